import { timeoutManager } from '@tanstack/react-query'
import { cartQuery } from '../../api/queries/cart'
import { writingOf } from '../../api/server-cart'
import { timeLeft } from '../../lib/elapsed'
import { locked } from '../../lib/locked'
import type { Cart } from './cart-for'
import { callApi, currentCart, nextCalls } from './deliver'
import { dishesOf, type CartChange } from './lines'
import { tellOtherTabs } from './other-tabs'
import {
  end,
  isAtRest,
  isBlocked,
  isMine,
  isNeedless,
  noteSent,
  outboxOf,
  take,
  type Batch,
  type Outbox,
} from './outbox'
import { readsEnd, reread, SessionOverError } from './reread'

export { showSuccess, showFailure } from './toasts'

/** Taps on a dish less than this apart, in ms, form one burst: its first is sent, and then the sum of the others. */
const BURST = 400

/** Sends a batch. */
async function send(box: Outbox, batch: Batch): Promise<void> {
  const { cart, wanted } = batch
  batch.known ??= cart.cached()
  const before = await currentCart(cart, wanted)
  // Meanwhile the change may have been saved for another page.
  if (!isMine(batch)) throw new SessionOverError()
  const next = nextCalls(batch, before)
  if (typeof next === 'boolean') return end(batch, next)
  noteSent(batch, true)
  const writing = writingOf(cart.client, cart.customerId)
  const call = callApi(batch, next, before).then((answered) => void box.answered.set(batch, answered))
  writing.writes = Promise.all([writing.writes, call]).then(() => {})
  await call
}

function launch(box: Outbox, batch: Batch) {
  take(box, batch)
  const { cart, wanted } = batch
  const isGuarded = wanted.kind === 'clear' || cart.cached()?.version !== null
  // Without versions only a lock keeps two tabs from overwriting each other's quantities.
  const sending = isGuarded
    ? send(box, batch)
    : locked(`cart ${cart.customerId} ${dishesOf(wanted).join()}`, async () => {
        await send(box, batch)
        await confirm(box)
      })
  const ended = sending.catch((cause: Error) => end(batch, cause)).finally(() => box.sending.delete(batch))
  box.sending.set(batch, ended)
}

/** Reads the cart until it shows what has come of all that was answered, and tells the other tabs. */
function confirm(box: Outbox): Promise<void> {
  const { cart, answered, shown } = box
  const isBehind = () => answered.size > 0 || shown.some(({ at }) => at > (cart.cached()?.askedAt ?? 0))
  async function read() {
    for (const batch of [...answered.keys()].filter((one) => !isMine(one))) {
      answered.delete(batch)
      end(batch, new SessionOverError())
    }
    try {
      while (isBehind()) {
        await readsEnd(cart)
        if (isBehind()) await reread(cart)
      }
    } catch (cause) {
      answered.forEach((_, batch) => end(batch, cause as Error))
      answered.clear()
    }
    shown.splice(0).forEach((one) => one.end())
    tellOtherTabs(cart.customerId)
  }
  return (box.confirming ??= read().finally(() => (box.confirming = null)))
}

const sleep = (ms: number) => new Promise<void>((resolve) => timeoutManager.setTimeout(resolve, ms))

/** Resolves at the end of a burst of taps. */
async function endOfBurst({ lastTaps }: Outbox, batch: Batch) {
  const dish = dishesOf(batch.wanted).join()
  const lastTap = lastTaps.get(dish)!
  await sleep(timeLeft(lastTap, BURST, Date.now()))
  if (lastTaps.get(dish) === lastTap) batch.isQuick = false
}

/** Resolves when a change is made or has ended. */
const nextChange = ({ cart: { client } }: Outbox) =>
  new Promise<void>((resolve) => {
    const stop = client.getMutationCache().subscribe(() => {
      stop()
      resolve()
    })
  })

/** Sends what waits, oldest first: additions at once, any other change when the cart shows what came of the one before. */
async function run(box: Outbox) {
  const { sending, answered, shown } = box
  box.isRunning = true
  // Taps of one moment go together.
  await Promise.resolve()
  while (box.waiting.length > 0 || !isAtRest(box)) {
    const woken = new Promise<void>((resolve) => (box.wake = resolve))
    for (const batch of [...box.waiting]) {
      if (isMine(batch) && !isNeedless(batch)) continue
      box.waiting.splice(box.waiting.indexOf(batch), 1)
      end(batch, isMine(batch) ? false : new SessionOverError())
    }
    const ready = box.waiting.filter((batch) => !isBlocked(box, batch))
    const next = ready.find(({ isQuick }) => !isQuick)
    if (next) {
      launch(box, next)
      continue
    }
    const events = [...sending.values()]
    if (answered.size + shown.length > 0) events.push(confirm(box))
    if (ready[0]) events.push(endOfBurst(box, ready[0]))
    if (ready.length < box.waiting.length) events.push(nextChange(box))
    await Promise.race([woken, ...events])
  }
  box.isRunning = false
}

/**
 * Sends a change, with what can be sent with it, and reads the cart. Resolves with whether anything was sent for it.
 * @throws ApiError when the API refuses, SessionOverError when this page must not send it any more
 */
export async function sendChange(cart: Cart, change: CartChange): Promise<boolean> {
  const { client, customerId } = cart
  if (!cart.isPending(change)) throw new SessionOverError()
  await client.ensureQueryData(cartQuery(customerId))
  const box = outboxOf(cart)
  const dish = dishesOf(change).join()
  const now = Date.now()
  const canBeQuick = change.kind === 'add' || change.kind === 'step'
  const isQuick = canBeQuick && timeLeft(box.lastTaps.get(dish) ?? 0, BURST, now) > 0
  box.lastTaps.set(dish, now)
  return new Promise((resolve, reject) => {
    const progress = { tries: 0, refusals: 0, hasBegun: false, isEdited: false, known: undefined }
    box.waiting.push({ ...progress, cart, wanted: change, jobs: [{ change, resolve, reject }], isQuick })
    if (box.isRunning) box.wake()
    else void run(box)
  })
}
