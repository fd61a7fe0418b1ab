import fc from 'fast-check'
import { expect, it } from 'vitest'
import { restaurantData } from '../../features/restaurant/structured-data'
import { addDays, instantOf } from '../../lib/calendar'
import { goesOnUntil, joinedOn, type Period, type SpecialDay } from '../../lib/opening-hours'
import { WEEKDAYS, weekdayIn } from '../../lib/weekdays'
import { dayIn, offsetAt, wallClockIn } from '../../lib/zone'
import { createSandbox } from '../sandbox'
import type { SeedRestaurant } from '../seed/types'
import { statusAt } from './hours'

const MINUTE = 60_000
/** The days that are painted, the day that is looked at, and for how long specials may come after it. */
const [DAYS, AT, SOON] = [26, 4, 10]
const WEEK_MINUTES = 7 * 1440

const { restaurant } = createSandbox().context

const clock = (minutes: number) =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':')
// Not within the hour that a clock skips: such an opening comes later than what touches it.
const opens = fc
  .integer({ min: 0, max: 95 })
  .map((quarter) => clock(quarter * 15))
  .filter((time) => time <= '02:00' || time >= '03:00')
const closes = fc.oneof(
  fc.constantFrom('00:00', '23:59'),
  fc.integer({ min: 0, max: 95 }).map((nth) => clock(nth * 15)),
)
const period: fc.Arbitrary<Period> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ opens, closes }) },
  { weight: 2, arbitrary: fc.constantFrom({ opens: '18:00', closes: '00:00' }, { opens: '00:00', closes: '02:00' }) },
  { weight: 1, arbitrary: fc.constantFrom({ opens: '00:00', closes: '00:00' }, { opens: '00:00', closes: '23:59' }) },
)
const periods = fc.array(period, { maxLength: 2 })

/** How many days a special day is away from the one that is looked at. */
const away = fc.oneof(fc.integer({ min: -1, max: 1 }), fc.integer({ min: -3, max: SOON }))

/** Zones with a day on which their clocks change, or near it. */
const looked = fc.constantFrom(
  ['America/New_York', '2026-03-08'],
  ['America/New_York', '2026-11-01'],
  ['Europe/Berlin', '2026-03-29'],
  ['Europe/Berlin', '2026-10-25'],
  ['Australia/Lord_Howe', '2026-04-05'],
  ['Australia/Lord_Howe', '2026-10-04'],
  ['Pacific/Auckland', '2026-09-27'],
  ['Asia/Kolkata', '2026-12-25'],
) as fc.Arbitrary<[zone: string, day: string]>

type Walk = { at: number; local: number }[]

function walkFrom(start: number, timeZone: string): Walk {
  return Array.from({ length: DAYS * 1440 }, (_, index) => {
    const at = start + index * MINUTE
    return { at, local: at + offsetAt(at, timeZone) }
  })
}

/** Whether it is open in each minute, by painting each day's own periods. */
function painted(walk: Walk, timeZone: string, periodsOf: (date: string) => Period[]): boolean[] {
  const first = new Map<number, number>()
  walk.forEach(({ local }, index) => first.has(local) || first.set(local, index))
  const skip = walk.find(({ local }, index) => index > 0 && local > walk[index - 1]!.local + MINUTE)
  const gap = skip ? offsetAt(skip.at, timeZone) - offsetAt(skip.at - MINUTE, timeZone) : 0
  const find = (date: string, time: string) => {
    const local = Date.parse(`${date}T${time}:00Z`)
    // A time that the clock skips comes later by the length of the gap.
    return first.get(local) ?? first.get(local + gap) ?? (local < walk[0]!.local ? 0 : walk.length)
  }
  const open = walk.map(() => false)
  const begin = new Date(walk[0]!.local).toISOString().slice(0, 10)
  for (let day = -1; day <= DAYS; day++) {
    const date = addDays(begin, day)
    for (const own of periodsOf(date)) {
      const end = own.closes <= own.opens ? addDays(date, 1) : date
      open.fill(true, find(date, own.opens), find(end, own.closes))
    }
  }
  // 23:59 means midnight.
  return open.map((isOpen, index) => isOpen || (open[index - 1] === true && open[index + 1] === true))
}

