import { expect, it } from 'vitest'
import type { OptionGroup } from '../../api/types'
import { canTake, isSoldOut } from './sold-out'

const option = (soldOut: boolean, optionGroups: OptionGroup[] = []) => ({
  ...{ id: 'o', name: 'Tofu', price: 0, pricesByServing: [], defaultQuantity: 0, allergens: [] },
  ...{ soldOut, optionGroups },
})
const group = (min: number, max: number, left: number, maxPerOption = 1): OptionGroup => ({
  ...{ id: 'g', name: 'Filling', min, max, maxPerOption, freeCount: 0 },
  options: [0, 1, 2].map((index) => option(index >= left)),
})

it.each([
  ['when the API says so', true, [], true],
  ['without choices not', false, [], false],
  ['when all options of a required choice are', false, [group(1, 1, 0)], true],
  ['not when one is left', false, [group(1, 1, 1)], false],
  ['when two are required and one is left', false, [group(2, 2, 1)], true],
  ['not when the one left may be taken twice', false, [group(2, 4, 1, 2)], false],
  ['when three are required, and the two left may be taken once', false, [group(3, 3, 2)], true],
  ['not for a choice that is optional', false, [group(0, 2, 0)], false],
  ['when one of several choices cannot be made', false, [group(1, 1, 3), group(1, 2, 0)], true],
  ['when a choice has no options at all', false, [{ ...group(1, 1, 0), options: [] }], true],
  ['when more is required than allowed', false, [group(3, 2, 3)], true],
  [
    'when what its only option asks for cannot be chosen',
    false,
    [{ ...group(1, 1, 0), options: [option(false, [group(1, 1, 0)])] }],
    true,
  ],
])('a dish is sold out %s', (_, soldOut, optionGroups, wanted) =>
  expect(isSoldOut({ soldOut, optionGroups })).toBe(wanted),
)

it('an option is out when it is sold out, or what it asks for is', () => {
  expect([option(true), option(false, [group(1, 1, 0)]), option(false, [group(0, 1, 0)])].map(canTake)).toEqual([
    false,
    false,
    true,
  ])
})
