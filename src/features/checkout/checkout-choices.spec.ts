import { expect, it } from 'vitest'
import { INITIAL_CHOICES, quoteRequest } from './checkout-choices'

it('the first plan is a pickup as soon as possible, without tip and code', () => {
  expect(quoteRequest(INITIAL_CHOICES)).toEqual({
    fulfilment: { type: 'PICKUP', requestedTime: null },
    tip: { amount: 0 },
    promoCode: null,
  })
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

it('a time that is still to be chosen is left out of the price', () => {
  expect(quoteRequest({ ...INITIAL_CHOICES, requestedTime: '' }).fulfilment.requestedTime).toBeNull()
})
