import { fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { altered } from '../../../tests/setup/altered'
import { createShop, quiet } from '../../../tests/setup/shop'
import { ContactPage } from './ContactPage'

it('the parts of the address are kept together, and are one text of one link', async () => {
  const shop = createShop()
  shop.show(<ContactPage />)
  await quiet()
  const link = screen.getByRole('link', {
    name: /^Find us 86 Lantern Row, Ground floor, New York, NY 10002 +Open the map$/,
  })
  const parts = [...link.querySelectorAll('span > span')].map(({ textContent }) => textContent)
  expect(parts).toEqual(['86 Lantern Row,', 'Ground floor,', 'New York,', 'NY 10002'])
})

it.each([
  ['+1 212 555 0100', 'a@example.com', 'We pick up the phone.'],
  ['', 'a@example.com', 'Write to us.'],
])('phone %j and mail %j: %s', async (phone, email, words) => {
  const shop = createShop()
  altered<object>('/restaurants/tamarind-row', (restaurant) => ({ ...restaurant, phone, email }))
  shop.show(<ContactPage />)
  expect(await screen.findByText(words, { exact: false })).toBeTruthy()
})

it('a page with neither address, phone nor mail says that details are missing and loads them again', async () => {
  const shop = createShop()
  let broken = true
  altered<object>('/restaurants/tamarind-row', (restaurant) =>
    broken ? { ...restaurant, phone: 5, email: '', address: null } : restaurant,
  )
  shop.show(<ContactPage />)
  expect(await screen.findByText('Some of our details could not be loaded.', { exact: false })).toBeTruthy()
  broken = false
  fireEvent.click(screen.getByRole('button', { name: 'Load them again' }))
  expect(await screen.findByRole('link', { name: /^Call us/ })).toBeTruthy()
})
