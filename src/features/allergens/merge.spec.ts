import { expect, it } from 'vitest'
import { isSame, merged } from './merge'

const ADA = { customerId: 'ada', avoid: ['PEANUT'] }
const BOB = { customerId: 'bob', avoid: ['PEANUT'] }

it.each([
  ['a guest’s choice is added at the first sign-in', ['SOY'], ['PEANUT'], null, ['SOY', 'PEANUT']],
  ['an allergen added on another device arrives', ['PEANUT', 'SOY'], ['PEANUT'], ADA, ['PEANUT', 'SOY']],
  ['an allergen removed on another device leaves', [], ['PEANUT'], ADA, []],
  ['an allergen added here is added', ['PEANUT'], ['PEANUT', 'SOY'], ADA, ['PEANUT', 'SOY']],
  ['an allergen removed here is removed', ['PEANUT', 'SOY'], [], ADA, ['SOY']],
  ['the list of another customer adds nothing', ['SOY'], ['PEANUT', 'EGG'], BOB, ['SOY']],
  ['what is missing in the list of another customer stays with this one', ['PEANUT'], [], BOB, ['PEANUT']],
  ['an allergen that the storefront does not know stays', ['LATEX'], [], ADA, ['LATEX']],
])('merged allergens: %s', (_title, api, device, agreed, expected) => {
  expect(merged(api, device, agreed, 'ada')).toEqual(expected)
})

it('two lists are the same in any order', () => {
  expect(isSame(['A', 'B'], ['B', 'A'])).toBe(true)
  expect(isSame(['A', 'B'], ['A', 'C'])).toBe(false)
  expect(isSame(['A'], [])).toBe(false)
})
