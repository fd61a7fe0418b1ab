import { LIMITS } from '../../api/limits.gen'
import type { Schemas } from '../../api/types'
import { lengthOf } from '../../lib/limit'
import type { SandboxContext } from '../context'
import { notFound, Refusal } from '../refusal'
import { declaredOf } from './declared'
import { checkSelection, depositFor, isSoldOut, priceOf } from './selection'
import type { Cart } from '../state'

type Line = Cart[number]
const MAX_INSTRUCTIONS = LIMITS.AddCartItemRequest.specialInstructions

export function cartOf(customerId: string, { state }: Pick<SandboxContext, 'state'>): Cart {
  return (state.carts[customerId] ??= [])
}

/** Removes what was ordered from the cart. */
export function takeFromCart(
  customerId: string,
  ordered: Pick<Schemas['OrderLine'], 'cartItemId' | 'quantity'>[],
  context: Pick<SandboxContext, 'state'>,
) {
  const bought = new Map(ordered.map(({ cartItemId, quantity }) => [cartItemId, quantity]))
  context.state.carts[customerId] = cartOf(customerId, context)
    .map((line) => ({ ...line, quantity: line.quantity - (bought.get(line.cartItemId) ?? 0) }))
    .filter(({ quantity }) => quantity > 0)
}

/** The version of the cart as a strong ETag. Null when this sandbox has versions turned off. */
export function versionOf(cart: Cart, { state }: Pick<SandboxContext, 'state'>): string | null {
  if (state.carting?.versions === false) return null
  let hash = 2_166_136_261
  for (const char of JSON.stringify(cart)) hash = Math.imul(hash ^ char.charCodeAt(0), 16_777_619) >>> 0
  return `"${hash.toString(16)}"`
}

/** The lines as the API shows them, with what has to be said of each, and its deposit. */
export const linesView = (
  cart: Cart,
  { catalog, now, restaurant }: Pick<SandboxContext, 'catalog' | 'now' | 'restaurant'>,
) =>
  cart.map((line) => {
    const found = catalog.find(line.menuItemId, now())
    const deposit = found ? depositFor(found.item, line.servingQuantityId) : 0
    return {
      ...line,
      ...(found ? declaredOf(found.item, line.customOptionGroups, restaurant) : { allergens: [] }),
      ...(deposit > 0 && { deposit }),
    }
  })

export const totalOf = (cart: Cart) => cart.reduce((sum, { price, quantity }) => sum + price * quantity, 0)

/** Does not judge the hours of the menu: only the quote knows when the order is collected. @throws Refusal when sold out */
function orderable(itemId: string, { catalog, now }: SandboxContext) {
  const found = catalog.find(itemId, now())
  if (!found) throw notFound('The dish')
  if (isSoldOut(found.item)) throw new Refusal(409, 'AVAILABILITY_CHANGED', ['{0} is sold out.', found.item.name])
  return found
}

export function checkQuantity(quantity: number, maxQuantity: number, name: string) {
  if (!Number.isInteger(quantity) || quantity < 1) {
    throw new Refusal(422, 'INVALID_QUANTITY', 'The quantity is not a whole number above 0.')
  }
  if (quantity > maxQuantity) {
    throw new Refusal(422, 'INVALID_QUANTITY', ['At most {0} of {1} can be ordered.', maxQuantity, name])
  }
}

/** @throws Refusal unless the dish is not sold out and its choice, quantity and price are valid now */
function checkLine(line: Omit<Line, 'cartItemId'>, context: SandboxContext) {
  const { item } = orderable(line.menuItemId, context)
  checkQuantity(line.quantity, item.maxQuantity, item.name)
  checkSelection(item, line.servingQuantityId, line.customOptionGroups)
  if (lengthOf(line.specialInstructions ?? '') > MAX_INSTRUCTIONS) {
    throw new Refusal(422, 'INVALID_INSTRUCTIONS', [
      'Special instructions have at most {0} characters.',
      MAX_INSTRUCTIONS,
    ])
  }
  const price = priceOf(item, line.servingQuantityId, line.customOptionGroups)
  if (line.price !== price) throw new Refusal(409, 'PRICE_CHANGED', ['The price of {0} has changed.', item.name])
}

/** Equal for lines that are the same dish made the same way at the same price. */
const madeOf = ({ menuItemId, price, servingQuantityId, specialInstructions, customOptionGroups, participant }: Line) =>
  JSON.stringify([menuItemId, price, servingQuantityId, specialInstructions ?? '', customOptionGroups, participant?.id])

/** @param participant who chose the dish in a group order; null for the customer */
export function addLine(
  customerId: string,
  body: Schemas['AddCartItemRequest'],
  context: SandboxContext,
  participant: Line['participant'] = null,
) {
  const { qty, menuItemMappingId, ...rest } = body
  if (orderable(body.menuItemId, context).mappingId !== menuItemMappingId) throw notFound('The place in the menu')
  const line: Line = { cartItemId: `ci_${crypto.randomUUID().slice(0, 13)}`, quantity: qty, ...rest, participant }
  const cart = cartOf(customerId, context)
  const same = context.state.carting?.merging ? cart.find((one) => madeOf(one) === madeOf(line)) : undefined
  checkLine({ ...line, quantity: line.quantity + (same?.quantity ?? 0) }, context)
  if (same) same.quantity += line.quantity
  else cart.push(line)
}

/** The line a write is meant for, and the version of the cart it expects. Null accepts any version. */
type Meant = { customerId: string; cartItemId: string; version: string | null }

/** @throws Refusal 404 when there is no such line, 412 when the cart has another version */
function requireLine({ customerId, cartItemId, version }: Meant, context: SandboxContext): Line {
  const cart = cartOf(customerId, context)
  const line = cart.find((entry) => entry.cartItemId === cartItemId)
  if (!line) throw notFound('The line')
  const now = versionOf(cart, context)
  if (version && now && version !== now) throw new Refusal(412, 'CART_CHANGED', 'Your cart has changed meanwhile.')
  return line
}

export function removeLine(meant: Meant, context: SandboxContext) {
  const { customerId } = meant
  const line = requireLine(meant, context)
  context.state.carts[customerId] = cartOf(customerId, context).filter((entry) => entry !== line)
}

export function updateLine(meant: Meant, body: Schemas['UpdateCartItemRequest'], context: SandboxContext) {
  const line = requireLine(meant, context)
  const { qty, ...rest } = body
  if (qty !== undefined && qty <= 0) return removeLine(meant, context)
  const changed = { ...line, ...rest, quantity: qty ?? line.quantity }
  const isMore = changed.quantity > line.quantity || Object.keys(rest).length > 0
  if (isMore) checkLine(changed, context)
  Object.assign(line, changed)
}
