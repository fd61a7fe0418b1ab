import { useEffect, useEffectEvent, useState } from 'react'
import type { Quote } from '../../api/types'
import type { ContactFields } from '../../features/checkout/ContactForm'

type Press = { fields: ContactFields; total: number; signature: string }
type Priced = {
  quote: Quote | undefined
  /** Whether the quote is being read again for the same order: when it expires, or when the customer is back. */
  isReread: boolean
  canPlace: boolean
  /** Identifies the order. */
  signature: string
}

/**
 * A press that places the order. One made while the quote is read again waits for it, and counts if the order and the
 * total are still those that the customer saw.
 */
export function usePress({ quote, isReread, canPlace, signature }: Priced, place: (fields: ContactFields) => void) {
  const [waiting, setWaiting] = useState<Press | null>(null)
  const [due, setDue] = useState<Press | null>(null)
  if (waiting && !isReread) {
    setWaiting(null)
    if (canPlace && quote?.totals.total === waiting.total && signature === waiting.signature) setDue(waiting)
  }
  const placeDue = useEffectEvent(({ fields }: Press) => place(fields))
  useEffect(() => {
    if (due) placeDue(due)
  }, [due])
  return {
    isWaiting: waiting !== null,
    press: (fields: ContactFields) => {
      if (isReread && quote) setWaiting({ fields, total: quote.totals.total, signature })
      else if (canPlace) place(fields)
    },
  }
}
