import { t } from 'ttag'
import { ApiError } from '../../api/errors'
import { orderWrites, readNewest } from '../../api/queries/orders'
import { isOutcomeUnknown } from '../../api/send-again'
import type { Order, PlaceOrder, Quote } from '../../api/types'
import { keptPageForgotten } from '../../stores/kept-page'
import { addressOf } from '../../lib/address-of'
import { paths } from '../../lib/paths'
import { isCurrent } from '../../stores/auth'
import { placedHere } from '../../stores/purchases'
import { keepDraft, readDraft, takeOverDraft } from './draft'
import {
  orderAnswered,
  idempotencyKey,
  holdAttempt,
  orderSent,
  isAnother,
  openOrder,
  unconfirmedOrder,
  type UnconfirmedOrder,
} from './idempotency-key'
import { isSettled } from './is-settled'
import { attemptOf, orderOfAttempt } from './same-order'

/** An order to send, with its signature and the relevant part of its quote. */
export type Placement = Omit<PlaceOrder, 'returnUrl'> & {
  signature: string
  quoted: Pick<Quote, 'lines' | 'readyAt' | 'promo' | 'totals'>
}

export const returnUrl = () => addressOf(paths.paymentReturn)

/** The order that resulted from an earlier attempt, or null. @throws ApiError when that cannot be looked up */
const lookUp = async (customerId: string, attempt: UnconfirmedOrder) =>
  orderOfAttempt((await readNewest(customerId)).orders, attempt)

/**
 * Sends the order with its idempotency key. When the outcome is unknown, looks for it among the customer's orders;
 * after a refusal too, if an earlier attempt is still unconfirmed.
 * @throws ApiError the error of the call, when there is no such order; PLACED_BEFORE when an earlier
 * order was placed, unless it was paid in another tab
 */
export async function sendOrder(customerId: string, { signature, quoted, ...body }: Placement): Promise<Order> {
  const earlier = unconfirmedOrder(customerId)
  if (earlier && isAnother(signature)) {
    const order = await lookUp(customerId, earlier)
    if (order && !(earlier.placed && isSettled(order.payment))) {
      throw new ApiError({ status: 409, code: 'PLACED_BEFORE', message: t`Your earlier order was placed.` })
    }
  }
  const hasOpen = openOrder(customerId) !== null
  const putBack = holdAttempt()
  // The draft may be of another tab's order: from now on it is this tab's, too.
  if (!isAnother(signature)) takeOverDraft(customerId)
  const draft = isCurrent(customerId) ? readDraft(customerId) : null
  if (draft) keepDraft(customerId, draft)
  const key = idempotencyKey(signature)
  const attempt = attemptOf(customerId, { ...body, quoted })
  orderSent(attempt, draft)
  keptPageForgotten()
  try {
    const order = await orderWrites.place(customerId, { ...body, returnUrl: returnUrl() }, key)
    placedHere(order.id)
    return order
  } catch (cause) {
    const isUnknown = isOutcomeUnknown(cause)
    const order = isUnknown || earlier ? await lookUp(customerId, attempt).catch(() => undefined) : null
    if (order) placedHere(order.id)
    if (order) return order
    // A refusal of this attempt says nothing about an earlier one, which the API may still be processing.
    if (!isUnknown && order === null && hasOpen) putBack()
    else if (!isUnknown && order === null) orderAnswered()
    throw cause
  }
}
