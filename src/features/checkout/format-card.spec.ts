import { expect, it } from 'vitest'
import { clockTold } from '../../lib/now'
import { cardExpiry, cardName, isExpired } from './format-card'

const card = { id: 'card_1', brand: 'Visa', lastFour: '0005', expiryMonth: 2, expiryYear: 2107, isDefault: true }

it('a card is shown by its brand and last digits, and its expiry as printed on the card', () => {
  expect([cardName(card), cardExpiry(card)]).toEqual(['Visa ending in 0005', 'Expires 02/07'])
})

it('a card is valid until the last moment of its month', () => {
  expect(isExpired(card, new Date(2107, 1, 28, 23, 59, 59))).toBe(false)
  expect(isExpired(card, new Date(2107, 2, 1))).toBe(true)
  expect(isExpired({ ...card, expiryMonth: 12 }, new Date(2108, 0, 1))).toBe(true)
})

it('a card expires by the time of the API, as the device may be wrong', () => {
  clockTold('Thu, 15 Feb 2108 12:00:00 GMT')
  expect(isExpired(card)).toBe(true)
  clockTold('Tue, 15 Feb 2107 12:00:00 GMT')
  expect(isExpired(card)).toBe(false)
})
