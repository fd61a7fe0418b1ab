import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { SandboxContext } from '../context'
import { createSandbox } from '../sandbox'
import { restaurant } from '../seed/restaurant'
import { statusAt } from './hours'
import { lastClosing, slotProblem, slotsOf } from './slots'

type Type = 'PICKUP' | 'DELIVERY'
type Periods = { opens: string; closes: string }[]

const MINUTE = 60_000
const QUARTER = 15 * MINUTE
const HORIZON = 4 * 24 * 60 * MINUTE
const LEAD = { PICKUP: 25 * MINUTE, DELIVERY: 45 * MINUTE }
const sandbox = createSandbox()

const worldAt = (instant: string | number, periods?: Periods): SandboxContext => ({
  ...sandbox.context,
  now: () => new Date(instant).getTime(),
  restaurant: {
    ...restaurant,
    hours: periods ? restaurant.hours.map(({ day }) => ({ day, periods })) : restaurant.hours,
  },
})
const times = (type: Type, context: SandboxContext) =>
  slotsOf(type, context).days.flatMap(({ slots }) => slots.map(({ startsAt }) => startsAt))

const shown = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/New_York',
  weekday: 'long',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})
const WEEK = ['SUNDAY', 'MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY']

/** Uses local clock times only: no opening instants are computed. */
function isOpen(instant: number, { hours }: SandboxContext['restaurant']): boolean {
  const parts = Object.fromEntries(shown.formatToParts(instant).map(({ type, value }) => [type, value]))
  const today = parts.weekday!.toUpperCase()
  const yesterday = WEEK[(WEEK.indexOf(today) + 6) % 7]
  const time = `${parts.hour}:${parts.minute}`
  const periodsOf = (weekday?: string) => hours.find(({ day }) => day === weekday)!.periods
  return (
    periodsOf(today).some(({ opens, closes }) => opens <= time && (time <= closes || closes < opens)) ||
    periodsOf(yesterday).some(({ opens, closes }) => closes < opens && time <= closes)
  )
}

const LATE = [{ opens: '18:00', closes: '04:00' }]
const SPLIT = [
  { opens: '11:30', closes: '14:10' },
  { opens: '17:00', closes: '21:00' },
]

/** When the first time that can be kept is near: to the millisecond, a millisecond too late, too late for today. */
const FIRST_TIMES = [
  ['2026-11-20T18:00:00Z', 'PICKUP'],
  ['2026-11-20T18:05:00.000Z', 'PICKUP'],
  ['2026-11-20T18:05:00.001Z', 'PICKUP'],
  ['2026-11-20T09:00:00Z', 'PICKUP'],
  ['2026-11-21T03:46:00Z', 'DELIVERY'],
].map(([now, type]): [number, Type, undefined] => [Date.parse(now!), type as Type, undefined])

describe('the slots', () => {
  it('are all open quarter hours of four days that leave enough preparation time', () => {
    const aroundClockChanges = fc.oneof(
      ...['2026-03-04T05:00:00Z', '2026-10-28T05:00:00Z', '2026-11-20T05:00:00Z'].map((day) =>
        fc.integer({ min: 0, max: 6 * 24 * 60 }).map((minutes) => Date.parse(day) + minutes * MINUTE),
      ),
    )
    fc.assert(
      fc.property(
        aroundClockChanges,
        fc.constantFrom<Type>('PICKUP', 'DELIVERY'),
        fc.constantFrom(undefined, LATE, SPLIT),
        (now, type, periods) => {
          const context = worldAt(now, periods)
          const expected: string[] = []
          for (let at = Math.ceil(now / QUARTER) * QUARTER; at <= now + HORIZON; at += QUARTER) {
            const begun = at - LEAD[type]
            const isKept = begun >= now && isOpen(begun, context.restaurant) && isOpen(at, context.restaurant)
            if (isKept) expected.push(new Date(at).toISOString())
          }
          expect(times(type, context)).toEqual(expected)
        },
      ),
      { numRuns: 60, examples: FIRST_TIMES },
    )
  }, 30_000)

  it('are listed under their calendar day, past midnight too', () => {
    const { days } = slotsOf('PICKUP', worldAt('2026-11-20T18:00:00Z', [{ opens: '22:00', closes: '01:00' }]))
    const counts = days.map(({ date, slots }) => `${date}: ${slots.length}`)
    expect(counts).toEqual(['2026-11-20: 6', '2026-11-21: 11', '2026-11-22: 11', '2026-11-23: 11', '2026-11-24: 5'])
  })

  it('are empty for a restaurant that never opens', () => {
    expect(slotsOf('PICKUP', worldAt('2026-11-20T18:00:00Z', []))).toEqual({ days: [] })
  })
})

