import { useSyncExternalStore } from 'react'
import type { Breakpoint } from '../lib/breakpoints'

function follow(onChange: () => void): () => void {
  addEventListener('resize', onChange)
  return () => removeEventListener('resize', onChange)
}

/** Whether the window is so many px wide or wider. False until a prerendered page has been hydrated. */
export const useIsWide = (width: Breakpoint): boolean =>
  useSyncExternalStore(
    follow,
    () => matchMedia(`(min-width: ${width}px)`).matches,
    () => false,
  )
