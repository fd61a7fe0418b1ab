import type { ServerCart, ServerLine } from '../../api/queries/cart'
import type { AddCartItem, CustomOptionGroup } from '../../api/types'

/** A change the customer wants, in absolute terms. `line` is a line's key: it never changes while the line lives. */
export type CartChange = { id: string } &
  /** `undoes`: the line whose removal this takes back. */
  (
    | { kind: 'add'; line: string; item: AddCartItem; undoes?: string }
    /** `isAdd`: the same dish was added again. */
    | { kind: 'quantity'; line: string; quantity: number; isAdd?: boolean }
    /** The line as it shall be from now on. */
    | { kind: 'edit'; line: string; item: AddCartItem }
    /** The customer agrees to what one of the line costs now, in minor units. */
    | { kind: 'price'; line: string; price: number }
    | { kind: 'remove'; line: string }
    | { kind: 'clear'; lines: string[] }
  )

/** A change and how far it has come. */
export type ChangeRecord = {
  change: CartChange
  pending: boolean
  /** The ids the host's cart held before an add was sent; undefined until then. */
  known?: string[] | undefined
  /** The id the host gave to what was added, once that has been seen. */
  cartItemId?: string | undefined
}

export type CartLine = Omit<ServerLine, 'cartItemId'> & {
  key: string
  /** Null while the host has not said that it has the line. */
  cartItemId: string | null
  /** False while what is drawn is the customer's intent and not yet the host's word. */
  confirmed: boolean
}

export type FoldedCart = {
  lines: CartLine[]
  /** Minor units. The host's total when nothing is pending, else the sum of what is drawn. */
  subtotal: number
  /** How many pieces, all lines together. */
  count: number
  confirmed: boolean
}

type Configuration = Pick<AddCartItem, 'menuItemId' | 'servingQuantityId' | 'specialInstructions'> & {
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
export const configurationOf = ({
  menuItemId,
  servingQuantityId,
  specialInstructions,
  customOptionGroups,
}: Configuration) =>
  JSON.stringify([menuItemId, servingQuantityId, specialInstructions || null, canonicalGroups(customOptionGroups)])

/**
 * The host's line that came of an add: one that was not there before, is nobody else's, and is made the same way. When
 * another tab has added that too, the one of the same quantity and price.
 */
export function landedLine(
  item: AddCartItem,
  cart: ServerCart,
  known: string[],
  claimed: Set<string>,
): string | undefined {
  const wanted = configurationOf(item)
  const lines = cart.items.filter(
    (line) => !known.includes(line.cartItemId) && !claimed.has(line.cartItemId) && configurationOf(line) === wanted,
  )
  const exact = lines.findLast(({ quantity, price }) => quantity === item.qty && price === item.price)
  return (exact ?? lines.at(-1))?.cartItemId
}

/** Which host line each add has become: host id -> line key. */
export function landings(cart: ServerCart, records: ChangeRecord[]): Map<string, string> {
  const keys = new Map<string, string>()
  for (const { change, cartItemId } of records) {
    if (change.kind === 'add' && cartItemId) keys.set(cartItemId, change.line)
  }
  for (const { change, pending, known, cartItemId } of records) {
    if (change.kind !== 'add' || !pending || cartItemId || !known) continue
    const id = landedLine(change.item, cart, known, new Set(keys.keys()))
    if (id) keys.set(id, change.line)
  }
  return keys
}

const draft = ({ line, item }: Extract<CartChange, { kind: 'add' }>): CartLine => ({
  key: line,
  cartItemId: null,
  confirmed: false,
  menuItemId: item.menuItemId,
  quantity: item.qty,
  price: item.price,
  servingQuantityId: item.servingQuantityId,
  specialInstructions: item.specialInstructions,
  customOptionGroups: item.customOptionGroups,
})

/** Whether the line is what an edit wanted. */
export const isAsEdited = (line: Configuration & { quantity: number; price: number }, item: AddCartItem) =>
  line.quantity === item.qty && line.price === item.price && configurationOf(line) === configurationOf(item)

const edited = (line: CartLine, item: AddCartItem): CartLine => ({
  ...line,
  quantity: item.qty,
  price: item.price,
  servingQuantityId: item.servingQuantityId,
  specialInstructions: item.specialInstructions,
  customOptionGroups: item.customOptionGroups,
  confirmed: line.confirmed && isAsEdited(line, item),
})

function apply(lines: CartLine[], change: CartChange): CartLine[] {
  switch (change.kind) {
    case 'add':
      return lines.some(({ key }) => key === change.line) ? lines : [...lines, draft(change)]
    case 'remove':
      return lines.filter(({ key }) => key !== change.line)
    case 'clear':
      return lines.filter(({ key }) => !change.lines.includes(key))
    case 'edit':
      return lines.map((line) => (line.key === change.line ? edited(line, change.item) : line))
    case 'quantity':
      return lines.map((line) =>
        line.key === change.line
          ? { ...line, quantity: change.quantity, confirmed: line.confirmed && line.quantity === change.quantity }
          : line,
      )
    case 'price':
      return lines.map((line) =>
        line.key === change.line
          ? { ...line, price: change.price, confirmed: line.confirmed && line.price === change.price }
          : line,
      )
  }
}

const NOTHING: ServerCart = { items: [], totalAmount: 0 }

/**
 * What is drawn: the host's cart with the pending changes on top, in the order they were made. A change that has
 * already arrived in the host's cart changes nothing, so it does not matter which of the two is heard of first.
 */
export function fold(server: ServerCart | undefined, records: ChangeRecord[]): FoldedCart {
  const cart = server ?? NOTHING
  const keys = landings(cart, records)
  const base = cart.items.map((line): CartLine => {
    return { ...line, key: keys.get(line.cartItemId) ?? line.cartItemId, confirmed: true }
  })
  const pending = records.filter((record) => record.pending)
  const lines = pending.reduce((drawn, { change }) => apply(drawn, change), base)
  const confirmed = lines.length === base.length && lines.every((line) => line.confirmed)
  return {
    lines,
    confirmed,
    subtotal: confirmed ? cart.totalAmount : lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0),
    count: lines.reduce((sum, { quantity }) => sum + quantity, 0),
  }
}
