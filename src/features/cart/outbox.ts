import type { QueryClient } from '@tanstack/react-query'
import type { ServerCart } from '../../api/queries/cart'
import { writingOf } from '../../api/server-cart'
import { leftOf, madeProgress, markSent, type Cart } from './cart-for'
import { LineGoneError, outcomeOf, type Answered, type Delivery } from './deliver'
import type { CartChange } from './lines'
import { areRelated, areSummable, summed } from './plan'
import { SessionOverError } from './reread'

type Job = { change: CartChange; resolve: (sent: boolean) => void; reject: (cause: Error) => void }
/** Changes that are sent as one. `isQuick`: it continues a burst of taps, whose end it awaits. */
export type Batch = Delivery & { jobs: [Job, ...Job[]]; isQuick: boolean }

/** What a page has to send, and what has become of it. */
export type Outbox = {
  cart: Cart
  waiting: Batch[]
  /** What is on its way to the API. */
  sending: Map<Batch, Promise<void>>
  /** What the API has answered, and no read has shown yet. */
  answered: Map<Batch, Answered>
  /** What a read has shown, and the cache does not have yet. */
  shown: { at: number; end: () => void }[]
  /** The reading that awaits them. */
  confirming: Promise<void> | null
  /** When each dish was last changed, in ms. */
  lastTaps: Map<string, number>
  isRunning: boolean
  /** Something new waits. */
  wake: () => void
}

const changesIn = ({ jobs }: Batch) => jobs.map(({ change }) => change)
export const isMine = (batch: Batch) => changesIn(batch).every(batch.cart.isPending)

/** Whether a batch puts back a dish whose removal has failed. */
export const isNeedless = ({ hasBegun, jobs }: Batch) => !hasBegun && leftOf(jobs[0].change, Infinity) === null
export const noteSent = (batch: Batch, is: boolean) => changesIn(batch).forEach((change) => markSent(change, is))

/** Ends all changes of a batch in one frame. The first stands for them all: it stays until its failure is dealt with. */
export function end({ jobs: [first, ...others] }: Batch, outcome: Error | boolean) {
  const isOver = (change: CartChange) => madeProgress(change, 0, null)
  for (const { change } of others) isOver(change)
  if (outcome instanceof Error) first.reject(outcome)
  else {
    isOver(first.change)
    first.resolve(outcome)
  }
  for (const { resolve } of others) resolve(false)
}

/** Whether a failed step up is sent again, with those that were tapped since. */
function isTappedAgain({ waiting }: Outbox, { wanted, hasBegun }: Batch, error: Error): boolean {
  if (wanted.kind !== 'step' || wanted.by < 0 || hasBegun || error instanceof LineGoneError) return false
  const next = waiting.find((one) => areRelated(wanted, one.wanted))
  return next !== undefined && areSummable(wanted, next.wanted)
}

/** A read has shown what has come of the answered changes. The screen follows once the cache has that cart. */
function onRead(box: Outbox, now: ServerCart) {
  for (const [batch, answered] of box.answered) {
    const { at } = answered
    const {
      again,
      error,
      left = null,
    } = isMine(batch) ? outcomeOf(batch, answered, now) : { again: false, error: new SessionOverError() }
    if (again || (error && isTappedAgain(box, batch, error))) {
      if (!batch.hasBegun && !batch.isEdited) noteSent(batch, false)
      box.waiting.unshift(batch)
      continue
    }
    if (!error) changesIn(batch).forEach((change, index) => madeProgress(change, at, index === 0 ? left : null))
    if (left) box.waiting.unshift(Object.assign(batch, { wanted: left }))
    else box.shown.push({ at, end: () => end(batch, error ?? true) })
  }
  box.answered.clear()
}

const outboxes = new WeakMap<QueryClient, Outbox>()

/** What this page has to send for the customer of a cart. */
export function outboxOf(cart: Cart): Outbox {
  const known = outboxes.get(cart.client)
  if (known?.cart.customerId === cart.customerId) return known
  const box: Outbox = {
    ...{ cart, waiting: [], sending: new Map(), answered: new Map(), shown: [], lastTaps: new Map() },
    ...{ confirming: null, isRunning: false, wake: () => {} },
  }
  outboxes.set(cart.client, box)
  writingOf(cart.client, cart.customerId).onRead = (now) => onRead(box, now)
  return box
}

/** Whether the cart shows what has come of all that was sent. */
export const isAtRest = ({ sending, answered, shown }: Outbox) =>
  sending.size === 0 && answered.size === 0 && shown.length === 0

/** Whether a batch must wait for an earlier change of its dish, or for the cart as it is after the writes before. */
export function isBlocked(box: Outbox, batch: Batch): boolean {
  if (batch.wanted.kind !== 'add' && !isAtRest(box)) return true
  const all = batch.cart.changes()
  const [own] = batch.jobs
  return all.slice(0, all.indexOf(own.change)).some((one) => areRelated(one, own.change))
}

/** Takes a batch from those that wait, with what can be sent with it. */
export function take({ waiting }: Outbox, batch: Batch) {
  waiting.splice(waiting.indexOf(batch), 1)
  if (batch.hasBegun) return
  for (const other of [...waiting]) {
    if (!areRelated(batch.wanted, other.wanted)) continue
    if (!areSummable(batch.wanted, other.wanted)) return
    waiting.splice(waiting.indexOf(other), 1)
    batch.jobs.push(...other.jobs)
    batch.wanted = summed([batch.wanted, other.wanted])
  }
}
