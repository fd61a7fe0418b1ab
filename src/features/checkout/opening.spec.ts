import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Restaurant } from '../../api/types'
import { soonestWords, waitsForOpening } from './times'

const CLOSES = '2026-11-21T04:30:00Z'
const restaurant = (status: Partial<Restaurant['status']>, delivery: Restaurant['delivery'] = null) =>
  ({
    status: { open: true, closesAt: CLOSES, opensAt: null, ...status },
    timeZone: 'America/New_York',
    pickup: { minutes: 25 },
    delivery,
  }) as Restaurant

beforeAll(() => void vi.useFakeTimers({ now: Date.parse('2026-11-20T18:00:00Z') }))
afterAll(() => void vi.useRealTimers())

const DELIVERY = { minutes: 45, fee: 399, minimumOrder: 2000 }

describe('an order for as soon as possible', () => {
  it.each([
    ['open, ready before closing', {}, '2026-11-20T18:25:00Z', false],
    ['open, ordered in the last minute', {}, '2026-11-21T04:55:00Z', false],
    ['open when last read, ready after that', {}, '2026-11-21T04:55:01Z', true],
    ['open, not priced yet', {}, undefined, false],
    ['open, closing at no known time', { closesAt: null }, '2026-11-25T00:00:00Z', false],
    ['closed', { open: false, closesAt: null }, undefined, true],
  ])('waits for the next opening: %s', (_, status, readyAt, waits) => {
    expect(waitsForOpening(restaurant(status), 'PICKUP', readyAt)).toBe(waits)
  })

  it('is ready later for a delivery than for a pickup', () => {
    const shop = restaurant({}, DELIVERY)
    expect(waitsForOpening(shop, 'DELIVERY', '2026-11-21T05:15:00Z')).toBe(false)
    expect(waitsForOpening(shop, 'DELIVERY', '2026-11-21T05:15:01Z')).toBe(true)
    expect(soonestWords(shop, 'DELIVERY', undefined)).toBe('As soon as possible (about 45 min)')
  })

  it('shows its time once it has to wait', () => {
    expect(soonestWords(restaurant({}), 'PICKUP', '2026-11-20T18:25:00Z')).toBe('As soon as possible (about 25 min)')
    expect(soonestWords(restaurant({}), 'PICKUP', '2026-11-21T12:25:00Z')).toBe('As soon as possible (Sat 7:25 AM)')
    expect(soonestWords(restaurant({ open: false }), 'PICKUP', undefined)).toBe('As soon as possible')
  })
})
