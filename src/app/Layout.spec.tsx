import { onlineManager, useQuery } from '@tanstack/react-query'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { Route, Routes, useLocation } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { altered } from '../../tests/setup/altered'
import { expectLog } from '../../tests/setup/log'
import { createShop, quiet, type Shop } from '../../tests/setup/shop'
import { restaurantQueries } from '../api/queries/restaurant'
import { clearOrderData, keepOrderData } from '../features/checkout/order-data'
import * as ThemeMenu from '../features/theme/ThemeMenu'
import { ContactPage } from '../pages/contact/ContactPage'
import { lemonade } from '../../tests/sandbox/orders'
import { loginAccepted, loginDeclined, loginRequired } from '../stores/login-required'
import { Layout } from './Layout'
import { lazyPage } from './lazy-page'
import { useScroll } from './use-scroll'
import { clockTold } from '../lib/now'

let shop: Shop
/** While true the page cannot be drawn. */
let broken: boolean
beforeEach(() => {
  shop = createShop()
  broken = true
})
afterEach(() => act(() => loginDeclined()))

function Fragile() {
  if (broken) throw new Error('A render threw')
  return <h1>Fine again</h1>
}
function Field() {
  const [text, setText] = useState('')
  return <input aria-label="Words" value={text} onChange={({ target }) => setText(target.value)} />
}
const Slow = lazyPage(() => arrival, 'Page')
let arrive = () => {}
const arrival = new Promise<{ Page: () => string }>((resolve) => {
  arrive = () => resolve({ Page: () => 'Here it is' })
})

const site = (
  <Routes>
    <Route element={<Layout />}>
      <Route path="/" element={<Field />} />
      <Route path="/fragile" element={<Fragile />} />
      <Route path="/slow" element={<Slow />} />
      <Route path="*" element={<p id="soups">Elsewhere</p>} />
    </Route>
  </Routes>
)

/** The site as the routes of the app show it: scrolled to where an address says. */
function Scrolling() {
  useScroll(useLocation())
  return site
}

describe('the payment provider', () => {
  const asked = () =>
    shop.sandbox.context.requestLog.flatMap(({ path }) => /orders\/([^/]+)\/provider/.exec(path)?.[1] ?? [])
  beforeEach(() => shop.signIn())
  afterEach(clearOrderData)

  it.each([
    ['without an order', '/', null, 'no-order'],
    ['for the order in the address', '/?orderId=ord_7', null, 'ord_7'],
    ['for the order that was sent to its payment page', '/payment-return', 'ord_8', 'ord_8'],
    ['without an order, although one is stored', '/', 'ord_8', 'no-order'],
  ])('is looked up once, %s', async (_, address, stored, orderId) => {
    expectLog(/Failed to look up the payment provider/)
    if (stored) keepOrderData({ orderId: stored })
    shop.show(site, address)
    await waitFor(() => expect(asked()).not.toEqual([]))
    await quiet()
    expect(asked()).toEqual([orderId])
  })
})

it('F23 a page that reads for eight seconds offers to try again, and the first answer counts', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  shop.sandbox.context.scenarios.start({ name: 'latency', match: '/menus', ms: 60_000, times: 1 })
  const Dishes = () => <p>{useQuery(restaurantQueries.menus()).data ? 'The dishes' : 'No dishes yet'}</p>
  shop.show(
    <Routes>
      <Route element={<Layout />}>
        <Route path="*" element={<Dishes />} />
      </Route>
    </Routes>,
  )
  await quiet()
  act(() => void vi.advanceTimersByTime(8000))
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  vi.useRealTimers()
  expect(await screen.findByText('The dishes')).toBeTruthy()
})

describe('every page', () => {
  it('has the landmarks, and first of all a link that skips the navigation', async () => {
    shop.show(site)
    await quiet()
    expect(screen.getAllByRole('link')[0]!.textContent).toBe('Skip to content')
    expect(screen.getAllByRole('link')[0]!.getAttribute('href')).toBe('#content')
    for (const role of ['banner', 'main', 'contentinfo']) expect(screen.getAllByRole(role)).toHaveLength(1)
    expect(screen.getByRole('main').id).toBe('content')
    expect(screen.getByRole('navigation', { name: 'Main' })).toBeTruthy()
  })

  it('shows that it is loading while its code loads, with the navigation in place', async () => {
    shop.show(site, '/slow')
    expect(screen.getByRole('main').textContent).toBe('Loading page...')
    expect(screen.getByRole('navigation', { name: 'Main' })).toBeTruthy()
    arrive()
    await quiet()
    expect(screen.getByRole('main').textContent).toBe('Here it is')
  })

  it.each([
    ['#soups', 1],
    ['#so%75ps', 1],
    ['#%', 0],
    ['#%E0%A4%A', 0],
  ])('is scrolled to the place %s of its address, if it exists', async (hash, times) => {
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView')
    shop.show(<Scrolling />, `/menu${hash}`)
    await quiet()
    expect(scroll).toHaveBeenCalledTimes(times)
    expect(screen.getByText('Elsewhere')).toBeTruthy()
  })

  it('shows in the footer the status, the hours of today, and how to call', async () => {
    shop.show(site)
    expect(await screen.findByText(/^Open until 11:30/)).toBeTruthy()
    expect(screen.getByRole('link', { name: '+1 212 555 0100' }).getAttribute('href')).toBe('tel:+12125550100')
  })
})

