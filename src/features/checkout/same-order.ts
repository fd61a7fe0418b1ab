import type { Order, PlaceOrder, Quote } from '../../api/types'
import { fingerprint } from '../../lib/fingerprint'
import type { UnconfirmedOrder } from './idempotency-key'

/** How far apart, in ms, the ready times of an order and its quote may be: a card may be paid late. */
const APART = 3 * 60 * 60_000

type Lines = { cartItemId: string; quantity: number }[]
type Look = { lines: Lines; total: number; note: string | null; method: string }

const looksOf = ({ lines, total, note, method }: Look) => {
  const ordered = lines.map(({ cartItemId, quantity }) => `${cartItemId} ${quantity}`).sort()
  return fingerprint(JSON.stringify([ordered, total, note || null, method]))
}

type Sent = Pick<PlaceOrder, 'expectedTotal' | 'note' | 'paymentMethod'> & { quoted: Pick<Quote, 'lines' | 'readyAt'> }

/** What is stored of an order that is sent, to find it among the customer's orders. */
export const attemptOf = (
  customerId: string,
  { expectedTotal, note, paymentMethod, quoted }: Sent,
): UnconfirmedOrder => ({
  by: fingerprint(customerId),
  looks: looksOf({ lines: quoted.lines, total: expectedTotal, note, method: paymentMethod.type }),
  readyAt: Date.parse(quoted.readyAt),
  sentAt: Date.now(),
})

function isSame(
  { id, lines, totals, note, payment, fulfilment }: Order,
  { looks, readyAt, placed }: UnconfirmedOrder,
): boolean {
  if (placed !== undefined) return id === placed
  if (Math.abs(Date.parse(fulfilment.readyAt) - readyAt) > APART) return false
  return looksOf({ lines, total: totals.total, note, method: payment.method }) === looks
}

/**
 * The order that resulted from an attempt, found by its id if that is known, otherwise by its cart lines, total, note,
 * payment method and approximate ready time (by the API's clock). Null if no order matches or it is cancelled.
 */
export const orderOfAttempt = (orders: Order[], attempt: UnconfirmedOrder): Order | null =>
  orders.find((order) => order.status !== 'CANCELLED' && isSame(order, attempt)) ?? null
