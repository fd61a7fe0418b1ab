import type { components } from '../api/schema.gen'
import { clockTime } from '../lib/time'
import type { World } from './host'
import { notFound, Refusal } from './refusal'
import { checkSelection, priceOf } from './selection'
import type { Cart } from './state'

type Schemas = components['schemas']
type Line = Cart[number]
const MAX_INSTRUCTIONS = 200

export function cartOf(customerId: string, { state }: Pick<World, 'state'>): Cart {
  return (state.carts[customerId] ??= [])
}

export const totalOf = (cart: Cart) => cart.reduce((sum, { price, quantity }) => sum + price * quantity, 0)

/** @throws Refusal when the dish is not to be had now */
function orderable(itemId: string, { catalog, now, restaurant }: World) {
  const found = catalog.find(itemId, now())
  if (!found) throw notFound('The dish')
  if (found.item.soldOut) throw new Refusal(409, 'AVAILABILITY_CHANGED', `${found.item.name} is sold out.`)
  const { available, availableFrom } = found.availability
  if (!available) {
    const from = availableFrom ? clockTime(availableFrom, restaurant.timeZone) : 'another time'
    throw new Refusal(409, 'AVAILABILITY_CHANGED', `${found.item.name} is available from ${from}.`)
  }
  return found
}

function checkQuantity(quantity: number, maxQuantity: number, name: string) {
  if (!Number.isInteger(quantity) || quantity < 1) {
    throw new Refusal(422, 'INVALID_QUANTITY', 'The quantity is not a whole number above 0.')
  }
  if (quantity > maxQuantity) {
    throw new Refusal(422, 'INVALID_QUANTITY', `At most ${maxQuantity} of ${name} can be ordered.`)
  }
}

/** @throws Refusal unless the dish, its choice, quantity and price are all right at this moment */
function checkLine(line: Omit<Line, 'cartItemId'>, world: World) {
  const { item } = orderable(line.menuItemId, world)
  checkQuantity(line.quantity, item.maxQuantity, item.name)
  checkSelection(item, line.servingQuantityId, line.customOptionGroups)
  if ((line.specialInstructions ?? '').length > MAX_INSTRUCTIONS) {
    throw new Refusal(422, 'INVALID_INSTRUCTIONS', `Special instructions have at most ${MAX_INSTRUCTIONS} characters.`)
  }
  const price = priceOf(item, line.servingQuantityId, line.customOptionGroups)
  if (line.price !== price) throw new Refusal(409, 'PRICE_CHANGED', `The price of ${item.name} has changed.`)
}

export function addLine(customerId: string, body: Schemas['AddCartItemRequest'], world: World) {
  const { qty, menuItemMappingId, ...rest } = body
  if (orderable(body.menuItemId, world).mappingId !== menuItemMappingId) throw notFound('The place in the menu')
  const line: Line = { cartItemId: `ci_${crypto.randomUUID().slice(0, 13)}`, quantity: qty, ...rest }
  checkLine(line, world)
  cartOf(customerId, world).push(line)
}

function requireLine(customerId: string, cartItemId: string, world: World): Line {
  const line = cartOf(customerId, world).find((entry) => entry.cartItemId === cartItemId)
  if (!line) throw notFound('The line')
  return line
}

export function removeLine(customerId: string, cartItemId: string, world: World) {
  const line = requireLine(customerId, cartItemId, world)
  world.state.carts[customerId] = cartOf(customerId, world).filter((entry) => entry !== line)
}

export function updateLine(
  customerId: string,
  cartItemId: string,
  body: Schemas['UpdateCartItemRequest'],
  world: World,
) {
  const line = requireLine(customerId, cartItemId, world)
  const { qty, ...rest } = body
  if (qty !== undefined && qty <= 0) return removeLine(customerId, cartItemId, world)
  const changed = { ...line, ...rest, quantity: qty ?? line.quantity }
  const isMore = changed.quantity > line.quantity || Object.keys(rest).length > 0
  if (isMore) checkLine(changed, world)
  Object.assign(line, changed)
}
