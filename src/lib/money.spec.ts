import fc from 'fast-check'
import { expect, it } from 'vitest'
import { formatMoney } from './money'

it.each([
  [1450, 'USD', '$14.50'],
  [0, 'USD', '$0.00'],
  [5, 'USD', '$0.05'],
  [-250, 'USD', '-$2.50'],
  [123_456_789, 'USD', '$1,234,567.89'],
  [1450, 'EUR', '€14.50'],
  [1450, 'JPY', '¥1,450'],
  [1450, 'BHD', 'BHD 1.450'],
])('%i of the smallest unit of %s is %s', (amount, currency, text) => {
  expect(formatMoney(amount, currency).replace(/\s/g, ' ')).toBe(text)
})

it('loses no cent of any amount', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e12, max: 1e12 }), (amount) => {
      const digits = formatMoney(amount, 'USD').replace(/[$,.]/g, '')
      expect(Number(digits)).toBe(amount)
    }),
  )
})
