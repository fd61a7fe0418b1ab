import { ApiError } from '../../api/errors'
import { cartQuery, type ServerCart } from '../../api/queries/cart'
import { cartWrites } from '../../api/queries/cart-writes'
import { locked } from '../../lib/locked'
import { isCarried, isNeedless, notSent, sentFrom, travelTogether, type Cart } from './cart-for'
import { dishesOf, linesOf, type CartChange } from './lines'
import { hasCompany, tellOtherTabs } from './other-tabs'
import { firstOf, hasArrived, limited, planWrites, restOf, summed, takenBy, type CartWrite } from './plan'
import { endOfBurst, inTurn, settledBefore, summableFrom } from './queue'
import { reread, SessionOverError } from './reread'
import { saveRefused } from './save-refused'

export { showSuccess, showFailure } from './toasts'

/** Without versions, how long a cached cart counts as current, in ms. Only while no other tab has been heard from. */
const FRESH = 3000
/** How often a change is tried when the cart keeps changing meanwhile. */
const MOST_TRIES = 20
/** After so many refusals of the API's own version it evidently cannot compare versions, so none is sent any more. */
const MOST_REFUSALS = 5

type Together = [CartChange, ...CartChange[]]

class NothingChangedError extends Error {}
/** The line to change is not in the cart any more, or has been changed elsewhere. */
class LineGoneError extends Error {}

/**
 * The API's current cart. A cached one is enough for an addition, or if it has a version, as the API refuses a write
 * for an outdated version; without one it must be fresh. An update of several lines always reads again, because its
 * calls cannot share a version.
 */
async function currentCart(cart: Cart, change: CartChange): Promise<ServerCart> {
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

const isGone = (failure: Error) => failure instanceof ApiError && failure.status === 404
const isUnauthorized = (failure: Error) => failure instanceof ApiError && failure.status === 401

/** Whether a change can be sent again after some of its writes have failed without doing anything twice. */
const isRepeatable = (change: CartChange, writes: CartWrite[]) => writes.length === 1 || change.kind === 'clear'

/** The result of a part of a change: its error, if any, and the cart before and after. */
type Outcome = { part: CartChange; failure: Error | null; before: ServerCart; now: ServerCart }

/**
 * Whether the change must be computed again because the cart has changed (412) or a line is gone (404). A 404 for an
 * unchanged cart does not count: a retry would get the same answer.
 */
function isOutdated({ part, failure, before, now }: Outcome): boolean {
  const status = failure instanceof ApiError ? failure.status : 0
  return part.kind !== 'add' && (status === 412 || (status === 404 && !isSame(before, now)))
}

/** @throws Error unless the part is in the cart; when its response was lost, the cart shows whether it is */
function requireDone({ part, failure, before, now }: Outcome) {
  const isLostOnly = failure instanceof ApiError && failure.outcomeUnknown && hasArrived(part, before, now)
  if (failure && !isLostOnly) throw failure
  if (part.kind === 'add' && isSame(before, now)) throw new NothingChangedError('The cart is as it was.')
}

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

/** The lines alone: their allergens may change with the menu. */
const textOf = ({ items }: ServerCart) => JSON.stringify(items.map(({ allergens: _, ...line }) => line))
const isSame = (one: ServerCart, other: ServerCart) => textOf(one) === textOf(other)

/**
 * Sends changes merged into one, reads the cart again and notifies the other tabs. The writes are computed from the
 * API's cart, and again when it has changed meanwhile. Taking pieces from several lines goes line by line, each
 * computed from the cart at that time, and comes before an edit of them; clearing the cart removes all lines at once
 * (rule 4.8).
 * @returns whether anything was sent
 * @throws ApiError when the API refuses
 */
async function sendChanges(cart: Cart, changes: Together): Promise<boolean> {
  const [first] = changes
  const { customerId } = cart
  const known = cart.cached()
  let wanted: CartChange | null = summed(changes)
  /** How often the API refused a version that it then returned again. */
  let refusals = 0
  let sent = false
  /** Whether the API has edited some lines, while another one is gone. */
  let isEdited = false
  travelTogether(changes)
  for (let tries = 1; wanted; tries++) {
    if (!cart.isPending(first)) throw new SessionOverError()
    const before = await currentCart(cart, wanted)
    // Meanwhile the change may have been saved for another page.
    if (!cart.isPending(first)) throw new SessionOverError()
    const next = firstOf(wanted, before)
    const planned = planWrites(next, before)
    if (planned.length === 0) {
      return isEdited || (sent && wanted.kind !== 'update') || whenGone(wanted, known, before)
    }
    const isInParts = planned.length > 1 && takenBy(next) > 0
    const writes = isInParts ? planned.slice(0, 1) : planned
    const part: CartChange = (isInParts && limited(next, writes[0]?.takes ?? 0)) || next
    if (!sent) sentFrom(before, first)
    const isGuarded = writes.length === 1 && refusals < MOST_REFUSALS
    const failures = await sendAll(customerId, writes, isGuarded ? before.version : null)
    if (failures.some(isUnauthorized) && isRepeatable(wanted, writes)) saveRefused(customerId, wanted)
    const failure = failures.find(isGone) ?? failures[0] ?? null
    if (!cart.isPending(first)) {
      tellOtherTabs(customerId)
      throw new SessionOverError()
    }
    const outcome: Outcome = { part, failure, before, now: await reread(cart) }
    tellOtherTabs(customerId)
    if (isOutdated(outcome) && tries < MOST_TRIES) {
      if (outcome.now.version === before.version) refusals += 1
      isEdited ||= part.kind === 'update' && failures.length < writes.length
      if (!sent && !isEdited) notSent(first)
      continue
    }
    requireDone(outcome)
    sent = true
    wanted = restOf(wanted, part)
  }
  return sent
}

/** Sends a change with those that can be merged into it. A failed step up is retried if more were tapped since. */
async function sendTogether(cart: Cart, change: CartChange): Promise<boolean> {
  for (;;) {
    const [, ...others] = summableFrom(cart, change)
    try {
      return await sendChanges(cart, [change, ...others])
    } catch (cause) {
      const hasNewcomers = summableFrom(cart, change).length > others.length + 1
      if (change.kind !== 'step' || change.by < 0 || !hasNewcomers || cause instanceof LineGoneError) throw cause
      notSent(change)
    }
  }
}

/**
 * Waits for earlier changes of the same dish, then for the end of a burst of taps, and sends all taps made until then.
 * Resolves with whether anything was sent for this change.
 */
export async function runChange(cart: Cart, change: CartChange): Promise<boolean> {
  const { client, customerId } = cart
  if (!cart.isPending(change)) return false
  await client.ensureQueryData(cartQuery(customerId))
  await settledBefore(cart, change)
  if (isCarried(change) || isNeedless(change)) return false
  if (change.kind === 'add' || change.kind === 'step') await endOfBurst(cart, change)
  const send = () => sendTogether(cart, change)
  if (cart.cached()?.version !== null) return inTurn(client, send, change.kind === 'add')
  // Without versions only a lock keeps two tabs from overwriting each other's quantities.
  return change.kind === 'clear' ? send() : locked(`cart ${customerId} ${dishesOf(change).join()}`, send)
}
