import { describe, expect, it } from 'vitest'
import { statusText } from '../../features/restaurant/status'
import { clockTime } from '../../lib/time'
import { weekdayIn, WEEKDAYS } from '../../lib/weekdays'
import { dayIn, wallClockIn } from '../../lib/zone'
import { createSandbox } from '../sandbox'
import { openingPeriods } from './hours'
import { slotsOf, storeStatus } from './slots'

const QUARTER = 15 * 60_000
const HOUR = 60 * 60_000
const DAY = 24 * HOUR
const DAYS = 400
const START = Date.parse('2026-03-01T00:00:00Z')
const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')

/** Each zone's hours ahead of UTC, and from which instants on it has others: by the laws, not by `Intl`. */
const ZONES: [string, number, ...[string, number][]][] = [
  ['America/New_York', -5, ['2026-03-08T07:00Z', -4], ['2026-11-01T06:00Z', -5], ['2027-03-14T07:00Z', -4]],
  ['Europe/Berlin', 1, ['2026-03-29T01:00Z', 2], ['2026-10-25T01:00Z', 1], ['2027-03-28T01:00Z', 2]],
  ['Asia/Kolkata', 5.5],
  ['Australia/Lord_Howe', 11, ['2026-04-04T15:00Z', 10.5], ['2026-10-03T15:30Z', 11], ['2027-04-03T15:00Z', 10.5]],
  ['Pacific/Auckland', 13, ['2026-04-04T14:00Z', 12], ['2026-09-26T14:00Z', 13], ['2027-04-03T14:00Z', 12]],
]

type Hours = (weekday: number) => string[]
const KINDS: Record<string, Hours> = {
  'round the clock': () => ['00:00-00:00'],
  'across midnight': () => ['18:00-02:15'],
  'in two periods, but not on Mondays': (weekday) => (weekday === 0 ? [] : ['11:00-14:00', '17:00-22:00']),
  'from the hour in which clocks change': () => ['02:15-10:00'],
  'on Mondays only': (weekday) => (weekday === 0 ? ['17:55-23:00'] : []),
  'in periods that touch': (weekday) => (weekday > 3 ? ['00:00-03:00', '12:00-00:00'] : ['12:00-15:00', '15:00-20:00']),
}
const periodsOf = (hours: string[]) => hours.map((one) => one.split('-') as [string, string])

/** The quarters of an hour of the walk: the instant, and the clock and calendar of the zone as if they were in UTC. */
function walkOf([, first, ...changes]: (typeof ZONES)[number]) {
  return Array.from({ length: DAYS * 96 }, (_, index) => {
    const at = START + index * QUARTER
    const offset = changes.findLast(([from]) => Date.parse(from) <= at)?.[1] ?? first
    return { at, local: at + offset * HOUR }
  })
}
type Walk = ReturnType<typeof walkOf>

