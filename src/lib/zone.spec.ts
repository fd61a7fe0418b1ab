import { expect, it } from 'vitest'
import { weekdayIn } from './weekdays'
import { dateFormat, dayIn, isTwice, offsetAt, wallClockIn } from './zone'

const NEW_YORK = 'America/New_York'

it('a day is that of the restaurant, and not of the device', () => {
  expect(dayIn('2025-06-04T03:59:00Z', NEW_YORK)).toBe('2025-06-03')
  expect(dayIn('2025-06-04T04:00:00Z', NEW_YORK)).toBe('2025-06-04')
  expect(weekdayIn('2025-06-04T03:59:00Z', NEW_YORK)).toBe('TUESDAY')
  expect(weekdayIn('2025-06-04T04:00:00Z', NEW_YORK)).toBe('WEDNESDAY')
  expect(weekdayIn('2025-06-08T12:00:00Z', NEW_YORK)).toBe('SUNDAY')
})

it('the clock of the restaurant counts 24 hours for a machine', () => {
  expect(wallClockIn('2025-06-04T13:05:00Z', NEW_YORK)).toBe('09:05')
  expect(wallClockIn('2025-06-04T22:30:00Z', NEW_YORK)).toBe('18:30')
  expect(wallClockIn('2025-06-04T04:00:00Z', NEW_YORK)).toBe('00:00')
})

it('an offset counts whole seconds', () => {
  expect(offsetAt('2025-06-04T04:00:00.999Z', NEW_YORK)).toBe(-4 * 3_600_000)
  expect(offsetAt('2025-06-04T04:00:00Z', 'Asia/Kolkata')).toBe(5.5 * 3_600_000)
})

it.each([
  ['the first time, in New York', NEW_YORK, '2026-11-01T05:00:00Z', true],
  ['the second time, to its last minute', NEW_YORK, '2026-11-01T06:59:00Z', true],
  ['not the minute before', NEW_YORK, '2026-11-01T04:59:00Z', false],
  ['not the minute after', NEW_YORK, '2026-11-01T07:00:00Z', false],
  ['not in the night that skips an hour', NEW_YORK, '2026-03-08T06:59:00Z', false],
  ['nor after the hour it skipped', NEW_YORK, '2026-03-08T07:00:00Z', false],
  ['2:15 in Europe', 'Europe/Berlin', '2026-10-25T00:15:00Z', true],
  ['2:15 in Europe again', 'Europe/Berlin', '2026-10-25T01:15:00Z', true],
  ['by half an hour on Lord Howe', 'Australia/Lord_Howe', '2026-04-04T14:45:00Z', true],
  ['only by half an hour', 'Australia/Lord_Howe', '2026-04-04T15:30:00Z', false],
  ['never without summer time', 'Asia/Kolkata', '2026-10-25T01:15:00Z', false],
  ['never in UTC, where no zone is known', '', '2026-10-25T01:15:00Z', false],
])('a time is shown twice: %s', (_, zone, at, twice) => expect(isTwice(at, zone)).toBe(twice))

it('a formatter is made once for the same language and options', () => {
  const short = { timeZone: NEW_YORK, weekday: 'short' } as const
  const format = dateFormat('en-US', short)
  expect(dateFormat('en-US', { ...short })).toBe(format)
  expect(dateFormat('de-DE', short)).not.toBe(format)
  expect(dateFormat('en-US', { ...short, weekday: 'long' })).not.toBe(format)
})
