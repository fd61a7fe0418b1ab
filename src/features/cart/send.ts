import { notifyManager, onlineManager, timeoutManager } from '@tanstack/react-query'
import { keepAnswer } from '../../api/persisted'
import { cartQuery, freshCartQuery, type ServerCart } from '../../api/queries/cart'
import { cartWrites } from '../../api/queries/cart-writes'
import { whileWriting } from '../../api/server-cart'
import { timeLeft } from '../../lib/elapsed'
import { locked } from '../../lib/locked'
import { isCurrent } from '../../stores/auth'
import { areRelated, isSessionOver, nextCalls, whenGone, type CartWrite } from './calls'
import { notices, type Cart } from './cart'
import { dishesOf, type CartChange } from './lines'
import { conclude, dropNeedless, end, isOurs, noteSent, outboxOf, SessionOverError, take } from './outbox'
import type { Delivery, Outbox } from './outbox'
import { saveRefused } from './saved'

export { showSuccess, showFailure } from './toasts'

/** Taps on a dish less than this apart, in ms, form one burst: its first is sent, and then the sum of the others. */
const BURST = 400
/** Without versions, how long a cached cart counts as current, in ms. Only while no other tab has been heard from. */
const FRESH = 3000
/** After so many refusals of the API's own version it evidently cannot compare versions, so none is sent any more. */
const MOST_REFUSALS = 5

/**
 * The API's current cart. A cached one is enough for additions, or if it has a version; else it must be fresh. Offline
 * this waits for the connection, so that nothing is sent in vain.
 */
async function currentCart(box: Outbox, isAdd: boolean): Promise<ServerCart> {
  const { cart, unread } = box
  const { data, dataUpdatedAt = 0, isInvalidated } = cart.client.getQueryState(cart.queryKey) ?? {}
  const isFresh = Math.abs(Date.now() - dataUpdatedAt) < FRESH && !notices.hasCompany()
  const isKnown = data && !isInvalidated && onlineManager.isOnline()
  if (isKnown && (isAdd || data.version !== null || isFresh)) return data
  const now = await cart.client.fetchQuery(freshCartQuery(cart.customerId))
  if (!isCurrent(cart.customerId)) throw new SessionOverError()
  // It may have what else this page has sent, which is still drawn as pending.
  if (box.sending + unread.size === 1) cart.client.setQueryData(cart.queryKey, now)
  return now
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
  const { wanted, hasBegun, refusals } = delivery
  const { cart, unread } = box
  delivery.known ??= cart.cached()
  const before = await currentCart(box, wanted.kind === 'add')
  // Meanwhile the change may have been saved for another page.
  if (!isOurs(box, delivery)) throw new SessionOverError()
  const next = nextCalls(wanted, before)
  if (!next) return end(delivery, whenGone(wanted, hasBegun, delivery.known, before))
  noteSent(delivery, true)
  const version = next.writes.length === 1 && refusals < MOST_REFUSALS ? before.version : null
  const results = await Promise.allSettled(next.writes.map((call) => write(cart.customerId, call, version)))
  const failures = results.flatMap((one) => (one.status === 'rejected' ? [one.reason as Error] : []))
  if (isSessionOver(failures)) saveRefused(cart.customerId, wanted)
  unread.set(delivery, { ...next, failures, before })
}

/** Sends a delivery. Without versions only a lock keeps two tabs from overwriting each other's quantities. */
function launch(box: Outbox, delivery: Delivery) {
  const { cart } = box
  stopReading(box)
  take(box, delivery)
  const work = () => send(box, delivery)
  const isGuarded = delivery.wanted.kind === 'clear' || cart.cached()?.version !== null
  box.sending += 1
  const sent = isGuarded ? work() : locked(`cart ${cart.customerId} ${dishesOf(delivery.wanted).join()}`, work)
  const over = sent
    .catch((cause: Error) => end(delivery, cause))
    .finally(() => {
      box.sending -= 1
      box.wake()
    })
  whileWriting(cart.client, cart.customerId, over)
}

/** Reads the cart after all that was answered. The screen changes from all of it to what came of it at once. */
async function settle(box: Outbox): Promise<void> {
  const { cart, unread } = box
  const { client, queryKey } = cart
  for (const delivery of [...unread.keys()].filter((one) => !isOurs(box, one))) {
    unread.delete(delivery)
    end(delivery, new SessionOverError())
  }
  if (unread.size > 0) {
    const now = await client.fetchQuery(freshCartQuery(cart.customerId))
    notifyManager.batch(() => {
      const isShown = [...unread.keys()].some((one) => isOurs(box, one))
      for (const [delivery, answered] of unread) conclude(box, delivery, answered, now)
      if (isShown) client.setQueryData(queryKey, now)
    })
    keepAnswer(client, queryKey, now)
  }
  unread.clear()
}

function read(box: Outbox) {
  const { cart, unread } = box
  const { client, queryKey, customerId } = cart
  const own = settle(box)
    .catch((cause: Error) => {
      // Another delivery was sent meanwhile, so the cart is read after that.
      if (box.reading !== own && isCurrent(customerId)) return
      void client.invalidateQueries({ queryKey, exact: true, refetchType: 'none' })
      for (const delivery of unread.keys()) end(delivery, cause)
      unread.clear()
    })
    .finally(() => {
      if (box.reading === own) {
        box.reading = null
        // Even after a read that failed, as the API may have the changes.
        notices.tell(customerId)
      }
      box.wake()
    })
  box.reading = own
  whileWriting(client, customerId, own)
}

function stopReading(box: Outbox) {
  if (!box.reading) return
  box.reading = null
  void box.cart.client.cancelQueries({ queryKey: freshCartQuery(box.cart.customerId).queryKey })
}

/** Resolves at the end of a burst of taps. */
async function burstEnds({ lastTaps }: Outbox, delivery: Delivery) {
  const dish = dishesOf(delivery.wanted).join()
  const lastTap = lastTaps.get(dish)!
  const left = timeLeft(lastTap, BURST, Date.now())
  await new Promise<void>((resolve) => timeoutManager.setTimeout(resolve, left))
  if (lastTaps.get(dish) === lastTap) delivery.isQuick = false
}

/** Sends what waits, oldest first: additions at once, any other change when the cart shows what came of the one before. */
async function run(box: Outbox): Promise<void> {
  const { cart, waiting, unread } = box
  box.isRunning = true
  const stop = cart.client.getMutationCache().subscribe(() => box.wake())
  // Taps of one moment go together.
  await Promise.resolve()
  while (waiting.length + box.sending + unread.size > 0) {
    const woken = new Promise<void>((resolve) => (box.wake = resolve))
    dropNeedless(box)
    const changes = cart.changes()
    const isAtRest = box.sending + unread.size === 0
    const isReady = ({ wanted, jobs: [{ change }] }: Delivery) =>
      (isAtRest || wanted.kind === 'add') &&
      !changes.slice(0, changes.indexOf(change)).some((earlier) => areRelated(earlier, change))
    const ready = waiting.filter(isReady)
    const next = ready.find(({ isQuick }) => !isQuick)
    if (next) launch(box, next)
    else {
      if (box.sending === 0 && unread.size > 0 && !box.reading) read(box)
      await Promise.race([woken, ...ready.slice(0, 1).map((delivery) => burstEnds(box, delivery))])
    }
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
