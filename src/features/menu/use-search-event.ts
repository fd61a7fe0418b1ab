import { useEffect, useRef } from 'react'
import { track } from '../../lib/events'

/**
 * Tells of a search once it is over, not of each key: the last text that was answered. A text without results may be
 * anything, and is not told.
 * @param text the answered text; empty while there is no answer
 */
export function useSearchEvent(text: string, results: number): void {
  const last = useRef({ text: '', results: 0 })
  useEffect(() => {
    if (text) last.current = { text, results }
  }, [text, results])
  useEffect(
    () => () => {
      const { text: term, results: found } = last.current
      if (term) track('search', { search_term: found > 0 ? term.trim().toLowerCase() : '', results: found })
    },
    [],
  )
}
