import { timeoutManager, type QueryClient } from '@tanstack/react-query'
import { timeLeft } from '../../lib/elapsed'
import type { Cart } from './cart-for'
import { dishesOf, keyOf, type CartChange } from './lines'

/** Taps less than this apart, in ms, form one burst. */
const BURST = 400
/** How long a write waits for the one before it, in ms: enough for a slow connection, but not forever if it hangs. */
const PREVIOUS_WRITE_TIMEOUT = 2000
const PARTS = 5

/** Whether two changes affect the same dish, so that the later one must wait for the earlier. */
export const areRelated = (one: CartChange, other: CartChange) =>
  one.kind === 'clear' || other.kind === 'clear' || dishesOf(one)[0] === dishesOf(other)[0]

/** Whether two changes can be sent as one, with their sum. */
export function areSummable(one: CartChange, other: CartChange): boolean {
  if (one.kind === 'add') return other.kind === 'add' && keyOf(one.item) === keyOf(other.item)
  return one.kind === 'step' && other.kind === 'step' && one.line === other.line
}

/** A change, and the later ones that can be sent with it. */
export function summableFrom(cart: Cart, change: CartChange): CartChange[] {
  const all = cart.changes()
  const later = all.slice(all.findIndex(({ id }) => id === change.id)).filter((one) => areRelated(one, change))
  const end = later.findIndex((one) => one.id !== change.id && !areSummable(one, change))
  return end < 0 ? later : later.slice(0, end)
}

/** The changes of the same dish that were made before this one, with the time of each in ms. Settled ones, too. */
function relatedBefore(cart: Cart, change: CartChange) {
  const all = cart.mutations().flatMap(({ state }) => {
    return state.variables ? { change: state.variables, at: state.submittedAt } : []
  })
  const own = all.findIndex((one) => one.change.id === change.id)
  return all.slice(0, Math.max(own, 0)).filter((one) => areRelated(one.change, change))
}

const madeAt = (cart: Cart, { id }: CartChange) =>
  cart.mutations().find(({ state }) => state.variables?.id === id)?.state.submittedAt ?? 0

/** Resolves when no related change made before this one is pending. */
export const settledBefore = (cart: Cart, change: CartChange): Promise<void> =>
  cart.when(() => {
    const pending = new Set(cart.changes().map(({ id }) => id))
    return !relatedBefore(cart, change).some((one) => pending.has(one.change.id))
  })

/**
 * Debounces a change that closely follows another of the same dish, so that many quick taps send only the first and
 * the sum of the others. A single change does not wait.
 */
export async function endOfBurst(cart: Cart, change: CartChange): Promise<void> {
  const before = relatedBefore(cart, change).at(-1)
  if (!before || madeAt(cart, change) - before.at >= BURST) return
  for (;;) {
    const latest = Math.max(...summableFrom(cart, change).map((one) => madeAt(cart, one)))
    const left = timeLeft(latest, BURST, Date.now())
    if (left <= 0) return
    await new Promise((resolve) => setTimeout(resolve, left))
  }
}

/** Waits in parts: while the page is busy it cannot process a response that has arrived, and only one part passes. */
async function patience() {
  for (let part = 0; part < PARTS; part++) {
    await new Promise((resolve) => timeoutManager.setTimeout(() => resolve(null), PREVIOUS_WRITE_TIMEOUT / PARTS))
  }
}

const turns = new WeakMap<QueryClient, Promise<unknown>>()

/** Runs `send` after the previous write: every write changes the cart's version, which the next one must send. */
export function inTurn<Result>(client: QueryClient, send: () => Promise<Result>, atOnce = false): Promise<Result> {
  const before = turns.get(client)
  const own = before && !atOnce ? Promise.race([before, patience()]).then(send) : send()
  // Without the results: each would hold those of all writes before it.
  const settled = Promise.allSettled([before, own]).then(() => {})
  turns.set(client, settled)
  return own
}
