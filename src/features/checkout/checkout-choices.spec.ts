import { expect, it } from 'vitest'
import { INITIAL_CHOICES, quoteRequest } from './checkout-choices'

it('the first plan is a pickup as soon as possible, also while a time is to be chosen, without tip and code', () => {
  expect(quoteRequest(INITIAL_CHOICES)).toEqual({
    fulfilment: { type: 'PICKUP', requestedTime: null },
    tip: { amount: 0 },
    promoCode: null,
  })
  expect(quoteRequest({ ...INITIAL_CHOICES, requestedTime: '' }).fulfilment.requestedTime).toBeNull()
})

it('only a delivery has an address', () => {
  const plan = { ...INITIAL_CHOICES, addressId: 'adr_1' }
  expect(quoteRequest(plan).fulfilment).not.toHaveProperty('addressId')
  expect(quoteRequest({ ...plan, type: 'DELIVERY' }).fulfilment).toEqual({
    type: 'DELIVERY',
    requestedTime: null,
    addressId: 'adr_1',
  })
})

it('the chosen reward, code, tip and gift cards are priced, in the order in which the cards are to pay', () => {
  const giftCards = ['gc_2', 'gc_1'].map((id) => ({ id, lastFour: '2511' }))
  const tip = { kind: 'percent', percent: 15 } as const
  const plan = { ...INITIAL_CHOICES, promoCode: 'MARKET10', rewardId: 'five-off', giftCards, tip }
  expect(quoteRequest(plan)).toEqual({
    fulfilment: { type: 'PICKUP', requestedTime: null },
    tip: { percent: 15 },
    promoCode: 'MARKET10',
    rewardId: 'five-off',
    giftCardIds: ['gc_2', 'gc_1'],
  })
})

it('at a table the order comes there at once, whatever was chosen before', () => {
  const plan = { ...INITIAL_CHOICES, addressId: 'adr_1', requestedTime: '2026-11-20T19:00:00Z' }
  const atTable = { type: 'PICKUP', requestedTime: null, tableId: 'table-7' }
  expect(quoteRequest({ ...plan, type: 'DELIVERY' }, 'table-7').fulfilment).toEqual(atTable)
})
