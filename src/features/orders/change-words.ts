import { t } from 'ttag'
import type { ChangeQuote, Order } from '../../api/types'
import { formatMoney } from '../../lib/money'

type Paid = Pick<Order, 'payment' | 'totals'>
type Priced = Pick<ChangeQuote, 'difference' | 'totals'>

/** Whether the customer has paid, so that money comes back. */
const isPaid = ({ payment }: Paid) => payment.status === 'PAID'

const leftOf = ({ due, total }: Order['totals']) => due ?? total

/** What a change costs more or less, in one sentence. What gift cards get back is no part of what is paid later. */
export function differenceText({ difference, totals }: Priced, order: Paid): string {
  const less = isPaid(order) ? -difference : leftOf(order.totals) - leftOf(totals)
  const money = formatMoney(difference > 0 ? difference : less, totals.currency)
  if (difference === 0) return t`The price stays the same`
  if (difference > 0) return t`You pay ${money} more`
  return isPaid(order) ? t`You get ${money} back` : t`You pay ${money} less`
}

/** How the customer pays the difference or gets it back. Empty when there is nothing to add to `differenceText`. */
export function wayText({ difference, totals: after }: Priced, order: Paid): string {
  const { payment, totals } = order
  const { giftCards = [] } = totals
  if (difference === 0) return ''
  if (difference < 0) {
    if (!isPaid(order)) {
      const back = leftOf(after) - leftOf(totals) - difference
      const money = formatMoney(back, after.currency)
      return back > 0 ? t`Your gift cards get ${money} back.` : ''
    }
    return giftCards.length > 0
      ? t`It goes back to how you paid, to gift cards last.`
      : t`It goes back to how you paid.`
  }
  if (payment.method === 'AT_RESTAURANT') return t`You pay it at the restaurant.`
  return payment.method === 'SAVED'
    ? t`Your saved card is charged when you save.`
    : t`You pay it on the payment page. Your order changes once it is paid.`
}
