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

/**
 * What an event tells, by its name: the e-commerce events of Google Analytics 4 with their field names, page views, Core
 * Web Vitals and errors. Amounts are in major units. No field holds a token, an address, a phone number or a text that
 * a customer typed, but a search that has found dishes.
 */
export type Events = {
  /** `page_path` is a route, such as /track-order: without ids and queries. */
  page_view: { page_path: string }
  view_item_list: { item_list_id: string; item_list_name: string; items: EventItem[] }
  view_item: Basket
  add_to_cart: Basket
  remove_from_cart: Basket
  view_cart: Basket
  begin_checkout: Basket
  add_shipping_info: { shipping_tier: 'PICKUP' | 'DELIVERY' }
  add_payment_info: { payment_type: string }
  purchase: Total & { tax: number; shipping: number; coupon?: string }
  refund: Pick<Total, 'transaction_id' | 'currency' | 'value'>
  /** `search_term` is empty for a search without results. */
  search: { search_term: string; results: number }
  login: { method: 'phone' }
  sign_up: { method: 'phone' }
  /** `value` is in ms, or a score for CLS; `target` is the element it is about, as a CSS selector. */
  web_vital: { metric: string; value: number; rating: string; target: string }
  /** `operation` is a method and a path of the contract, or 'page' for an error of the code. */
  error: { operation: string; status: number; type: string; release: string }
}
export type EventName = keyof Events
/** An event, with the time it happened, in ms since 1970. */
export type ShopEvent = { [Name in EventName]: { name: Name; params: Events[Name]; at: number } }[EventName]

/** The most events that wait for someone to receive them. */
const MOST_EARLY = 200

let receive: ((event: ShopEvent) => void) | null = null
const early: ShopEvent[] = []

/** Tells that something happened, to whoever receives events. Never throws. */
export function track<Name extends EventName>(name: Name, params: Events[Name]): void {
  const event = { name, params, at: Date.now() } as ShopEvent
  if (receive) receive(event)
  else if (early.length < MOST_EARLY) early.push(event)
}

/** Receives every event, those before this call too. Returns a function that stops that: later events wait again. */
export function receiveEvents(receiver: (event: ShopEvent) => void): () => void {
  receive = receiver
  for (const event of early.splice(0)) receiver(event)
  return () => {
    receive = null
  }
}
