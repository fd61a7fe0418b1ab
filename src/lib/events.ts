import { onForgotten } from './belongings'

/** A dish in an event. The price is that of one piece, in major units of the event's currency. */
export type EventItem = {
  item_id: string
  item_name: string
  item_variant?: string
  price: number
  quantity: number
}
type Basket = { currency: string; value: number; items: EventItem[] }
type Total = Basket & { transaction_id: string }
/** The promo code that was applied, and what it takes off the whole order. */
type Promo = { coupon?: string; discount?: number }

/**
 * The parameters of each event: the e-commerce events of Google Analytics 4 with its field names, page views, Core Web
 * Vitals and errors. Amounts are in major units. No field holds a token, an address, a phone number or typed text,
 * except for search terms that found dishes and promo codes that were applied.
 */
export type Events = {
  /** `page_path` is a route such as /track-order, without ids and query. */
  page_view: { page_path: string }
  view_item_list: { item_list_id: string; item_list_name: string } & Omit<Basket, 'value'>
  view_item: Basket
  add_to_cart: Basket
  remove_from_cart: Basket
  view_cart: Basket
  begin_checkout: Basket
  add_shipping_info: Basket & Promo & { shipping_tier: 'PICKUP' | 'DELIVERY' }
  add_payment_info: Basket & Promo & { payment_type: string }
  purchase: Total & Promo & { tax: number; shipping: number }
  refund: Pick<Total, 'transaction_id' | 'currency' | 'value'>
  /** `search_term` is empty for a search without results. */
  search: { search_term: string; results: number }
  login: { method: 'phone' }
  sign_up: { method: 'phone' }
  /** `value` is in ms, or a score for CLS; `target` is the CSS selector of the element that caused it. */
  web_vital: { metric: string; value: number; rating: string; target: string }
  /** `operation` is a method and a path of the contract, or 'page' for an uncaught error. */
  error: { operation: string; status: number; type: string; release: string }
}
export type EventName = keyof Events
/** `at` is the time of the event, in ms since 1970. */
export type ShopEvent = { [Name in EventName]: { name: Name; params: Events[Name]; at: number } }[EventName]

/** The most events that wait for a receiver. */
const MOST_EARLY = 200

let receive: ((event: ShopEvent) => void) | null = null
const early: ShopEvent[] = []
onForgotten(() => void early.splice(0))

/** Passes an event to the receiver. Without one, the event waits. */
export function track<Name extends EventName>(name: Name, params: Events[Name]): void {
  const event = { name, params, at: Date.now() } as ShopEvent
  if (receive) receive(event)
  else if (early.length < MOST_EARLY) early.push(event)
}

/** Receives every event, including those that wait. Returns a function that stops it; later events wait again. */
export function receiveEvents(receiver: (event: ShopEvent) => void): () => void {
  receive = receiver
  for (const event of early.splice(0)) receiver(event)
  return () => {
    receive = null
  }
}
