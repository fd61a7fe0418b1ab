import { fingerprint } from '../../lib/fingerprint'
import { locked } from '../../lib/locked'
import { randomId } from '../../lib/random-id'
import { localStore, readJson, recordOf, sessionStore } from '../../lib/storage'
import { readOrderData } from './order-data'

/** An order whose outcome is unknown, or that was placed and may be unpaid. Holds no details of what was ordered. */
export type UnconfirmedOrder = {
  /** The fingerprint of the customer's id. */
  by: string
  /** The fingerprint of the order's lines, total, note and payment method (see same-order). */
  looks: string
  /** When it would be ready by the API's clock, and when it was sent by ours, in ms. */
  readyAt: number
  sentAt: number
  /** The order's id, set once the API has placed it and a tab has gone to the payment page. */
  placed?: string
}
/** An order that is still missing this long after it was sent, in ms, was not placed. */
export const CONCLUDED_AFTER = 5 * 60_000
/** How long other tabs show an order that is placed but not paid, in ms. */
const UNPAID_SHOWN_FOR = 24 * 60 * 60_000

/** Whether an order was sent longer ago than `age`, in ms. One of the future was, too: the clock has been set back. */
export const isOlderThan = (age: number, { sentAt }: UnconfirmedOrder, at = Date.now()) => Math.abs(at - sentAt) > age

type Attempt = { of: string; key: string; open?: UnconfirmedOrder }
const KEY = 'orderAttempt'
/** What the customer had filled in for it, with their id: a logout removes it (lib/belongings). */
const DRAFT = 'sentDraft'
/** This tab's checkout draft, in session storage: a logout or another customer's sign-in removes it (lib/belongings). */
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
 * Remembers the earlier attempt. Returns a function that puts it back once a later one is refused. It stays away if a
 * logout has removed it meanwhile.
 */
export function holdAttempt(): () => void {
  const [attempt, draft] = [kept(), localStore.get(DRAFT)]
  return () => {
    if (draft !== null && localStore.get(DRAFT) !== null) localStore.set(DRAFT, draft)
    else localStore.remove(DRAFT)
    if (kept()) keep(attempt)
  }
}

/** Records that the API has placed the order and this tab is going to the payment page. */
export function orderPlaced(orderId: string): void {
  const now = kept()
  if (now?.open) keep({ ...now, open: { ...now.open, placed: orderId } })
}

/** Records that the order is refused, paid, cancelled or abandoned. Placing it again uses the same key. */
export function orderAnswered(): void {
  const now = kept()
  if (now?.open) keep({ of: now.of, key: now.key })
}

/** The order is paid, or cannot be paid: the same order again gets a new key. */
export const orderDone = () => keep(null)

/** The customer's order whose outcome is unknown or that is waiting for its payment, or null. */
export function openOrder(customerId: string): UnconfirmedOrder | null {
  const open = kept()?.open
  if (open?.by !== fingerprint(customerId)) return null
  return open.placed && isOlderThan(UNPAID_SHOWN_FOR, open) ? null : open
}

/**
 * The same, but null when this tab itself went to the payment page and still has its draft: a customer who comes back
 * continues with the form.
 */
export function unconfirmedOrder(customerId: string): UnconfirmedOrder | null {
  const open = openOrder(customerId)
  const hasLeft = open?.placed !== undefined && open.placed === readOrderData()?.orderId
  return hasLeft && sessionStore.get(CHECKOUT_DRAFT) !== null ? null : open
}

/** What the customer filled in for the open order, or null. Deletes it when it is too old. */
export function sentDraft<Draft>(customerId: string, parse: (value: unknown) => Draft | null): Draft | null {
  const open = openOrder(customerId)
  if (!open) return null
  if (!open.placed && isOlderThan(CONCLUDED_AFTER, open)) localStore.remove(DRAFT)
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
