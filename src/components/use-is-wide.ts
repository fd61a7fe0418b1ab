import { useCallback, useSyncExternalStore } from 'react'
import type { Breakpoint } from '../lib/breakpoints'

/** Whether the window is so many px wide or wider. False until a prerendered page has been hydrated. */
export function useIsWide(width: Breakpoint): boolean {
  const media = `(min-width: ${width}px)`
  const follow = useCallback(
    (onChange: () => void) => {
      const query = matchMedia(media)
      query.addEventListener('change', onChange)
      return () => query.removeEventListener('change', onChange)
    },
    [media],
  )
  return useSyncExternalStore(
    follow,
    () => matchMedia(media).matches,
    () => false,
  )
}
