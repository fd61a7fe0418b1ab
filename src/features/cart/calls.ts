import { ApiError } from '../../api/errors'
import type { ServerCart, ServerLine } from '../../api/queries/cart'
import type { AddCartItem, UpdateCartItem } from '../../api/types'
import { dishesOf, keyOf, linesOf, patched, type CartChange } from './lines'

/** One API call: an addition, or a change of one line, which is removed without a `body`. */
export type CartWrite = { item: AddCartItem } | { cartItemId: string; body?: UpdateCartItem }

/** The next calls of a change. `effect`: by how many pieces they change which lines. `left`: what is sent after them. */
export type Calls = { writes: CartWrite[]; effect: (readonly [line: string, by: number])[]; left: CartChange | null }

/** Whether two changes affect the same dish, so that the later one must wait for the earlier. */
export const areRelated = (one: CartChange, other: CartChange) =>
  one.kind === 'clear' || other.kind === 'clear' || dishesOf(one)[0] === dishesOf(other)[0]

/** Two changes as one; null when they cannot be sent together. */
export function sumOf(one: CartChange, other: CartChange): CartChange | null {
  if (one.kind === 'step' && other.kind === 'step' && one.line === other.line) return { ...one, by: one.by + other.by }
  if (one.kind !== 'add' || other.kind !== 'add' || keyOf(one.item) !== keyOf(other.item)) return null
  // An undo that is refused is made otherwise, which must not take a new addition with it.
  if (one.undoes || other.undoes) return null
  return { ...one, item: { ...one.item, qty: one.item.qty + other.item.qty } }
}

/** Takes up to `count` pieces from a line. */
function take({ cartItemId, quantity, ...line }: ServerLine, count: number) {
  const taken = Math.min(count, quantity)
  const write = taken === quantity ? { cartItemId } : { cartItemId, body: { qty: quantity - taken } }
  return { writes: [write], effect: [[keyOf(line), -taken] as const], taken }
}

/**
 * The next calls that turn the API's cart into what the customer wants; null when none is needed. Quantities are
 * computed from `cart`, not from what the tab showed. Pieces are taken, and options edited, line by line; clearing
 * removes all lines at once (rule 4.8). Without versions a step up is sent as an addition, which cannot overwrite the
 * changes of others.
 */
export function nextCalls(change: CartChange, cart: ServerCart): Calls | null {
  if (change.kind === 'add')
    return { writes: [{ item: change.item }], effect: [[keyOf(change.item), change.item.qty]], left: null }
  if (change.kind === 'clear') {
    const all = change.lines.flatMap((key) => linesOf(cart, key))
    const writes = all.map(({ cartItemId }) => ({ cartItemId }))
    return all.length > 0 ? { writes, effect: all.map((line) => [keyOf(line), -line.quantity]), left: null } : null
  }
  const lines = linesOf(cart, change.line)
  const [first] = lines
  if (!first) return null
  if (change.kind === 'remove') {
    const { taken, ...calls } = take(lines.at(-1)!, change.quantity)
    const quantity = change.quantity - taken
    return { ...calls, left: quantity > 0 && lines.length > 1 ? { ...change, quantity } : null }
  }
  const { by, line } = change
  const isEdit = change.kind === 'update'
  if (by < 0 && (!isEdit || lines.length > 1)) {
    const { taken, ...calls } = take(lines.at(-1)!, -by)
    return { ...calls, left: isEdit || (by + taken < 0 && lines.length > 1) ? { ...change, by: by + taken } : null }
  }
  const { cartItemId, quantity } = first
  const qty = Math.max(1, quantity + by)
  if (isEdit) {
    const body = by === 0 ? change.patch : { ...change.patch, qty }
    const made = keyOf(patched(first, change.patch))
    const effect = [[line, -quantity] as const, [made, qty] as const]
    const left = lines.length > 1 && made !== line ? { ...change, by: 0 } : null
    return { writes: [{ cartItemId, body }], effect, left }
  }
  if (by === 0) return null
  const write =
    change.item && cart.version === null ? { item: { ...change.item, qty: by } } : { cartItemId, body: { qty } }
  return { writes: [write], effect: [[line, by]], left: null }
}

/** The line to change is not in the cart any more, or has been changed elsewhere. */
class LineGoneError extends Error {}

