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
      const field = document.getElementById(id)
      for (const event of EVENTS) field?.addEventListener(event, changed)
      return () => EVENTS.forEach((event) => field?.removeEventListener(event, changed))
    },
    [id],
  )
  const length = () => {
    const field = limit === undefined ? null : (document.getElementById(id) as HTMLInputElement | null)
    return field ? lengthOf(asSent(field.value)) : 0
  }
  return useSyncExternalStore(subscribe, length, () => 0)
}
