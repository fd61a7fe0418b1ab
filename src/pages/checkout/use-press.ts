import { useEffect, useState } from 'react'
import type { Quote } from '../../api/types'

type Priced = {
  quote: Quote | undefined
  /** When the quote was read, in ms. */
  readAt: number
  /** Whether the quote is being read again for the same order: when it expires, or when the customer is back. */
  isReread: boolean
  canPlace: boolean
  /** Identifies the order. */
  signature: string
}
type Seen = Pick<Priced, 'readAt' | 'signature'> & { quote: Quote }

/** By how much an order may be ready sooner or later than the customer saw, in ms. */
const MOVED = 10 * 60_000

/** Whether a quote is for the same dishes, the same amounts and about the same time. */
const isSameOffer = (one: Quote, other: Quote) =>
  JSON.stringify([one.lines, one.totals]) === JSON.stringify([other.lines, other.totals]) &&
  Math.abs(Date.parse(one.readyAt) - Date.parse(other.readyAt)) <= MOVED

/**
 * A press on the button of the form with this id. One made while the quote is read again waits for the answer, and
 * submits the form once more if the customer would get what was on the screen. Without an answer it is dropped.
 */
export function usePress({ quote, readAt, isReread, canPlace, signature }: Priced, form: string) {
  const [seen, setSeen] = useState<Seen | null>(null)
  const [due, setDue] = useState<Seen | null>(null)
  if (seen && !isReread) {
    setSeen(null)
    const isAnswered = canPlace && quote !== undefined && readAt > seen.readAt
    if (isAnswered && signature === seen.signature && isSameOffer(quote, seen.quote)) setDue(seen)
  }
  useEffect(() => {
    if (due) (document.getElementById(form) as HTMLFormElement | null)?.requestSubmit()
  }, [due, form])
  return {
    isWaiting: seen !== null,
    /** Places the order now, or once its price has been read. */
    press: (place: () => void) => {
      if (isReread && quote) setSeen({ quote, readAt, signature })
      else if (canPlace) place()
    },
  }
}
