import { useSettled } from '../../components/use-settled'
import type { TipChoice } from './tip'

/** The pause in typing, in ms, after which a typed amount counts. */
const TYPING_PAUSE = 400

/** The tip to price: a preset at once, a typed amount debounced. */
export const useSettledTip = (tip: TipChoice): TipChoice => useSettled(tip, tip.kind === 'custom' ? TYPING_PAUSE : 0)
