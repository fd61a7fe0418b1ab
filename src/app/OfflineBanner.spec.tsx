import { onlineManager } from '@tanstack/react-query'
import { act, cleanup, screen } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { afterEach, expect, it, vi } from 'vitest'
import { guestsShop, quiet } from '../../tests/setup/shop'
import { restaurantQueries } from '../api/queries/restaurant'
import { clockTold } from '../lib/now'
import { Layout } from './Layout'

const shop = guestsShop()
const site = (
  <Layout>
    <Routes>
      <Route path="*" element={<p>The page</p>} />
    </Routes>
  </Layout>
)

/** Nothing is on screen when the clock and the connection are restored, so nothing reads again. */
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  onlineManager.setOnline(true)
})

it('without a connection a banner says so, with the time of the prices at the restaurant once there are any', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-20T17:40:00Z') })
  const { unmount } = shop.show(site)
  await quiet()
  expect(screen.queryByText(/You are offline/)).toBeNull()
  act(() => onlineManager.setOnline(false))
  expect(screen.getByText('You are offline.')).toBeTruthy()
  act(() => onlineManager.setOnline(true))
  expect(screen.queryByText(/You are offline/)).toBeNull()
  unmount()
  await shop.client.fetchQuery(restaurantQueries.menus())
  await shop.client.fetchQuery(restaurantQueries.profile())
  onlineManager.setOnline(false)
  clockTold(new Date().toUTCString())
  shop.show(site)
  expect(screen.getByText(/^You are offline\. Prices as of 12:40\sPM\.$/)).toBeTruthy()
  vi.setSystemTime(new Date(2026, 10, 23, 9))
  cleanup()
  shop.show(site)
  await quiet()
  act(() => clockTold(new Date().toUTCString()))
  expect(screen.getByText(/^You are offline\. Prices as of Fri, Nov 20, 12:40\sPM\.$/)).toBeTruthy()
})

it('without a connection the time in it is right though the device’s clock is an hour ahead', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-20T18:40:00Z') })
  await shop.client.fetchQuery(restaurantQueries.menus())
  await shop.client.fetchQuery(restaurantQueries.profile())
  onlineManager.setOnline(false)
  clockTold('Fri, 20 Nov 2026 17:40:00 GMT')
  shop.show(site)
  expect(screen.getByText(/^You are offline\. Prices as of 12:40\sPM\.$/)).toBeTruthy()
  act(() => clockTold(new Date().toUTCString()))
})
