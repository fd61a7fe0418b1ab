import type { QueryClient } from '@tanstack/react-query'
import { ApiError } from '../../api/errors'
import { cartQuery, type ServerCart } from '../../api/queries/cart'
import { cartWrites } from '../../api/queries/cart-writes'
import { currentSession } from '../../stores/auth'
import { haveArrived } from './arrived'
import { linesOf, type CartChange } from './lines'
import type { CartChanges } from './log'
import { notSent, sentFrom, travelTogether } from './on-its-way'
import { hasCompany, tellOtherTabs } from './other-tabs'
import { limited, planWrites, summed, takenBy, type CartWrite } from './plan'
import { saveRefused } from './saved'

/** A cart of an API without versions is taken for what the API holds for so long, in ms, in the only tab there is. */
const FRESH = 3000
/** How often a change is reckoned again because the cart has changed meanwhile. */
const MOST_TRIES = 20
/** An API that refuses the version it names so often cannot compare them: none is named to it any more. */
const MOST_REFUSALS = 5

type Together = [CartChange, ...CartChange[]]

class SessionOverError extends Error {}
class NothingChangedError extends Error {}
/** What was to be changed is not in the cart any more, or has been made into another line elsewhere. */
export class LineGoneError extends Error {}

const isFinal = (error: unknown) => error instanceof ApiError && error.isFinal
/**
 * The cart as it is after this moment. A read that is already under way may have begun before our write, so it is
 * waited for and another follows; reads that wait together share that one. Only a cart that has been read says what
 * came of the write, so it is tried until it succeeds or is refused.
 */
async function reread(client: QueryClient, customerId: string): Promise<ServerCart> {
  const options = cartQuery(customerId)
  const query = client.getQueryCache().find({ queryKey: options.queryKey })
  if (query && query.state.fetchStatus !== 'idle') await query.promise?.catch(() => {})
  for (;;) {
    if (currentSession()?.user.customerId !== customerId) throw new SessionOverError()
    try {
      return await client.fetchQuery({ ...options, staleTime: 0, retry: (_failures, error) => !isFinal(error) })
    } catch (cause) {
      if (isFinal(cause)) throw cause
    }
  }
}

/**
 * What the API holds. With a version it refuses what was meant for another cart; without, an old copy is no proof. Nor
 * is it for an update of several lines: one version cannot be named to several calls.
 */
async function currentCart(client: QueryClient, customerId: string, change: CartChange): Promise<ServerCart> {
  const state = client.getQueryState(cartQuery(customerId).queryKey)
  const cart = state?.data
  if (!cart || (change.kind === 'update' && linesOf(cart, change.line).length > 1)) return reread(client, customerId)
  const isYoung = Date.now() - state.dataUpdatedAt < FRESH && !hasCompany()
  const mayServe = change.kind === 'add' || cart.version !== null || isYoung
  return mayServe && !state.isInvalidated ? cart : reread(client, customerId)
}

/** Sends side by side. Resolves with why some failed, in their order. */
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
  return results
    .filter((result) => result.status === 'rejected')
    .map(({ reason }: { reason: unknown }) =>
      reason instanceof Error ? reason : new Error('The write failed', { cause: reason }),
    )
}

const isUnauthorized = (failure: Error) => failure instanceof ApiError && failure.status === 401

/** Whether nothing is done twice when the change is sent once more after some of its writes have failed. */
const isRepeatable = (change: CartChange, writes: CartWrite[]) => writes.length === 1 || change.kind === 'clear'

/** What came of a part of a change: why it failed, and the cart before and after. */
type Outcome = { part: CartChange; failure: Error | null; before: ServerCart; now: ServerCart }

/**
 * Whether the cart is another one than was thought (412), or a line of it has gone (404): the change is reckoned again.
 * An API that answers so to the cart that it has just named would do it for ever.
 */
function isOutdated({ part, failure, before, now }: Outcome): boolean {
  const status = failure instanceof ApiError ? failure.status : 0
  return part.kind !== 'add' && (status === 412 || (status === 404 && !isSame(before, now)))
}

/** @throws Error unless the part is in the cart; when its answer was lost, the cart says whether it is */
function requireDone({ part, failure, before, now }: Outcome) {
  const isLostOnly = failure instanceof ApiError && failure.outcomeUnknown && haveArrived([part], before, now)
  if (failure && !isLostOnly) throw failure
  if (part.kind === 'add' && isSame(before, now)) throw new NothingChangedError('The cart is as it was.')
}

/**
 * There is nothing to send. A line that was there and has gone elsewhere is as good as removed, but for one that was
 * made into another one elsewhere; any other change of it cannot be made.
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

const isSame = (one: ServerCart, other: ServerCart) => JSON.stringify(one.items) === JSON.stringify(other.items)

/**
 * Sends changes that travel as one, reads the cart again and tells the other tabs. The customer's intent is reckoned
 * from what the API holds, and again when that has changed meanwhile. What takes pieces from several lines goes line by
 * line, each reckoned from the cart as it is then; a cart is cleared all at once (rule 4.8).
 * @returns whether anything was sent
 * @throws ApiError when the API refuses
 */
export async function sendChanges(
  client: QueryClient,
  customerId: string,
  log: CartChanges,
  changes: Together,
): Promise<boolean> {
  const [first] = changes
  const known = log.cached()
  let wanted: CartChange | null = summed(changes)
  /** How often the API refused a version that it names again. */
  let refusals = 0
  let sent = false
  travelTogether(changes)
  for (let tries = 1; wanted; tries++) {
    if (!log.isPending(first)) throw new SessionOverError()
    const before = await currentCart(client, customerId, wanted)
    const planned = planWrites(wanted, before)
    if (planned.length === 0) return sent || whenGone(wanted, known, before)
    const isInParts = planned.length > 1 && takenBy(wanted) > 0
    const writes = isInParts ? planned.slice(0, 1) : planned
    const part: CartChange = (isInParts && limited(wanted, writes[0]?.takes ?? 0)) || wanted
    if (!sent) sentFrom(before, first)
    const isGuarded = writes.length === 1 && refusals < MOST_REFUSALS
    const failures = await sendAll(customerId, writes, isGuarded ? before.version : null)
    if (failures.some(isUnauthorized) && isRepeatable(wanted, writes)) saveRefused(customerId, wanted)
    const failure = failures[0] ?? null
    const outcome: Outcome = { part, failure, before, now: await reread(client, customerId) }
    tellOtherTabs(customerId)
    if (isOutdated(outcome) && tries < MOST_TRIES) {
      if (outcome.now.version === before.version) refusals += 1
      if (!sent) notSent(first)
      continue
    }
    requireDone(outcome)
    sent = true
    wanted = limited(wanted, takenBy(wanted) - takenBy(part))
  }
  return sent
}
