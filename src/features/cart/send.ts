import type { QueryClient } from '@tanstack/react-query'
import { ApiError } from '../../api/errors'
import { cartQuery, cartWrites, type ServerCart } from '../../api/queries/cart'
import { currentSession } from '../../stores/auth'
import { haveArrived, linesOf, type CartChange } from './lines'
import type { CartChanges } from './log'
import { notSent, sentFrom, travelTogether } from './on-its-way'
import { hasCompany, tellOtherTabs } from './other-tabs'
import { limited, planWrites, summed, takenBy, type CartWrite } from './plan'

/** A cart of an API without versions is taken for what the API holds for so long, in ms, in the only tab there is. */
const FRESH = 3000
/** How often a change is reckoned again because the cart has changed meanwhile. */
const MOST_TRIES = 20

type Together = [CartChange, ...CartChange[]]

class SessionOverError extends Error {}
class NothingChangedError extends Error {}
class LineGoneError extends Error {}

const isFinal = (error: unknown) => error instanceof ApiError && error.isFinal
const hasCartChanged = (error: unknown) => error instanceof ApiError && error.status === 412

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

/** What the API holds. With a version it refuses what was meant for another cart; without, an old copy is no proof. */
async function currentCart(client: QueryClient, customerId: string, isAddition: boolean): Promise<ServerCart> {
  const state = client.getQueryState(cartQuery(customerId).queryKey)
  const cart = state?.data
  const isYoung = state && !state.isInvalidated && Date.now() - state.dataUpdatedAt < FRESH && !hasCompany()
  return cart && (isAddition || cart.version !== null || isYoung) ? cart : reread(client, customerId)
}

/** A line that is not there any more is as good as removed. */
const removed = (customerId: string, cartItemId: string, version: string | null) =>
  cartWrites.remove(customerId, cartItemId, version).catch((cause: unknown) => {
    if (!(cause instanceof ApiError && cause.status === 404)) throw cause
  })

/** Sends side by side. Resolves with why one failed. */
async function sendAll(customerId: string, writes: CartWrite[], version: string | null): Promise<Error | null> {
  const results = await Promise.allSettled(
    writes.map((write) => {
      if ('item' in write) return cartWrites.add(customerId, write.item)
      const { cartItemId, body } = write
      return body ? cartWrites.update(customerId, cartItemId, body, version) : removed(customerId, cartItemId, version)
    }),
  )
  const cause: unknown = results.find((result) => result.status === 'rejected')?.reason
  return cause === undefined || cause instanceof Error ? (cause ?? null) : new Error('The write failed', { cause })
}

/**
 * Sends changes, reads the cart again and tells the other tabs. When the cart has changed meanwhile, the customer's
 * intent is reckoned again from what it holds now; so are steps that fail while others of the same line wait. When the answer was lost, the cart says whether they took place.
 * Where the API has versions, what touches several lines goes line by line, each meant for the cart as it is then; a
 * cart is cleared all at once (spec 4).
 * @returns whether anything was sent
 * @throws ApiError when the API refuses
 */
export async function sendChanges(
  client: QueryClient,
  customerId: string,
  log: CartChanges,
  changes: Together,
): Promise<boolean> {
  let group = changes
  travelTogether(group)
  const known = log.cached()
  let wanted: CartChange | null = summed(changes)
  let guarded = true
  let sent = false
  for (let tries = 1; wanted; tries++) {
    if (!log.isPending(group[0])) throw new SessionOverError()
    const before = await currentCart(client, customerId, wanted.kind === 'add')
    const planned = planWrites(wanted, before)
    const isInParts = guarded && before.version !== null && planned.length > 1 && takenBy(wanted) > 0
    const writes = isInParts ? planned.slice(0, 1) : planned
    if (writes.length === 0) return sent || whenGone(wanted, known)
    const part: CartChange = (isInParts && limited(wanted, writes[0]?.takes ?? 0)) || wanted
    if (!sent) sentFrom(before, group[0])
    const failure = await sendAll(customerId, writes, guarded && writes.length === 1 ? before.version : null)
    const now = await reread(client, customerId)
    if (hasCartChanged(failure) && tries < MOST_TRIES) {
      // An API that refuses the version it has just named cannot compare them.
      if (now.version === before.version) guarded = false
      if (!sent) notSent(group[0])
      continue
    }
    tellOtherTabs(customerId)
    const isLostOnly = failure instanceof ApiError && failure.outcomeUnknown && haveArrived([part], before, now)
    if (failure && !isLostOnly) {
      const [, ...others] = log.summableFrom(group[0])
      if (sent || group[0].kind !== 'step' || others.length < group.length) throw failure
      group = [group[0], ...others]
      travelTogether(group)
      wanted = summed(group)
      notSent(group[0])
      continue
    }
    if (part.kind === 'add' && isSame(before, now)) throw new NothingChangedError('The cart is as it was.')
    sent = true
    wanted = limited(wanted, takenBy(wanted) - takenBy(part))
  }
  return sent
}

/**
 * There is nothing to send. A line that was there and has gone elsewhere is as good as removed; any other change of it
 * cannot be made.
 */
function whenGone(change: CartChange, known: ServerCart | undefined): boolean {
  if (change.kind === 'remove') return true
  const isOfALine = change.kind === 'update' || (change.kind === 'step' && change.by !== 0)
  if (isOfALine && known && linesOf(known, change.line).length > 0) throw new LineGoneError('The line has gone.')
  return false
}

const isSame = (one: ServerCart, other: ServerCart) => JSON.stringify(one.items) === JSON.stringify(other.items)
