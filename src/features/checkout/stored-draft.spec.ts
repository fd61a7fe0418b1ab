import { beforeEach, describe, expect, it } from 'vitest'
import { sessionStore } from '../../lib/storage'
import { INITIAL_CHOICES } from './checkout-choices'
import { draftDone, keepDraft, readDraft } from './draft'

const stored = (draft: object) => {
  sessionStore.set('checkoutDraft', JSON.stringify({ customerId: 'ada', ...draft }))
  return readDraft('ada')
}
beforeEach(draftDone)

describe('after a reload', () => {
  it.each([
    ['tip', { kind: 'percent', percent: 15 }],
    ['tip', { kind: 'custom', text: '0', amount: 0 }],
    ['tip', { kind: 'custom', text: 'three', amount: null }],
    ['payment', { type: 'HOSTED' }],
    ['payment', { type: 'HOSTED', wallet: 'APPLE_PAY' }],
    ['payment', { type: 'HOSTED', wallet: 'GOOGLE_PAY' }],
    ['payment', { type: 'SAVED', paymentMethodId: 'card_1' }],
    ['payment', { type: 'AT_RESTAURANT' }],
    ['promoCode', 'MARKET10'],
    ['rewardId', 'five-off'],
    ['addressId', 'adr_1'],
    ['giftCards', [{ id: 'gc_1', lastFour: '2511' }]],
  ])('the %s is still %j', (name, value) => {
    expect(stored({ plan: { [name]: value } }).plan).toEqual({ ...INITIAL_CHOICES, [name]: value })
  })

  it('everything typed about the contact is still there', () => {
    const contact = { firstName: 'Ada', lastName: 'Byron', phone: '+12125550100', email: 'ada@example.com', note: '' }
    expect(stored({ contact: { ...contact, cutlery: false } }).contact).toEqual({ ...contact, cutlery: false })
  })

  it.each(['CALL', 'REPLACE', 'REFUND'] as const)('the answer for what runs out is still %s', (ifUnavailable) => {
    expect(stored({ contact: { ifUnavailable } }).contact).toEqual({ ifUnavailable })
  })

  it('an address that was being typed is still there', () => {
    const address = { line1: '5 Ludlow Street', city: '' }
    expect(stored({ address }).address).toEqual(address)
  })
})

describe('F38 what is stored', () => {
  it.each([
    ['tip', { kind: 'percent', percent: 12 }],
    ['tip', { kind: 'none', percent: 15 }],
    ['tip', { kind: 'custom', text: 3, amount: 300 }],
    ['tip', { kind: 'custom', text: '3.50', amount: -350 }],
    ['tip', { kind: 'custom', text: '3.50', amount: 3.5 }],
    ['tip', { kind: 'custom', text: '3.50', amount: '350' }],
    ['tip', { kind: 'other', text: '3.50', amount: 350 }],
    ['payment', { type: 'FREE', wallet: 'APPLE_PAY' }],
    ['promoCode', 7],
    ['promoCode', ''],
    ['rewardId', []],
    ['giftCards', 'gc_1'],
    ['giftCards', [null, { id: 'gc_1' }, { lastFour: '2511' }]],
  ])('does not set the %s to %j', (name, value) => {
    expect(stored({ plan: { [name]: value } }).plan).toEqual(INITIAL_CHOICES)
  })

  it('pays with no unknown wallet or card', () => {
    const payment = { type: 'HOSTED', wallet: 'SEASHELLS', paymentMethodId: 7 }
    expect(stored({ plan: { payment } }).plan.payment).toEqual({ type: 'HOSTED' })
  })

  it('gives no contact or address of another kind', () => {
    const contact = { firstName: 7, note: null, cutlery: 'yes', other: 'x' }
    expect(stored({ contact, address: { line1: '5 Ludlow Street', city: 7 } })).toMatchObject({
      contact: {},
      address: { line1: '5 Ludlow Street' },
    })
    expect(stored({ contact }).contact).toEqual({})
    expect(stored({ address: { city: 7 } }).address).toEqual({})
    expect(stored({ address: 'Ludlow Street' }).address).toBeNull()
  })

  it('is dropped when it does not say whose it is', () => {
    stored({ customerId: 7, contact: { note: 'Ring twice' } })
    expect(sessionStore.get('checkoutDraft')).toBeNull()
  })
})

it('a note that is typed changes nothing about when and how', () => {
  keepDraft('ada', { plan: { ...INITIAL_CHOICES, type: 'DELIVERY', requestedTime: '2026-11-20T19:00:00Z' } })
  keepDraft('ada', { contact: { note: 'Ring twice' } })
  expect(readDraft('ada').plan).toMatchObject({ type: 'DELIVERY', requestedTime: '2026-11-20T19:00:00Z' })
})

it('after a reload, a time that was not chosen yet is as soon as possible again', () => {
  keepDraft('ada', { plan: { ...INITIAL_CHOICES, requestedTime: '' } })
  expect(readDraft('ada').plan.requestedTime).toBeNull()
})
