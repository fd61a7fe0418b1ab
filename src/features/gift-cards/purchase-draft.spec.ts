import { beforeEach, expect, it } from 'vitest'
import { sessionStore } from '../../lib/storage'
import { keepPurchaseDraft, purchaseDraftDone, readPurchaseDraft, type PurchaseDraft } from './purchase-draft'

const DRAFT: PurchaseDraft = {
  ...{ amount: 2500, senderName: 'Ada', name: 'Grace', email: 'grace@example.com' },
  ...{ message: 'Happy birthday!', sendOn: '2026-12-01' },
}

beforeEach(purchaseDraftDone)

it('a draft is kept for its customer until the gift card is paid, and a guest’s for whoever signs in', () => {
  keepPurchaseDraft('cus_1', DRAFT)
  expect(['cus_1', 'cus_2', null].map(readPurchaseDraft)).toEqual([DRAFT, null, null])
  purchaseDraftDone()
  expect(readPurchaseDraft('cus_1')).toBeNull()
  keepPurchaseDraft(null, DRAFT)
  expect([null, 'cus_1'].map(readPurchaseDraft)).toEqual([DRAFT, DRAFT])
})

it.each([
  ['amount', 2.5, null],
  ['amount', '2500', null],
  ['senderName', 7, ''],
  ['name', null, ''],
  ['email', {}, ''],
  ['message', [], ''],
  ['sendOn', '2026-12-1', null],
  ['sendOn', '2026-12-012', null],
  ['sendOn', ' 2026-12-01', null],
  ['sendOn', 20261201, null],
])('F38 of a draft with the %s %j only that is lost', (name, value, instead) => {
  sessionStore.set('giftCardDraft', JSON.stringify({ customerId: 'cus_1', ...DRAFT, [name]: value }))
  expect(readPurchaseDraft('cus_1')).toEqual({ ...DRAFT, [name]: instead })
})

it('a draft whose customer is not known is a guest’s', () => {
  for (const customerId of ['', 7]) {
    sessionStore.set('giftCardDraft', JSON.stringify({ customerId, ...DRAFT }))
    expect(readPurchaseDraft('cus_1')).toEqual(DRAFT)
  }
})

it.each(['', 'null', '7', '"Grace"'])('F38 the stored text %j is not read as a draft, and is removed', (text) => {
  sessionStore.set('giftCardDraft', text)
  expect(readPurchaseDraft(null)).toBeNull()
  expect(sessionStore.get('giftCardDraft')).toBeNull()
})
