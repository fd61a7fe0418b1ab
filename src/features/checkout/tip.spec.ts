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
  ])('reads %s', (text, amount) => expect(tipAmount(text)).toBe(amount))

  it.each(['', '-1', '1.234', 'abc', '1e3', '99999', '1 000'])('does not read %j', (text) => {
    expect(tipAmount(text)).toBeNull()
  })

  it('is a whole number of cents, never negative, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const { amount } = tipRequest({ kind: 'custom', text })
        expect(Number.isInteger(amount) && amount! >= 0).toBe(true)
      }),
    )
  })
})
