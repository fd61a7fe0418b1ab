import { expect, it } from 'vitest'
import { basket, major, piecesOf } from './event-item'

it.each([
  ['USD', 1234, 12.34],
  ['JPY', 850, 850],
  ['KWD', 1250, 1.25],
  ['EUR', 0, 0],
  ['', 1234, 0],
])('an amount in %s is converted by the digits of that currency', (currency, amount, expected) => {
  expect(major(amount, currency)).toBe(expected)
})

it('the value of a basket is the sum of its pieces', () => {
  const pieces = [
    { id: 'tea', name: 'Tea', price: 110, quantity: 3 },
    { id: 'soup', name: 'Soup', variant: 'Large', price: 220, quantity: 1 },
  ]
  expect(basket(pieces, 'USD')).toEqual({
    currency: 'USD',
    value: 5.5,
    items: [
      { item_id: 'tea', item_name: 'Tea', price: 1.1, quantity: 3 },
      { item_id: 'soup', item_name: 'Soup', item_variant: 'Large', price: 2.2, quantity: 1 },
    ],
  })
})

it('two taps on one dish are one item of an event', () => {
  const tea = { menuItemId: 'tea', name: 'Tea', unitPrice: 110, quantity: 1, total: 110 }
  const lines = [
    { ...tea, cartItemId: 'a' },
    { ...tea, cartItemId: 'b' },
    { ...tea, cartItemId: 'c', servingQuantityId: 'large', servingName: 'Large' },
  ]
  expect(piecesOf(lines)).toEqual([
    { id: 'tea', name: 'Tea', price: 110, quantity: 2 },
    { id: 'tea', name: 'Tea', variant: 'Large', price: 110, quantity: 1 },
  ])
})
