import type { GiftCardPurchaseRequest } from '../../api/types'
import { lastAttempt } from '../../lib/attempt'
import { purchaseDraftDone } from './purchase-draft'

const attempt = lastAttempt('giftCardAttempt')

/** The idempotency key of a purchase. It stays the same for the same gift card until that is paid, also after a decline. */
export const purchaseKey = (customerId: string, request: Omit<GiftCardPurchaseRequest, 'returnUrl'>) =>
  attempt.keyOf(customerId, request)

/** The API has answered with the purchase of the last key. */
export const purchaseMade = (purchaseId: string) => attempt.setMade(purchaseId)

/** A purchase is paid. If it is the one of this tab, the next one starts empty and with another key. */
export function purchasePaid(purchaseId: string): void {
  if (attempt.made() !== purchaseId) return
  attempt.end()
  purchaseDraftDone()
}
