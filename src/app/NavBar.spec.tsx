import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { guestsShop, quiet } from '../../tests/setup/shop'
import { signedOut } from '../stores/auth'
import { NavBar } from './NavBar'

const shop = guestsShop()

const bar = () => within(screen.getByRole('navigation', { name: 'Main' }))
const names = () =>
  [...bar().getAllByRole('link'), ...bar().getAllByRole('button')].map(
    (entry) => entry.getAttribute('aria-label') ?? entry.textContent.trim(),
  )
const SIMPLE = ['Tamarind Row', 'Cart', 'Account menu', 'Open menu']
const FULL = ['Theme', 'About', 'Contact', 'Order Now']

it.each([
  ['full', ['/', '/about', '/contact', '/login', '/checkout', '/order-success', '/menus', '/carts', '/accounts'], FULL],
  ['with the search', ['/menu', '/menu/', '/menu?menu=lunch'], ['Search menu...']],
  ['simple', ['/menu/all-day/item/curry', '/cart', '/account', '/account/orders'], []],
])('the bar is %s at %j', (_, paths, more) => {
  for (const path of paths) {
    const { unmount } = shop.show(<NavBar />, path)
    expect(names().sort(), path).toEqual([...SIMPLE, ...more].sort())
    unmount()
  }
})

it.each([
  ['Tamarind Row', '/'],
  ['About', '/about'],
  ['Contact', '/contact'],
  ['Order Now', '/menu'],
  ['Cart', '/cart'],
])('the bar leads by %s to %s', (name, to) => {
  shop.show(<NavBar />, '/login')
  fireEvent.click(bar().getByRole('link', { name }))
  expect(shop.place()).toBe(to)
})

const badge = () => screen.queryByTestId('cart-badge')?.textContent ?? null

it('the cart in the bar has no badge for a guest, nor for an empty cart', async () => {
  shop.show(<NavBar />)
  expect(badge()).toBeNull()
  shop.signIn()
  await waitFor(() => expect(shop.requests('GET')).toBe(1))
  await quiet()
  expect(badge()).toBeNull()
  expect(bar().getByRole('link', { name: 'Cart' })).toBeTruthy()
})

it.each([
  [1, 'Cart, 1 item'],
  [12, 'Cart, 12 items'],
])('F30 the cart in the bar counts %i: %s, until the customer signs out', async (quantity, name) => {
  shop.signIn()
  shop.stock(quantity)
  shop.show(<NavBar />)
  expect(await screen.findByRole('link', { name })).toBeTruthy()
  expect(badge()).toBe(String(quantity))
  act(signedOut)
  expect(badge()).toBeNull()
})

const entries = () => {
  fireEvent.click(bar().getByRole('button', { name: 'Account menu' }), { detail: 1 })
  return screen.getAllByRole('menuitem').map((entry) => [entry.textContent, entry.getAttribute('href')])
}

it('the user menu shows a guest Login and Sign Up, and a customer Account, to the profile, and Logout', () => {
  const { unmount } = shop.show(<NavBar />)
  expect(entries()).toEqual([
    ['Login', '/login'],
    ['Sign Up', '/signup'],
  ])
  unmount()
  shop.signIn()
  shop.show(<NavBar />)
  expect(entries()).toEqual([
    ['Account', '/account/profile'],
    ['Logout', null],
  ])
})

it('the Theme menu applies a theme at once, stores it, and marks it', () => {
  shop.show(<NavBar />)
  const theme = bar().getByRole('button', { name: 'Theme' })
  const entries = () => screen.getAllByRole('menuitem')
  fireEvent.click(theme, { detail: 1 })
  expect(entries().map((entry) => entry.textContent)).toEqual(['Classic', 'Modern', 'Luxury'])
  fireEvent.click(screen.getByRole('menuitem', { name: 'Luxury' }))
  expect(document.documentElement.dataset.theme).toBe('luxury')
  expect(localStorage.getItem('theme')).toBe('luxury')
  fireEvent.click(theme, { detail: 1 })
  expect(entries().map((entry) => entry.getAttribute('aria-current'))).toEqual([null, null, 'true'])
  fireEvent.click(screen.getByRole('menuitem', { name: 'Classic' }))
  expect(document.documentElement.dataset.theme).toBe('light')
})
