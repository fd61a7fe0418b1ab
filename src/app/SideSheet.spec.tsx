import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { guestsShop } from '../../tests/setup/shop'
import * as identity from '../api/identity'
import { currentSession } from '../stores/auth'
import { NavBar } from './NavBar'

const shop = guestsShop()
beforeEach(() => {
  vi.spyOn(identity, 'endIdentity').mockResolvedValue()
})

const sheet = () => within(screen.getByRole('navigation', { name: 'Site' }))
async function open() {
  shop.show(<NavBar />, '/login')
  fireEvent.click(screen.getByRole('button', { name: 'Open menu' }))
  await screen.findByRole('navigation', { name: 'Site' }, { timeout: 10_000 })
}
const names = () =>
  [...sheet().getByRole('button', { name: 'Close menu' }).parentElement!.querySelectorAll('a, button')].map(
    (entry) => entry.getAttribute('aria-label') ?? entry.textContent.trim(),
  )
const press = (name: string) => fireEvent.click(sheet().getByRole('button', { name }))
const closed = () => waitFor(() => expect(screen.queryByRole('navigation', { name: 'Site' })).toBeNull())

const FOR_ALL = ['Close menu', 'Theme', 'About', 'Contact', 'Order Now']
const ACCOUNT = [
  ['Orders', '/account/orders'],
  ['Favorites', '/account/favorites'],
  ['Saved Addresses', '/account/saved-addresses'],
  ['Payment Methods', '/account/payment-methods'],
  ['Gift cards', '/account/gift-cards'],
  ['Points', '/account/points'],
  ['Profile', '/account/profile'],
  ['Notifications', '/account/notifications'],
] as const

it('the side sheet shows a guest Login and Sign Up', async () => {
  await open()
  expect(names()).toEqual([...FOR_ALL, 'Login', 'Sign Up'])
})

it('the side sheet shows a customer the account, which can be expanded, and Logout', async () => {
  shop.signIn()
  shop.show(<NavBar />, '/')
  fireEvent.click(screen.getByRole('button', { name: 'Open menu' }))
  await screen.findByRole('navigation', { name: 'Site' })
  expect(names()).toEqual([...FOR_ALL, 'Account', 'Logout'])
  expect(sheet().getByRole('button', { name: 'Account' }).getAttribute('aria-expanded')).toBe('false')
  press('Account')
  const links = within(sheet().getByRole('group', { name: 'Account' })).getAllByRole('link')
  expect(links.map((link) => [link.textContent.trim(), link.getAttribute('href')])).toEqual(ACCOUNT)
  press('Account')
  expect(names()).toEqual([...FOR_ALL, 'Account', 'Logout'])
})

it('the side sheet has three themes under Theme, one of them pressed', async () => {
  await open()
  press('Theme')
  const looks = () =>
    within(sheet().getByRole('group', { name: 'Theme' }))
      .getAllByRole('button')
      .map((look) => `${look.textContent.trim()} ${look.getAttribute('aria-pressed')}`)
  press('Modern')
  expect(looks()).toEqual(['Classic false', 'Modern true', 'Luxury false'])
  expect(document.documentElement.dataset.theme).toBe('dark')
  press('Classic')
  expect(looks()).toEqual(['Classic true', 'Modern false', 'Luxury false'])
})

it.each([
  ['About', '/about'],
  ['Contact', '/contact'],
  ['Order Now', '/menu'],
  ['Login', '/login'],
  ['Sign Up', '/signup'],
])('the side sheet leads by %s to %s, and closes', async (name, to) => {
  await open()
  fireEvent.click(sheet().getByRole('link', { name }))
  expect(shop.place()).toBe(to)
  await closed()
})

it('the side sheet closes by its button, and by Escape', async () => {
  await open()
  press('Close menu')
  await closed()
  fireEvent.click(screen.getByRole('button', { name: 'Open menu' }))
  fireEvent.keyDown(sheet().getByRole('button', { name: 'Theme' }), { key: 'Escape' })
  await closed()
})

it('the side sheet closes by Logout, which signs out', async () => {
  shop.signIn()
  await open()
  press('Logout')
  await closed()
  await waitFor(() => expect(currentSession()).toBeNull())
  expect(shop.requests('POST /api/v1/auth/logout')).toBe(1)
})
