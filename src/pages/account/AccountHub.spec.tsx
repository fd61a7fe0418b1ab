import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { CUSTOMER, customersShop, quiet } from '../../../tests/setup/shop'
import { AccountHub } from './AccountHub'

const shop = customersShop()

/** What a row says under its name. */
const value = (name: string) => {
  const ids = screen.getByRole('link', { name }).getAttribute('aria-describedby')
  return document.getElementById(ids!)!.textContent
}
const stored = () => shop.sandbox.context.state.orders
const pictures = (where: HTMLElement) => [...where.querySelectorAll('img')].map(({ src }) => new URL(src).pathname)

it('the hub shows the order in progress on its plates, with its time and the way to follow it', async () => {
  await shop.completed(2)
  stored().at(-1)!.fulfilment.readyAt = '2026-11-20T20:25:00Z'
  shop.show(<AccountHub />, '/account')
  const order = await screen.findByRole('region', { name: 'Order 1001' })
  expect(within(order).getByText('ready around 3:25 PM')).toBeTruthy()
  expect(within(order).getByText('4 × Tamarind lemonade')).toBeTruthy()
  expect(within(order).getByRole('link', { name: 'Track order' }).getAttribute('href')).toBe(
    '/track-order?orderId=ord_1',
  )
  await waitFor(() => expect(pictures(order)).toEqual([expect.stringContaining('tamarind-lemonade')]))
})

it('the hub offers the last order again when none is in progress', async () => {
  await shop.completed(2)
  shop.show(<AccountHub />, '/account')
  const last = await screen.findByRole('region', { name: 'Your last order' })
  expect(within(last).getByRole('link', { name: 'Order again' }).getAttribute('href')).toBe(
    '/account/orders?again=ord_1',
  )
})

it('the hub leads to the menu before the first order', async () => {
  shop.show(<AccountHub />, '/account')
  const none = await screen.findByRole('region', { name: 'No orders yet' })
  expect(within(none).getByRole('link', { name: 'Browse the menu' }).getAttribute('href')).toBe('/menu')
})

it('the rows say what is on their pages, each read once', async () => {
  await shop.completed(3)
  stored().at(-1)!.fulfilment.readyAt = '2026-11-20T20:25:00Z'
  const { addresses = {}, cards = {} } = shop.sandbox.context.state
  const address = {
    line1: '1 Far Ave',
    line2: null,
    city: 'New York',
    region: 'NY',
    postalCode: '10002',
    country: 'US',
  }
  addresses[CUSTOMER] = ['Home', 'Work', 'Gym'].map((label, at) => ({
    ...{ id: label, label, address, isDefault: at === 0, deliverable: true },
  }))
  const card = { brand: 'Visa', expiryMonth: 2, expiryYear: 2107 }
  cards[CUSTOMER] = [{ ...card, id: 'card_1', lastFour: '0005', isDefault: true }]
  shop.show(<AccountHub />, '/account')
  await quiet()
  expect(value('Orders 1 in progress')).toBe('3 orders')
  expect(value('Favorites')).toBe('No favorites yet')
  expect(value('Saved Addresses')).toBe('Home, 2 more')
  expect(value('Payment Methods')).toBe('Visa ending in 0005')
  expect(value('Points')).toMatch(/^\d+ points$/)
  expect(value('Profile')).toBe('ada@example.com')
  const calls = shop.sandbox.context.requestLog.map(({ method, path }) => `${method} ${path}`)
  expect(calls.toSorted()).toEqual([...new Set(calls)].toSorted())
  expect(calls.every((call) => call.startsWith('GET'))).toBe(true)
  expect(shop.requests(`/users/${CUSTOMER}/orders`)).toBe(1)
})
