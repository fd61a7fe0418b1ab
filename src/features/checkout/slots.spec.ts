import { expect, it } from 'vitest'
import { freeDays } from './slots'

const NEW_YORK = 'America/New_York'
const slot = (startsAt: string, available = true) => ({ startsAt, available })
const list = {
  days: [
    { date: '2026-11-20', slots: [slot('2026-11-20T23:00:00Z', false), slot('2026-11-20T23:15:00Z')] },
    { date: '2026-11-21', slots: [slot('2026-11-21T17:00:00Z', false)] },
    { date: '2026-11-22', slots: [slot('2026-11-22T17:00:00Z'), slot('2026-11-22T17:15:00Z')] },
  ],
}
const labels = (now: string) => freeDays(list, NEW_YORK, new Date(now)).map(({ label }) => label)

it('only available times are offered, and days that have one', () => {
  expect(freeDays(list, NEW_YORK).map(({ times }) => times)).toEqual([
    ['2026-11-20T23:15:00Z'],
    ['2026-11-22T17:00:00Z', '2026-11-22T17:15:00Z'],
  ])
})

it.each([
  ['2026-11-20T18:00:00Z', ['Today', 'Sun, Nov 22']],
  ['2026-11-20T04:30:00Z', ['Tomorrow', 'Sun, Nov 22']],
  ['2026-11-21T18:00:00Z', ['Fri, Nov 20', 'Tomorrow']],
])('at %s the days are called %j, by the restaurant’s calendar', (now, words) => {
  expect(labels(now)).toEqual(words)
})
