import { startTransition, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { afterPaint } from '../../lib/after-paint'
import { typedLine } from '../../lib/typed'
import type { Dish } from './dish-index'
import { indexDishes, type Found } from './search'

/** The pause in typing, in ms, after which the URL is updated. */
const REST = 250

/**
 * The dishes that match the typed text, which starts as the text of the URL. The field updates at once, the results
 * after it is painted, and the URL after a pause in typing, unless that is skipped: a late update would replace a page
 * opened meanwhile. `best` finds the first result of what is typed, also before the results are shown.
 */
export function useSearch(dishes: ReadonlyMap<string, Dish>, initial: string, onRest: (query: string) => void) {
  const [typed, setQuery] = useState<string>()
  const query = typed ?? initial
  const [completed, setCompleted] = useState<unknown>()
  const index = useMemo(() => indexDishes(dishes), [dishes])
  const complete = completed === index
  const isSkipped = useRef(false)
  const [settled, setSettled] = useState(initial)
  useEffect(() => afterPaint(() => startTransition(() => setSettled(query))), [query])
  useEffect(() => {
    let isGone = false
    void index.complete.then(() => !isGone && setCompleted(index))
    return () => {
      isGone = true
    }
  }, [index])
  useEffect(() => {
    if (query === initial) return undefined
    const timer = setTimeout(() => isSkipped.current || onRest(query), REST)
    return () => clearTimeout(timer)
  }, [query, initial, onRest])
  const skipRest = useCallback(() => void (isSkipped.current = true), [])
  const source = useMemo(() => ({ find: index.find, complete }), [index, complete])
  const found: Found[] = useMemo(() => source.find(settled), [source, settled])
  const isAnswer = typedLine(settled) !== '' && (complete || found.length > 0)
  const best = () => source.find(query)[0]
  return { query, setQuery, settled, found, best, isAnswer, skipRest }
}
