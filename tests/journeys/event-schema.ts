import { Ajv } from 'ajv'

const text = { type: 'string' }
const amount = { type: 'number', minimum: 0 }
const of = (properties: Record<string, object>, optional: string[] = []) => ({
  type: 'object',
  additionalProperties: false,
  required: Object.keys(properties).filter((name) => !optional.includes(name)),
  properties,
})
const items = {
  type: 'array',
  minItems: 1,
  items: of(
    { item_id: text, item_name: text, item_variant: text, price: amount, quantity: { type: 'integer', minimum: 1 } },
    ['item_variant'],
  ),
}
const promo = { coupon: text, discount: amount }
const PROMO = Object.keys(promo)
const basket = { currency: { type: 'string', pattern: '^[A-Z]{3}$' }, value: amount, items }

/** The parameters of each event, named as in Google Analytics 4. */
const SCHEMAS: Record<string, object> = {
  page_view: of({ page_path: { type: 'string', pattern: '^(/[\\w:/-]*|not-found)$' } }),
  view_item_list: of({ item_list_id: text, item_list_name: text, currency: basket.currency, items }),
  view_item: of(basket),
  add_to_cart: of(basket),
  remove_from_cart: of(basket),
  view_cart: of(basket),
  begin_checkout: of(basket),
  add_shipping_info: of({ ...basket, ...promo, shipping_tier: { enum: ['PICKUP', 'DELIVERY'] } }, PROMO),
  add_payment_info: of({ ...basket, ...promo, payment_type: { enum: ['HOSTED', 'SAVED', 'AT_RESTAURANT'] } }, PROMO),
  purchase: of({ transaction_id: text, ...basket, ...promo, tax: amount, shipping: amount }, PROMO),
  refund: of({ transaction_id: text, currency: basket.currency, value: amount }),
  search: of({ search_term: text, results: { type: 'integer', minimum: 0 } }),
  login: of({ method: { const: 'phone' } }),
  sign_up: of({ method: { const: 'phone' } }),
  web_vital: of({ metric: { enum: ['LCP', 'INP', 'CLS', 'FCP', 'TTFB'] }, value: amount, rating: text, target: text }),
  error: of({ operation: text, status: { type: 'integer', minimum: 0 }, type: text, release: text }),
}

const ajv = new Ajv({ allErrors: true })
const checks = new Map(Object.entries(SCHEMAS).map(([name, schema]) => [name, ajv.compile(schema)]))

/** The mistakes in an event; empty if there are none. */
export function wrongWith({ name, params }: { name: string; params: object }): string {
  const check = checks.get(name)
  if (!check) return `${name} is not a known event`
  return check(params) ? '' : `${name}: ${ajv.errorsText(check.errors)}`
}