/** Whether the cart has what an edit makes of its line. */
function isEdited({ line, patch }: CartChange & { kind: 'update' }, known: ServerCart | undefined, now: ServerCart) {
  const [was] = known ? linesOf(known, line) : []
  return was !== undefined && linesOf(now, keyOf(patched(was, patch))).length > 0
}

/**
 * Decides on a change that needs no call. A line that is already gone counts as removed, unless it was changed into
 * another one elsewhere. Any other change of a missing line fails, unless a part of it has arrived.
 * @param hasBegun whether a part of it has arrived
 * @param known the cart as the customer saw it
 * @returns whether that counts as sent
 * @throws LineGoneError when the line is missing or has been changed elsewhere
 */
export function whenGone(
  change: CartChange,
  hasBegun: boolean,
  known: ServerCart | undefined,
  now: ServerCart,
): boolean {
  if (change.kind === 'add') return false
  if (hasBegun && (change.kind !== 'update' || isEdited(change, known, now))) return true
  const keys = change.kind === 'clear' ? change.lines : [change.line]
  const meant = keys.flatMap((key) => (known ? linesOf(known, key) : []).map(({ cartItemId }) => cartItemId))
  if (change.kind === 'remove' || change.kind === 'clear') {
    if (now.items.some(({ cartItemId }) => meant.includes(cartItemId))) throw new LineGoneError('The line is another.')
    return true
  }
  if (meant.length > 0 && (change.kind === 'update' || change.by !== 0)) throw new LineGoneError('The line has gone.')
  return false
}

/** How often a change is tried when the cart keeps changing meanwhile. */
const MOST_TRIES = 20

/** A change that is being sent, and how far that is. */
export type Progress = {
  /** What is still to be sent. */
  wanted: CartChange
  tries: number
  /** How often the API refused a version that it then returned again. */
  refusals: number
  /** Whether a part of it has arrived. */
  hasBegun: boolean
}

/** What the API answered: the calls that failed, and the cart before. */
export type Answered = Calls & { failures: Error[]; before: ServerCart }

/** The lines alone: what is in them may change with the menu. */
const textOf = ({ items }: ServerCart) => JSON.stringify(items.map(({ declared: _, ...line }) => line))

/** Whether the cart that was read afterwards has what calls without an answer meant. */
function hasArrived(effect: Calls['effect'], before: ServerCart, now: ServerCart): boolean {
  const count = (cart: ServerCart, key: string) => linesOf(cart, key).reduce((sum, { quantity }) => sum + quantity, 0)
  const moved = new Map<string, number>()
  for (const [key, by] of effect) moved.set(key, (moved.get(key) ?? 0) + by)
  return [...moved].every(([key, by]) => Math.sign(by) * (count(now, key) - count(before, key) - by) >= 0)
}

const statusOf = (failure: Error | undefined) => (failure instanceof ApiError ? failure.status : 0)
export const isSessionOver = (failures: Error[]) => failures.some((failure) => statusOf(failure) === 401)

/** What has come of calls: an error, or what is left to send. */
export type Outcome = { error?: Error; left: CartChange | null }

/**
 * What has come of the calls, as the cart that was read after them shows: an error, or what is left to send. A change is
 * sent again when the cart has changed (412) or a line is gone (404). A 404 for an unchanged cart does not count: a
 * retry would get the same answer. When an answer was lost, the cart shows whether the change is in it.
 */
export function outcomeOf(progress: Progress, { effect, left, failures, before }: Answered, now: ServerCart): Outcome {
  const failure = failures.find((one) => statusOf(one) === 404) ?? failures[0]
  const status = statusOf(failure)
  const isAdd = progress.wanted.kind === 'add'
  const isSame = textOf(before) === textOf(now)
  const isOutdated = !isAdd && (status === 412 || (status === 404 && !isSame))
  if (isOutdated && ++progress.tries < MOST_TRIES) {
    if (now.version === before.version) progress.refusals += 1
    return { left: progress.wanted }
  }
  const isLostOnly = failure instanceof ApiError && failure.outcomeUnknown && hasArrived(effect, before, now)
  if (failure && !isLostOnly) return { error: failure, left: null }
  if (isAdd && isSame) return { error: new Error('The cart is as it was.'), left: null }
  progress.hasBegun = true
  return { left }
}
