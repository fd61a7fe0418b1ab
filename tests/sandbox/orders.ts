import type { Schemas } from '../../src/api/types'
import { cardsOf, saveCard } from '../../src/sandbox/rules/cards'
import type { Sandbox } from '../../src/sandbox/sandbox'
import { ADA, type Customer, ORIGIN, PHONE, send, signedInCustomer } from './clients'

export type QuoteRequest = Schemas['QuoteRequest']
export type PaymentKind = Schemas['PaymentMethodType']
type Choice = Schemas['CustomOptionGroup']

/** The request for a dish without sizes or choices. `section` includes the menu: 'all-day.drinks'. */
export const cartLine = (
  menuItemId: string,
  section: string,
  price: number,
  qty = 1,
): Schemas['AddCartItemRequest'] => ({
  menuItemId,
  menuItemMappingId: `${section}.${menuItemId}`,
  servingQuantityId: null,
  qty,
  price,
  specialInstructions: null,
  customOptionGroups: [],
})

export const lemonade = (qty = 1) => cartLine('tamarind-lemonade', 'all-day.drinks', 450, qty)

export const heat = {
  groupId: 'heat',
  name: 'Heat',
  options: [{ optionId: 'hot', name: 'Hot', quantity: 1, price: 0 }],
}
/** The request for a dish with a size and a choice. */
export const noodles = {
  ...cartLine('hand-pulled-noodles', 'all-day.noodles-soups', 1750),
  servingQuantityId: 'large',
  specialInstructions: 'No scallion',
  customOptionGroups: [heat],
}

/** A chosen option, with the choices nested in it. */
export const take = (optionId: string, quantity = 1, customOptionGroups: Choice[] = []): Choice['options'][number] => ({
  optionId,
  name: optionId,
  quantity,
  price: 0,
  customOptionGroups,
})
export const choice = (groupId: string, ...options: Choice['options']): Choice => ({ groupId, name: groupId, options })

export async function addToCart({ call, home }: Customer, line = lemonade(4)) {
  const { status } = await call('POST', `${home}/cart/cart-items`, line)
  if (status !== 200) throw new Error(`${line.menuItemId} was not added: ${status}`)
}

/** A customer on a new sandbox, with four lemonades in the cart. */
export async function customerWithCart() {
  const customer = await signedInCustomer()
  await addToCart(customer)
  return customer
}

export const readCart = async ({ call, home }: Customer) =>
  (await call<Schemas['CartResponse']>('GET', `${home}/cart`)).body.data

/** Changes the quantity of the cart's first line. An empty cart stays empty. */
export async function setQuantity(customer: Customer, qty: number) {
  const [line] = (await readCart(customer)).items
  if (line) await customer.call('PUT', `${customer.home}/cart/cart-items/${line.cartItemId}`, { qty })
}

export const ADDRESS = { line1: '5 Ludlow Street', city: 'New York', region: 'NY', postalCode: '10002', country: 'US' }

/** Saves an address, by default one in the delivery area. */
export async function savedAddress({ call, home }: Customer, postalCode = ADDRESS.postalCode) {
  const address = { ...ADDRESS, postalCode }
  return (await call<Schemas['Address']>('POST', `${home}/addresses`, { label: 'Home', address })).body
}

export const readAddresses = async ({ call, home }: Customer) =>
  (await call<Schemas['AddressList']>('GET', `${home}/addresses`)).body.addresses

/** A pickup at a time, or as soon as possible. */
export const pickupAt = (requestedTime: string | null): QuoteRequest => ({
  fulfilment: { type: 'PICKUP', requestedTime },
})
export const PICKUP = pickupAt(null)
/** A free slot on that Friday: 7 PM in New York. */
export const SEVEN = '2026-11-21T00:00:00.000Z'
export const AT_SEVEN = pickupAt(SEVEN)
export const TEN_OFF = { ...PICKUP, promoCode: 'MARKET10' }

/** A delivery to a saved address, at a time or as soon as possible. */
export const delivery = (addressId?: string | null, requestedTime: string | null = null): QuoteRequest => ({
  fulfilment: { type: 'DELIVERY', requestedTime, ...(addressId !== undefined && { addressId }) },
})

