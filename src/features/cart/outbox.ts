import type { QueryClient } from '@tanstack/react-query'
import type { ServerCart } from '../../api/queries/cart'
import { areRelated, outcomeOf, sumOf, type Answered, type Progress } from './calls'
import { leftOf, markSent, setLeft, type Cart } from './cart'
import type { CartChange } from './lines'

/** This page must not send a change any more: its customer is not signed in, or another page has it. */
export class SessionOverError extends Error {}

type Job = { change: CartChange; resolve: (sent: boolean) => void; reject: (cause: Error) => void }
/** Changes that are sent as one. `isQuick`: it continues a burst of taps, whose end it awaits. */
export type Delivery = Progress & { jobs: [Job, ...Job[]]; known: ServerCart | undefined; isQuick: boolean }
/** What a page has to send for a customer. */
export type Outbox = {
  cart: Cart
  waiting: Delivery[]
  /** How many deliveries are on their way to the API. */
  sending: number
  /** What the API has answered, and no read has shown yet. */
  unread: Map<Delivery, Answered>
  /** The read that is to show it. */
  reading: Promise<void> | null
  /** When each dish was last changed, in ms. */
  lastTaps: Map<string, number>
  isRunning: boolean
  /** Something has happened that it may wait for. */
  wake: () => void
}

export const isOurs = ({ cart }: Outbox, { jobs }: Delivery) => jobs.every(({ change }) => cart.isPending(change))
export const noteSent = ({ jobs }: Delivery, is: boolean) => jobs.forEach(({ change }) => markSent(change, is))

/** Ends all changes of a delivery at once. If it failed, the first stays until its failure is dealt with. */
export function end({ jobs }: Delivery, outcome: Error | boolean) {
  jobs.forEach(({ change, resolve, reject }, index) => {
    const hasFailed = outcome instanceof Error
    if (index > 0 || !hasFailed) setLeft(change, null)
    if (hasFailed) reject(outcome)
    else resolve(index === 0 && outcome)
  })
}

const outboxes = new WeakMap<QueryClient, Outbox>()

export function outboxOf(cart: Cart): Outbox {
  const known = outboxes.get(cart.client)
  if (known?.cart.customerId === cart.customerId) return known
  const box: Outbox = {
    ...{ cart, waiting: [], sending: 0, unread: new Map(), reading: null },
    ...{ lastTaps: new Map(), isRunning: false, wake: () => {} },
  }
  outboxes.set(cart.client, box)
  return box
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

/** Ends what need not be sent: another page has it, or it puts back a dish whose removal has failed. */
export function dropNeedless(box: Outbox) {
  for (const delivery of [...box.waiting]) {
    const isNeedless = !delivery.hasBegun && leftOf(delivery.jobs[0].change) === null
    if (!isNeedless && isOurs(box, delivery)) continue
    box.waiting.splice(box.waiting.indexOf(delivery), 1)
    end(delivery, isNeedless ? false : new SessionOverError())
  }
}

/** Whether a failed step up is sent again, with those that were tapped since. */
function isTappedAgain({ waiting }: Outbox, { wanted, hasBegun }: Delivery): boolean {
  const next = waiting.find((one) => areRelated(wanted, one.wanted))
  return (
    wanted.kind === 'step' && wanted.by > 0 && !hasBegun && next !== undefined && sumOf(wanted, next.wanted) !== null
  )
}

/** Ends a delivery as the cart that was read after its calls shows, or lets it wait for what is left of it. */
export function conclude(box: Outbox, delivery: Delivery, answered: Answered, now: ServerCart) {
  if (!isOurs(box, delivery)) return end(delivery, new SessionOverError())
  const { error, left } = outcomeOf(delivery, answered, now)
  const isAgain = error ? isTappedAgain(box, delivery) : left !== null
  if (!isAgain) return end(delivery, error ?? true)
  delivery.wanted = left ?? delivery.wanted
  if (delivery.hasBegun) delivery.jobs.forEach(({ change }, index) => setLeft(change, index === 0 ? left : null))
  else noteSent(delivery, false)
  box.waiting.unshift(delivery)
}
