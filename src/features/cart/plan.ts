import type { ServerCart, ServerLine } from '../../api/queries/cart'
import type { AddCartItem, UpdateCartItem } from '../../api/types'
import { linesOf, type CartChange, type LinePatch } from './lines'

/**
 * One call of the API: an addition, or a change of one of its lines; without `body` the line goes. `takes`: how many it
 * takes away.
 */
export type CartWrite =
  | { item: AddCartItem; takes?: undefined }
  | { cartItemId: string; body?: UpdateCartItem; takes?: number }

/** Changes that travel as one: the first with the sum of all. */
export function summed([first, ...others]: [CartChange, ...CartChange[]]): CartChange {
  return others.reduce((sum, one) => {
    if (sum.kind === 'add' && one.kind === 'add')
      return { ...sum, item: { ...sum.item, qty: sum.item.qty + one.item.qty } }
    if (sum.kind === 'step' && one.kind === 'step') return { ...sum, by: sum.by + one.by }
    return sum
  }, first)
}

/** A change that takes pieces away, limited to so many of them; null when it takes none. */
export function limited(change: CartChange, count: number): CartChange | null {
  if (count <= 0) return null
  if (change.kind === 'step') return { ...change, by: -count }
  return change.kind === 'remove' ? { ...change, quantity: count } : null
}

/** How many pieces a change takes away from a line. */
export const takenBy = (change: CartChange) =>
  change.kind === 'step' ? -change.by : change.kind === 'remove' ? change.quantity : 0

/** What takes so many away from lines that are made alike, the last one first. */
function take(lines: ServerLine[], count: number): CartWrite[] {
  const writes: CartWrite[] = []
  let left = count
  for (const { cartItemId, quantity } of lines.toReversed()) {
    if (left <= 0) break
    const takes = Math.min(left, quantity)
    writes.push(takes === quantity ? { cartItemId, takes } : { cartItemId, body: { qty: quantity - takes }, takes })
    left -= takes
  }
  return writes
}

function planStep(lines: ServerLine[], by: number, item: AddCartItem | null, hasVersion: boolean): CartWrite[] {
  const [first] = lines
  if (!first || by < 0) return take(lines, -by)
  if (item && !hasVersion) return [{ item: { ...item, qty: by } }]
  return [{ cartItemId: first.cartItemId, body: { qty: first.quantity + by } }]
}

/** Lines made alike that change in number become one. */
function planUpdate(lines: ServerLine[], patch: LinePatch, by: number): CartWrite[] {
  const [first, ...others] = lines
  if (!first || by === 0) return lines.map(({ cartItemId }) => ({ cartItemId, body: patch }))
  const qty = lines.reduce((sum, { quantity }) => sum + quantity, by)
  return [
    { cartItemId: first.cartItemId, body: { ...patch, qty: Math.max(1, qty) } },
    ...others.map(({ cartItemId }) => ({ cartItemId })),
  ]
}

/**
 * The calls that make what the API holds into what the customer wants. Numbers are reckoned from the cart as it is, not
 * from what a tab remembers. Without versions a step up travels as an addition: it cannot overwrite what others did.
 */
export function planWrites(change: CartChange, cart: ServerCart): CartWrite[] {
  switch (change.kind) {
    case 'add':
      return [{ item: change.item }]
    case 'step':
      return change.by === 0 ? [] : planStep(linesOf(cart, change.line), change.by, change.item, cart.version !== null)
    case 'update':
      return planUpdate(linesOf(cart, change.line), change.patch, change.by)
    case 'remove':
      return take(linesOf(cart, change.line), change.quantity)
    case 'clear':
      return change.lines.flatMap((key) => linesOf(cart, key).map(({ cartItemId }) => ({ cartItemId })))
  }
}
