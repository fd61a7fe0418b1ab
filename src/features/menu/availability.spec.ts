import { expect, it } from 'vitest'
import { isServed } from './availability'

const ZONE = 'America/New_York'
const closed = { available: false, text: null, availableFrom: null }
const breakfast = { ...closed, served: { from: '07:00', to: '11:30' } }
const late = { ...closed, served: { from: '22:00', to: '01:00' } }

it('a dish with hours is offered while the clock of the restaurant is not known: the quote judges', () => {
  expect(isServed(breakfast, '2026-11-21T20:00:00Z', '')).toBe(true)
})

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
])('a dish is served %s', (_, availability, at, wanted) => {
  expect(isServed(availability, at, ZONE)).toBe(wanted)
})
