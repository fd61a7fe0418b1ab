import { QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen } from '@testing-library/react'
import { BrowserRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { expectLog } from '../../../tests/setup/log'
import { guestsShop, quiet } from '../../../tests/setup/shop'
import { MenuPage } from './MenuPage'

const RESTAURANT = 'GET /api/v1/restaurants/tamarind-row'

const shop = guestsShop()
beforeEach(() => {
  // The browser's own location: search is in it.
  vi.unstubAllGlobals()
  vi.stubGlobal('fetch', (request: Request) => shop.sandbox.fetch(request))
  vi.stubGlobal('scrollTo', () => {})
})

afterEach(() => window.history.replaceState(null, '', '/'))

async function open(query = '') {
  window.history.replaceState(null, '', `/menu${query}`)
  render(
    <QueryClientProvider client={shop.client}>
      <BrowserRouter>
        <MenuPage />
      </BrowserRouter>
    </QueryClientProvider>,
  )
  await quiet()
}
/** Presses a key. Returns whether it keeps its usual effect. */
async function press(key: string) {
  const isKept = fireEvent.keyDown(document.body, { key })
  await quiet()
  return isKept
}

it('what is typed after / while the restaurant loads is the search text', async () => {
  shop.sandbox.context.scenarios.start({ name: 'latency', ms: 60_000, match: RESTAURANT, times: 20 })
  await open()
  for (const key of '/ram') await press(key)
  expect(window.location.search).toBe('?search=ram')
})

it('a key keeps its usual effect when the menu cannot be loaded', async () => {
  expectLog(/Failed to load/)
  shop.sandbox.context.scenarios.start({ name: 'fail', status: 500, match: `${RESTAURANT}/menus`, times: 20 })
  await open('?search=')
  await screen.findByRole('button', { name: 'Try again' }, { timeout: 8000 })
  expect(await press(' ')).toBe(true)
  expect(window.location.search).toBe('?search=')
})
