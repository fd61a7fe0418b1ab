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
const CLOSES = '2026-11-21T04:30:00Z'

beforeAll(() => void vi.useFakeTimers({ now: Date.parse('2026-11-24T02:00:00Z') }))
afterAll(() => void vi.useRealTimers())

it.each([
  ['open, ready before closing', shop(true, CLOSES), 'PICKUP', '2026-11-20T18:25:00Z', false],
  ['open, ordered in the last minute', shop(true, CLOSES), 'PICKUP', '2026-11-21T04:55:00Z', false],
  ['open when last read, ready after that', shop(true, CLOSES), 'PICKUP', '2026-11-21T04:55:01Z', true],
  ['a delivery ordered in the last minute', shop(true, CLOSES), 'DELIVERY', '2026-11-21T05:15:00Z', false],
  ['a delivery ready after that', shop(true, CLOSES), 'DELIVERY', '2026-11-21T05:15:01Z', true],
  ['ready at closing, without times', { ...shop(true, CLOSES), pickup: null }, 'PICKUP', CLOSES, false],
  ['closed meanwhile, without times', { ...shop(true, CLOSES), pickup: null }, 'PICKUP', READY, true],
  ['open, not priced yet', shop(true, CLOSES), 'PICKUP', undefined, false],
  ['open, closing at no known time', shop(true), 'PICKUP', '2026-11-25T00:00:00Z', false],
  ['closed', shop(false), 'PICKUP', undefined, true],
] as const)('an order for as soon as possible waits for the next opening: %s', (_, one, type, readyAt, waits) => {
  expect(waitsForOpening(one, type, readyAt)).toBe(waits)
})

it.each([
  ['open', 'As soon as possible (about 25 min)', shop(true), 'PICKUP', READY],
  ['open', 'As soon as possible (about 45 min)', shop(true), 'DELIVERY', undefined],
  ['ready after closing', 'As soon as possible (Tue 11:00 AM)', shop(true, CLOSES), 'PICKUP', READY],
  ['closed', 'As soon as possible (Tue 11:00 AM)', shop(false), 'PICKUP', READY],
  ['closed', 'As soon as possible (Tue, Dec 1, 11:00 AM)', shop(false), 'PICKUP', '2026-12-01T16:00:00Z'],
  ['closed, not priced yet', 'As soon as possible', shop(false), 'PICKUP', undefined],
  ['open, without its time', 'As soon as possible', { ...shop(true), pickup: null }, 'PICKUP', READY],
  ['open, without its time', 'As soon as possible', { ...shop(true), delivery: null }, 'DELIVERY', READY],
] as const)('an order for as soon as possible, while it is %s, says: %s', (_, words, one, type, readyAt) => {
  expect(soonestWords(one, type, readyAt)).toBe(words)
})

it('without a status a restaurant counts as open, and shows no countdown', () => {
  const unknown = { ...restaurant, status: null } as unknown as Restaurant
  expect(soonestWords(unknown, 'PICKUP', READY)).toBe('As soon as possible (about 25 min)')
  expect(closingIn(unknown, Date.parse(READY))).toBeNull()
})

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
