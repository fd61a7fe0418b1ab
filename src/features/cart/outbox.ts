import type { QueryClient } from '@tanstack/react-query'
import type { ServerCart } from '../../api/queries/cart'
import { writingOf } from '../../api/server-cart'
import { areRelated, outcomeOf, sumOf, type Answered, type Outcome, type Progress } from './calls'
import { leftOf, madeProgress, markSent, type Cart } from './cart'
import { dishesOf, type CartChange } from './lines'
import { readSaved, save } from './saved'

export class SessionOverError extends Error {}

type Job = { change: CartChange; resolve: (sent: boolean) => void; reject: (cause: Error) => void }
/** Changes that are sent as one. `isQuick`: it continues a burst of taps, whose end it awaits. */
export type Delivery = Progress & { jobs: [Job, ...Job[]]; known: ServerCart | undefined; isQuick: boolean }

/** What a page has to send for a customer, and what has become of it. */
export type Outbox = {
  cart: Cart
  waiting: Delivery[]
  /** What is on its way to the API. */
  sending: Map<Delivery, Promise<void>>
  /** What the API has answered, and no read has shown yet. */
  answered: Map<Delivery, Answered & { at: number }>
  /** What a read has shown. The screen follows once the cache has that cart. */
  shown: Map<Delivery, Outcome & { at: number }>
  settling: Promise<void> | null
  /** When each dish was last changed, in ms. */
  lastTaps: Map<string, number>
  isRunning: boolean
  /** Something has happened that it may wait for. */
  wake: () => void
}

const changesIn = ({ jobs }: Delivery) => jobs.map(({ change }) => change)
export const isOurs = ({ cart }: Outbox, delivery: Delivery) => changesIn(delivery).every(cart.isPending)
export const noteSent = (delivery: Delivery, is: boolean) =>
  changesIn(delivery).forEach((change) => markSent(change, is))

/** Whether a delivery puts back a dish whose removal has failed. */
export const isNeedless = ({ hasBegun, jobs }: Delivery) => !hasBegun && leftOf(jobs[0].change, Infinity) === null

/** Ends all changes of a delivery in one frame. The first stands for them all: it stays until its failure is dealt with. */
export function end({ jobs: [first, ...others] }: Delivery, outcome: Error | boolean) {
  const isOver = ({ change }: Job) => madeProgress(change, 0, null)
  others.forEach(isOver)
  if (outcome instanceof Error) first.reject(outcome)
  else {
    isOver(first)
    first.resolve(outcome)
  }
  for (const { resolve } of others) resolve(false)
}

export const isAtRest = ({ sending, answered, shown }: Outbox) => sending.size + answered.size + shown.size === 0

/** Whether a change must wait for an earlier one of its dish, or for the cart as it is after the writes before. */
export function isBlocked(box: Outbox, { wanted, jobs: [{ change }] }: Delivery): boolean {
  const all = box.cart.changes()
  const isLater = all.slice(0, all.indexOf(change)).some((one) => areRelated(one, change))
  return isLater || (wanted.kind !== 'add' && !isAtRest(box))
}

/** Takes a delivery from those that wait, with what can be sent with it. */
export function take({ waiting }: Outbox, delivery: Delivery) {
  waiting.splice(waiting.indexOf(delivery), 1)
  if (delivery.hasBegun) return
  for (const other of waiting.filter(({ wanted }) => areRelated(wanted, delivery.wanted))) {
    const sum = sumOf(delivery.wanted, other.wanted)
    if (!sum) return
    waiting.splice(waiting.indexOf(other), 1)
    delivery.jobs.push(...other.jobs)
    delivery.wanted = sum
  }
}

/** Notes what a read shows of all that has been answered. */
function onRead(box: Outbox, now: ServerCart) {
  for (const [delivery, answer] of box.answered) {
    const { at } = answer
    const outcome: Outcome = isOurs(box, delivery)
      ? outcomeOf(delivery, answer, now)
      : { error: new SessionOverError(), left: null }
    box.shown.set(delivery, { ...outcome, at })
    if (outcome.error || outcome.left === delivery.wanted) continue
    changesIn(delivery).forEach((change, index) => madeProgress(change, at, index === 0 ? outcome.left : null))
  }
  box.answered.clear()
}

/** Whether a failed step up is sent again, with those that were tapped since. */
function isTappedAgain({ waiting }: Outbox, { wanted, hasBegun }: Delivery): boolean {
  const next = waiting.find((one) => areRelated(wanted, one.wanted))
  return (
    wanted.kind === 'step' && wanted.by > 0 && !hasBegun && next !== undefined && sumOf(wanted, next.wanted) !== null
  )
}

/** Ends what a read has shown, or lets it wait again for what is left of it. */
export function endShown(box: Outbox) {
  for (const [delivery, { error, left }] of box.shown) {
    const isAgain = error ? isTappedAgain(box, delivery) : left !== null
    if (!isAgain) {
      end(delivery, error ?? true)
      continue
    }
    delivery.wanted = left ?? delivery.wanted
    if (!delivery.hasBegun) noteSent(delivery, false)
    box.waiting.unshift(delivery)
  }
  box.shown.clear()
}

const outboxes = new WeakMap<QueryClient, Outbox>()

/** What this page has to send for the customer of a cart. */
export function outboxOf(cart: Cart): Outbox {
  const known = outboxes.get(cart.client)
  if (known?.cart.customerId === cart.customerId) return known
  const box: Outbox = {
    ...{ cart, waiting: [], sending: new Map(), answered: new Map(), shown: new Map(), lastTaps: new Map() },
    ...{ settling: null, isRunning: false, wake: () => {} },
  }
  outboxes.set(cart.client, box)
  writingOf(cart.client, cart.customerId).onRead = (now) => onRead(box, now)
  return box
}

/**
 * Saves a change that the API refused because the session has expired. It goes first, as it was made before the saved
 * ones. Without an entry in the storage the customer has logged out, and nothing is saved.
 */
export function saveRefused(customerId: string, change: CartChange): void {
  const saved = readSaved(customerId)
  if (!saved) return
  const dishes = dishesOf(change)
  const awaited = saved.awaited.filter(({ dish }) => !dishes.includes(dish))
  save({ ...saved, changes: [change, ...saved.changes], awaited })
}
