import { describe, expect, it } from 'vitest'
import type { OptionGroup } from '../../api/types'
import { canTake, isServed, isSoldOut } from './availability'

const ZONE = 'America/New_York'
const closed = { available: false, text: null, availableFrom: null }
const breakfast = { ...closed, served: { from: '07:00', to: '11:30' } }
const late = { ...closed, served: { from: '22:00', to: '01:00' } }

it('a dish with hours is offered while the clock of the restaurant is not known: the quote judges', () => {
  expect(isServed(breakfast, '2026-11-21T20:00:00Z', '')).toBe(true)
})

describe('a dish is served', () => {
  it.each([
    ['as the API says now', { ...breakfast, available: true }, null, true],
    ['not, as the API says now', breakfast, null, false],
    ['at the first minute of its hours', breakfast, '2026-11-21T12:00:00Z', true],
    ['not before', breakfast, '2026-11-21T11:59:00Z', false],
    ['not at their end', breakfast, '2026-11-21T16:30:00Z', false],
    ['in summer by the clock of the restaurant', breakfast, '2026-07-21T11:00:00Z', true],
    ['before midnight', late, '2026-11-21T03:00:00Z', true],
    ['after midnight', late, '2026-11-21T05:59:00Z', true],
    ['not from the end on', late, '2026-11-21T06:00:00Z', false],
    ['as the API says now where it names no hours', { ...closed, available: true }, '2026-11-21T06:00:00Z', true],
    ['not, where it names no hours', { ...closed, served: null }, '2026-11-21T06:00:00Z', false],
  ])('%s', (_, availability, at, wanted) => {
    expect(isServed(availability, at, ZONE)).toBe(wanted)
  })
})

const option = (soldOut: boolean, optionGroups: OptionGroup[] = []) => ({
  ...{ id: 'o', name: 'Tofu', price: 0, pricesByServing: [], defaultQuantity: 0, allergens: [] },
  ...{ soldOut, optionGroups },
})
const group = (min: number, max: number, left: number, maxPerOption = 1): OptionGroup => ({
  ...{ id: 'g', name: 'Filling', min, max, maxPerOption, freeCount: 0 },
  options: [0, 1, 2].map((index) => option(index >= left)),
})

describe('a dish is sold out', () => {
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
  ])('%s', (_, soldOut, optionGroups, wanted) => expect(isSoldOut({ soldOut, optionGroups })).toBe(wanted))
})

it('an option is out when it is sold out, or what it asks for is', () => {
  expect([option(true), option(false, [group(1, 1, 0)]), option(false, [group(0, 1, 0)])].map(canTake)).toEqual([
    false,
    false,
    true,
  ])
})
