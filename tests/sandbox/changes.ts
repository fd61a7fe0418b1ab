import type { Schemas } from '../../src/api/types'
import { type Customer, ORIGIN } from './clients'

type Order = Schemas['Order']
export type ChangeRequest = Schemas['ChangeQuoteRequest']

/** The request that changes nothing of an order. */
export const asItIs = ({ note, fulfilment: { requestedTime } }: Pick<Order, 'note' | 'fulfilment'>): ChangeRequest => ({
  ...{ lines: [], addCart: false, note, requestedTime },
})

/** Asks for the price of a change. */
export const askChange = <T = Schemas['ChangeQuote']>(
  { call, home }: Customer,
  order: Pick<Order, 'id' | 'note' | 'fulfilment'>,
  change: Partial<ChangeRequest> = {},
) => call<T>('POST', `${home}/orders/${order.id}/change/quote`, { ...asItIs(order), ...change })

/** The request for the first line of an order in another quantity. */
export const firstLine = ({ lines: [line] }: Pick<Order, 'lines'>, quantity: number) => ({
  lines: [{ cartItemId: line!.cartItemId, quantity }],
})

export const changeOf = (quote: Pick<Schemas['ChangeQuote'], 'id' | 'difference'>): Schemas['ChangeOrderRequest'] => ({
  quoteId: quote.id,
  expectedDifference: quote.difference,
  returnUrl: `${ORIGIN}/track-order`,
})

/** Saves a quoted change. */
export const saveChange = <T = Order>(
  { call, home }: Customer,
  orderId: string,
  body: Schemas['ChangeOrderRequest'],
  key: string = crypto.randomUUID(),
) => call<T>('POST', `${home}/orders/${orderId}/change`, body, { 'idempotency-key': key })

/** Changes an order. */
export async function changed(customer: Customer, order: Order, change: Partial<ChangeRequest>) {
  const { body: quote } = await askChange(customer, order, change)
  const { status, body } = await saveChange(customer, order.id, changeOf(quote))
  if (status !== 200) throw new Error(`The order was not changed: ${JSON.stringify(body)}`)
  return { quote, order: body }
}