describe('the business day ends', () => {
  it.each<[string, string, Periods | undefined, string]>([
    ['with the hours', '2026-11-20T18:00:00Z', undefined, '2026-11-21T04:30:00.000Z'],
    ['though it has not begun', '2026-11-20T10:00:00Z', undefined, '2026-11-21T04:30:00.000Z'],
    ['after the evening, seen at noon', '2026-11-20T18:00:00Z', SPLIT, '2026-11-21T02:00:00.000Z'],
    ['tomorrow, when open past midnight', '2026-11-21T01:00:00Z', LATE, '2026-11-21T09:00:00.000Z'],
    ['today, when it began yesterday', '2026-11-21T06:00:00Z', LATE, '2026-11-21T09:00:00.000Z'],
  ])('%s', (_name, now, periods, end) => {
    expect(new Date(lastClosing(worldAt(now, periods))).toISOString()).toBe(end)
  })

  it('never on a day without hours', () => {
    expect(lastClosing(worldAt('2026-11-20T18:00:00Z', []))).toBe(0)
  })
})

describe('a time that is not offered', () => {
  const context = worldAt('2026-11-20T18:00:00Z')
  const said = (type: Type, time: string) => slotProblem(type, time, 'cus', context)?.message

  it('is refused with a reason of its own when the other fulfilment offers it', () => {
    const [first] = times('PICKUP', context) as [string]
    expect(times('DELIVERY', context)).not.toContain(first)
    expect(said('PICKUP', first)).toBeUndefined()
    expect(said('DELIVERY', first)).toBe('Delivery has other times than pickup. Please choose one of them.')
  })

  it('is refused as gone when it has passed for both', () => {
    for (const type of ['PICKUP', 'DELIVERY'] as const) {
      expect(said(type, '2026-11-20T17:00:00Z')).toBe('The time you chose cannot be kept any more.')
    }
  })
})

// Every quarter of an hour of a year, in several zones, is in calendar.
describe('the status of a restaurant', () => {
  /** The status at a time, with these periods on these days. */
  const status = (now: string, periods: string[], isOn = (_day: string) => true) => {
    const opened = periods.map((one) => ({ opens: one.slice(0, 5), closes: one.slice(6) }))
    const hours = restaurant.hours.map(({ day }) => ({ day, periods: isOn(day) ? opened : [] }))
    return statusAt(Date.parse(now), { ...restaurant, hours, specialHours: [] })
  }

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

  it('names the close of a weekend without a break, days ahead', () => {
    const isWeekend = (day: string) => ['FRIDAY', 'SATURDAY', 'SUNDAY'].includes(day)
    const { closesAt } = status('2026-11-20T18:00:00Z', ['00:00-00:00'], isWeekend)
    expect(closesAt).toBe('2026-11-23T05:00:00.000Z')
  })

  it('joins periods that touch, in whatever order they are listed', () => {
    const halves = ['16:00-22:00', '11:00-16:00']
    const untilTen = { open: true, closesAt: '2026-11-21T03:00:00.000Z', opensAt: null }
    expect(status('2026-11-20T18:00:00Z', halves)).toEqual(untilTen)
    expect(status('2026-11-20T12:00:00Z', halves).opensAt).toBe('2026-11-20T16:00:00.000Z')
  })
})
