import { useEffect, useState } from 'react'
import type { TipChoice } from './tip'

/** The pause in typing, in ms, after which a typed amount counts. */
const TYPING_PAUSE = 400

/** The tip to price: a preset at once, a typed amount debounced. */
export function useSettledTip(tip: TipChoice): TipChoice {
  const [settled, setSettled] = useState(tip)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(tip), tip.kind === 'custom' ? TYPING_PAUSE : 0)
    return () => clearTimeout(timer)
  }, [tip])
  return settled
}
