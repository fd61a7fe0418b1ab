import { beforeEach, expect, it } from 'vitest'
import { sessionStore } from '../../lib/storage'
import { keepPurchaseDraft, readPurchaseDraft } from './purchase-draft'
import { purchaseKey, purchaseMade, purchasePaid } from './purchase-key'

const GRACE = {
  ...{ amount: 2500, senderName: 'Ada', message: null, sendOn: null },
  recipient: { name: 'Grace', email: 'grace@example.com' },
}
const DRAFT = { amount: 2500, senderName: 'Ada', name: 'Grace', email: '', message: '', sendOn: null }

beforeEach(() => sessionStore.remove('giftCardAttempt'))

it('the same gift card of the same customer has the same key, any other one another', () => {
  const key = purchaseKey('cus_1', GRACE)
  expect(purchaseKey('cus_1', structuredClone(GRACE))).toBe(key)
  expect(purchaseKey('cus_2', GRACE)).not.toBe(key)
  expect(purchaseKey('cus_1', { ...GRACE, amount: 5000 })).not.toBe(key)
})

it('stores fingerprints, no names', () => {
  purchaseKey('cus_1', GRACE)
  expect(sessionStore.get('giftCardAttempt')).not.toMatch(/Ada|Grace|grace|2500/)
})

it('once it is paid the same gift card gets another key and the draft is gone, but not for another purchase', () => {
  const key = purchaseKey('cus_1', GRACE)
  keepPurchaseDraft('cus_1', DRAFT)
  purchaseMade('gcp_1')
  purchasePaid('gcp_0')
  expect(purchaseKey('cus_1', GRACE)).toBe(key)
  expect(readPurchaseDraft('cus_1')).toEqual(DRAFT)
  purchasePaid('gcp_1')
  expect(readPurchaseDraft('cus_1')).toBeNull()
  expect(purchaseKey('cus_1', GRACE)).not.toBe(key)
})

it.each(['', 'null', '{}', '{"customerId":"cus_1","of":"x"}'])('F38 the stored attempt %j counts as none', (text) => {
  sessionStore.set('giftCardAttempt', text)
  purchaseMade('gcp_1')
  expect(sessionStore.get('giftCardAttempt')).toBeNull()
})
