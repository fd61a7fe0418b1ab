import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import type { Dish } from './dish-index'
import { indexDishes, type Found } from './search'

/** The address follows the typing after this rest, in ms. */
const REST = 250

/**
 * The dishes that match what is typed. Typing is drawn at once; the results follow in the same breath, and the address
 * when the typing rests.
 */
export function useSearch(dishes: ReadonlyMap<string, Dish>, initial: string, onRest: (query: string) => void) {
  const [query, setQuery] = useState(initial)
  const [completed, setCompleted] = useState<unknown>()
  const index = useMemo(() => indexDishes(dishes), [dishes])
  const complete = completed === index
  const settled = useDeferredValue(query)
  useEffect(() => {
    let isGone = false
    void index.complete.then(() => !isGone && setCompleted(index))
    return () => {
      isGone = true
    }
  }, [index])
  useEffect(() => {
    if (query === initial) return undefined
    const timer = setTimeout(() => onRest(query), REST)
    return () => clearTimeout(timer)
  }, [query, initial, onRest])
  const source = useMemo(() => ({ find: index.find, complete }), [index, complete])
  const found: Found[] = useMemo(() => source.find(settled), [source, settled])
  return { query, setQuery, settled, found, isAnswer: settled.trim() !== '' && (complete || found.length > 0) }
}
