import { expect, it, vi } from 'vitest'
import { specialDaysOf } from './special-days'

it('special hours hold for a day, a range, or a day with a note', () => {
  const found = specialDaysOf({
    '2026-12-31': '11:00-15:00',
    '2026-12-25/2026-12-26': [],
    '2026-12-24': { hours: ['11:00-14:00', '18:00-01:00'], note: 'Christmas Eve' },
  })
  expect(found).toEqual([
    {
      date: '2026-12-24',
      periods: [
        { opens: '11:00', closes: '14:00' },
        { opens: '18:00', closes: '01:00' },
      ],
      note: 'Christmas Eve',
    },
    { date: '2026-12-25', periods: [] },
    { date: '2026-12-26', periods: [] },
    { date: '2026-12-31', periods: [{ opens: '11:00', closes: '15:00' }] },
  ])
})

it('special hours without a year hold each year, unless that year has its own', () => {
  vi.setSystemTime('2027-06-01T12:00:00Z')
  const found = specialDaysOf({
    '2027-12-31': '11:00-15:00',
    '12-31/01-01': { hours: [], note: 'New Year' },
    '02-29': [],
  })
  vi.useRealTimers()
  const closed = (date: string) => ({ date, periods: [], note: 'New Year' })
  expect(found).toEqual([
    ...[closed('2026-12-31'), closed('2027-01-01')],
    { date: '2027-12-31', periods: [{ opens: '11:00', closes: '15:00' }] },
    ...[closed('2028-01-01'), { date: '2028-02-29', periods: [] }],
    ...[closed('2028-12-31'), closed('2029-01-01')],
  ])
})

it.each([
  ['02-28/02-29', ['2026-02-28', '2027-02-28', '2028-02-28', '2028-02-29']],
  ['02-29/03-01', ['2026-03-01', '2027-03-01', '2028-02-29', '2028-03-01']],
])('special hours of %s are those of the days that a year has', (range, days) => {
  vi.setSystemTime('2027-06-01T12:00:00Z')
  expect(specialDaysOf({ [range]: [] }).map(({ date }) => date)).toEqual(days)
  vi.useRealTimers()
})
