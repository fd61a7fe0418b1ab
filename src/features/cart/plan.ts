import type { ServerCart, ServerLine } from '../../api/queries/cart'
import type { AddCartItem, UpdateCartItem } from '../../api/types'
import { dishesOf, fold, keyOf, linesOf, type CartChange, type CartLine, type LinePatch } from './lines'

/**
 * One API call: an addition, or a change of one line. Without `body` the line is removed. `takes`: how many pieces the
 * call takes away.
 */
export type CartWrite =
  | { item: AddCartItem; takes?: undefined }
  | { cartItemId: string; body?: UpdateCartItem; takes?: number }

/** Whether two changes affect the same dish, so that the later one must wait for the earlier. */
export const areRelated = (one: CartChange, other: CartChange) =>
  one.kind === 'clear' || other.kind === 'clear' || dishesOf(one)[0] === dishesOf(other)[0]

/** Whether two changes can be sent as one, with their sum. */
export function areSummable(one: CartChange, other: CartChange): boolean {
  if (one.kind === 'add') {
    // An undo that is refused is made otherwise, which must not take a new addition with it.
    return other.kind === 'add' && !one.undoes && !other.undoes && keyOf(one.item) === keyOf(other.item)
  }
  return one.kind === 'step' && other.kind === 'step' && one.line === other.line
}

/** Merges changes into one: the first, with the sum of all. */
export function summed([first, ...others]: [CartChange, ...CartChange[]]): CartChange {
  return others.reduce((sum, one) => {
    if (sum.kind === 'add' && one.kind === 'add')
      return { ...sum, item: { ...sum.item, qty: sum.item.qty + one.item.qty } }
    if (sum.kind === 'step' && one.kind === 'step') return { ...sum, by: sum.by + one.by }
    return sum
  }, first)
}

/** Limits a change that takes pieces away to `count` pieces; null when it takes none. */
export function limited(change: CartChange, count: number): CartChange | null {
  if (count <= 0) return null
  if (change.kind === 'step') return { ...change, by: -count }
  return change.kind === 'remove' ? { ...change, quantity: count } : null
}

/** How many pieces a change takes away from a line. */
export const takenBy = (change: CartChange) =>
  change.kind === 'step' ? -change.by : change.kind === 'remove' ? change.quantity : 0

/** The writes that take `count` pieces away from lines with the same configuration, starting with the last. */
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
  if (!first || by <= 0) return take(lines, -by)
  if (item && !hasVersion) return [{ item: { ...item, qty: by } }]
  return [{ cartItemId: first.cartItemId, body: { qty: first.quantity + by } }]
}

function planUpdate(lines: ServerLine[], patch: LinePatch, by: number): CartWrite[] {
  return lines.map(({ cartItemId, quantity }) => ({
    cartItemId,
    body: by === 0 ? patch : { ...patch, qty: Math.max(1, quantity + by) },
  }))
}

/**
 * The part of a change to send first. An edit of several lines first changes their quantity, down to one piece: the
 * calls for their options go in parallel, and must not depend on each other.
 */
export function firstOf(change: CartChange, cart: ServerCart): CartChange {
  if (change.kind !== 'update' || change.by === 0) return change
  const { id, dish, line } = change
  const lines = linesOf(cart, line)
  const count = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  if (lines.length < 2) return change
  return { id, kind: 'step', dish, line, by: Math.max(change.by, 1 - count), item: null }
}

/** What is left of a change once a part of it has been sent. */
export function restOf(change: CartChange, part: CartChange): CartChange | null {
  if (change.kind !== 'update') return limited(change, takenBy(change) - takenBy(part))
  return part.kind === 'step' ? { ...change, by: change.by - part.by } : null
}

/**
 * The calls that turn the API's cart into what the customer wants, after those of `firstOf`. Quantities are computed
 * from `cart`, not from what the tab showed. Without versions a step up is sent as an addition, which cannot overwrite
 * the changes of others.
 */
export function planWrites(change: CartChange, cart: ServerCart): CartWrite[] {
  switch (change.kind) {
    case 'add':
      return [{ item: change.item }]
    case 'step':
      return planStep(linesOf(cart, change.line), change.by, change.item, cart.version !== null)
    case 'update':
      return planUpdate(linesOf(cart, change.line), change.patch, change.by)
    case 'remove':
      return take(linesOf(cart, change.line), change.quantity)
    case 'clear':
      return change.lines.flatMap((key) => linesOf(cart, key).map(({ cartItemId }) => ({ cartItemId })))
  }
}

/**
 * Whether a change whose response was lost has arrived: lines it increases have at least the expected quantity, and
 * lines it decreases at most that.
 */
export function hasArrived(change: CartChange, before: ServerCart | undefined, now: ServerCart): boolean {
  const count = (lines: CartLine[], key: string) => lines.find((line) => line.key === key)?.quantity ?? 0
  const was = fold(before).lines
  const meant = fold(before, [change]).lines
  const is = fold(now).lines
  return [...new Set([...was, ...meant].map(({ key }) => key))].every((key) => {
    const wanted = count(meant, key)
    const direction = Math.sign(wanted - count(was, key))
    return direction * (count(is, key) - wanted) >= 0
  })
}
