import { timeoutManager } from '@tanstack/react-query'
import { ApiError } from '../../api/errors'
import { cartQuery, type ServerCart } from '../../api/queries/cart'
import { cartWrites } from '../../api/queries/cart-writes'
import { tick, writingOf } from '../../api/server-cart'
import { timeLeft } from '../../lib/elapsed'
import { locked } from '../../lib/locked'
import { isCurrent } from '../../stores/auth'
import { isSessionOver, nextCalls, whenGone, type CartWrite } from './calls'
import { notices, type Cart } from './cart'
import { dishesOf, type CartChange } from './lines'
import {
  end,
  endShown,
  isAtRest,
  isBlocked,
  isNeedless,
  isOurs,
  noteSent,
  outboxOf,
  saveRefused,
  SessionOverError,
  take,
  type Delivery,
  type Outbox,
} from './outbox'

export { showSuccess, showFailure } from './toasts'

/** Taps on a dish less than this apart, in ms, form one burst: its first is sent, and then the sum of the others. */
const BURST = 400
/** Without versions, how long a cached cart counts as current, in ms. Only while no other tab has been heard from. */
const FRESH = 3000
/** After so many refusals of the API's own version it evidently cannot compare versions, so none is sent any more. */
const MOST_REFUSALS = 5

const isFinal = (error: unknown) => error instanceof ApiError && error.isFinal

/** Resolves when no read of the cart is in progress. */
async function readsEnd({ client, queryKey }: Cart): Promise<void> {
  await client
    .getQueryCache()
    .find({ queryKey })
    ?.promise?.catch(() => {})
}

/**
 * Reads the cart as it is after this moment: a read in progress may predate the change of another tab, so this waits for
 * it and starts another. The read is retried until it succeeds or is refused.
 * @throws ApiError when the API refuses, SessionOverError when the customer is no longer signed in
 */
export async function reread(cart: Cart): Promise<ServerCart> {
  const { client, customerId } = cart
  await readsEnd(cart)
  for (;;) {
    if (!isCurrent(customerId)) throw new SessionOverError()
    try {
      const retry = (_failures: number, error: Error) => !isFinal(error)
      // With 0, a cart that was read before the clock was set back would count as fresh.
      return await client.fetchQuery({ ...cartQuery(customerId), staleTime: -Infinity, retry })
    } catch (cause) {
      if (isFinal(cause)) throw cause
    }
  }
}

/** The API's current cart. A cached one is enough for additions, or if it has a version; else it must be fresh. */
async function currentCart(cart: Cart, isAdd: boolean): Promise<ServerCart> {
  const { data, dataUpdatedAt = 0, isInvalidated } = cart.client.getQueryState(cart.queryKey) ?? {}
  const isFresh = Math.abs(Date.now() - dataUpdatedAt) < FRESH && !notices.hasCompany()
  return data && !isInvalidated && (isAdd || data.version !== null || isFresh) ? data : reread(cart)
}

function write(customerId: string, call: CartWrite, version: string | null): Promise<void> {
  if ('item' in call) return cartWrites.add(customerId, call.item)
  const { cartItemId, body } = call
  return body
    ? cartWrites.update(customerId, cartItemId, body, version)
    : cartWrites.remove(customerId, cartItemId, version)
}

/** Sends the next calls of a delivery. It ends at once when it needs none. */
async function send(box: Outbox, delivery: Delivery): Promise<void> {
  const { cart, answered } = box
  const { wanted, hasBegun, refusals } = delivery
  delivery.known ??= cart.cached()
  const before = await currentCart(cart, wanted.kind === 'add')
  // Meanwhile the change may have been saved for another page.
  if (!isOurs(box, delivery)) throw new SessionOverError()
  const next = nextCalls(wanted, before)
  if (!next) return end(delivery, whenGone(wanted, hasBegun, delivery.known, before))
  noteSent(delivery, true)
  const version = next.writes.length === 1 && refusals < MOST_REFUSALS ? before.version : null
  const calls = Promise.allSettled(next.writes.map((call) => write(cart.customerId, call, version))).then((results) => {
    const failures = results.flatMap((one) => (one.status === 'rejected' ? [one.reason as Error] : []))
    if (isSessionOver(failures)) saveRefused(cart.customerId, wanted)
    answered.set(delivery, { ...next, failures, before, at: tick() })
  })
  const writing = writingOf(cart.client, cart.customerId)
  writing.writes = Promise.all([writing.writes, calls])
  await calls
}

