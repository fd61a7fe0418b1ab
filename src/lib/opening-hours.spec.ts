import { describe, expect, it } from 'vitest'
import { instantOf } from './calendar'
import { goesOnUntil, isWholeDay, type SpecialDay } from './opening-hours'
import { joinedWeek } from './special-hours'
import { WEEKDAYS } from './weekdays'

const NEW_YORK = 'America/New_York'
const periods = (...words: string[]) =>
  words.map((text) => {
    const [opens = '', closes = ''] = text.split('-')
    return { opens, closes }
  })
const on = (day: string, ...words: string[]) => ({ day, periods: periods(...words) })
const daily = (...words: string[]) => WEEKDAYS.map((day) => on(day, ...words))
/** 'MONDAY 11:00-14:00 17:00-22:00' for each day. */
const told = (hours: ReturnType<typeof daily>) =>
  joinedWeek(hours).map(({ day, periods: own }) =>
    [day, ...own.map(({ opens, closes }) => `${opens}-${closes}`)].join(' '),
  )

describe('periods that touch or overlap are one', () => {
  it.each([
    ['in the order of the day', ['11:00-14:00', '14:00-22:00'], 'MONDAY 11:00-22:00'],
    ['in any order', ['17:00-22:00', '11:00-18:00'], 'MONDAY 11:00-22:00'],
    ['one within another', ['11:00-22:00', '12:00-13:00'], 'MONDAY 11:00-22:00'],
    ['but not with a break', ['11:00-14:00', '17:00-22:00'], 'MONDAY 11:00-14:00 17:00-22:00'],
    ['past midnight', ['18:00-00:00', '00:00-02:00'], 'MONDAY 18:00-02:00'],
    ['all day, every day', ['00:00-00:00'], 'MONDAY 00:00-00:00'],
    ['all day, as some write it', ['00:00-23:59'], 'MONDAY 00:00-00:00'],
    ['all day, in two halves', ['06:00-18:00', '18:00-06:00'], 'MONDAY 00:00-00:00'],
    ['all day, from an hour of the morning', ['06:00-06:00'], 'MONDAY 00:00-00:00'],
  ])('%s', (_, words, monday) => {
    const week = told(daily(...words))
    expect(week).toEqual(WEEKDAYS.map((day) => monday.replace('MONDAY', day)))
  })

  it('from Sunday to Monday', () => {
    expect(told([on('MONDAY', '00:00-03:00', '18:00-23:00'), on('SUNDAY', '20:00-00:00')])).toEqual([
      'MONDAY 18:00-23:00',
      'SUNDAY 20:00-03:00',
    ])
  })

  it('for longer than a day, cut at midnight', () => {
    const days = [on('FRIDAY', '18:00-00:00'), on('SATURDAY', '00:00-00:00'), on('SUNDAY', '00:00-04:00')]
    expect(told(days)).toEqual(['FRIDAY 18:00-00:00', 'SATURDAY 00:00-00:00', 'SUNDAY 00:00-04:00'])
  })
})

it('a day alone may be whole, and ends at its midnight', () => {
  expect(told([on('MONDAY', '00:00-00:00'), on('TUESDAY')])).toEqual(['MONDAY 00:00-00:00', 'TUESDAY'])
  expect(told([on('MONDAY', '00:00-23:59')])).toEqual(['MONDAY 00:00-23:59'])
  expect(
    ['00:00-00:00', '00:00-23:59', '00:00-23:00', '06:00-00:00'].map((one) => isWholeDay(periods(one)[0]!)),
  ).toEqual([true, true, false, false])
})

it('a day that is not listed stays so', () => expect(told([on('TUESDAY')])).toEqual(['TUESDAY']))

describe('what began yesterday goes on', () => {
  const thursdays = [on('THURSDAY', '11:00-14:00', '18:00-02:00'), on('SUNDAY', '20:00-03:00')]
  const until = (hours: ReturnType<typeof daily>, date: string, time: string, specialHours: SpecialDay[] = []) =>
    goesOnUntil({ hours, specialHours }, date, instantOf(date, time, NEW_YORK), NEW_YORK)
  // November 20 is a Friday.
  it.each([
    ['2026-11-20', '00:00', '02:00'],
    ['2026-11-20', '01:59', '02:00'],
    ['2026-11-20', '02:00', null],
    ['2026-11-19', '01:00', null],
    ['2026-11-23', '01:00', '03:00'],
    ['2026-11-24', '01:00', null],
  ])('on %s at %s until %s', (date, time, closes) => expect(until(thursdays, date, time)).toBe(closes))

  it('until the real end where a period of today touches it', () => {
    const hours = [on('THURSDAY', '18:00-00:00'), on('FRIDAY', '00:00-02:00')]
    expect(until(hours, '2026-11-20', '01:10')).toBe('02:00')
  })

  it('not as yesterday’s where it is open round the clock', () => {
    expect(until(daily('00:00-00:00'), '2026-11-20', '01:10')).toBeNull()
  })

  it('into a day that is closed, and not from one', () => {
    const closed = (date: string) => [{ date, periods: [] }]
    expect(until(thursdays, '2026-11-20', '01:00', closed('2026-11-20'))).toBe('02:00')
    expect(until(thursdays, '2026-11-20', '01:00', closed('2026-11-19'))).toBeNull()
  })

  it('by the instant, not by a clock that shows an hour twice', () => {
    // At 1:30 for the second time, after 1:45 for the first.
    const again = Date.parse('2026-11-01T06:30:00Z')
    expect(goesOnUntil({ hours: daily('18:00-01:45') }, '2026-11-01', again, NEW_YORK)).toBeNull()
  })
})
