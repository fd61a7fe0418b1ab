import { describe, expect, it } from 'vitest'
import { statusAt } from './hours'
import { restaurant } from '../seed/restaurant'

/** The status at a time, with these periods on these days. */
const status = (now: string, periods: string[], isOn = (_day: string) => true) => {
  const opened = periods.map((one) => ({ opens: one.slice(0, 5), closes: one.slice(6) }))
  const hours = restaurant.hours.map(({ day }) => ({ day, periods: isOn(day) ? opened : [] }))
  return statusAt(Date.parse(now), { ...restaurant, hours })
}

// Every quarter of an hour of a year, in several zones, is in calendar.
describe('the status of a restaurant', () => {
  it('has an opening a week ahead, and none where it never opens', () => {
    const night = '2026-11-21T05:00:00Z'
    expect(status(night, ['07:00-23:30'], (day) => day === 'FRIDAY').opensAt).toBe('2026-11-27T12:00:00.000Z')
    expect(status(night, [])).toEqual({ open: false, closesAt: null, opensAt: null })
  })

  it.each(['00:00-00:00', '00:00-23:59', '06:00-06:00'])(
    'never closes when it is open from %s, not at midnight either',
    (period) => {
      const never = { open: true, closesAt: null, opensAt: null }
      expect(status('2026-11-21T04:41:00Z', [period])).toEqual(never)
      expect(status('2026-11-21T04:59:30Z', [period])).toEqual(never)
    },
  )

  it('joins periods that touch, in whatever order they are listed', () => {
    const halves = ['16:00-22:00', '11:00-16:00']
    const untilTen = { open: true, closesAt: '2026-11-21T03:00:00.000Z', opensAt: null }
    expect(status('2026-11-20T18:00:00Z', halves)).toEqual(untilTen)
    expect(status('2026-11-20T12:00:00Z', halves).opensAt).toBe('2026-11-20T16:00:00.000Z')
  })
})
