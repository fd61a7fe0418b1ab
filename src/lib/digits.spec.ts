import { expect, it } from 'vitest'
import { withLatinDigits } from './digits'

it.each([
  ['٦٠٠٦ ٤٩١٢', '6006 4912'],
  ['۷۳۰۱', '7301'],
  ['0٩9۹', '0999'],
  ['A-12', 'A-12'],
])('%s is read as %s', (typed, read) => {
  expect(withLatinDigits(typed)).toBe(read)
})
