import { describe, expect, it } from 'vitest'
import { instantOf, periodsAt, statusAt } from './hours'
import { restaurant } from '../seed/restaurant'
import type { SeedRestaurant } from '../seed/types'

const NEW_YORK = 'America/New_York'
const at = (instant: string) => Date.parse(instant)
const iso = (instant: number | undefined) => instant && new Date(instant).toISOString()

const everyDay = (opens: string, closes: string): SeedRestaurant => ({
  ...restaurant,
  hours: restaurant.hours.map(({ day }) => ({ day, periods: [{ opens, closes }] })),
})

describe('instantOf', () => {
  it.each([
    ['2026-01-15', '07:00', '2026-01-15T12:00:00Z'],
    ['2026-07-15', '07:00', '2026-07-15T11:00:00Z'],
    ['2026-03-08', '01:59', '2026-03-08T06:59:00Z'],
    ['2026-03-08', '02:30', '2026-03-08T07:30:00Z'],
    ['2026-03-08', '03:00', '2026-03-08T07:00:00Z'],
    ['2026-03-08', '23:59', '2026-03-09T03:59:00Z'],
    ['2026-11-01', '00:30', '2026-11-01T04:30:00Z'],
    ['2026-11-01', '01:30', '2026-11-01T05:30:00Z'],
    ['2026-11-01', '02:00', '2026-11-01T07:00:00Z'],
    ['2026-11-01', '08:00', '2026-11-01T13:00:00Z'],
  ])('%s at %s in New York', (day, time, instant) => {
    expect(iso(instantOf(day, time, NEW_YORK))).toBe(iso(at(instant)))
  })

  it('handles zones ahead of UTC', () => {
    expect(iso(instantOf('2026-03-29', '08:00', 'Europe/Athens'))).toBe('2026-03-29T05:00:00.000Z')
    expect(iso(instantOf('2026-03-29', '03:30', 'Europe/Athens'))).toBe('2026-03-29T01:30:00.000Z')
    expect(iso(instantOf('2026-03-28', '08:00', 'Europe/Athens'))).toBe('2026-03-28T06:00:00.000Z')
  })
})

describe('statusAt', () => {
  it.each([
    ['open at noon', '2026-11-20T18:00:00Z', '2026-11-21T04:30:00.000Z', null],
    ['open on the stroke of the hour', '2026-11-20T12:00:00Z', '2026-11-21T04:30:00.000Z', null],
    ['closed just before', '2026-11-20T11:59:59Z', null, '2026-11-20T12:00:00.000Z'],
    ['closed when the hour ends', '2026-11-21T04:30:00Z', null, '2026-11-21T12:00:00.000Z'],
    ['closed late on Saturday until eight', '2026-11-22T04:45:00Z', null, '2026-11-22T13:00:00.000Z'],
    ['closed on the eve of a short day', '2026-03-08T04:45:00Z', null, '2026-03-08T12:00:00.000Z'],
    ['open on a short day', '2026-03-08T12:00:00Z', '2026-03-09T01:00:00.000Z', null],
    ['closed in the first hour of a long day', '2026-11-01T04:30:00Z', null, '2026-11-01T13:00:00.000Z'],
    ['closed late on a long day', '2026-11-02T04:30:00Z', null, '2026-11-02T12:00:00.000Z'],
  ])('%s', (_name, now, closesAt, opensAt) => {
    expect(statusAt(at(now), restaurant)).toEqual({ open: closesAt !== null, closesAt, opensAt })
  })

  const late = everyDay('18:00', '02:00')
  it.each([
    ['before midnight', '2026-11-20T23:30:00Z', '2026-11-21T07:00:00.000Z'],
    ['after midnight', '2026-11-21T06:59:59Z', '2026-11-21T07:00:00.000Z'],
    ['after midnight that ended a short day', '2026-03-09T04:30:00Z', '2026-03-09T06:00:00.000Z'],
    ['on the eve of a short day', '2026-03-08T04:45:00Z', '2026-03-08T07:00:00.000Z'],
    ['in the hour that comes twice', '2026-11-01T06:30:00Z', '2026-11-01T07:00:00.000Z'],
    ['after midnight that ended a long day', '2026-11-02T05:30:00Z', '2026-11-02T07:00:00.000Z'],
  ])('stays open past midnight: %s', (_name, now, closesAt) => {
    expect(statusAt(at(now), late)).toEqual({ open: true, closesAt, opensAt: null })
  })

  it('closes at the end of a night', () => {
    expect(statusAt(at('2026-11-21T07:00:00Z'), late)).toMatchObject({
      open: false,
      opensAt: '2026-11-21T23:00:00.000Z',
    })
  })

  it('finds an opening a week ahead, and none where the restaurant never opens', () => {
    const hours = restaurant.hours.map(({ day, periods }) => ({ day, periods: day === 'FRIDAY' ? periods : [] }))
    expect(statusAt(at('2026-11-21T05:00:00Z'), { ...restaurant, hours }).opensAt).toBe('2026-11-27T12:00:00.000Z')
    expect(statusAt(at('2026-11-21T05:00:00Z'), { ...restaurant, hours: [] })).toEqual({
      open: false,
      closesAt: null,
      opensAt: null,
    })
  })

  it('is closed between two periods of a day', () => {
    const lunch = [
      { opens: '11:00', closes: '14:00' },
      { opens: '17:00', closes: '21:00' },
    ]
    const { current, next } = periodsAt(at('2026-11-20T20:00:00Z'), NEW_YORK, () => lunch)
    expect(current).toBeUndefined()
    expect(iso(next?.opens)).toBe('2026-11-20T22:00:00.000Z')
  })
})

describe('periods that touch or overlap are one', () => {
  const open = (now: string, ...periods: { opens: string; closes: string }[]) =>
    statusAt(at(now), { ...restaurant, hours: restaurant.hours.map(({ day }) => ({ day, periods })) })

  it.each([
    ['00:00', '00:00'],
    ['00:00', '23:59'],
    ['06:00', '06:00'],
  ])('a restaurant open from %s to %s never closes, not at midnight either', (opens, closes) => {
    const never = { open: true, closesAt: null, opensAt: null }
    expect(open('2026-11-21T04:41:00Z', { opens, closes })).toEqual(never)
    expect(open('2026-11-21T04:59:30Z', { opens, closes })).toEqual(never)
  })

  it('it closes when the last of them ends, in whatever order they are listed', () => {
    const halves = [
      { opens: '16:00', closes: '22:00' },
      { opens: '11:00', closes: '16:00' },
    ]
    expect(open('2026-11-20T18:00:00Z', ...halves)).toEqual({
      open: true,
      closesAt: '2026-11-21T03:00:00.000Z',
      opensAt: null,
    })
    expect(open('2026-11-20T12:00:00Z', ...halves).opensAt).toBe('2026-11-20T16:00:00.000Z')
  })
})
