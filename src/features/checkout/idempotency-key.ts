import { fingerprint } from '../../lib/fingerprint'
import { locked } from '../../lib/locked'
import { randomId } from '../../lib/random-id'
import { localStore, readJson } from '../../lib/storage'

/** What is known of an order that was sent and not plainly answered. Fingerprints only, but for the times. */
export type UnconfirmedOrder = {
  /** The customer. */
  by: string
  /** What the order looks like, as `looks` says. */
  looks: string
  /** When it would be ready by the host's clock, and when it was sent by ours, in ms. */
  readyAt: number
  sentAt: number
}
type Attempt = { of: string; key: string; open?: UnconfirmedOrder }
const KEY = 'orderAttempt'

const recordOf = (value: unknown) =>
  (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>

function parseOpen(value: unknown): UnconfirmedOrder | undefined {
  const { by, looks, readyAt, sentAt } = recordOf(value)
  const isOne = typeof by === 'string' && typeof looks === 'string'
  return isOne && Number.isFinite(readyAt) && Number.isFinite(sentAt)
    ? { by, looks, readyAt: readyAt as number, sentAt: sentAt as number }
    : undefined
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
  for (const listener of listeners) listener()
}

const kept = () => readJson(localStore, KEY, parse)
const isOf = (signature: string) => kept()?.of === fingerprint(signature)

/**
 * The idempotency key of an order: the same as long as the customer orders the same at the same total, so that
 * pressing again after a lost answer, after a reload or in another tab cannot place it twice (F41).
 */
export function idempotencyKey(signature: string): string {
  const now = kept()
  if (now && isOf(signature)) return now.key
  const key = randomId()
  keep({ of: fingerprint(signature), key })
  return key
}

/** The order is on its way: until it is answered, or paid, it may have been placed, a reload or not. */
export function orderSent(open: UnconfirmedOrder): void {
  const now = kept()
  if (now) keep({ ...now, open })
}

/** It is known what became of the order. The same again still has its key. */
export function orderAnswered(): void {
  const now = kept()
  if (now?.open) keep({ of: now.of, key: now.key })
}

/** The order is paid, or cannot be: the same again is a new order. */
export const orderDone = () => keep(null)

/** The order of a customer that may have been placed; null when there is none. */
export function unconfirmedOrder(customerId: string): UnconfirmedOrder | null {
  const open = kept()?.open
  return open?.by === fingerprint(customerId) ? open : null
}

/** Whether what may have been placed is something else than this. */
export const isAnother = (signature: string) => !isOf(signature)

/** Calls back whenever that may have changed, in this tab or another. Returns the way to stop. */
export function onOrderSent(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

/** One tab at a time: what another has placed is known before this one asks for a key. */
export const withOrderLock = <Result>(place: () => Promise<Result>): Promise<Result> => locked('place an order', place)
