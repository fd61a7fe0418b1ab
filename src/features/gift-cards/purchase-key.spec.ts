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

it('the key survives a reload; a fingerprint is stored for it, no names', () => {
  const key = purchaseKey('cus_1', GRACE)
  const kept = sessionStore.get('giftCardAttempt')!
  expect(kept).toMatch(/^{"customerId":"cus_1","of":"[0-9a-f]{18}","key":"[0-9a-f-]{36}"}$/)
  sessionStore.set('giftCardAttempt', kept.replace(key, 'key-of-before-the-reload'))
  expect(purchaseKey('cus_1', GRACE)).toBe('key-of-before-the-reload')
  expect(purchaseKey('cus_1', { ...GRACE, amount: 5000 })).toMatch(/^[0-9a-f-]{36}$/)
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

it('a payment says nothing of a gift card that has no answer yet, or of none', () => {
  keepPurchaseDraft('cus_1', DRAFT)
  purchasePaid('gcp_1')
  const key = purchaseKey('cus_1', GRACE)
  purchasePaid('gcp_1')
  expect(purchaseKey('cus_1', GRACE)).toBe(key)
  expect(readPurchaseDraft('cus_1')).toEqual(DRAFT)
})

/** What is stored of the attempt is replaced by something wrong. */
function tamper(wrong: object) {
  const attempt = JSON.parse(sessionStore.get('giftCardAttempt')!) as object
  sessionStore.set('giftCardAttempt', JSON.stringify({ ...attempt, ...wrong }))
}

it('F38 an attempt whose id is not a string keeps its key, and does not count as a purchase', () => {
  const key = purchaseKey('cus_1', GRACE)
  tamper({ made: 7 })
  purchasePaid(7 as unknown as string)
  expect(purchaseKey('cus_1', GRACE)).toBe(key)
})

it.each([{ customerId: 7 }, { of: 7 }, { key: 7 }])('F38 an attempt with %j counts as none', (wrong) => {
  const key = purchaseKey('cus_1', GRACE)
  tamper(wrong)
  purchaseMade('gcp_1')
  expect(sessionStore.get('giftCardAttempt')).toBeNull()
  expect(purchaseKey('cus_1', GRACE)).not.toBe(key)
})

it.each(['', 'null', '{}', '{"customerId":"cus_1","of":"x"}'])('F38 the stored attempt %j counts as none', (text) => {
  sessionStore.set('giftCardAttempt', text)
  purchaseMade('gcp_1')
  expect(sessionStore.get('giftCardAttempt')).toBeNull()
})
