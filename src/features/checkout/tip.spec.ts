import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isTip, tipAmount, tipRequest } from './tip'

describe('a tip as typed', () => {
  it.each([
    ['3', 300],
    ['3.5', 350],
    ['3,50', 350],
    [' $12.05 ', 1205],
    ['0', 0],
    ['  3', 300],
    ['$  3', 300],
    ['3  ', 300],
    ['1000', 100_000],
  ])('may be %s', (text, amount) => expect(tipAmount(text, 'USD')).toBe(amount))

  it.each(['', '-1', '1.234', 'abc', '1e3', '1000.01', '9999999', '1 000', '3.', '.5', 'x3', '3x', '$$3'])(
    'may not be %j',
    (text) => {
      expect(tipAmount(text, 'USD')).toBeNull()
    },
  )

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

it('a typed tip may be limited further, up to that limit itself', () => {
  expect(tipAmount('20', 'USD', 2000)).toBe(2000)
  expect(tipAmount('20.01', 'USD', 2000)).toBeNull()
})

it.each([
  [{ kind: 'none' }, true, { amount: 0 }],
  [{ kind: 'percent', percent: 15 }, true, { percent: 15 }],
  [{ kind: 'custom', text: '3.50', amount: 350 }, true, { amount: 350 }],
  [{ kind: 'custom', text: '0', amount: 0 }, true, { amount: 0 }],
  [{ kind: 'custom', text: 'three', amount: null }, false, { amount: 0 }],
] as const)('the tip %j can be ordered: %s, and is priced as %j', (choice, isValid, request) => {
  expect(isTip(choice)).toBe(isValid)
  expect(tipRequest(choice)).toEqual(request)
})
