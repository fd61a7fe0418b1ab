import type { components } from '../api/schema.gen'
import { cartOf } from './cart'
import { readyAt } from './hours'
import type { World } from './host'
import { Refusal } from './refusal'
import { checkSelection, priceOf } from './selection'
import type { Cart } from './state'

type Schemas = components['schemas']
/** New York's sales tax, in units of 1/100,000. */
const TAX_RATE = 8_875
const QUOTE_LIFE = 10 * 60_000

/** Half a cent goes up. */
const share = (amount: number, rate: number, unit: number) => Math.floor((amount * rate) / unit + 0.5)

const optionTexts = (groups: Schemas['CustomOptionGroup'][]): string[] =>
  groups.flatMap(({ options }) =>
    options.flatMap(({ name, quantity, customOptionGroups = [] }) => [
      quantity > 1 ? `${quantity} × ${name}` : name,
      ...optionTexts(customOptionGroups),
    ]),
  )

function priced(line: Cart[number], { catalog, now }: World) {
  const { cartItemId, menuItemId, quantity, price: agreed } = line
  const found = catalog.find(menuItemId, now())
  const name = found?.item.name ?? 'A dish that is no longer on the menu'
  const problem = (code: string, message: string) => ({ code, message, cartItemId })
  const problems: Schemas['QuoteProblem'][] = []
  let unitPrice = agreed

  if (!found || found.item.soldOut || !found.availability.available) {
    problems.push(
      problem('AVAILABILITY_CHANGED', `${name} is ${found?.item.soldOut ? 'sold out' : 'not available now'}.`),
    )
  } else {
    try {
      checkSelection(found.item, line.servingQuantityId, line.customOptionGroups)
      unitPrice = priceOf(found.item, line.servingQuantityId, line.customOptionGroups)
      if (unitPrice !== agreed) {
        problems.push({
          ...problem('PRICE_CHANGED', `The price of ${name} has changed.`),
          from: agreed,
          to: unitPrice,
        })
      }
    } catch (cause) {
      if (!(cause instanceof Refusal)) throw cause
      problems.push(problem('AVAILABILITY_CHANGED', cause.message))
    }
  }

  const servings = found?.item.servings ?? []
  const serving = servings.length > 1 ? servings.find(({ id }) => id === line.servingQuantityId) : undefined
  const orderLine: Schemas['OrderLine'] = {
    cartItemId,
    menuItemId,
    name,
    options: optionTexts(line.customOptionGroups),
    quantity,
    unitPrice,
    total: unitPrice * quantity,
    ...(serving && { servingName: serving.name }),
    ...(line.specialInstructions && { specialInstructions: line.specialInstructions }),
    ...(found?.item.imageUrl && { imageUrl: found.item.imageUrl }),
  }
  return { orderLine, problems }
}

/** Prices what the customer's cart holds now, and keeps the quote so that an order can name it. */
export function makeQuote(customerId: string, request: Schemas['QuoteRequest'], world: World): Schemas['Quote'] {
  const { fulfilment, tip = {} } = request
  if (fulfilment.type !== 'PICKUP') {
    throw new Refusal(422, 'OUT_OF_SERVICE_AREA', 'This restaurant does not deliver yet.')
  }
  const { restaurant, now, state } = world
  const lines = cartOf(customerId, world).map((line) => priced(line, world))
  const subtotal = lines.reduce((sum, { orderLine }) => sum + orderLine.total, 0)
  const tax = share(subtotal, TAX_RATE, 100_000)
  const tipAmount = tip.amount ?? share(subtotal, tip.percent ?? 0, 100)
  if (!Number.isInteger(tipAmount) || tipAmount < 0) throw new Refusal(422, 'INVALID_TIP', 'The tip is not an amount.')
  const problems = lines.flatMap((line) => line.problems)
  if (lines.length === 0) problems.push({ code: 'EMPTY_CART', message: 'Your cart is empty.' })
  else if (subtotal < restaurant.minimumOrder) {
    problems.push({
      code: 'MINIMUM_NOT_MET',
      message: 'The minimum order is not reached yet.',
      from: subtotal,
      to: restaurant.minimumOrder,
    })
  }
  const quote: Schemas['Quote'] = {
    id: `quo_${crypto.randomUUID().slice(0, 13)}`,
    expiresAt: new Date(now() + QUOTE_LIFE).toISOString(),
    readyAt: readyAt(now(), restaurant),
    lines: lines.map(({ orderLine }) => orderLine),
    totals: {
      currency: restaurant.currency,
      subtotal,
      discount: 0,
      tax,
      fees: [],
      tip: tipAmount,
      total: subtotal + tax + tipAmount,
    },
    problems,
  }
  for (const [id, { quote: old, customerId: owner }] of Object.entries(state.quotes)) {
    if (owner === customerId && Date.parse(old.expiresAt) < now()) delete state.quotes[id]
  }
  state.quotes[quote.id] = { quote, customerId, fulfilment }
  return quote
}
