import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { guestsShop } from '../../tests/setup/shop'
import * as identity from '../api/identity'
import { AppRoutes } from './AppRoutes'

vi.setConfig({ testTimeout: 30_000 })

const shop = guestsShop()
beforeEach(() => {
  vi.spyOn(identity, 'prefetchIdentity').mockResolvedValue({ forgetful: false })
})

const heading = (name: string) => screen.findByRole('heading', { level: 1, name }, { timeout: 20_000 })
const LOST = 'We could not find this order'

/** Address, the document's title, and the page's one heading. */
const PUBLIC = [
  ['/', 'Tamarind Row', 'Tamarind Row: Market cooking from five coasts'],
  ['/about', 'About · Tamarind Row', 'About Tamarind Row'],
  ['/contact', 'Contact · Tamarind Row', 'Contact'],
  ['/gift-cards', 'Gift cards · Tamarind Row', 'Give a gift card'],
  ['/menu', 'Menu · Tamarind Row', 'Menu'],
  ['/menu/all-day/section/drinks/item/tamarind-lemonade', 'Tamarind lemonade · Tamarind Row', 'Tamarind lemonade'],
  ['/menu/all-day/item/tamarind-lemonade', 'Tamarind lemonade · Tamarind Row', 'Tamarind lemonade'],
] as const
const FOR_GUESTS = [
  ['/auth/login', 'Session expired · Tamarind Row', 'Session expired. Please login again.'],
  ['/login', 'Login · Tamarind Row', 'Login'],
  ['/signup', 'Sign Up · Tamarind Row', 'Sign Up'],
] as const
const FOR_CUSTOMERS = [
  ['/cart', 'Cart · Tamarind Row', 'Your cart'],
  ['/checkout', 'Checkout · Tamarind Row', 'Checkout'],
  ['/account/orders', 'Orders · Tamarind Row', 'Orders'],
  ['/account/favorites', 'Favorites · Tamarind Row', 'Favorites'],
  ['/account/saved-addresses', 'Saved Addresses · Tamarind Row', 'Saved Addresses'],
  ['/account/payment-methods', 'Payment Methods · Tamarind Row', 'Payment Methods'],
  ['/account/gift-cards', 'Gift cards · Tamarind Row', 'Gift cards'],
  ['/account/points', 'Points · Tamarind Row', 'Points'],
  ['/account/profile', 'Profile · Tamarind Row', 'Profile'],
  ['/account/notifications', 'Notifications · Tamarind Row', 'Notifications'],
] as const
const OF_AN_ORDER = [
  ['/track-order', 'Track order · Tamarind Row', 'Please sign in to see your order'],
  ['/order-success', 'Your order · Tamarind Row', 'Please sign in to see your order'],
  ['/payment-return', 'Payment · Tamarind Row', 'Please sign in to see your payment'],
] as const

describe('a guest', () => {
  it.each([...PUBLIC, ...FOR_GUESTS, ...OF_AN_ORDER])('sees at %s the page %s', async (path, title, name) => {
    shop.show(<AppRoutes />, path)
    await heading(name)
    await waitFor(() => expect(document.title).toBe(title))
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
    expect(shop.place()).toBe(path)
  })

  it.each([...FOR_CUSTOMERS.map(([path]) => path), '/account'])('is redirected from %s to the login', async (path) => {
    shop.show(<AppRoutes />, path)
    await heading('Login')
    expect(shop.place()).toBe(`/login?next=${encodeURIComponent(path)}`)
  })
})

describe('a customer', () => {
  beforeEach(() => {
    shop.signIn()
    shop.stock(4)
  })

  it.each([...PUBLIC, ...FOR_CUSTOMERS])('sees at %s the page %s', async (path, title, name) => {
    shop.show(<AppRoutes />, path)
    await heading(name)
    await waitFor(() => expect(document.title).toBe(title))
    expect(shop.place()).toBe(path)
  })

  it.each(FOR_GUESTS)('is redirected from %s to home', async (path) => {
    shop.show(<AppRoutes />, path)
    await heading('Tamarind Row: Market cooking from five coasts')
    expect(shop.place()).toBe('/')
  })

  it.each(OF_AN_ORDER)('finds at %s, without an order, a link to the orders', async (path, title) => {
    shop.show(<AppRoutes />, path)
    await heading(LOST)
    await waitFor(() => expect(document.title).toBe(title))
    expect(screen.getByRole('link', { name: 'See my orders' }).getAttribute('href')).toBe('/account/orders')
  })

  it('sees at /account a row for each page of the account, and on such a page a way back', async () => {
    shop.show(<AppRoutes />, '/account')
    await heading('Hello, Ada')
    fireEvent.click(screen.getByRole('link', { name: 'Profile' }))
    await heading('Profile')
    fireEvent.click(screen.getByRole('link', { name: 'Account' }))
    await heading('Hello, Ada')
  })
})

it.each(['/nothing', '/account/nothing', '/menu/all-day', '/LOGIN/x', '/auth'])(
  'the address %s has no page, and a message says so',
  async (path) => {
    shop.signIn()
    shop.show(<AppRoutes />, path)
    await heading('There is nothing on this plate')
    await waitFor(() => expect(document.title).toBe('Page not found · Tamarind Row'))
    expect(screen.getByRole('link', { name: 'See the menu' }).getAttribute('href')).toBe('/menu')
  },
)
