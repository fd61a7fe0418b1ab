import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { beforeEach, expect, it, vi } from 'vitest'
import { CUSTOMER, guestsShop, quiet } from '../../tests/setup/shop'
import { AddressForm } from '../features/addresses/AddressForm'
import { SignIn } from '../features/auth/SignIn'
import { takeValues } from '../lib/kept-values'
import { loadCode } from '../lib/load-code'
import { sessionStore } from '../lib/storage'
import { ProfilePage } from '../pages/account/ProfilePage'
import { GroupOrderPage } from '../pages/group-order/GroupOrderPage'
import { ItemPage } from '../pages/item/ItemPage'
import { startGroup } from '../sandbox/rules/group-orders'

const reload = vi.fn()
const shop = guestsShop()
beforeEach(() => {
  Object.assign(window.location, { reload })
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type: 'reload' } as never])
  vi.spyOn(performance, 'timeOrigin', 'get').mockReturnValue(0)
  sessionStore.remove('reloadedAt')
})

const field = (name: string | RegExp) => screen.getByLabelText<HTMLInputElement>(name)
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } })
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))

/** Code is gone, the page is reloaded, and shown anew. */
async function reloaded(show: () => void) {
  reload.mockReset()
  void loadCode(() => Promise.reject(new TypeError('Importing a module script failed.')))
  await quiet()
  expect(reload).toHaveBeenCalledOnce()
  cleanup()
  await quiet()
  takeValues()
  expect(sessionStore.get('keptValues')).toBeNull()
  show()
  await quiet(60)
}

const TEA = '/menu/all-day/section/drinks/item/bubble-tea'
const dish = () =>
  shop.show(
    <Routes>
      <Route path="/menu/:menuId/section/:sectionId/item/:id" element={<ItemPage />} />
    </Routes>,
    TEA,
  )

it('F55 what was chosen of a dish, how many and the note survive a reload of ours, once', async () => {
  dish()
  await quiet(60)
  fireEvent.click(field(/Oat milk/))
  fireEvent.click(field('Increase quantity'))
  type('Special instructions', 'No straw')
  await reloaded(dish)
  expect(field(/Oat milk/).checked).toBe(true)
  expect(field('Special instructions').value).toBe('No straw')
  expect(screen.getByRole('button', { name: 'Add to cart · $13.50' })).toBeTruthy()
  cleanup()
  await quiet()
  await act(() => new Promise((resolve) => setTimeout(resolve, 5)))
  dish()
  await quiet(60)
  expect(screen.getByRole('button', { name: 'Add to cart · $6.00' })).toBeTruthy()
})

it('what was stored of a dish counts only if it can be chosen', async () => {
  sessionStorage.setItem('keptValues', '{"dish bubble-tea":{"qty":-1,"customOptionGroups":"__proto__"}}')
  takeValues()
  dish()
  await quiet(60)
  expect(screen.getByRole('button', { name: 'Add to cart · $6.00' })).toBeTruthy()
})

it('F55 the details of a sign-up survive a reload of ours, while they are typed and after they were given', async () => {
  const show = () => shop.show(<SignIn signUp />)
  show()
  type('First name', 'Ada')
  await reloaded(show)
  expect(field('First name').value).toBe('Ada')
  type('Last name', 'Byron')
  type('Email', 'ada@example.com')
  press('Continue')
  await quiet()
  type('Phone number', '212555')
  sessionStore.remove('reloadedAt')
  await reloaded(show)
  expect(field('Phone number').value).toBe('212555')
})

const TO = { customerId: CUSTOMER, country: 'US' }
/** Where the group order of the test is: the same after a reload. */
function groupOrder() {
  const { context } = shop.sandbox
  const options = { hostName: 'Ada', closesAt: null, limitPerPerson: null }
  return `/group-order?id=${(context.state.groups?.[0] ?? startGroup(CUSTOMER, options, context)).id}`
}

it.each([
  ['a number', () => shop.show(<SignIn />), 'Phone number', '2125550142', false],
  ['an address', () => shop.show(<AddressForm {...TO} onSaved={() => {}} />), 'City', 'Ithaca', true],
  ['a profile', () => shop.show(<ProfilePage />), 'First name', 'Augusta', true],
  ['a name for a group order', () => shop.show(<GroupOrderPage />, groupOrder()), 'Your name', 'Grace', false],
])('F55 %s that is being typed survives a reload of ours', async (_, show, name, text, isCustomer) => {
  if (isCustomer) shop.signIn()
  show()
  await quiet(60)
  type(name, text)
  await reloaded(show)
  expect(field(name).value).toBe(text)
})
