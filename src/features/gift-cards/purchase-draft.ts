import { readJson, sessionStore } from '../../lib/storage'

/** A gift card that is being filled in. */
export type PurchaseDraft = {
  /** In minor units; null until one is chosen. */
  amount: number | null
  senderName: string
  name: string
  email: string
  message: string
  /** The day it is sent, as 'YYYY-MM-DD'; null for today. */
  sendOn: string | null
}
type Kept = PurchaseDraft & { customerId: string | null }

/** In session storage. A logout or another customer's sign-in removes it; a guest's is kept for who signs in. */
const KEY = 'giftCardDraft'

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

function parse(value: unknown): Kept | null {
  if (typeof value !== 'object' || value === null) return null
  const { customerId, amount, senderName, name, email, message, sendOn } = value as Record<string, unknown>
  return {
    customerId: textOf(customerId) || null,
    amount: Number.isSafeInteger(amount) ? (amount as number) : null,
    senderName: textOf(senderName),
    name: textOf(name),
    email: textOf(email),
    message: textOf(message),
    sendOn: /^\d{4}-\d{2}-\d{2}$/.test(textOf(sendOn)) ? textOf(sendOn) : null,
  }
}

/** What was filled in in this tab, by this customer or as a guest. @param customerId null for a guest */
export function readPurchaseDraft(customerId: string | null): PurchaseDraft | null {
  const kept = readJson(sessionStore, KEY, parse)
  if (!kept) return null
  const { customerId: of, ...draft } = kept
  return of === null || of === customerId ? draft : null
}

/** Keeps what was filled in over a reload, the sign-in and the payment page. */
export const keepPurchaseDraft = (customerId: string | null, draft: PurchaseDraft): void =>
  sessionStore.set(KEY, JSON.stringify({ customerId, ...draft }))

export const purchaseDraftDone = () => sessionStore.remove(KEY)
