import { t } from 'ttag'
import type { Order } from '../../api/types'
import { formatMoney } from '../../lib/money'

type Paid = Pick<Order, 'payment' | 'totals'>

/** Whether the customer has paid, so that money comes back. */
const isPaid = ({ payment }: Paid) => payment.status === 'PAID'

/** What a change costs more or less, in one sentence. @param difference in minor units */
export function differenceText(difference: number, order: Paid): string {
  const money = formatMoney(Math.abs(difference), order.totals.currency)
  if (difference === 0) return t`The price stays the same`
  if (difference > 0) return t`You pay ${money} more`
  return isPaid(order) ? t`You get ${money} back` : t`You pay ${money} less`
}

/** How the difference is paid, or where it goes; empty when there is none. */
export function wayText(difference: number, order: Paid): string {
  const { payment, totals } = order
  const { giftCards = [] } = totals
  if (difference === 0) return ''
  if (difference < 0) {
    if (!isPaid(order)) return ''
    return giftCards.length > 0
      ? t`It goes back to how you paid, to gift cards last.`
      : t`It goes back to how you paid.`
  }
  if (payment.method === 'AT_RESTAURANT') return t`You pay it at the restaurant.`
  return payment.method === 'SAVED'
    ? t`Your saved card is charged when you save.`
    : t`You pay it on the payment page. Your order changes once it is paid.`
}
