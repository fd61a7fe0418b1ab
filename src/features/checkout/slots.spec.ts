import { expect, it } from 'vitest'
import { clockTold } from '../../lib/now'
import { freeTimes, offeredDays } from './slots'

const NEW_YORK = 'America/New_York'
const slot = (startsAt: string, available = true) => ({ startsAt, available })
const list = {
  days: [
    { date: '2026-11-20', slots: [slot('2026-11-20T23:00:00Z', false), slot('2026-11-20T23:15:00Z')] },
    { date: '2026-11-21', slots: [slot('2026-11-21T17:00:00Z', false)] },
    { date: '2026-11-22', slots: [slot('2026-11-22T17:00:00Z'), slot('2026-11-22T17:15:00Z')] },
  ],
}
const labels = (now: string) => offeredDays(list, NEW_YORK, new Date(now)).map(({ label }) => label)

it('full times are offered as full, and days without times are left out', () => {
  const days = offeredDays({ days: [...list.days, { date: '2026-11-23', slots: [] }] }, NEW_YORK)
  expect(days.map(({ slots }) => slots.map(({ isFull }) => isFull))).toEqual([[true, false], [true], [false, false]])
  expect(freeTimes(...days)).toEqual(['2026-11-20T23:15:00Z', '2026-11-22T17:00:00Z', '2026-11-22T17:15:00Z'])
})

it('days are called by the time of the API, as the device may be wrong', () => {
  clockTold(new Date(Date.parse('2026-11-21T18:00:00Z')).toUTCString())
  expect(offeredDays(list, NEW_YORK).map(({ label }) => label)).toEqual(['Fri, Nov 20', 'Today', 'Tomorrow'])
})

it.each([
  ['2026-11-20T18:00:00Z', ['Today', 'Tomorrow', 'Sun, Nov 22']],
  ['2026-11-20T04:30:00Z', ['Tomorrow', 'Sat, Nov 21', 'Sun, Nov 22']],
  ['2026-11-21T18:00:00Z', ['Fri, Nov 20', 'Today', 'Tomorrow']],
])('at %s the days are called %j, by the restaurant’s calendar', (now, words) => {
  expect(labels(now)).toEqual(words)
})
