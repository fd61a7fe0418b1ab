import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { tipAmount, tipRequest } from './tip'

describe('a tip as typed', () => {
  it.each([
    ['3', 300],
    ['3.5', 350],
    ['3,50', 350],
    [' $12.05 ', 1205],
    ['0', 0],
    ['1000', 100_000],
  ])('may be %s', (text, amount) => expect(tipAmount(text, 'USD')).toBe(amount))

  it.each(['', '-1', '1.234', 'abc', '1e3', '1000.01', '9999999', '1 000'])('may not be %j', (text) => {
    expect(tipAmount(text, 'USD')).toBeNull()
  })

  it.each([
    ['JPY', '500', 500],
    ['JPY', '¥ 500', 500],
    ['JPY', '5.00', null],
    ['KWD', '1.25', 1250],
    ['EUR', '€2,5', 250],
  ])('is in the minor units of %s: %s', (currency, text, amount) => expect(tipAmount(text, currency)).toBe(amount))

  it('is a whole number of cents, never negative, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const { amount } = tipRequest({ kind: 'custom', text, amount: tipAmount(text, 'USD') })
        expect(Number.isInteger(amount) && amount! >= 0).toBe(true)
      }),
    )
  })
})