describe('a restaurant in Milan', () => {
  const phone = '+39 (0)2 1234 5678 int. 12'
  beforeEach(() => {
    const place = { line1: 'Via Lecco 4', line2: null, city: 'Milano', region: '', postalCode: '20154', country: 'IT' }
    altered<object>('/restaurants/tamarind-row', (restaurant) => ({ ...restaurant, phone, address: place }))
  })

  it.each(['/', '/contact'])('has a link at %s that dials its extension, and its address as in Italy', async (path) => {
    shop.show(path === '/' ? site : <ContactPage />, path)
    expect(await screen.findByText(/Via Lecco 4, 20154 Milano$/)).toBeTruthy()
    const link = screen.getByRole('link', { name: new RegExp(phone.replaceAll(/[+().]/g, '.')) })
    await waitFor(() => expect(link.getAttribute('href')).toBe('tel:+390212345678;ext=12'))
  })
})

describe('F57 a page that throws', () => {
  it('leaves the navigation usable, and is rendered when tried again', async () => {
    expectLog(/A render threw/)
    shop.show(site, '/fragile')
    await quiet()
    expect(screen.getByRole('heading', { name: 'Something went wrong on this page' })).toBeTruthy()
    expect(screen.getByRole('navigation', { name: 'Main' })).toBeTruthy()
    broken = false
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(screen.getByRole('heading', { name: 'Fine again' })).toBeTruthy()
  })

  it('is left behind by going to another page', () => {
    expectLog(/A render threw/)
    shop.show(site, '/fragile')
    fireEvent.click(screen.getByRole('link', { name: 'Contact' }))
    expect(screen.getByText('Elsewhere')).toBeTruthy()
  })
})

describe('a stored profile that cannot be rendered', () => {
  const wrong = (sandbox: Shop['sandbox']) => {
    const hours = sandbox.context.restaurant.hours.map((day) => ({
      ...day,
      periods: [{ opens: '9:00', closes: '22:00' }],
    }))
    return { ...sandbox.context.restaurant, status: null, hours }
  }

  it('breaks neither the page nor the bar, and is read again', async () => {
    expectLog(/Invalid time value/, /The above error occurred/)
    shop.client.setQueryData(restaurantQueries.profile().queryKey, wrong(shop.sandbox))
    shop.show(site)
    await quiet()
    expect(screen.getByRole('textbox', { name: 'Words' })).toBeTruthy()
    expect(screen.getByRole('navigation', { name: 'Main' })).toBeTruthy()
    expect(screen.getByRole('contentinfo').textContent).toMatch(/^This part of the page could not be shown\./)
    fireEvent.click(screen.getByRole('button', { name: 'Show it again' }))
    await quiet()
    expect(await screen.findByText(/^Today 7:00.*11:30/)).toBeTruthy()
  })

  it('is read again by the page that could not be rendered with it', async () => {
    expectLog(/Invalid time value/, /The above error occurred/)
    shop.client.setQueryData(restaurantQueries.profile().queryKey, wrong(shop.sandbox))
    shop.show(
      <Routes>
        <Route element={<Layout />}>
          <Route path="/contact" element={<ContactPage />} />
        </Route>
      </Routes>,
      '/contact',
    )
    await quiet()
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('heading', { name: 'Hours' })).toBeTruthy()
    await quiet()
  })
})

describe('a bar that cannot be rendered', () => {
  it('leaves the page and a link to the menu', async () => {
    expectLog(/The bar threw/)
    vi.spyOn(ThemeMenu, 'ThemeMenu').mockImplementation(() => {
      if (broken) throw new Error('The bar threw')
      return <></>
    })
    shop.show(site)
    await quiet()
    expect(screen.getByRole('textbox', { name: 'Words' })).toBeTruthy()
    const bar = within(screen.getByRole('banner'))
    expect(bar.getByRole('link', { name: 'Menu' }).getAttribute('href')).toBe('/menu')
    broken = false
    fireEvent.click(bar.getByRole('button', { name: 'Show it again' }))
    await quiet()
    expect(screen.getByRole('link', { name: 'Order Now' })).toBeTruthy()
  })
})

describe('a guest who adds a dish', () => {
  it('is asked to log in over the page, which stays as it is', async () => {
    shop.show(site)
    fireEvent.change(screen.getByRole('textbox', { name: 'Words' }), { target: { value: 'kept' } })
    act(() => loginRequired(lemonade(), 450))
    const dialog = await screen.findByRole('dialog', { name: 'Login Required' }, { timeout: 10_000 })
    expect(await within(dialog).findByText('Sign in and this order earns 4 points.')).toBeTruthy()
    expect(screen.getByLabelText<HTMLInputElement>('Words').value).toBe('kept')
  })

  it('finds the dish in the cart after signing in, once', async () => {
    shop.show(site)
    act(() => loginRequired(lemonade(2), 900))
    act(loginAccepted)
    shop.signIn()
    await waitFor(() => expect(screen.getByRole('link', { name: 'Cart, 2 items' })).toBeTruthy())
    await waitFor(() => expect(shop.client.isMutating()).toBe(0))
    expect(shop.requests('POST /api/v1/restaurants')).toBe(1)
  })
})

describe('without a connection', () => {
  /** Nothing is on screen when the clock and the connection are restored, so nothing reads again. */
  afterEach(() => {
    cleanup()
    vi.useRealTimers()
    onlineManager.setOnline(true)
  })

  it('a banner says so, with the time of the prices at the restaurant once there are any', async () => {
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

  it('the time in it is right though the device’s clock is an hour ahead', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-20T18:40:00Z') })
    await shop.client.fetchQuery(restaurantQueries.menus())
    await shop.client.fetchQuery(restaurantQueries.profile())
    onlineManager.setOnline(false)
    clockTold('Fri, 20 Nov 2026 17:40:00 GMT')
    shop.show(site)
    expect(screen.getByText(/^You are offline\. Prices as of 12:40\sPM\.$/)).toBeTruthy()
    act(() => clockTold(new Date().toUTCString()))
  })
})
