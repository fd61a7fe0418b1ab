import { act, fireEvent, screen } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import { guestsShop } from '../../tests/setup/shop'
import { signedOut } from '../stores/auth'
import { Protected, PublicOnly } from './guards'

const shop = guestsShop()

const routes = (
  <Routes>
    <Route element={<Protected />}>
      <Route path="/cart" element="The cart" />
    </Route>
    <Route element={<PublicOnly />}>
      <Route path="/login" element="The login" />
    </Route>
    <Route path="*" element="Elsewhere" />
  </Routes>
)

it('a protected page sends a guest to /login, which knows where they were going', () => {
  shop.show(routes, '/cart?coupon=a%26b#total')
  expect(screen.getByText('The login')).toBeTruthy()
  expect(screen.queryByText('The cart')).toBeNull()
  const { pathname, searchParams } = new URL(shop.place(), 'http://shop.test')
  expect([pathname, searchParams.get('next')]).toEqual(['/login', '/cart?coupon=a%26b#total'])
})

it('a protected page replaces history: back does not lead to the page again', () => {
  shop.show(routes, '/cart', '/menu')
  fireEvent.click(screen.getByText('Back in history'))
  expect(shop.place()).toBe('/menu')
})

it('F31 a protected page is shown to a customer, and left as soon as they sign out', () => {
  shop.signIn()
  shop.show(routes, '/cart')
  expect(screen.getByText('The cart')).toBeTruthy()
  expect(shop.place()).toBe('/cart')
  act(signedOut)
  expect(shop.place()).toBe('/login?next=%2Fcart')
})

it.each([
  ['/login', '/'],
  ['/login?next=%2Fcheckout%3Fa%3D1%23tip', '/checkout?a=1#tip'],
  ['/login?next=https%3A%2F%2Fevil.example', '/'],
  ['/login?next=%2F%2Fevil.example', '/'],
  ['/login?next=%2F%5Cevil.example', '/'],
  ['/login?next=javascript%3Aalert(1)', '/'],
  ['/login?next=%2Flogin', '/'],
])('F48 a page for guests only, %s, sends a customer to %s, replacing history', (from, to) => {
  shop.signIn()
  shop.show(routes, from, '/menu')
  expect(shop.place()).toBe(to)
  fireEvent.click(screen.getByText('Back in history'))
  expect(shop.place()).toBe('/menu')
})

it('a page for guests only leads on as soon as the customer has signed in', () => {
  shop.show(routes, '/login?next=%2Fmenu')
  shop.signIn()
  expect(shop.place()).toBe('/menu')
})

it.each([
  ['/login', 'The login'],
  ['/cart', 'The cart'],
])('while it is not known who the customer is, %s shows a spinner, and nobody is sent anywhere', async (path, page) => {
  vi.resetModules()
  const { useAuthStatus } = await import('../stores/auth')
  const guards = await import('./guards')
  const Status = () => useAuthStatus()
  const Guard = path === '/login' ? guards.PublicOnly : guards.Protected
  shop.show(
    <>
      <Status />
      <Routes>
        <Route element={<Guard />}>
          <Route path={path} element={page} />
        </Route>
      </Routes>
    </>,
    path,
  )
  expect(screen.getByText('loading')).toBeTruthy()
  expect(screen.getByRole('status', { name: 'Loading' })).toBeTruthy()
  expect(screen.queryByText(page)).toBeNull()
  expect(shop.place()).toBe(path)
})
