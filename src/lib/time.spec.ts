import { afterEach, describe, expect, it, vi } from 'vitest'
import { mediumDateTime } from './days'
import { clockTime, comingTime, dayAndTime, timeOfDay, wallClock } from './time'
import { UNKNOWN_ZONE } from './zone'

afterEach(() => vi.restoreAllMocks())

const NEW_YORK = 'America/New_York'

it.each([
  ['2026-11-01T05:45:00Z', NEW_YORK, '1:45 AM EDT'],
  ['2026-11-01T06:45:00Z', NEW_YORK, '1:45 AM EST'],
  ['2026-10-25T00:15:00Z', 'Europe/Berlin', '2:15 AM GMT+2'],
  ['2026-10-25T01:15:00Z', 'Europe/Berlin', '2:15 AM GMT+1'],
])('a time that the clock shows twice names its zone: %s', (instant, zone, text) => {
  expect(clockTime(instant, zone)).toBe(text)
  expect(timeOfDay(instant, zone, instant)).toBe(text)
  expect(dayAndTime(instant, zone, 'short', instant)).toBe(`Sun ${text}`)
  expect(mediumDateTime(instant, zone)).toContain(`2026, ${text}`)
})

/** Monday, 11 PM. */
const NOW = '2026-11-24T04:00:00Z'
describe('on a Monday night', () => {
  it.each([
    ['later today', '2026-11-24T04:50:00Z', '11:50 PM', 'Mon 11:50 PM'],
    ['tomorrow, an hour and a half ahead', '2026-11-24T05:30:00Z', 'Tue 12:30 AM', 'Tue 12:30 AM'],
    ['in five days', '2026-11-28T23:20:00Z', 'Sat 6:20 PM', 'Sat 6:20 PM'],
    ['in six days', '2026-11-29T23:20:00Z', 'Sun, Nov 29, 6:20 PM', 'Sun, Nov 29, 6:20 PM'],
    ['in a week', '2026-11-30T23:20:00Z', 'Mon, Nov 30, 6:20 PM', 'Mon, Nov 30, 6:20 PM'],
    ['yesterday', '2026-11-23T04:00:00Z', 'Sun, Nov 22, 11:00 PM', 'Sun, Nov 22, 11:00 PM'],
    ['in half a year', '2027-06-01T16:00:00Z', 'Tue, Jun 1, 2027, 12:00 PM', 'Tue, Jun 1, 2027, 12:00 PM'],
  ])('%s is a time, with its day and date where it needs them', (_, at, time, withDay) => {
    expect(timeOfDay(at, NEW_YORK, NOW)).toBe(time)
    expect(dayAndTime(at, NEW_YORK, 'short', NOW)).toBe(withDay)
  })

  it('a day is written out where there is room', () => {
    expect(dayAndTime('2026-11-24T16:00:00Z', NEW_YORK, 'long', NOW)).toBe('Tuesday 11:00 AM')
    expect(dayAndTime('2026-11-24T16:00:00Z', 'Asia/Tokyo', 'long', NOW)).toBe('Wednesday 1:00 AM')
    expect(dayAndTime('2026-11-30T23:20:00Z', NEW_YORK, 'long', NOW)).toBe('Monday, November 30, 6:20 PM')
  })

  it.each([
    ['2026-11-24T07:00:00Z', '2:00 AM'],
    ['2026-11-25T03:59:00Z', '10:59 PM'],
    ['2026-11-25T04:00:00Z', 'Tue 11:00 PM'],
    ['2026-11-25T15:00:00Z', 'Wed 10:00 AM'],
    ['2026-11-24T03:00:00Z', '10:00 PM'],
    ['2026-11-21T03:00:00Z', '10:00 PM'],
  ])('what comes at %s needs no day when the clock shows that time next, or is wrong: %s', (at, text) => {
    expect(comingTime(at, NEW_YORK, NOW)).toBe(text)
  })
})

it('a short day has 23 hours: the time of tomorrow is not the next one', () => {
  expect(comingTime('2026-03-09T01:30:00Z', NEW_YORK, '2026-03-08T02:00:00Z')).toBe('Sun 9:30 PM')
})

it.each([
  ['22:00', '10:00 PM'],
  ['00:00', '12:00 AM'],
  ['12:30', '12:30 PM'],
  ['07:05', '7:05 AM'],
])('the wall clock time %s is shown as %s', (time, text) => expect(wallClock(time)).toBe(text))

it('where the zone is not known, times are in UTC and say so', () => {
  expect(clockTime('2025-06-04T16:00:00Z', UNKNOWN_ZONE)).toBe('4:00 PM UTC')
  expect(clockTime('2025-06-04T16:00:00Z', '')).toBe('4:00 PM UTC')
  expect(timeOfDay('2025-06-03T16:00:00Z', UNKNOWN_ZONE, '2025-06-02T16:00:00Z')).toBe('Tue 4:00 PM UTC')
  expect(mediumDateTime('2025-06-04T16:00:00Z', UNKNOWN_ZONE)).toBe('Jun 4, 2025, 4:00 PM UTC')
  expect(mediumDateTime('2025-06-04T16:00:00Z', NEW_YORK)).toBe('Jun 4, 2025, 12:00 PM')
})

it('a loaded format is the one that a wall clock is shown with', async () => {
  vi.resetModules()
  const { loadFormats, wallClock } = await import('./time')
  vi.useFakeTimers()
  loadFormats()
  vi.runAllTimers()
  vi.useRealTimers()
  const made = vi.spyOn(Intl, 'DateTimeFormat')
  expect(wallClock('22:00')).toBe('10:00 PM')
  expect(made).not.toHaveBeenCalled()
})
