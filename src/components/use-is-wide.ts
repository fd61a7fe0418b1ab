import { useLayoutEffect, useState } from 'react'
import type { Breakpoint } from '../lib/breakpoints'

/** Whether the window is so many px wide or wider. False until a prerendered page has been hydrated. */
export function useIsWide(width: Breakpoint): boolean {
  const [isWide, setWide] = useState(false)
  useLayoutEffect(() => {
    const query = matchMedia(`(min-width: ${width}px)`)
    const look = () => setWide(query.matches)
    look()
    query.addEventListener('change', look)
    return () => query.removeEventListener('change', look)
  }, [width])
  return isWide
}