/** Reads the cart until it shows what has come of all that was answered, and tells the other tabs. */
async function settle(box: Outbox): Promise<void> {
  const { cart, answered, shown } = box
  const isBehind = () => answered.size > 0 || [...shown.values()].some(({ at }) => at > (cart.cached()?.askedAt ?? 0))
  let failure: Error | null = null
  for (const delivery of [...answered.keys()].filter((one) => !isOurs(box, one))) {
    answered.delete(delivery)
    end(delivery, new SessionOverError())
  }
  try {
    await readsEnd(cart)
    while (isBehind()) await reread(cart)
  } catch (cause) {
    failure = cause as Error
  }
  endShown(box)
  if (failure) for (const delivery of answered.keys()) end(delivery, failure)
  if (failure) answered.clear()
  notices.tell(cart.customerId)
}

const settled = (box: Outbox) => (box.settling ??= settle(box).finally(() => (box.settling = null)))

/** Sends a delivery. Without versions only a lock keeps two tabs from overwriting each other's quantities. */
function launch(box: Outbox, delivery: Delivery) {
  const { cart, sending } = box
  take(box, delivery)
  const work = async () => {
    await send(box, delivery)
    if (!isGuarded) await settled(box)
  }
  const isGuarded = delivery.wanted.kind === 'clear' || cart.cached()?.version !== null
  const sent = isGuarded ? work() : locked(`cart ${cart.customerId} ${dishesOf(delivery.wanted).join()}`, work)
  const over = sent.catch((cause: Error) => end(delivery, cause)).finally(() => sending.delete(delivery))
  sending.set(delivery, over)
}

const sleep = (ms: number) => new Promise<void>((resolve) => timeoutManager.setTimeout(resolve, ms))

/** Resolves at the end of a burst of taps. */
async function burstEnds({ lastTaps }: Outbox, delivery: Delivery) {
  const dish = dishesOf(delivery.wanted).join()
  const lastTap = lastTaps.get(dish)!
  await sleep(timeLeft(lastTap, BURST, Date.now()))
  if (lastTaps.get(dish) === lastTap) delivery.isQuick = false
}

/** Sends what waits, oldest first: additions at once, any other change when the cart shows what came of the one before. */
async function run(box: Outbox): Promise<void> {
  const { cart, waiting, sending, answered, shown } = box
  box.isRunning = true
  const stop = cart.client.getMutationCache().subscribe(() => box.wake())
  // Taps of one moment go together.
  await Promise.resolve()
  while (waiting.length > 0 || !isAtRest(box)) {
    const woken = new Promise<void>((resolve) => (box.wake = resolve))
    for (const delivery of waiting.filter((one) => isNeedless(one) || !isOurs(box, one))) {
      waiting.splice(waiting.indexOf(delivery), 1)
      end(delivery, isNeedless(delivery) ? false : new SessionOverError())
    }
    const ready = waiting.filter((delivery) => !isBlocked(box, delivery))
    const next = ready.find(({ isQuick }) => !isQuick)
    if (next) {
      launch(box, next)
      continue
    }
    const events = [woken, ...sending.values()]
    if (answered.size + shown.size > 0) events.push(settled(box))
    if (ready[0]) events.push(burstEnds(box, ready[0]))
    await Promise.race(events)
  }
  stop()
  box.isRunning = false
}

/**
 * Sends a change, with what can be sent with it, and reads the cart. Resolves with whether anything was sent for it.
 * @throws ApiError when the API refuses, SessionOverError when this page must not send it any more
 */
export async function sendChange(cart: Cart, change: CartChange): Promise<boolean> {
  if (!cart.isPending(change)) throw new SessionOverError()
  await cart.client.ensureQueryData(cartQuery(cart.customerId))
  const box = outboxOf(cart)
  const { waiting, lastTaps } = box
  const dish = dishesOf(change).join()
  const now = Date.now()
  const isTap = change.kind === 'add' || change.kind === 'step'
  const isQuick = isTap && timeLeft(lastTaps.get(dish) ?? 0, BURST, now) > 0
  lastTaps.set(dish, now)
  return new Promise((resolve, reject) => {
    const progress = { wanted: change, tries: 0, refusals: 0, hasBegun: false, known: undefined }
    waiting.push({ ...progress, jobs: [{ change, resolve, reject }], isQuick })
    if (box.isRunning) box.wake()
    else void run(box)
  })
}
