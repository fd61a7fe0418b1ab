import { ApiError } from '../../api/errors'
import { tick } from '../../api/server-cart'
import { cartQuery, type ServerCart } from '../../api/queries/cart'
import { cartWrites } from '../../api/queries/cart-writes'
import type { Cart } from './cart-for'
import { linesOf, type CartChange } from './lines'
import { hasCompany } from './other-tabs'
import { firstOf, hasArrived, limited, planWrites, restOf, takenBy, type CartWrite } from './plan'
import { reread } from './reread'
import { saveRefused } from './save-refused'

/** Without versions, how long a cached cart counts as current, in ms. Only while no other tab has been heard from. */
const FRESH = 3000
/** How often a change is tried when the cart keeps changing meanwhile. */
const MOST_TRIES = 20
/** After so many refusals of the API's own version it evidently cannot compare versions, so none is sent any more. */
const MOST_REFUSALS = 5

class NothingChangedError extends Error {}
/** The line to change is not in the cart any more, or has been changed elsewhere. */
export class LineGoneError extends Error {}

/** A change that is being sent, and how far that is. */
export type Delivery = {
  cart: Cart
  /** What is still to be sent. */
  wanted: CartChange
  /** The cart as the customer saw it. */
  known: ServerCart | undefined
  tries: number
  /** How often the API refused a version that it then returned again. */
  refusals: number
  /** Whether a part of it has arrived. */
  hasBegun: boolean
  /** Whether the API has edited some lines, while another one is gone. */
  isEdited: boolean
}

/** A part of a change that the API has answered: when, by `tick`, the errors, and the cart before. */
export type Answered = { part: CartChange; failures: Error[]; before: ServerCart; isWhole: boolean; at: number }

/**
 * The API's current cart. A cached one is enough for an addition, or if it has a version, as the API refuses a write
 * for an outdated version; without one it must be fresh. An update of several lines always reads again, because its
 * calls cannot share a version.
 */
export async function currentCart(cart: Cart, change: CartChange): Promise<ServerCart> {
  const state = cart.client.getQueryState(cartQuery(cart.customerId).queryKey)
  const known = state?.data
  if (!known || (change.kind === 'update' && linesOf(known, change.line).length > 1)) return reread(cart)
  const age = Date.now() - state.dataUpdatedAt
  const isYoung = age >= 0 && age < FRESH && !hasCompany()
  const mayServe = change.kind === 'add' || known.version !== null || isYoung
  return mayServe && !state.isInvalidated ? known : reread(cart)
}

/** Sends all writes in parallel. Resolves with the errors of those that failed, in order. */
async function sendAll(customerId: string, writes: CartWrite[], version: string | null): Promise<Error[]> {
  const results = await Promise.allSettled(
    writes.map((write) => {
      if ('item' in write) return cartWrites.add(customerId, write.item)
      const { cartItemId, body } = write
      return body
        ? cartWrites.update(customerId, cartItemId, body, version)
        : cartWrites.remove(customerId, cartItemId, version)
    }),
  )
  return results.filter((result) => result.status === 'rejected').map(({ reason }) => reason as Error)
}

const statusOf = (failure: Error | undefined) => (failure instanceof ApiError ? failure.status : 0)

/** Whether a change can be sent again after some of its writes have failed without doing anything twice. */
const isRepeatable = (change: CartChange, writes: CartWrite[]) => writes.length === 1 || change.kind === 'clear'

/**
 * Decides on a change that needs no call. A line that is already gone counts as removed, unless it was changed into
 * another one elsewhere. Any other change of a missing line fails.
 * @returns whether that counts as sent
 * @throws LineGoneError when the line is missing or has been changed elsewhere
 */
function whenGone(change: CartChange, known: ServerCart | undefined, now: ServerCart): boolean {
  if (change.kind === 'remove' || change.kind === 'clear') {
    const keys = change.kind === 'remove' ? [change.line] : change.lines
    const meant = keys.flatMap((key) => (known ? linesOf(known, key) : []).map(({ cartItemId }) => cartItemId))
    if (now.items.some(({ cartItemId }) => meant.includes(cartItemId))) throw new LineGoneError('The line is another.')
    return true
  }
  const isOfALine = change.kind === 'update' || (change.kind === 'step' && change.by !== 0)
  if (isOfALine && known && linesOf(known, change.line).length > 0) throw new LineGoneError('The line has gone.')
  return false
}

/**
 * The next calls of a change, computed from the API's cart. Taking pieces from several lines goes line by line, and
 * comes before an edit of them; clearing the cart removes all lines at once (rule 4.8).
 * @returns the calls, or whether a change that needs none any more counts as sent
 * @throws LineGoneError when the line is missing or has been changed elsewhere
 */
export function nextCalls({ wanted, known, hasBegun, isEdited }: Delivery, before: ServerCart) {
  const next = firstOf(wanted, before)
  const planned = planWrites(next, before)
  if (planned.length === 0) return isEdited || (hasBegun && wanted.kind !== 'update') || whenGone(wanted, known, before)
  const isInParts = planned.length > 1 && takenBy(next) > 0
  const writes = isInParts ? planned.slice(0, 1) : planned
  const part: CartChange = (isInParts && limited(next, writes[0]?.takes ?? 0)) || next
  return { writes, part }
}

/** Makes the calls. Reads of the cart wait for them. */
export async function callApi(
  { cart, wanted, refusals }: Delivery,
  { writes, part }: { writes: CartWrite[]; part: CartChange },
  before: ServerCart,
): Promise<Answered> {
  const { customerId } = cart
  const isGuarded = writes.length === 1 && refusals < MOST_REFUSALS
  const failures = await sendAll(customerId, writes, isGuarded ? before.version : null)
  if (failures.some((failure) => statusOf(failure) === 401) && isRepeatable(wanted, writes))
    saveRefused(customerId, wanted)
  return { part, failures, before, isWhole: failures.length === writes.length, at: tick() }
}

/** The lines alone: their allergens may change with the menu. */
const textOf = ({ items }: ServerCart) => JSON.stringify(items.map(({ allergens: _, ...line }) => line))
const isSame = (one: ServerCart, other: ServerCart) => textOf(one) === textOf(other)

/**
 * What has come of an answered part, as the cart that was read after it shows: an error, or what is left to send. A
 * part is sent again when the cart has changed (412) or a line is gone (404). A 404 for an unchanged cart does not
 * count: a retry would get the same answer. When an answer was lost, the cart shows whether the part is in it.
 */
export function outcomeOf(delivery: Delivery, { part, failures, before, isWhole }: Answered, now: ServerCart) {
  const failure = failures.find((one) => statusOf(one) === 404) ?? failures[0]
  const status = statusOf(failure)
  const isOutdated = part.kind !== 'add' && (status === 412 || (status === 404 && !isSame(before, now)))
  if (isOutdated && ++delivery.tries < MOST_TRIES) {
    if (now.version === before.version) delivery.refusals += 1
    delivery.isEdited ||= part.kind === 'update' && !isWhole
    return { again: true }
  }
  const isLostOnly = failure instanceof ApiError && failure.outcomeUnknown && hasArrived(part, before, now)
  if (failure && !isLostOnly) return { error: failure }
  if (part.kind === 'add' && isSame(before, now)) return { error: new NothingChangedError('The cart is as it was.') }
  delivery.hasBegun = true
  return { left: restOf(delivery.wanted, part) }
}
