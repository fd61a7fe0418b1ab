import { expect, it } from 'vitest'
import type { GiftCardPurchase } from '../../api/types'
import { isPaid, purchaseText } from './purchase-text'

type Status = GiftCardPurchase['status']
const purchase = (status: Status, sendOn: string | null = null) =>
  ({ status, sendOn, recipient: { name: 'Grace', email: 'grace@example.com' } }) as GiftCardPurchase

it.each<[Status, string | null, string, boolean]>([
  ['SENT', null, 'Sent to Grace', true],
  ['SENT', '2026-12-01', 'Sent to Grace', true],
  ['PAID', null, 'It will be sent in a moment', true],
  ['PAID', '2026-12-01', 'It will be sent on Dec 1, 2026', true],
  ['AWAITING_PAYMENT', null, 'Waiting for payment', false],
  ['DECLINED', null, 'The payment was declined', false],
  ['CANCELLED', null, 'The payment was cancelled', false],
])('a gift card that is %s, to be sent on %s, says "%s", and counts as paid: %s', (status, sendOn, text, paid) => {
  expect([purchaseText(purchase(status, sendOn)), isPaid({ status })]).toEqual([text, paid])
})
