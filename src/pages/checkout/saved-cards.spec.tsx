import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { place, press, radio, ready } from '../../../tests/setup/checkout'
import { expectLog } from '../../../tests/setup/log'
import { isPressable } from '../../../tests/setup/pressable'
import { CUSTOMER, customersShop } from '../../../tests/setup/shop'
import { saveCard } from '../../sandbox/rules/cards'
import { CheckoutPage } from './CheckoutPage'

const shop = customersShop(6)
beforeEach(() => saveCard(CUSTOMER, shop.sandbox.context))

const placed = () => shop.sandbox.context.state.orders
const card = () => radio(/^Visa ending in 4242/)
/** Opens the checkout, as after a reload. */
function open() {
  cleanup()
  shop.client.clear()
  shop.show(<CheckoutPage />, '/checkout')
}
async function order() {
  fireEvent.click(await screen.findByRole('radio', { name: 'Visa ending in 4242' }))
  await ready('$29.40')
  press(/^Place order/)
}
/** The card is not the default, but was chosen. */
async function chosen() {
  shop.sandbox.context.state.cards![CUSTOMER]![0]!.isDefault = false
  open()
  fireEvent.click(await screen.findByRole('radio', { name: /^Visa ending in 4242/ }))
  await ready('$29.40')
}

it('a saved card is listed among the payment options, by brand and last digits', async () => {
  open()
  await order()
  await waitFor(() => expect(placed()[0]?.payment).toMatchObject({ method: 'SAVED', status: 'PAID' }))
})

it('a saved card that was declined is tried again when the same order is placed again', async () => {
  shop.sandbox.context.state.declines = 1
  open()
  await order()
  await waitFor(() => expect(shop.assign).toHaveBeenCalledOnce())
  expect(placed()[0]?.payment).toMatchObject({ method: 'SAVED', status: 'DECLINED' })
  open()
  await order()
  const paid = () => placed().map(({ payment }) => `${payment.method} ${payment.status}`)
  await waitFor(() => expect(paid()).toEqual(['SAVED CANCELLED', 'SAVED PAID']))
})

it('the default card is chosen for the customer', async () => {
  open()
  await ready('$29.40')
  expect(card().checked).toBe(true)
})

it('a saved card that was chosen is waited for after a reload: no other payment option replaces it', async () => {
  await chosen()
  shop.sandbox.context.scenarios.start({ name: 'latency', ms: 60_000, match: '/payment-methods', times: 1 })
  open()
  expect(await screen.findByText('We are still reading your saved cards.')).toBeTruthy()
  expect([radio(/secure page/).checked, isPressable(place())]).toEqual([false, false])
  shop.sandbox.context.scenarios.clear()
  await ready('$29.40')
  expect(card().checked).toBe(true)
})

it.each([
  ['the default card', () => Promise.resolve()],
  ['a saved card that was chosen', chosen],
])(
  '%s is not replaced by another option while the cards cannot be read, and they can be read again',
  async (_, begin) => {
    expectLog(/Failed to load/)
    await begin()
    shop.fail('/payment-methods', 403)
    open()
    expect(await screen.findByText('Your saved cards could not be loaded.')).toBeTruthy()
    expect(screen.getByText('Please choose how to pay.')).toBeTruthy()
    expect([radio(/secure page/).checked, isPressable(place())]).toEqual([false, false])
    press('Try again')
    await ready('$29.40')
    expect(card().checked).toBe(true)
  },
)
