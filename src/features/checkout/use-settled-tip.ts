import { useEffect, useState } from 'react'
import type { TipChoice } from './tip'

/** A typed amount counts once nothing has been typed for so long, in ms. */
const TYPING_PAUSE = 400

/** The tip to be priced: a preset at once, a typed amount when the typing rests. */
export function useSettledTip(tip: TipChoice): TipChoice {
  const [settled, setSettled] = useState(tip)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(tip), tip.kind === 'custom' ? TYPING_PAUSE : 0)
    return () => clearTimeout(timer)
  }, [tip])
  return settled
}
