import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { altered } from '../../tests/setup/altered'
import { expectLog } from '../../tests/setup/log'
import { guestsShop, quiet } from '../../tests/setup/shop'
import { restaurantQueries } from '../api/queries/restaurant'
import * as ThemeMenu from '../features/theme/ThemeMenu'
import { ContactPage } from '../pages/contact/ContactPage'
import { Layout } from './Layout'

const shop = guestsShop()
const site = (
  <Layout>
    <Routes>
      <Route path="/contact" element={<ContactPage />} />
      <Route path="*" element={<p>The page</p>} />
    </Routes>
  </Layout>
)

describe('a restaurant in Milan', () => {
  const phone = '+39 (0)2 1234 5678 int. 12'
  beforeEach(() => {
    const place = { line1: 'Via Lecco 4', line2: null, city: 'Milano', region: '', postalCode: '20154', country: 'IT' }
    altered<object>('/restaurants/tamarind-row', (restaurant) => ({ ...restaurant, phone, address: place }))
  })

  it.each(['/', '/contact'])('has a link at %s that dials its extension, and its address as in Italy', async (path) => {
    shop.show(path === '/' ? site : <ContactPage />, path)
    const end = await screen.findByText(/20154 Milano$/)
    // The page sets each part on its own line.
    const whole = path === '/' ? end : end.parentElement!
    expect(whole.textContent.trim()).toMatch(/Via Lecco 4, 20154 Milano$/)
    const link = screen.getByRole('link', { name: new RegExp(phone.replaceAll(/[+().]/g, '.')) })
    await waitFor(() => expect(link.getAttribute('href')).toBe('tel:+390212345678;ext=12'))
  })
})

describe('a stored profile that cannot be rendered', () => {
  beforeEach(() => {
    expectLog(/Invalid time value/, /The above error occurred/)
    const { restaurant } = shop.sandbox.context
    const hours = restaurant.hours.map((day) => ({ ...day, periods: [{ opens: '9:00', closes: '22:00' }] }))
    shop.client.setQueryData(restaurantQueries.profile().queryKey, { ...restaurant, status: null, hours })
  })

  it('breaks neither the page nor the bar, and is read again', async () => {
    shop.show(site)
    await quiet()
    expect(screen.getByText('The page')).toBeTruthy()
    expect(screen.getByRole('navigation', { name: 'Main' })).toBeTruthy()
    expect(screen.getByRole('contentinfo').textContent).toMatch(/^This part of the page could not be shown\./)
    fireEvent.click(screen.getByRole('button', { name: 'Show it again' }))
    await quiet()
    expect(await screen.findByText(/^Today 7:00.*11:30/)).toBeTruthy()
  })

  it('is read again by the page that could not be rendered with it', async () => {
    shop.show(site, '/contact')
    await quiet()
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('heading', { name: 'Hours' })).toBeTruthy()
    await quiet()
  })
})

it('a bar that cannot be rendered leaves the page and a link to the menu', async () => {
  let broken = true
  expectLog(/The bar threw/)
  vi.spyOn(ThemeMenu, 'ThemeMenu').mockImplementation(() => {
    if (broken) throw new Error('The bar threw')
    return <></>
  })
  shop.show(site)
  await quiet()
  expect(screen.getByText('The page')).toBeTruthy()
  const bar = within(screen.getByRole('banner'))
  expect(bar.getByRole('link', { name: 'Menu' }).getAttribute('href')).toBe('/menu')
  broken = false
  fireEvent.click(bar.getByRole('button', { name: 'Show it again' }))
  await quiet()
  expect(screen.getByRole('link', { name: 'Order Now' })).toBeTruthy()
})
