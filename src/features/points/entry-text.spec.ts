import { expect, it } from 'vitest'
import { entryText } from './entry-text'

it.each([
  ['EARNED', 'Earned with order 1042', 'Earned with an order'],
  ['HELD', 'Held for order 1042', 'Held for an order'],
  ['SPENT', 'Spent on order 1042', 'Spent on an order'],
  ['RETURNED', 'Returned from order 1042', 'Returned from an order'],
  ['TAKEN_BACK', 'Taken back for a refund', 'Taken back for a refund'],
  ['EXPIRED', 'Expired', 'Expired'],
  ['GRANTED', 'A gift from us', 'A gift from us'],
  ['OTHER', 'Another change', 'Another change'],
] as const)('%s is "%s", and "%s" without a number', (reason, text, without) => {
  expect(entryText({ reason, orderNumber: '1042' })).toBe(text)
  expect(entryText({ reason })).toBe(without)
})
