import { type Answer, type Customer, PHONE, send } from '../../sandbox/clients'
import { addToCart, placedOrder, savedAddress } from '../../sandbox/orders'

type PathParameters = {
  [
    name in
      | 'restaurantId'
      | 'userId'
      | 'orderId'
      | 'cartItemId'
      | 'menuId'
      | 'itemId'
      | 'tableId'
      | 'favoriteId'
      | 'groupOrderId'
      | 'addressId'
      | 'paymentMethodId'
      | 'deviceId'
      | 'giftCardId'
      | 'purchaseId'
  ]?: string
}
type Sent = { body?: unknown; token?: string | null; query?: string } & PathParameters
type Ask = (sent?: Sent, headers?: Record<string, string>) => Promise<Answer<unknown>>
export type Case = (ask: Ask, customer: Customer) => Promise<Answer<unknown>>
/** By the expected status: what to send, and what must have happened before. */
export type Cases = Record<string, Record<number, Case>>

/** Calls an operation ('GET /path/{id}') as the customer, or without a token. */
export function asker(operation: string, { sandbox, customerId, token }: Customer): Ask {
  const [method = '', template = ''] = operation.split(' ')
  return ({ body, token: own = token, query = '', ...parameters } = {}, headers = {}) => {
    const values: Record<string, string> = {
      restaurantId: 'tamarind-row',
      customerId,
      userId: customerId,
      ...parameters,
    }
    const path =
      template.replace(/\{(\w+)\}/g, (_match, name: string) => values[name] ?? 'none') + (query && `?${query}`)
    const always = { device_id: 'web_0123456789abc', restaurant_id: 'tamarind-row' }
    return send(sandbox, method, path, { body, headers: { ...always, ...headers }, ...(own && { token: own }) })
  }
}

export const RESTAURANT = '/api/v1/restaurants/{restaurantId}'
export const USER = `${RESTAURANT}/users/{customerId}`
export const unsigned: Case = (ask) => ask({ token: null })
/** As it is, after something has happened. */
export const after =
  (happens: (customer: Customer) => Promise<unknown>): Case =>
  async (ask, customer) => {
    await happens(customer)
    return ask()
  }
export const withoutSource: Case = (ask) => ask({}, { login_source: '' })
export const orderIdOf = async (customer: Customer) => {
  await addToCart(customer)
  return { orderId: (await placedOrder(customer)).id }
}
export const completedOrderIdOf = async (customer: Customer) => {
  await addToCart(customer)
  const { id } = await placedOrder(customer, { paymentMethod: { type: 'AT_RESTAURANT' } })
  customer.sandbox.context.scenarios.setClock(new Date(customer.sandbox.context.now() + 3 * 3_600_000).toISOString())
  return { orderId: id }
}
export const addressIdOf = async (customer: Customer) => ({ addressId: (await savedAddress(customer)).id })
export const ADA = { phone: PHONE, firstName: 'Ada', lastName: 'Byron', email: 'ada@example.com' }
