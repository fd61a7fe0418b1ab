import type { ServerCart, ServerLine } from '../../api/queries/cart'
import type { AddCartItem, CustomOptionGroup, UpdateCartItem } from '../../api/types'

/**
 * What the customer wants of the cart, as a difference: it holds whatever other tabs and devices do meanwhile. `line`
 * is the key of a line as it was drawn, `dish` its menuItemId.
 */
export type CartChange = { id: string } &
  /** `undoes`: the id of the removal that this takes back. */
  (
    | { kind: 'add'; item: AddCartItem; undoes?: string }
    /** So many more or fewer. `item` is how it would be added; null where the menu does not know it. */
    | { kind: 'step'; dish: string; line: string; by: number; item: AddCartItem | null }
    /** The line made another way or at another price, and so many more or fewer of it. */
    | { kind: 'update'; dish: string; line: string; patch: LinePatch; by: number }
    /** `quantity` is what the customer saw of the line: what others add meanwhile stays. */
    | { kind: 'remove'; dish: string; line: string; quantity: number }
    | { kind: 'clear'; dishes: string[]; lines: string[] }
  )

export type LinePatch = Omit<UpdateCartItem, 'qty'>

/** The API's lines that are made alike at the same price, drawn as one. */
export type CartLine = Omit<ServerLine, 'cartItemId'> & {
  key: string
  /** The API's lines that stand behind it; none as long as the API has none of it. */
  cartItemIds: string[]
  /** False while what is drawn is the customer's intent and not yet the API's word. */
  confirmed: boolean
}

export type FoldedCart = {
  lines: CartLine[]
  /** Minor units. The API's total when nothing is pending, else the sum of what is drawn. */
  subtotal: number
  /** How many pieces, all lines together. */
  count: number
  confirmed: boolean
}

type Made = Pick<AddCartItem, 'menuItemId' | 'servingQuantityId' | 'specialInstructions'> & {
  customOptionGroups: CustomOptionGroup[]
}

const canonicalGroups = (groups: CustomOptionGroup[]): string =>
  groups
    .filter(({ options }) => options.length > 0)
    .map(({ groupId, options }) => {
      const chosen = options.map((option) =>
        JSON.stringify([option.optionId, option.quantity, canonicalGroups(option.customOptionGroups ?? [])]),
      )
      return JSON.stringify([groupId, chosen.sort()])
    })
    .sort()
    .join()

/** Equal for two lines that are the same dish made the same way. */
export const configurationOf = ({ menuItemId, servingQuantityId, specialInstructions, customOptionGroups }: Made) =>
  JSON.stringify([menuItemId, servingQuantityId, specialInstructions || null, canonicalGroups(customOptionGroups)])

/** Equal for two lines that are drawn as one. */
export const keyOf = (line: Made & { price: number }) => `${line.price} ${configurationOf(line)}`

const keys = new WeakMap<ServerLine, string>()
/** The key of a line of the cached cart, which never changes in place. */
function cachedKey(line: ServerLine): string {
  const key = keys.get(line) ?? keyOf(line)
  keys.set(line, key)
  return key
}

/** The API's lines behind a drawn line. */
export const linesOf = ({ items }: Pick<ServerCart, 'items'>, key: string) =>
  items.filter((line) => cachedKey(line) === key)

const join = (lines: CartLine[], added: CartLine): CartLine[] =>
  lines.some(({ key }) => key === added.key)
    ? lines.map((line) =>
        line.key === added.key
          ? {
              ...line,
              quantity: line.quantity + added.quantity,
              cartItemIds: [...line.cartItemIds, ...added.cartItemIds],
              confirmed: line.confirmed && added.confirmed,
            }
          : line,
      )
    : [...lines, added]

const asDrawn = (line: ServerLine): CartLine => {
  const { cartItemId, ...rest } = line
  return { ...rest, key: cachedKey(line), cartItemIds: [cartItemId], confirmed: true }
}

const draft = ({ menuItemId, price, servingQuantityId, specialInstructions, customOptionGroups, qty }: AddCartItem) => {
  const line = { menuItemId, price, servingQuantityId, specialInstructions, customOptionGroups }
  return { ...line, quantity: qty, key: keyOf(line), cartItemIds: [], confirmed: false }
}

const changedBy = (lines: CartLine[], key: string, by: number): CartLine[] =>
  lines.flatMap((line) => {
    if (line.key !== key) return line
    return line.quantity + by > 0 ? { ...line, quantity: line.quantity + by, confirmed: false } : []
  })

function updated(line: CartLine, patch: LinePatch, by: number): CartLine {
  const { price = line.price, specialInstructions = line.specialInstructions } = patch
  const { servingQuantityId = line.servingQuantityId, customOptionGroups = line.customOptionGroups } = patch
  const made = { ...line, price, specialInstructions, servingQuantityId, customOptionGroups }
  return { ...made, key: keyOf(made), quantity: Math.max(1, line.quantity + by), confirmed: false }
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

const NOTHING: Pick<ServerCart, 'items' | 'totalAmount'> = { items: [], totalAmount: 0 }

/** What is drawn: the API's cart with the pending changes on top, in the order they were made. */
export function fold(
  cart: Pick<ServerCart, 'items' | 'totalAmount'> = NOTHING,
  pending: CartChange[] = [],
): FoldedCart {
  const lines = pending.reduce(apply, cart.items.map(asDrawn).reduce<CartLine[]>(join, []))
  const confirmed = pending.length === 0
  return {
    lines,
    confirmed,
    subtotal: confirmed ? cart.totalAmount : lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0),
    count: lines.reduce((sum, { quantity }) => sum + quantity, 0),
  }
}

/** The dishes a change is about, by menuItemId. */
export function dishesOf(change: CartChange): string[] {
  if (change.kind === 'clear') return change.dishes
  return [change.kind === 'add' ? change.item.menuItemId : change.dish]
}
