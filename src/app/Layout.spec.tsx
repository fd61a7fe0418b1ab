import { useQuery } from '@tanstack/react-query'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { Route, Routes, useLocation } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { expectLog } from '../../tests/setup/log'
import { guestsShop, quiet } from '../../tests/setup/shop'
import { restaurantQueries } from '../api/queries/restaurant'
import { clearOrderData, keepOrderData } from '../features/checkout/order-data'
import { lemonade } from '../../tests/sandbox/orders'
import { loginAccepted, loginDeclined, loginRequired } from '../stores/login-required'
import { Layout } from './Layout'
import { lazyPage } from './lazy-page'
import { useScroll } from './use-scroll'

const shop = guestsShop()
/** While true the page cannot be drawn. */
let broken: boolean
beforeEach(() => {
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
  <Layout>
    <Routes>
      <Route path="/" element={<Field />} />
      <Route path="/fragile" element={<Fragile />} />
      <Route path="/slow" element={<Slow />} />
      <Route path="*" element={<p id="soups">Elsewhere</p>} />
    </Routes>
  </Layout>
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
    <Layout>
      <Routes>
        <Route path="*" element={<Dishes />} />
      </Routes>
    </Layout>,
  )
  await quiet()
  act(() => void vi.advanceTimersByTime(8000))
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  vi.useRealTimers()
  expect(await screen.findByText('The dishes')).toBeTruthy()
})

it('every page has the landmarks, and first of all a link that skips the navigation', async () => {
  shop.show(site)
  await quiet()
  expect(screen.getAllByRole('link')[0]!.textContent).toBe('Skip to content')
  expect(screen.getAllByRole('link')[0]!.getAttribute('href')).toBe('#content')
  for (const role of ['banner', 'main', 'contentinfo']) expect(screen.getAllByRole(role)).toHaveLength(1)
  expect(screen.getByRole('main').id).toBe('content')
  expect(screen.getByRole('navigation', { name: 'Main' })).toBeTruthy()
})

it('every page shows that it is loading while its code loads, with the navigation in place', async () => {
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
])('every page is scrolled to the place %s of its address, if it exists', async (hash, times) => {
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView')
  shop.show(<Scrolling />, `/menu${hash}`)
  await quiet()
  expect(scroll).toHaveBeenCalledTimes(times)
  expect(screen.getByText('Elsewhere')).toBeTruthy()
})

it('every page shows in the footer the status, the hours of today, and how to call', async () => {
  shop.show(site)
  expect(await screen.findByText(/^Open until 11:30/)).toBeTruthy()
  expect(screen.getByRole('link', { name: '+1 212 555 0100' }).getAttribute('href')).toBe('tel:+12125550100')
})

it('F57 a page that throws leaves the navigation usable, is rendered when tried again, and is left behind by going to another page', async () => {
  expectLog(/A render threw/)
  shop.show(site, '/fragile')
  await quiet()
  expect(screen.getByRole('heading', { name: 'Something went wrong on this page' })).toBeTruthy()
  expect(screen.getByRole('navigation', { name: 'Main' })).toBeTruthy()
  broken = false
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(screen.getByRole('heading', { name: 'Fine again' })).toBeTruthy()
  broken = true
  cleanup()
  shop.show(site, '/fragile')
  fireEvent.click(screen.getByRole('link', { name: 'Contact' }))
  expect(screen.getByText('Elsewhere')).toBeTruthy()
})

it('a guest who adds a dish is asked to log in over the page, which stays as it is', async () => {
  shop.show(site)
  fireEvent.change(screen.getByRole('textbox', { name: 'Words' }), { target: { value: 'kept' } })
  act(() => loginRequired([lemonade()], 450))
  const dialog = await screen.findByRole('dialog', { name: 'Login Required' }, { timeout: 10_000 })
  expect(await within(dialog).findByText('Sign in and this order earns 4 points.')).toBeTruthy()
  expect(screen.getByLabelText<HTMLInputElement>('Words').value).toBe('kept')
})

it('a guest who adds a dish finds the dish in the cart after signing in, once', async () => {
  shop.show(site)
  act(() => loginRequired([lemonade(2)], 900))
  act(loginAccepted)
  shop.signIn()
  await waitFor(() => expect(screen.getByRole('link', { name: 'Cart, 2 items' })).toBeTruthy())
  await waitFor(() => expect(shop.client.isMutating()).toBe(0))
  expect(shop.requests('POST /api/v1/restaurants')).toBe(1)
})
