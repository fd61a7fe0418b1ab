import { afterEach, expect, it, vi } from 'vitest'
import { clockTime, dateFormat, dayIn, mediumDateTime, UNKNOWN_ZONE, wallClock, wallClockIn, weekdayIn } from './time'

afterEach(() => vi.restoreAllMocks())

const NEW_YORK = 'America/New_York'

it.each([
  ['2025-06-04T16:00:00Z', NEW_YORK, '12:00 PM'],
  ['2025-06-04T02:05:00Z', NEW_YORK, '10:05 PM'],
  ['2025-06-04T04:00:00Z', NEW_YORK, '12:00 AM'],
  ['2025-06-04T16:00:00Z', 'Asia/Kolkata', '9:30 PM'],
  ['2025-03-09T06:59:00Z', NEW_YORK, '1:59 AM'],
  ['2025-03-09T07:00:00Z', NEW_YORK, '3:00 AM'],
])('the instant %s is %s %s', (instant, zone, text) => {
  expect(clockTime(instant, zone)).toBe(text)
  expect(clockTime(new Date(instant), zone)).toBe(text)
})

it('a time of another day is shown with its day', () => {
  expect(clockTime('2025-06-03T15:00:00Z', NEW_YORK, true)).toBe('Tue 11:00 AM')
})

it('a day and its time have no comma between them, which some browsers put there', async () => {
  vi.resetModules()
  const { clockTime } = await import('./time')
  const format = () => 'Tue, 11:00 AM'
  const made = vi.spyOn(Intl, 'DateTimeFormat').mockImplementation(function () {
    return { format } as Intl.DateTimeFormat
  })
  expect(clockTime('2025-06-03T15:00:00Z', 'Antarctica/Troll', true)).toBe('Tue 11:00 AM')
})

it('a day is that of the restaurant, and not of the device', () => {
  expect(dayIn('2025-06-04T03:59:00Z', NEW_YORK)).toBe('2025-06-03')
  expect(dayIn('2025-06-04T04:00:00Z', NEW_YORK)).toBe('2025-06-04')
  expect(weekdayIn(new Date('2025-06-04T03:59:00Z'), NEW_YORK)).toBe('TUESDAY')
  expect(weekdayIn(new Date('2025-06-04T04:00:00Z'), NEW_YORK)).toBe('WEDNESDAY')
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
  expect(clockTime('2025-06-03T16:00:00Z', UNKNOWN_ZONE, true)).toBe('Tue 4:00 PM UTC')
  expect(mediumDateTime('2025-06-04T16:00:00Z', UNKNOWN_ZONE)).toBe('Jun 4, 2025, 4:00 PM UTC')
  expect(mediumDateTime('2025-06-04T16:00:00Z', NEW_YORK)).toBe('Jun 4, 2025, 12:00 PM')
})

it('the clock of the restaurant counts 24 hours for a machine', () => {
  expect(wallClockIn('2025-06-04T13:05:00Z', NEW_YORK)).toBe('09:05')
  expect(wallClockIn('2025-06-04T22:30:00Z', NEW_YORK)).toBe('18:30')
})

it('a formatter is made once for the same language and options', () => {
  const short = { timeZone: NEW_YORK, weekday: 'short' } as const
  const format = dateFormat('en-US', short)
  expect(dateFormat('en-US', { ...short })).toBe(format)
  expect(dateFormat('de-DE', short)).not.toBe(format)
  expect(dateFormat('en-US', { ...short, weekday: 'long' })).not.toBe(format)
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
