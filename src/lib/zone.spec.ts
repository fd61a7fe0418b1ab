import { expect, it } from 'vitest'
import { dateFormat, isTwice, offsetAt } from './zone'

const NEW_YORK = 'America/New_York'

it('an offset counts whole seconds', () => {
  expect(offsetAt('2025-06-04T04:00:00.999Z', NEW_YORK)).toBe(-4 * 3_600_000)
  expect(offsetAt('2025-06-04T04:00:00Z', 'Asia/Kolkata')).toBe(5.5 * 3_600_000)
})

// Every quarter of an hour of a year, in several zones, is in the sandbox's calendar.
it.each([
  ['the second time, to its last minute', NEW_YORK, '2026-11-01T06:59:00Z', true],
  ['not the minute before', NEW_YORK, '2026-11-01T04:59:00Z', false],
  ['not the minute after', NEW_YORK, '2026-11-01T07:00:00Z', false],
  ['never in UTC, where no zone is known', '', '2026-10-25T01:15:00Z', false],
])('a time is shown twice: %s', (_, zone, at, twice) => expect(isTwice(at, zone)).toBe(twice))

it('a formatter is made once for the same language and options', () => {
  const short = { timeZone: NEW_YORK, weekday: 'short' } as const
  const format = dateFormat('en-US', short)
  expect(dateFormat('en-US', { ...short })).toBe(format)
  expect(dateFormat('de-DE', short)).not.toBe(format)
  expect(dateFormat('en-US', { ...short, weekday: 'long' })).not.toBe(format)
})
