import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { t } from 'ttag'
import { cartQuery } from '../../api/queries/cart'
import { orderQueries, ordersKey, orderWrites, quotesKey, readOrder } from '../../api/queries/orders'
import { isOutcomeUnknown, SEND_AGAIN } from '../../api/send-again'
import type { ChangeOrder, ChangeQuote, ChangeRequest, Order } from '../../api/types'
import { lastAttempt } from '../../lib/attempt'
import { isCurrent } from '../../stores/auth'
import { changeDone } from './change-draft'

/** The change that was sent last. It ends when the API has answered or the order was read. */
const attempt = lastAttempt('changeAttempt')

/** How long a price stands, in ms, before it is read again. */
const PRICE_LIFE = 5 * 60_000

const dishesOf = (lines: Order['lines']) =>
  lines.map(({ menuItemId, quantity, unitPrice }) => JSON.stringify([menuItemId, quantity, unitPrice])).sort()

/** What tells two states of an order apart. */
const stateOf = ({ lines, totals, note, fulfilment }: Order) =>
  JSON.stringify([dishesOf(lines), totals.total, note, fulfilment.requestedTime])

/**
 * The API's price of a change. While it is read again, the last one stays on the screen, marked as `stale`.
 * @param request null while there is nothing to ask. @param cart its signature, and whether no change of it is pending
 */
export function useChangeQuote(
  { customerId, order }: { customerId: string; order: Order },
  cart: { signature: string; atRest: boolean },
  request: ChangeRequest | null,
) {
  const basis = JSON.stringify([stateOf(order), request?.addCart && cart.signature])
  const asked = request ?? { lines: [], addCart: false, note: null, requestedTime: null }
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    ...orderQueries.changeQuote(customerId, order.id, basis, asked),
    enabled: request !== null && (cart.atRest || !request.addCart),
    placeholderData: keepPreviousData,
    refetchInterval: PRICE_LIFE,
  })
  const stale = isFetching || isPlaceholderData || request === null || (request.addCart && !cart.atRest)
  return { quote: request ? data : undefined, error, stale, retry: () => void refetch() }
}

/** A change as it was quoted, and what was asked for. */
export type QuotedChange = Omit<ChangeOrder, 'quoteId' | 'expectedDifference'> & {
  quote: ChangeQuote
  request: ChangeRequest
}

/** Whether an order that is read afterwards has become what was sent, or waits for its payment. */
export function isMade(order: Order, before: Order, { quote, request }: QuotedChange): boolean {
  const { change } = order
  const url = change?.status === 'PENDING' ? change.payment.url : null
  if (url !== null && url !== before.change?.payment.url && change?.payment.amount === quote.difference) return true
  const { note, requestedTime } = request
  const wanted = JSON.stringify([dishesOf(quote.lines), quote.totals.total, note])
  const isTimed = order.fulfilment.requestedTime === requestedTime
  return isTimed && JSON.stringify([dishesOf(order.lines), order.totals.total, order.note || null]) === wanted
}

/**
 * Saves a change once, however often it is sent. After a lost answer the order is read: it says whether it is changed.
 * Resolves with the order, whose `change` may wait for its payment.
 */
export function useSaveChange(customerId: string, before: Order) {
  const client = useQueryClient()
  const { queryKey } = orderQueries.detail(customerId, before.id)

  async function send(change: QuotedChange): Promise<Order> {
    const { quote, request, ...rest } = change
    const key = attempt.keyOf(customerId, [before.id, stateOf(before), request, quote.difference])
    const body = { ...rest, quoteId: quote.id, expectedDifference: quote.difference }
    let order: Order
    try {
      order = await orderWrites.change(customerId, before.id, body, key)
      attempt.end()
    } catch (cause) {
      if (!isOutcomeUnknown(cause)) {
        attempt.end()
        throw cause
      }
      const read = await readOrder(customerId, before.id).catch(() => null)
      if (!read || !isMade(read, before, change)) throw cause
      attempt.end()
      return read
    }
    // The API repeats its answer to an earlier try whose payment failed. The next press starts over with a new key.
    if (order.change?.status === 'LAPSED' && !isMade(order, before, change))
      throw new Error(t`Your change was not made`)
    return order
  }

  return useMutation({
    ...SEND_AGAIN,
    mutationKey: [...ordersKey(customerId), before.id, 'change'],
    // A change never waits for a connection: the restaurant may accept the order meanwhile.
    networkMode: 'always',
    mutationFn: send,
    onSuccess: async (order) => {
      changeDone()
      // A poll under way may answer what was before.
      await client.cancelQueries({ queryKey })
      if (isCurrent(customerId)) client.setQueryData(queryKey, order)
      void client.invalidateQueries({ queryKey: cartQuery(customerId).queryKey })
      void client.invalidateQueries({ queryKey: orderQueries.list(customerId).queryKey, exact: true })
    },
    onError: () => {
      void client.invalidateQueries({ queryKey })
      void client.invalidateQueries({ queryKey: cartQuery(customerId).queryKey })
      void client.invalidateQueries({ queryKey: quotesKey(customerId) })
    },
    meta: { call: 'POST /restaurants/{restaurantId}/users/{customerId}/orders/{orderId}/change' },
  })
}
