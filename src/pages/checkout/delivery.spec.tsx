import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { canOrder, place, field, fill, press, radio, ready, rows } from '../../../tests/setup/checkout'
import { customersShop, quiet } from '../../../tests/setup/shop'
import { CheckoutPage } from './CheckoutPage'

const shop = customersShop(6)
beforeEach(async () => {
  shop.show(<CheckoutPage />, '/checkout')
  await ready('$29.40')
})

const placed = () => shop.sandbox.context.state.orders
async function deliverTo(postalCode: string) {
  fireEvent.click(radio('Delivery'))
  await screen.findByRole('textbox', { name: 'Street and number' })
  fill('Street and number', '5 Ludlow Street')
  fill('City', 'New York')
  fireEvent.change(screen.getByRole('combobox', { name: 'State' }), { target: { value: 'NY' } })
  fill('ZIP code', postalCode)
  fill('Name of the address (optional)', 'Home')
  press('Save address')
  await quiet(3)
}

it('a delivery asks for an address, shows mistakes at its fields, saves it in place and adds its fee', async () => {
  fireEvent.click(radio('Pay at the restaurant'))
  fireEvent.click(radio('Delivery'))
  expect(screen.queryByRole('radio', { name: 'Pay at the restaurant' })).toBeNull()
  expect(radio(/secure page$/).checked).toBe(true)
  expect(await screen.findByText('Please tell us where to deliver.')).toBeTruthy()
  expect(canOrder()).toBe(false)
  await screen.findByRole('textbox', { name: 'Street and number' })
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  fireEvent.click(place())
  await waitFor(() => expect(document.activeElement).toBe(field('Street and number')))
  expect(screen.getByText('Please tell us where to deliver.').closest('[role=alert]')).toBeTruthy()
  expect(placed()).toEqual([])
  await deliverTo('1000')
  const zip = await screen.findByText('Please enter a ZIP code like 95014.')
  expect(field('ZIP code').getAttribute('aria-describedby')).toBe(zip.id)
  fill('City', '')
  fireEvent.blur(field('City'))
  expect(await screen.findByText('Please enter the city.')).toBeTruthy()
  await deliverTo('10002')
  expect((await screen.findByRole<HTMLInputElement>('radio', { name: 'Home' })).checked).toBe(true)
  await ready('$33.39')
  expect(rows()).toEqual(['Subtotal $27.00', 'Tax $2.40', 'Delivery fee $3.99', 'Total $33.39'])
  press(/^Place order/)
  await waitFor(() => expect(placed()).toHaveLength(1))
  expect(placed()[0]!.fulfilment).toMatchObject({ type: 'DELIVERY', address: { line1: '5 Ludlow Street' } })
})

it('a delivery outside the zone shows an error at once, at the address and with pickup as the remedy', async () => {
  await deliverTo('90210')
  expect(await screen.findByText('We don’t deliver there yet.')).toBeTruthy()
  expect((await screen.findByRole('alert')).textContent).toContain('We don’t deliver to Home yet.')
  expect(canOrder()).toBe(false)
  press('Pick it up instead')
  await ready('$29.40')
})

it('a delivery to an address that is typed survives a reload, and is stored until it is saved or given up', async () => {
  fireEvent.click(radio('Delivery'))
  await screen.findByRole('textbox', { name: 'Street and number' })
  fill('Street and number', '5 Ludlow')
  fill('ZIP code', '1000')
  cleanup()
  shop.client.clear()
  shop.show(<CheckoutPage />, '/checkout')
  await screen.findByRole('textbox', { name: 'Street and number' })
  expect(['Street and number', 'ZIP code'].map((name) => field(name).value)).toEqual(['5 Ludlow', '1000'])
  await deliverTo('10002')
  await ready('$33.39')
  expect(sessionStorage.getItem('checkoutDraft')).not.toContain('Ludlow')
  fireEvent.click(await screen.findByRole('button', { name: 'Add a new address' }))
  fill('City', 'Queens')
  expect(sessionStorage.getItem('checkoutDraft')).toContain('Queens')
  press('Cancel')
  expect(sessionStorage.getItem('checkoutDraft')).not.toContain('Queens')
})

it('a delivery does not have the time of a pickup: that is explained, with another one as the remedy', async () => {
  await deliverTo('10002')
  await ready('$33.39')
  fireEvent.click(radio('Pickup'))
  fireEvent.click(radio('Choose a time'))
  const time = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Time' })
  await waitFor(() => expect(time.value).toBe('2026-11-20T18:30:00.000Z'))
  await ready('$29.40')
  fireEvent.click(radio('Delivery'))
  const problem = await screen.findByRole('alert')
  expect(problem.textContent).toContain('Delivery has other times than pickup. Please choose one of them.')
  press('Take the next free time')
  await ready('$33.39')
  expect(screen.queryByRole('alert')).toBeNull()
})

it('the delivery says from which order on it is there, unless it is there for all', async () => {
  expect(screen.getByText('from $20.00', { exact: false, selector: 'bdi > span' }).textContent).toBe(
    '$3.99 · from $20.00',
  )
  const { restaurant } = shop.sandbox.context
  const { delivery } = restaurant
  onTestFinished(() => void Object.assign(restaurant, { delivery }))
  Object.assign(restaurant, { delivery: { ...delivery, minimumOrder: 0 } })
  await act(() => shop.client.invalidateQueries())
  expect(await screen.findByText('$3.99')).toBeTruthy()
})
