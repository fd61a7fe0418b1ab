import { readJson, recordOf, sessionStore } from '../../lib/storage'

/** What is stored of an order while the customer is on the payment page. Only a hint: the API is authoritative. */
type OrderData = { orderId: string }

const KEY = 'orderData'

const parse = (value: unknown): OrderData | null => {
  const { orderId } = recordOf(value)
  return typeof orderId === 'string' && orderId ? { orderId } : null
}

export const keepOrderData = (data: OrderData) => sessionStore.set(KEY, JSON.stringify(data))
export const readOrderData = () => readJson(sessionStore, KEY, parse)
export const clearOrderData = () => sessionStore.remove(KEY)