const isIn = (now: number, date: string, own: Period[], timeZone: string) =>
  own.some(({ opens: from, closes: to }) => {
    const end = instantOf(to <= from ? addDays(date, 1) : date, to, timeZone)
    return instantOf(date, from, timeZone) <= now && now < end
  })

type Entry = Period & { dayOfWeek?: string; validFrom?: string; validThrough?: string }

/** The periods that a search engine reads for a day. */
function asSearched(of: SeedRestaurant, now: number, date: string): Period[] {
  const data = restaurantData({ ...of, pointsProgram: null, status: null }, 'https://a.example', now)
  const special = ((data.specialOpeningHoursSpecification ?? []) as Entry[]).filter(
    ({ validFrom = '', validThrough = '' }) => validFrom <= date && date <= validThrough,
  )
  const weekday = weekdayIn(date, 'UTC')
  const usual = (data.openingHoursSpecification as Entry[]).filter(
    ({ dayOfWeek = '' }) => dayOfWeek.toUpperCase() === `https://schema.org/${weekday}`.toUpperCase(),
  )
  return (special.length > 0 ? special : usual).filter((own) => own.opens !== '00:00' || own.closes !== '00:00')
}

it('status, hours of today and search data say of any hours in any zone what each minute is painted as', () => {
  const any = fc.record({
    week: fc.array(periods, { minLength: 7, maxLength: 7 }),
    specials: fc.uniqueArray(fc.record({ away, periods }), {
      selector: ({ away }) => away,
      maxLength: 4,
    }),
    where: looked,
    moved: fc.integer({ min: -2, max: 2 }),
    minutes: fc.uniqueArray(fc.integer({ min: 0, max: 1439 }), { minLength: 12, maxLength: 12 }),
  })
  fc.assert(
    fc.property(any, ({ week, specials, where: [timeZone, turn], moved, minutes }) => {
      const day = addDays(turn, moved)
      const specialHours: SpecialDay[] = specials.map((one) => ({ date: addDays(day, one.away), periods: one.periods }))
      const hours = WEEKDAYS.map((name, index) => ({ day: name, periods: week[index]! }))
      const of: SeedRestaurant = { ...restaurant, timeZone, hours, specialHours }
      const begin = instantOf(addDays(day, -AT), '00:00', timeZone)
      const walk = walkFrom(begin, timeZone)
      const open = painted(walk, timeZone, (date) => {
        const special = specialHours.find((one) => one.date === date)
        return special ? special.periods : hours.find((one) => one.day === weekdayIn(date, 'UTC'))!.periods
      })
      const around = walk.findIndex(({ local }) => local >= Date.parse(day))
      for (const minute of minutes) {
        const index = around + minute
        const now = walk[index]!.at
        const change = open.findIndex((isOpen, at) => at > index && isOpen !== open[index])
        const then = change < 0 ? null : new Date(walk[change]!.at).toISOString()
        const isSoon = change >= 0 && change - index <= WEEK_MINUTES
        const status = statusAt(now, of)
        expect(status).toEqual({
          open: open[index],
          closesAt: open[index] && isSoon ? then : null,
          opensAt: open[index] ? null : then,
        })
        // A day that ends at 23:59 is open for that minute if the next one begins at midnight.
        if (wallClockIn(now, timeZone) === '23:59') continue
        const today = dayIn(now, timeZone)
        // As the API sends them.
        const told = { ...of, specialHours: specialHours.filter(({ date }) => date >= addDays(today, -1)) }
        const own = joinedOn(told, today) ?? []
        const until = goesOnUntil(told, today, now, timeZone)
        expect(until !== null || isIn(now, today, own, timeZone), 'today').toBe(open[index])
        const isSearched = [addDays(today, -1), today].some((date) =>
          isIn(now, date, asSearched(told, now, date), timeZone),
        )
        expect(isSearched, 'search data').toBe(open[index])
      }
    }),
    { numRuns: 80 },
  )
}, 60_000)