const weekdayOf = (local: number) => (new Date(local).getUTCDay() + 6) % 7
const dateOf = (local: number) => new Date(local).toISOString().slice(0, 10)
function timeOf(local: number): string {
  const [hour, minute] = [new Date(local).getUTCHours(), new Date(local).getUTCMinutes()]
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`
}

/** Where in the walk the clock first shows a time; a time that is skipped comes later by what was skipped. */
function finderOf(walk: Walk) {
  const first = new Map<number, number>()
  walk.forEach(({ local }, index) => first.has(local) || first.set(local, index))
  return (local: number) => first.get(local) ?? first.get(local + HOUR / 2) ?? first.get(local + HOUR)
}

/** For each quarter whether it is open, by painting each day's periods on the walk. */
function paintedOpen(walk: Walk, hours: Hours): boolean[] {
  const find = finderOf(walk)
  const open = walk.map(() => false)
  const midnight = (index: number) => Math.floor(walk[0]!.local / DAY) * DAY + index * DAY
  for (let index = -1; index <= DAYS + 1; index++) {
    for (const [opens, closes] of periodsOf(hours(weekdayOf(midnight(index))))) {
      const on = (time: string, day: number) => Date.parse(`${dateOf(midnight(day))}T${time}Z`)
      const from = find(on(opens, index)) ?? (index < 1 ? 0 : walk.length)
      const to = find(on(closes, closes <= opens ? index + 1 : index)) ?? (index < 1 ? 0 : walk.length)
      // A time off the quarters, such as 17:55, begins the next one.
      open.fill(true, from, to)
    }
  }
  return open
}

describe.each(ZONES)('400 days in %s', (...zone) => {
  const [timeZone] = zone
  const walk = walkOf(zone)
  const locals = new Map<number, number>()
  for (const { local } of walk) locals.set(local, (locals.get(local) ?? 0) + 1)
  const sandboxOf = (hours: Hours) => {
    const { context } = createSandbox()
    const week = WEEKDAYS.map((day, index) => ({
      day,
      periods: periodsOf(hours(index)).map(([opens, closes]) => ({ opens, closes })),
    }))
    return { ...context, restaurant: { ...context.restaurant, timeZone, hours: week, specialHours: [] } }
  }

  it('no time is said twice or wrongly', () => {
    const said = new Set<string>()
    const wrong: unknown[] = []
    for (const { at, local } of walk) {
      const time = clockTime(at, timeZone)
      const day = dayIn(at, timeZone)
      said.add(`${day} ${time}`)
      const named = locals.get(local)! > 1
      const isRight =
        (named ? time.startsWith(`${timeOf(local)} `) : time === timeOf(local)) &&
        day === dateOf(local) &&
        wallClockIn(at, timeZone) === new Date(local).toISOString().slice(11, 16) &&
        weekdayIn(at, timeZone) === WEEKDAYS[weekdayOf(local)]
      if (!isRight) wrong.push([new Date(at), time, day])
    }
    expect(wrong).toEqual([])
    expect(said.size).toBe(walk.length)
  })

  describe.each(Object.entries(KINDS))('open %s', (_, given) => {
    // Openings off the quarters would need a finer walk.
    const hours: Hours = (weekday) => given(weekday).map((one) => one.replace(':55', ':45'))
    const { restaurant, ...context } = sandboxOf(hours)
    const open = paintedOpen(walk, hours)
    /** From the second day to the last but two weeks: what is before and after is not known to the walk. */
    const [begin, end] = [2 * 96, (DAYS - 14) * 96]
    const changesClock = (index: number) => walk[index + 96]!.local - walk[index]!.local !== DAY
    const changesAt = open.flatMap((isOpen, index) => (index > 0 && isOpen !== open[index - 1] ? index : []))

    it('every quarter of an hour is open or closed as the hours say', () => {
      const wrong: Date[] = []
      for (let from = begin; from < end; from += 96) {
        const periods = openingPeriods(walk[from]!.at, restaurant)
        for (let index = from; index < from + 96; index++) {
          const { at } = walk[index]!
          if (periods.some(({ opens, closes }) => opens <= at && at < closes) !== open[index]) wrong.push(new Date(at))
        }
      }
      expect(wrong).toEqual([])
    })

    /** The words for the next change of opening, from the walk alone. */
    function expected(index: number): string {
      const change = changesAt.find((one) => one > index)
      const isOpen = open[index]
      if (change === undefined) return isOpen ? 'Open' : 'Closed'
      const [now, then] = [walk[index]!.local, walk[change]!.local]
      const zoned = locals.get(then)! > 1 ? clockTime(walk[change]!.at, timeZone) : timeOf(then)
      const away = (Date.parse(dateOf(then)) - Date.parse(dateOf(now))) / DAY
      const weekday = new Date(then).toUTCString().slice(0, 3)
      const date = `${MONTHS[new Date(then).getUTCMonth()]} ${new Date(then).getUTCDate()}`
      const isNext = away === 1 && then % DAY < now % DAY
      const withDay = away < 6 ? `${weekday} ${zoned}` : `${weekday}, ${date}, ${zoned}`
      if (isOpen) return `Open until ${away === 0 || isNext ? zoned : withDay}`
      return `Closed · opens ${away === 0 ? zoned : withDay}`
    }

    it('the status says when that changes, and on which day', () => {
      // Before and after each change, and around midnight, of every twelfth day and of the days on which clocks change.
      const looked = walk.flatMap((_, index) => {
        const day = Math.floor(index / 96)
        const isTurn = open[index] !== open[index - 1] || open[index] !== open[index + 1]
        const isMidnight = walk[index]!.local % DAY < QUARTER || (walk[index]!.local + QUARTER) % DAY < QUARTER
        const isIn = index >= begin && index < end && (day % 12 === 0 || changesClock(index))
        return isIn && (isTurn || isMidnight) ? index : []
      })
      const said = looked.map((index) => {
        const now = walk[index]!.at
        const status = storeStatus({ ...context, restaurant, now: () => now })
        return statusText({ status, timeZone }, now)
      })
      const wrong = looked.flatMap((index, at) => {
        const right = expected(index)
        return said[at] === right ? [] : { at: new Date(walk[index]!.at), said: said[at], right }
      })
      expect(wrong).toEqual([])
    })

    it('three weeks of holidays end at the first opening after them, with its date', () => {
      for (let index = begin; index < begin + 60 * 96; index += 5 * 96 + 7) {
        const [now, back] = [walk[index]!, index + 21 * 96]
        const status = storeStatus({
          ...context,
          restaurant,
          state: { ...context.state, closedUntil: walk[back]!.at },
          now: () => now.at,
        })
        const opening = open[back] ? back : changesAt.find((one) => one > back)!
        expect(status.opensAt).toBe(new Date(walk[opening]!.at).toISOString())
        const { local } = walk[opening]!
        const date = `${MONTHS[new Date(local).getUTCMonth()]} ${new Date(local).getUTCDate()}`
        expect(statusText({ status, timeZone }, now.at)).toContain(`, ${date}, ${timeOf(local)}`)
      }
    })

    it('no time to collect is offered twice, or under another’s name', () => {
      for (let index = begin; index < end; index += 96) {
        if (!changesClock(index) && index % (60 * 96) !== 0) continue
        const { days } = slotsOf('PICKUP', { ...context, restaurant, now: () => walk[index]!.at })
        const names = days.flatMap(({ date, slots }) =>
          slots.map(({ startsAt }) => `${date} ${clockTime(startsAt, timeZone)}`),
        )
        expect(new Set(names).size).toBe(names.length)
      }
    })
  })
})
