import type { ServerCart, ServerLine } from '../../api/queries/cart'
import { configurationOf, type Configuration } from '../../api/configuration'
import type { AddCartItem, UpdateCartItem } from '../../api/types'

/**
 * A change of the cart, stored as a difference so that it stays valid whatever other tabs and devices do. `line` is
 * the key of the line as rendered, `dish` its menuItemId.
 */
export type CartChange = { id: string } & (
  | { kind: 'add'; item: AddCartItem; /** The id of the removal that this reverts. */ undoes?: string }
  /** Adds or takes away `by` pieces. `item` is the line as an addition; null for a dish that is not on the menu. */
  | { kind: 'step'; dish: string; line: string; by: number; item: AddCartItem | null }
  /** Changes the options or the price of a line, and its quantity by `by`. */
  | { kind: 'update'; dish: string; line: string; patch: LinePatch; by: number }
  /** `quantity` is what the customer saw: pieces that others have added since stay. */
  | { kind: 'remove'; dish: string; line: string; quantity: number }
  | { kind: 'clear'; dishes: string[]; lines: string[] }
)

export type LinePatch = Omit<UpdateCartItem, 'qty'>

/** The API's lines with the same configuration and price, rendered as one. */
export type CartLine = Omit<ServerLine, 'cartItemId'> & {
  key: string
  /** The ids of the API's lines behind it; empty while the API has no such line. */
  cartItemIds: string[]
  /** False while the line shows the customer's intent, which the API has not confirmed yet. */
  confirmed: boolean
}

export type FoldedCart = {
  lines: CartLine[]
  /** In minor units. The API's total when nothing is pending, else the sum of the rendered lines. */
  subtotal: number
  /** The deposits of all pieces, beside the subtotal, as the API last summed them up. */
  depositAmount?: number | undefined
  /** The number of pieces in all lines. */
  count: number
  confirmed: boolean
}

/** Equal for two lines that are rendered as one. */
export const keyOf = (line: Configuration & { price: number }) => `${line.price} ${configurationOf(line)}`

const keys = new WeakMap<ServerLine, string>()
/** `keyOf`, memoized: lines of the cached cart are never mutated. */
function cachedKey(line: ServerLine): string {
  const key = keys.get(line) ?? keyOf(line)
  keys.set(line, key)
  return key
}

/** The API's lines behind a rendered line. */
export const linesOf = ({ items }: Pick<ServerCart, 'items'>, key: string) =>
  items.filter((line) => cachedKey(line) === key)

/** The menuItemIds of the dishes that a change affects. */
export function dishesOf(change: CartChange): string[] {
  if (change.kind === 'clear') return change.dishes
  return [change.kind === 'add' ? change.item.menuItemId : change.dish]
}

function join(lines: CartLine[], added: CartLine): CartLine[] {
  const at = lines.findIndex(({ key }) => key === added.key)
  const line = lines[at]
  if (!line) return [...lines, added]
  const quantity = line.quantity + added.quantity
  const cartItemIds = [...line.cartItemIds, ...added.cartItemIds]
  const joined = { ...line, quantity, cartItemIds, confirmed: line.confirmed && added.confirmed }
  return lines.map((one) => (one === line ? joined : one))
}

const asDrawn = ({ cartItemId, ...rest }: ServerLine, key: string): CartLine => ({
  ...rest,
  ...{ key, cartItemIds: [cartItemId], confirmed: true },
})

function draft({ menuItemMappingId: _, qty: quantity, ...item }: AddCartItem): CartLine {
  return { ...item, participant: null, quantity, key: keyOf(item), cartItemIds: [], confirmed: false }
}

const changedBy = (lines: CartLine[], key: string, by: number): CartLine[] =>
  lines
    .map((line) => (line.key === key ? { ...line, quantity: line.quantity + by, confirmed: false } : line))
    .filter(({ quantity }) => quantity > 0)

/** A line with other options or another price. What is undefined in the patch stays. */
export function patched<Line extends Configuration & { price: number }>(line: Line, patch: LinePatch): Line {
  const { price = line.price, specialInstructions = line.specialInstructions } = patch
  const { servingQuantityId = line.servingQuantityId, customOptionGroups = line.customOptionGroups } = patch
  return { ...line, price, specialInstructions, servingQuantityId, customOptionGroups }
}

function updated(line: CartLine, patch: LinePatch, by: number): CartLine {
  const made = patched(line, patch)
  return {
    ...made,
    declared: {},
    key: keyOf(made),
    quantity: Math.max(1, line.quantity + by),
    confirmed: false,
  }
}

function apply(lines: CartLine[], change: CartChange): CartLine[] {
  switch (change.kind) {
    case 'add':
      return join(lines, draft(change.item))
    case 'step':
      return changedBy(lines, change.line, change.by)
    case 'update':
      return lines
        .map((line) => (line.key === change.line ? updated(line, change.patch, change.by) : line))
        .reduce<CartLine[]>(join, [])
    case 'remove':
      return changedBy(lines, change.line, -change.quantity)
    case 'clear':
      return lines.filter(({ key }) => !change.lines.includes(key))
  }
}

const NOTHING: Pick<ServerCart, 'items' | 'totalAmount' | 'depositAmount'> = { items: [], totalAmount: 0 }

/** The cart to render: the API's cart with the pending changes applied in the order they were made. */
export function fold({ items, totalAmount, depositAmount } = NOTHING, pending: CartChange[] = []): FoldedCart {
  const known = items.map((line) => asDrawn(line, cachedKey(line))).reduce<CartLine[]>(join, [])
  const lines = pending.reduce(apply, known)
  const confirmed = pending.length === 0
  return {
    lines,
    confirmed,
    subtotal: confirmed ? totalAmount : lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0),
    depositAmount,
    count: lines.reduce((sum, { quantity }) => sum + quantity, 0),
  }
}

/**
 * The deposits of a cart, in minor units: the API's sum, and while a change is pending those of the lines as they are
 * drawn, which leaves out a dish that is new to the cart.
 */
export const depositsOf = ({ lines, confirmed, depositAmount }: FoldedCart): number =>
  (confirmed && depositAmount) || lines.reduce((sum, { deposit = 0, quantity }) => sum + deposit * quantity, 0)