export const requestQuote = ({ call, home }: Customer, request: QuoteRequest = PICKUP) =>
  call<Schemas['Quote']>('POST', `${home}/orders/quote`, request)

export const quoted = async (customer: Customer, request?: QuoteRequest) => (await requestQuote(customer, request)).body

/** The codes of all problems that prevent an order. */
export const problemCodes = async (customer: Customer, request?: QuoteRequest) =>
  (await quoted(customer, request)).problems.map(({ code }) => code)

const RETURN_URL = `${ORIGIN}/payment-return`

/** The request that places a quoted order. */
export const orderOf = ({ id, totals }: Pick<Schemas['Quote'], 'id' | 'totals'>): Schemas['PlaceOrderRequest'] => ({
  quoteId: id,
  expectedTotal: totals.total,
  contact: { ...ADA, phone: PHONE },
  note: null,
  cutlery: false,
  paymentMethod: { type: 'HOSTED' },
  returnUrl: RETURN_URL,
})

/** A fixed key for an order that is sent more than once. */
export const IDEMPOTENCY_KEY = 'one-and-the-same'

export const place = <T = Schemas['Order']>(
  { call, home }: Customer,
  body: Schemas['PlaceOrderRequest'],
  key: string = crypto.randomUUID(),
) => call<T>('POST', `${home}/orders`, body, { 'idempotency-key': key })

/** Places an order for the cart. It is not paid yet, unless another payment than the hosted one is requested. */
export async function placedOrder(
  customer: Customer,
  { request = PICKUP, ...change }: { request?: QuoteRequest } & Partial<Schemas['PlaceOrderRequest']> = {},
): Promise<Schemas['Order']> {
  const { status, body } = await place(customer, { ...orderOf(await quoted(customer, request)), ...change })
  if (status !== 201) throw new Error(`The order was not placed: ${JSON.stringify(body)}`)
  return body
}

/** The payment part of an order request. Saves a card first if one is needed. */
export function paidBy({ customerId, sandbox: { context } }: Customer, kind: PaymentKind) {
  if (kind !== 'SAVED') return { paymentMethod: { type: kind } }
  saveCard(customerId, context)
  return { paymentMethod: { type: kind, paymentMethodId: cardsOf(customerId, context)[0]!.id } }
}

/** Submits the hosted payment page with one of its buttons. */
export const pay = (sandbox: Sandbox, url: string | null, outcome: 'approve' | 'decline' | 'cancel', saves = false) =>
  send(sandbox, 'POST', url ?? '', {
    body: `outcome=${outcome}${saves ? '&save=yes' : ''}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })

/** Places an order for the cart and pays it, so that the kitchen has received it. */
export async function receivedOrder(customer: Customer, kind: PaymentKind = 'HOSTED', request: QuoteRequest = PICKUP) {
  const { id, payment } = await placedOrder(customer, { request, ...paidBy(customer, kind) })
  if (kind === 'HOSTED') await pay(customer.sandbox, payment.url, 'approve')
  return readOrder(customer, id)
}

export const readOrders = async ({ call, home }: Customer) =>
  (await call<Schemas['OrderList']>('GET', `${home}/orders`)).body.orders

export const readOrder = async ({ call, home }: Customer, id: string) =>
  (await call<Schemas['Order']>('GET', `${home}/orders/${id}`)).body

export const cancelOrder = ({ call, home }: Customer, id: string) =>
  call<Schemas['Order']>('POST', `${home}/orders/${id}/cancel`)

export const readPayment = async ({ call, home }: Customer, orderId: string) =>
  (await call<Schemas['Payment']>('GET', `${home}/orders/${orderId}/payment`)).body

/** Requests a payment page for an order that is not paid yet. */
export const retryPayment = ({ call, home }: Customer, orderId: string, returnUrl = RETURN_URL) =>
  call<Schemas['Payment']>('POST', `${home}/orders/${orderId}/payment`, { returnUrl })

export const readCards = async ({ call, home }: Customer) =>
  (await call<Schemas['PaymentMethodList']>('GET', `${home}/payment-methods`)).body.paymentMethods
