import { expect, it } from 'vitest'
import type { PaymentChoice, PaymentMethod } from '../../api/types'
import { wayOf, waysToPay } from './ways-to-pay'

const card: PaymentMethod = {
  id: 'card',
  brand: 'VISA',
  lastFour: '4242',
  expiryMonth: 1,
  expiryYear: 2030,
  isDefault: true,
}
const ways = (paymentMethods: PaymentChoice['type'][], fulfilment: 'PICKUP' | 'DELIVERY' = 'PICKUP', cards = [card]) =>
  waysToPay({ paymentMethods }, fulfilment, cards)
const types = (...given: Parameters<typeof ways>) => ways(...given).map(({ type }) => type)

it('the payment options are those the restaurant takes, in any order, and at its counter only for a pickup', () => {
  expect(types(['AT_RESTAURANT', 'SAVED', 'HOSTED'])).toEqual(['HOSTED', 'SAVED', 'AT_RESTAURANT'])
  expect(types(['SAVED'])).toEqual(['SAVED'])
  expect(types(['SAVED'], 'PICKUP', [])).toEqual([])
  expect(types(['HOSTED', 'AT_RESTAURANT'], 'DELIVERY')).toEqual(['HOSTED'])
})

it('wallets come first, but none is preselected', () => {
  const all = waysToPay({ paymentMethods: ['HOSTED', 'SAVED'] }, 'PICKUP', [], ['APPLE_PAY', 'GOOGLE_PAY'])
  const [apple, google, hosted] = all
  expect([apple?.wallet, google?.wallet, hosted?.wallet]).toEqual(['APPLE_PAY', 'GOOGLE_PAY', undefined])
  expect(wayOf(null, all, [])).toEqual({ type: 'HOSTED' })
  expect(wayOf(google!, all, [])).toEqual({ type: 'HOSTED', wallet: 'GOOGLE_PAY' })
  expect(wayOf(google!, [{ type: 'HOSTED' }], [])).toEqual({ type: 'HOSTED' })
  expect(waysToPay({ paymentMethods: ['SAVED'] }, 'PICKUP', [], ['APPLE_PAY'])).toEqual([])
})

it('of several saved cards and wallets the chosen one stays chosen', () => {
  const all = waysToPay(
    { paymentMethods: ['HOSTED', 'SAVED'] },
    'PICKUP',
    [card, { ...card, id: 'other' }],
    ['APPLE_PAY'],
  )
  const chosen = [{ type: 'SAVED', paymentMethodId: 'other' }, { type: 'HOSTED' }] as const
  expect(chosen.map((way) => wayOf(way, all, [card]))).toEqual(chosen)
  expect(wayOf({ type: 'SAVED' }, all, [card])).toEqual({ type: 'HOSTED' })
})

it('the chosen payment option stays while it exists', () => {
  const chosen = { type: 'AT_RESTAURANT' } as const
  expect(wayOf(chosen, ways(['HOSTED', 'AT_RESTAURANT']), [card])).toEqual(chosen)
  expect(wayOf(chosen, ways(['HOSTED', 'AT_RESTAURANT'], 'DELIVERY'), [card])).toEqual({ type: 'HOSTED' })
  const removed = { type: 'SAVED', paymentMethodId: 'removed' } as const
  expect(wayOf(removed, ways(['HOSTED', 'SAVED']), [card])).toEqual({ type: 'HOSTED' })
})

it('the default card is chosen for the customer, no other card is', () => {
  const theCard = { type: 'SAVED', paymentMethodId: 'card' }
  expect(wayOf(null, ways(['HOSTED', 'SAVED']), [card])).toEqual(theCard)
  expect(wayOf(null, ways(['HOSTED']), [card])).toEqual({ type: 'HOSTED' })
  expect(wayOf(null, ways(['HOSTED', 'SAVED']), [{ ...card, expiryYear: 2020 }])).toEqual({ type: 'HOSTED' })
  const other = { ...card, id: 'other', isDefault: false }
  expect(wayOf(null, ways(['HOSTED', 'SAVED'], 'PICKUP', [other, card]), [other, card])).toEqual(theCard)
  expect(wayOf(null, ways(['SAVED', 'AT_RESTAURANT']), [other])).toEqual({ type: 'AT_RESTAURANT' })
  expect(wayOf(null, ways(['SAVED']), [other])).toBeUndefined()
})
