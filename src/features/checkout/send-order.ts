import { ApiError } from '../../api/errors'
import { orderWrites, readNewest } from '../../api/queries/orders'
import type { Order, PlaceOrder, Quote } from '../../api/types'
import { paths } from '../../lib/paths'
import {
  orderAnswered,
  idempotencyKey,
  orderSent,
  isAnother,
  unconfirmedOrder,
  type UnconfirmedOrder,
} from './idempotency-key'
import { attemptOf, orderOfAttempt } from './same-order'

/** An order as it is sent, with a name for it and what its quote said. */
export type Placement = Omit<PlaceOrder, 'returnUrl'> & {
  signature: string
  quoted: Pick<Quote, 'lines' | 'readyAt'>
}

export const returnUrl = () => `${window.location.origin}${paths.paymentReturn}`

/** Whether the host has refused a call until the session is renewed, and it could not be. */
export const isNotRenewed = (error: Error) => error instanceof ApiError && error.code.startsWith('RENEWAL')

/** Whether the order may have been placed although nobody said so. */
export const isOutcomeUnknown = (error: unknown) =>
  error instanceof ApiError && error.outcomeUnknown && error.code !== 'UNSAFE_PAYMENT_URL'

/** The order an earlier attempt became, if it did. @throws ApiError when that cannot be looked up */
const lookUp = async (customerId: string, attempt: UnconfirmedOrder) =>
  orderOfAttempt((await readNewest(customerId)).orders, attempt)

/**
 * Sends the order under its key. Unless the answer is an order or a plain no, it is looked for among the orders; so it
 * is after a no when an earlier answer to the same is still missing.
 * @throws ApiError that of the answer, when there is no such order
 */
export async function sendOrder(customerId: string, { signature, quoted, ...body }: Placement): Promise<Order> {
  const earlier = unconfirmedOrder(customerId)
  if (earlier && isAnother(signature) && (await lookUp(customerId, earlier))) {
    throw new ApiError({ status: 409, code: 'PLACED_BEFORE', message: 'Your earlier order was placed.' })
  }
  const key = idempotencyKey(signature)
  const attempt = attemptOf(customerId, { ...body, quoted })
  orderSent(attempt)
  try {
    return await orderWrites.place(customerId, { ...body, returnUrl: returnUrl() }, key)
  } catch (cause) {
    const isUnknown = isOutcomeUnknown(cause)
    const order = isUnknown || earlier ? await lookUp(customerId, attempt).catch(() => undefined) : null
    if (order) return order
    // A no to this try says nothing of an earlier one, which the API may still be at work on.
    if (!isUnknown && order === null && earlier) orderSent(earlier)
    else if (!isUnknown && order === null) orderAnswered()
    throw cause
  }
}
