import { useCallback, useSyncExternalStore } from 'react'
import { lengthOf } from '../lib/limit'

const EVENTS = ['input', 'change']

/**
 * How many characters of the field with this id would be sent, read from the field itself: a form may set its value
 * without drawing it again. 0 for a field without a limit, and before the first drawing.
 */
export function useLength(id: string, limit: number | undefined, asSent: (typed: string) => string): number {
  const subscribe = useCallback(
    (changed: () => void) => {
      // At the document, which React's own listeners are within: drawn again before them, a field would lose what was typed.
      const look = ({ target }: Event) => (target as Element).id === id && changed()
      for (const event of EVENTS) document.addEventListener(event, look)
      return () => EVENTS.forEach((event) => document.removeEventListener(event, look))
    },
    [id],
  )
  const length = () => {
    const field = limit === undefined ? null : (document.getElementById(id) as HTMLInputElement | null)
    return field ? lengthOf(asSent(field.value)) : 0
  }
  return useSyncExternalStore(subscribe, length, () => 0)
}
