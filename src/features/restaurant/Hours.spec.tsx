import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createShop, quiet, type Shop } from '../../../tests/setup/shop'
import { restaurantQueries } from '../../api/queries/restaurant'
import type { Restaurant } from '../../api/types'
import { clockTold } from '../../lib/now'
import { Hours } from './Hours'
import { HoursToday } from './HoursToday'
import { StoreStatus } from './StoreStatus'

/** Thursday, Friday and Sunday, 1 PM at the restaurant. */
const THURSDAY = Date.parse('2026-11-19T18:00:00Z')
const FRIDAY = Date.parse('2026-11-20T18:00:00Z')
const SUNDAY = Date.parse('2026-11-22T18:00:00Z')
const told = (time: number) => act(() => clockTold(new Date(time).toUTCString()))

let shop: Shop
let restaurant: Restaurant
beforeEach(async () => {
  shop = createShop()
  restaurant = await shop.client.fetchQuery(restaurantQueries.profile())
  vi.useFakeTimers({ now: SUNDAY, toFake: ['Date'] })
  told(SUNDAY)
})
afterEach(() => {
  told(Date.now())
  vi.useRealTimers()
})

it('the hours of today become those of the API’s day when the device’s clock is two days ahead', async () => {
  shop.show(
    <>
      <p data-testid="today">
        <HoursToday restaurant={restaurant} />
      </p>
      <Hours restaurant={restaurant} />
    </>,
  )
  await quiet()
  expect(screen.getByText('(today)').parentElement!.textContent).toBe('Sunday (today)')
  const sunday = screen.getByTestId('today').textContent
  told(FRIDAY)
  await quiet()
  expect(screen.getByText('(today)').parentElement!.textContent).toBe('Friday (today)')
  expect(screen.getByTestId('today').textContent).not.toBe(sunday)
})

it('the status names the day of the next opening unless it is today by the API’s clock', () => {
  const opensAt = new Date(FRIDAY + 3_600_000).toISOString()
  shop.client.setQueryData(restaurantQueries.profile().queryKey, {
    ...restaurant,
    status: { open: false, opensAt, closesAt: null },
  })
  shop.client.setQueryDefaults(restaurantQueries.profile().queryKey, { staleTime: Infinity })
  shop.show(<StoreStatus />)
  expect(screen.getByText('Closed · opens Fri, Nov 20, 2:00 PM')).toBeDefined()
  told(THURSDAY)
  expect(screen.getByText('Closed · opens Fri 2:00 PM')).toBeDefined()
  told(FRIDAY)
  expect(screen.getByText('Closed · opens 2:00 PM')).toBeDefined()
})

/** The row of today and today's line at an instant, with these hours. */
async function today(at: string, hours: Restaurant['hours']) {
  told(Date.parse(at))
  shop.show(
    <>
      <p data-testid="today">
        <HoursToday restaurant={{ ...restaurant, hours }} />
      </p>
      <Hours restaurant={{ ...restaurant, hours }} />
    </>,
  )
  await quiet()
  return [screen.getByText('(today)').closest('div')!.textContent, screen.getByTestId('today').textContent]
}

it.each([
  ['while it goes on', '2026-11-20T06:10:00Z', 'until 2:00 AM'],
  ['but not after', '2026-11-20T07:10:00Z', 'Closed'],
])('what began yesterday belongs to today %s', async (_, at, words) => {
  const hours: Restaurant['hours'] = [
    { day: 'THURSDAY', periods: [{ opens: '18:00', closes: '02:00' }] },
    { day: 'FRIDAY', periods: [] },
  ]
  expect(await today(at, hours)).toEqual([`Friday (today)${words}`, `Today ${words}`])
})

it('what began yesterday stands before what begins today', async () => {
  const hours = restaurant.hours.map(({ day }) => ({ day, periods: [{ opens: '18:00', closes: '02:00' }] }))
  const words = 'until 2:00 AM, 6:00 PM – 2:00 AM'
  expect(await today('2026-11-20T06:10:00Z', hours)).toEqual([`Friday (today)${words}`, `Today ${words}`])
})

it('a day without a break is open 24 hours', async () => {
  const hours = restaurant.hours.map(({ day }) => ({ day, periods: [{ opens: '00:00', closes: '00:00' }] }))
  const words = 'Open 24 hours'
  expect(await today('2026-11-20T06:10:00Z', hours)).toEqual([`Friday (today)${words}`, `Today ${words}`])
})
