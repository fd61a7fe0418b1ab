import { beforeEach, expect, it } from 'vitest'
import { sessionStore } from '../../lib/storage'
import { keepPurchaseDraft, purchaseDraftDone, readPurchaseDraft, type PurchaseDraft } from './purchase-draft'

const DRAFT: PurchaseDraft = {
  ...{ amount: 2500, senderName: 'Ada', name: 'Grace', email: 'grace@example.com' },
  ...{ message: 'Happy birthday!', sendOn: '2026-12-01' },
}

beforeEach(purchaseDraftDone)

it('a draft is kept for its customer until the gift card is paid', () => {
  keepPurchaseDraft('cus_1', DRAFT)
  expect(readPurchaseDraft('cus_1')).toEqual(DRAFT)
  expect(readPurchaseDraft('cus_2')).toBeNull()
  expect(readPurchaseDraft(null)).toBeNull()
  purchaseDraftDone()
  expect(readPurchaseDraft('cus_1')).toBeNull()
})

it('a guest’s draft is for whoever signs in', () => {
  keepPurchaseDraft(null, DRAFT)
  expect(readPurchaseDraft(null)).toEqual(DRAFT)
  expect(readPurchaseDraft('cus_1')).toEqual(DRAFT)
})

it.each(['', 'null', '7', '{"customerId":7,"amount":1.5,"name":[],"sendOn":"soon"}'])(
  'F38 of the stored text %j only what is right is used',
  (text) => {
    sessionStore.set('giftCardDraft', text)
    const draft = readPurchaseDraft(null)
    if (draft) expect(draft).toEqual({ amount: null, senderName: '', name: '', email: '', message: '', sendOn: null })
    else expect(sessionStore.get('giftCardDraft')).toBeNull()
  },
)
