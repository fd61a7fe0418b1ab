import type { GiftCardPurchaseRequest } from '../../api/types'
import { fingerprint } from '../../lib/fingerprint'
import { randomId } from '../../lib/random-id'
import { readJson, recordOf, sessionStore } from '../../lib/storage'
import { purchaseDraftDone } from './purchase-draft'

/** A purchase that was sent from this tab and is not paid. `of` is a fingerprint of what was sent. */
type Attempt = { customerId: string; of: string; key: string; purchaseId?: string }

const KEY = 'giftCardAttempt'

function parse(value: unknown): Attempt | null {
  const { customerId, of, key, purchaseId } = recordOf(value)
  if (typeof customerId !== 'string' || typeof of !== 'string' || typeof key !== 'string') return null
  return { customerId, of, key, ...(typeof purchaseId === 'string' && { purchaseId }) }
}

const kept = () => readJson(sessionStore, KEY, parse)
const keep = (attempt: Attempt) => sessionStore.set(KEY, JSON.stringify(attempt))

/**
 * The idempotency key of a purchase. It stays the same for the same gift card until that is paid, so that pressing
 * again after a lost answer, a reload or a declined payment cannot buy it twice.
 */
export function purchaseKey(customerId: string, request: Omit<GiftCardPurchaseRequest, 'returnUrl'>): string {
  const of = fingerprint(JSON.stringify([customerId, request]))
  const attempt = kept()
  if (attempt?.of === of) return attempt.key
  const key = randomId()
  keep({ customerId, of, key })
  return key
}

/** The API has answered with the purchase of the last key. */
export function purchaseMade(purchaseId: string): void {
  const attempt = kept()
  if (attempt) keep({ ...attempt, purchaseId })
}

/** A purchase is paid. If it is the one of this tab, the next one starts empty and with another key. */
export function purchasePaid(purchaseId: string): void {
  if (kept()?.purchaseId !== purchaseId) return
  sessionStore.remove(KEY)
  purchaseDraftDone()
}
