import { useEffect, useRef } from 'react'
import { track } from '../../lib/events'
import { typedLine } from '../../lib/typed'

/**
 * Tracks a search when it ends, with the last text that was answered. Text without results is left out: it may be
 * private.
 * @param text the text whose results are shown; empty while there are none to show
 */
export function useSearchEvent(text: string, results: number): void {
  const last = useRef({ text: '', results: 0 })
  useEffect(() => {
    if (text) last.current = { text, results }
  }, [text, results])
  useEffect(
    () => () => {
      const { text: term, results: found } = last.current
      if (term) track('search', { search_term: found > 0 ? typedLine(term).toLowerCase() : '', results: found })
    },
    [],
  )
}
