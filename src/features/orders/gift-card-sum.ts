import type { Totals } from '../../api/types'
import { formatMoney } from '../../lib/money'

/** What gift cards pay of an order, as an amount of money; nothing where none does. */
export function giftCardSum({ giftCards = [], currency }: Totals): string | undefined {
  const sum = giftCards.reduce((paid, { amount }) => paid + amount, 0)
  return giftCards.length > 0 ? formatMoney(sum, currency) : undefined
}
