import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { canOrder, place, radio, ready } from '../../../tests/setup/checkout'
import { customersShop, quiet } from '../../../tests/setup/shop'
import { restaurantQueries } from '../../api/queries/restaurant'
import * as elapsed from '../../lib/elapsed'
import { fulfilmentChosen } from '../../stores/fulfilment'
import { tableLeft, tableTaken } from '../../stores/table'
import { CheckoutPage } from './CheckoutPage'

const shop = customersShop(6)
beforeEach(() => act(() => tableTaken({ id: '12', name: '12' })))

const leave = () => fireEvent.click(screen.getAllByRole('button', { name: 'I’ve left the table' })[0]!)
const left = () => screen.findByText('This order is not for table 12 any more. Please choose how you would like it.')
const isOffered = (name: string | RegExp) => screen.queryByRole('radio', { name }) !== null
async function show() {
  shop.show(<CheckoutPage />, '/checkout')
  await screen.findByRole('group', { name: 'Table 12' })
}

it('at a table the order is brought to it at once, even if a delivery for later was chosen before', async () => {
  fulfilmentChosen({ type: 'DELIVERY', requestedTime: '2026-11-21T00:00:00Z' })
  await show()
  await ready()
  expect(isOffered('Delivery')).toBe(false)
  fireEvent.click(radio(/^Pay at the restaurant/))
  expect(screen.getByText('Cash or card, at your table.')).toBeTruthy()
  fireEvent.click(place())
  await waitFor(() => expect(shop.assign).toHaveBeenCalledOnce())
  const { fulfilment, payment } = shop.sandbox.context.state.orders[0]!
  expect(fulfilment).toMatchObject({ type: 'PICKUP', requestedTime: null, table: { id: '12' } })
  expect(payment.method).toBe('AT_RESTAURANT')
})

it('a table is taken while a time was being chosen: that time is no longer needed', async () => {
  act(tableLeft)
  shop.sandbox.context.scenarios.start({ name: 'latency', ms: 60_000, match: '/slots' })
  shop.show(<CheckoutPage />, '/checkout')
  fireEvent.click(await screen.findByRole('radio', { name: 'Choose a time' }))
  await quiet()
  expect(canOrder()).toBe(false)
  act(() => tableTaken({ id: '12', name: '12' }))
  await ready()
  shop.sandbox.context.scenarios.clear()
  await quiet()
})

it('leaving a table says so, and brings back what was chosen before', async () => {
  fulfilmentChosen({ type: 'DELIVERY' })
  await show()
  await ready()
  leave()
  expect((await left()).getAttribute('role')).toBe('status')
  expect(radio('Delivery').checked).toBe(true)
  expect(isOffered(/^Pay at the restaurant/)).toBe(false)
  await quiet()
})

it('a table of two hours ago is left, which says so, too', async () => {
  await show()
  await ready()
  vi.spyOn(elapsed, 'timeLeft').mockReturnValue(0)
  fireEvent.click(radio('20%'))
  expect(await left()).toBeTruthy()
  await ready()
  expect(radio('Pickup').checked).toBe(true)
})

it('at a table a closed restaurant takes no order for later; to leave the table is the remedy', async () => {
  shop.sandbox.context.scenarios.setClock('2026-11-20T08:00:00Z')
  await show()
  const problem = await screen.findByRole('alert')
  expect(problem.textContent).toContain('We are not taking orders at the moment.')
  expect(problem.textContent).not.toContain('Choose a time')
  expect(screen.queryByRole('checkbox', { name: /^Collect it|^Bring it/ })).toBeNull()
  leave()
  expect(await screen.findByRole('checkbox', { name: /^Collect it Friday/ })).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
})

it('at a table that is gone, to leave it is the remedy', async () => {
  shop.sandbox.context.restaurant = { ...shop.sandbox.context.restaurant, tableNames: ['1'] }
  await show()
  expect((await screen.findByRole('alert')).textContent).toContain('There is no table 12 here.')
  leave()
  await ready()
})

it('a table of a restaurant that brings nothing to tables any more is forgotten', async () => {
  const { tables: _, ...profile } = await shop.client.fetchQuery(restaurantQueries.profile())
  shop.client.setQueryData<object>(restaurantQueries.profile().queryKey, profile)
  shop.show(<CheckoutPage />, '/checkout')
  await waitFor(() => expect(localStorage.getItem('table')).toBeNull())
  await ready()
  expect(radio('Pickup').checked).toBe(true)
})
