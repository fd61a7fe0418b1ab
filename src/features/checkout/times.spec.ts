import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import type { Restaurant } from '../../api/types'
import { createSandbox } from '../../sandbox/sandbox'
import { closingIn, soonestWords, waitsForOpening } from './times'

const { restaurant } = createSandbox().context
const shop = (open: boolean, closesAt: string | null = null): Restaurant => ({
  ...restaurant,
  status: { open, closesAt, opensAt: null },
})
const READY = '2026-11-24T16:00:00Z'

beforeAll(() => void vi.useFakeTimers({ now: Date.parse('2026-11-24T02:00:00Z') }))
afterAll(() => void vi.useRealTimers())

it.each([
  [true, 'PICKUP', READY, 'As soon as possible (about 25 min)'],
  [true, 'DELIVERY', undefined, 'As soon as possible (about 45 min)'],
  [false, 'PICKUP', READY, 'As soon as possible (Tue 11:00 AM)'],
  [false, 'PICKUP', '2026-12-01T16:00:00Z', 'As soon as possible (Tue, Dec 1, 11:00 AM)'],
  [false, 'PICKUP', undefined, 'As soon as possible'],
] as const)('open %s, %s, ready at %s: %s', (open, type, readyAt, words) => {
  expect(soonestWords(shop(open), type, readyAt)).toBe(words)
})

it.each([
  ['PICKUP', { pickup: null }],
  ['DELIVERY', { delivery: null }],
] as const)('where the time of a %s is not known, none is promised', (type, change) => {
  expect(soonestWords({ ...shop(true), ...change }, type, READY)).toBe('As soon as possible')
})

it('without a status a restaurant counts as open, and shows no countdown', () => {
  const unknown = { ...restaurant, status: null } as unknown as Restaurant
  expect(soonestWords(unknown, 'PICKUP', READY)).toBe('As soon as possible (about 25 min)')
  expect(closingIn(unknown, Date.parse(READY))).toBeNull()
})

it('a restaurant that has closed meanwhile, without times of its own, makes the order wait', () => {
  const [closed, before] = ['2026-11-24T15:59:59Z', '2026-11-24T16:00:00Z']
  const at = (closesAt: string) => waitsForOpening({ ...shop(true, closesAt), pickup: null }, 'PICKUP', READY)
  expect([at(closed), at(before)]).toEqual([true, false])
})

const CLOSES = '2026-11-21T04:30:00Z'
it.each([
  [31, null],
  [30, 30],
  [29.5, 30],
  [1, 1],
  [0, null],
  [-5, null],
])('%d minutes before the end of the day the countdown shows %s', (minutes, said) => {
  expect(closingIn(shop(true, CLOSES), Date.parse(CLOSES) - minutes * 60_000)).toBe(said)
})

it('a restaurant that is closed, or never closes, has no countdown', () => {
  expect(closingIn(shop(false), Date.parse(CLOSES))).toBeNull()
  expect(closingIn(shop(true), Date.parse(CLOSES))).toBeNull()
})
