import { fingerprint } from '../../lib/fingerprint'
import { locked } from '../../lib/locked'
import { randomId } from '../../lib/random-id'
import { localStore, readJson, recordOf, sessionStore } from '../../lib/storage'
import { readOrderData } from './order-data'

/**
 * An order that was sent but not confirmed or refused, or placed but not known to be paid. Stores only fingerprints and
 * times.
 */
export type UnconfirmedOrder = {
  /** The fingerprint of the customer's id. */
  by: string
  /** The fingerprint of the order's lines, total, note and payment method (see same-order). */
  looks: string
  /** When it would be ready by the API's clock, and when it was sent by ours, in ms. */
  readyAt: number
  sentAt: number
  /** Its id, once the API has placed it and a tab has left for its payment. */
  placed?: string
}
/** An order that is still missing this long after it was sent, in ms, was not placed. */
export const CONCLUDED_AFTER = 5 * 60_000
/** An order that is placed and not paid is pointed out for this long, in ms. */
export const POINTED_OUT_FOR = 24 * 60 * 60_000

type Attempt = { of: string; key: string; open?: UnconfirmedOrder }
const KEY = 'orderAttempt'
/** What the customer had filled in for it, with their id: a logout removes it (stores/auth). */
const DRAFT = 'sentDraft'
/** What the customer has filled in at checkout in this tab. */
export const CHECKOUT_DRAFT = 'checkoutDraft'

function parseOpen(value: unknown): UnconfirmedOrder | undefined {
  const { by, looks, readyAt, sentAt, placed } = recordOf(value)
  if (typeof by !== 'string' || typeof looks !== 'string') return undefined
  if (!Number.isFinite(readyAt) || !Number.isFinite(sentAt)) return undefined
  return {
    by,
    looks,
    readyAt: readyAt as number,
    sentAt: sentAt as number,
    ...(typeof placed === 'string' && { placed }),
  }
}

function parse(value: unknown): Attempt | null {
  const { of, key, open } = recordOf(value)
  const left = parseOpen(open)
  return typeof of === 'string' && typeof key === 'string' ? { of, key, ...(left && { open: left }) } : null
}

const listeners = new Set<() => void>()

function keep(attempt: Attempt | null) {
  if (attempt) localStore.set(KEY, JSON.stringify(attempt))
  else localStore.remove(KEY)
  if (!attempt?.open) localStore.remove(DRAFT)
  for (const listener of listeners) listener()
}

const kept = () => readJson(localStore, KEY, parse)
const isOf = (signature: string) => kept()?.of === fingerprint(signature)

/**
 * The idempotency key of an order. It stays the same for the same order at the same total, so that pressing again
 * after a lost response, after a reload or in another tab cannot place it twice (F41).
 */
export function idempotencyKey(signature: string): string {
  const now = kept()
  if (now && isOf(signature)) return now.key
  const key = randomId()
  keep({ of: fingerprint(signature), key })
  return key
}

/**
 * Records that an order is being sent: until it is answered or paid it may have been placed, even after a reload.
 * @param draft what the customer has filled in, for another tab that goes on with the order; null after a logout
 */
export function orderSent(open: UnconfirmedOrder, draft: object | null): void {
  const now = kept()
  if (!now) return
  if (draft) localStore.set(DRAFT, JSON.stringify(draft))
  keep({ ...now, open })
}

/**
 * Remembers the earlier attempt. Returns a function that puts it back once a later one is refused. What was filled in
 * stays away if a logout has removed it meanwhile.
 */
export function holdAttempt(): () => void {
  const [attempt, draft] = [kept(), localStore.get(DRAFT)]
  return () => {
    if (draft !== null && localStore.get(DRAFT) !== null) localStore.set(DRAFT, draft)
    else localStore.remove(DRAFT)
    keep(attempt)
  }
}

/** Records that the API has placed the order, and that this tab leaves for its payment. */
export function orderPlaced(orderId: string): void {
  const now = kept()
  if (now?.open) keep({ ...now, open: { ...now.open, placed: orderId } })
}

/** Records that the order was refused, paid, cancelled or given up. The same order still gets the same key. */
export function orderAnswered(): void {
  const now = kept()
  if (now?.open) keep({ of: now.of, key: now.key })
}

/** The order is paid, or cannot be paid: the same order again gets a new key. */
export const orderDone = () => keep(null)

/** The customer's order that may have been placed, or that a tab has left for its payment; null if there is none. */
export function openOrder(customerId: string): UnconfirmedOrder | null {
  const open = kept()?.open
  if (open?.by !== fingerprint(customerId)) return null
  return open.placed && Date.now() - open.sentAt > POINTED_OUT_FOR ? null : open
}

/**
 * The customer's order that may have been placed, or that another tab has left for its payment; null if there is none.
 * The tab that has left and come back goes on with its own draft instead.
 */
export function unconfirmedOrder(customerId: string): UnconfirmedOrder | null {
  const open = openOrder(customerId)
  const hasLeft = open?.placed !== undefined && open.placed === readOrderData()?.orderId
  return hasLeft && sessionStore.get(CHECKOUT_DRAFT) !== null ? null : open
}

/** What the customer had filled in for an order that is still open, or null. Removes one that is too old. */
export function sentDraft<Draft>(customerId: string, parse: (value: unknown) => Draft | null): Draft | null {
  const open = openOrder(customerId)
  if (!open) return null
  if (!open.placed && Date.now() - open.sentAt > CONCLUDED_AFTER) localStore.remove(DRAFT)
  return readJson(localStore, DRAFT, parse)
}

/** Whether the order that may have been placed is a different one. */
export const isAnother = (signature: string) => !isOf(signature)

/** Calls `listener` when the unconfirmed order may have changed, in any tab. Returns a function that unsubscribes. */
export function onOrderSent(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

/** Places orders in one tab at a time, so that each sees what the others have placed before it takes a key. */
export const withOrderLock = <Result>(place: () => Promise<Result>): Promise<Result> => locked('place an order', place)
