import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
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

/** Shows the hours of the week, and those of today in one line. */
async function showHours(of: Restaurant, at: number) {
  told(at)
  shop.show(
    <>
      <p data-testid="today">
        <HoursToday restaurant={of} />
      </p>
      <Hours restaurant={of} />
    </>,
  )
  await quiet()
}
const today = () => screen.getByTestId('today').textContent
const rowOfToday = () => screen.getByText('(today)').closest('div')!

it('the hours of today become those of the API’s day when the device’s clock is two days ahead', async () => {
  await showHours(restaurant, SUNDAY)
  expect(screen.getByText('(today)').parentElement!.textContent).toBe('Sunday (today)')
  const sunday = today()
  told(FRIDAY)
  await quiet()
  expect(screen.getByText('(today)').parentElement!.textContent).toBe('Friday (today)')
  expect(today()).not.toBe(sunday)
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

type Week = Restaurant['hours']
const every =
  (opens: string, closes: string) =>
  ({ hours }: Restaurant): Week =>
    hours.map(({ day }) => ({ day, periods: [{ opens, closes }] }))
const thursdayOnly = (): Week => [
  { day: 'THURSDAY', periods: [{ opens: '18:00', closes: '02:00' }] },
  { day: 'FRIDAY', periods: [] },
]

it.each([
  ['what began yesterday belongs to today while it goes on', '06:10', thursdayOnly, 'until 2:00 AM'],
  ['what began yesterday does not belong to today any more', '07:10', thursdayOnly, 'Closed'],
  [
    'what began yesterday stands before what begins today',
    '06:10',
    every('18:00', '02:00'),
    'until 2:00 AM, 6:00 PM – 2:00 AM',
  ],
  ['a day without a break is open 24 hours', '06:10', every('00:00', '00:00'), 'Open 24 hours'],
])('%s', async (_, at, hours, words) => {
  await showHours({ ...restaurant, hours: hours(restaurant) }, Date.parse(`2026-11-20T${at}:00Z`))
  expect([rowOfToday().textContent, today()]).toEqual([`Friday (today)${words}`, `Today ${words}`])
})

describe('special hours', () => {
  const special = (date: string, ...times: string[]) => ({
    date,
    periods: times.map((one) => ({ opens: one.slice(0, 5), closes: one.slice(6) })),
  })
  const show = async (at: string, specialHours: Restaurant['specialHours'], of: Partial<Restaurant> = {}) => {
    await showHours({ ...restaurant, ...of, specialHours: specialHours! }, Date.parse(`${at}:00Z`))
  }
  /** The rows under the week. */
  const rows = () => [...document.querySelectorAll('dl:nth-of-type(2) > div')].map((row) => row.textContent)

  it('are listed under the week with their dates for two weeks, and past ones are gone', async () => {
    await show('2026-12-22T18:00', [
      special('2026-12-21'),
      { ...special('2026-12-24', '11:00-14:00', '18:00-01:00'), note: 'Christmas Eve' },
      special('2026-12-25'),
      special('2026-12-26'),
      special('2027-01-05', '00:00-00:00'),
      special('2027-01-06'),
    ])
    expect(rows()).toEqual([
      'Thu, Dec 24Christmas Eve11:00 AM – 2:00 PM, 6:00 PM – 1:00 AM',
      'Fri, Dec 25 – Sat, Dec 26Closed',
      'Tue, Jan 5Open 24 hours',
    ])
    expect(today()).toBe('Today 7:00 AM – 10:00 PM')
  })

  it('are those of today, in its row, too', async () => {
    await show('2026-12-24T18:00', [special('2026-12-24', '11:00-14:00')])
    expect(today()).toBe('Today 11:00 AM – 2:00 PM')
    expect(rowOfToday().textContent).toBe('Thursday (today)11:00 AM – 2:00 PM')
  })

  it('end what is usual today', async () => {
    await show('2026-12-25T18:00', [special('2026-12-25')])
    expect(today()).toBe('Today Closed')
  })

  it('leave to the evening before what goes on past midnight', async () => {
    const late = { hours: every('18:00', '02:00')(restaurant) }
    await show('2026-12-25T06:10', [special('2026-12-25')], late)
    expect(today()).toBe('Today until 2:00 AM')
    expect(rows()).toEqual(['Fri, Dec 25Closed'])
  })

  it('are not mentioned when there are none soon', async () => {
    await show('2026-12-01T18:00', [special('2026-12-25')])
    expect(screen.queryByText('Holidays and other hours')).toBeNull()
  })
})
