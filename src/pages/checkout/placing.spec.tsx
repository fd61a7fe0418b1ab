import { act, configure, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { canOrder, field, fill, place, press, radio, ready } from '../../../tests/setup/checkout'
import { expectLog } from '../../../tests/setup/log'
import { CUSTOMER, customersShop, quiet } from '../../../tests/setup/shop'
import { retriesAtOnce } from '../../../tests/setup/time-limits'
import { saveAddress } from '../../sandbox/rules/addresses'
import { cancelOrder } from '../../sandbox/rules/orders'
import { signedOut } from '../../stores/auth'
import { PaymentReturnPage } from '../payment-return/PaymentReturnPage'
import { CheckoutPage } from './CheckoutPage'

/** No answer may take longer to be shown, in ms. */
configure({ asyncUtilTimeout: 8000 })

const HOME = { line1: '1 Old Street', city: 'New York', region: 'NY', postalCode: '10002', country: 'US' }

const shop = customersShop(6)
beforeEach(retriesAtOnce)

const orders = () => shop.sandbox.context.state.orders
async function open() {
  const { unmount } = shop.show(<CheckoutPage />, '/checkout')
  await ready()
  return unmount
}
async function order(times: number) {
  fireEvent.click(place())
  await waitFor(() => expect(shop.assign).toHaveBeenCalledTimes(times))
}
const NOTE = 'Note for the kitchen'

it('the same cart ordered once more before it is paid, with another note, is another order: the kitchen reads the new one', async () => {
  const leave = await open()
  await order(1)
  leave()
  await open()
  fill(NOTE, 'NUT ALLERGY')
  await order(2)
  expect(orders().map((order) => order.note)).toEqual([null, 'NUT ALLERGY'])
  expect(orders()[0]!.cancelledAt).toBeGreaterThan(0)
})

it('the same cart ordered once more before it is paid is a new order when the first one was cancelled', async () => {
  const leave = await open()
  await order(1)
  cancelOrder(orders()[0]!, shop.sandbox.context)
  leave()
  await open()
  await order(2)
  expect(orders()).toHaveLength(2)
  expect(orders()[1]!.cancelledAt).toBeUndefined()
})

it('F41 a tab that only looks on while another one orders has nothing of that order later', async () => {
  const leave = await open()
  fireEvent.click(radio('20%'))
  await ready()
  shop.sandbox.context.scenarios.start({ name: 'latency', ms: 60_000, match: `users/${CUSTOMER}/orders`, times: 1 })
  fireEvent.click(place())
  await quiet()
  const ofFirstTab = sessionStorage.getItem('checkoutDraft')!
  leave()
  // The second tab has a session storage and a cache of its own.
  sessionStorage.clear()
  shop.client.clear()
  shop.show(<CheckoutPage />, '/checkout')
  await screen.findByRole('radio', { name: '20%', checked: true })
  await ready()
  expect(sessionStorage.getItem('checkoutDraft')).toBeNull()
  shop.sandbox.context.scenarios.clear()
  await order(1)
  expect(JSON.parse(sessionStorage.getItem('checkoutDraft')!)).toEqual(JSON.parse(ofFirstTab))
  await waitFor(() => expect(orders()).toHaveLength(1))
})

describe('F41 an order that is being paid in another tab', () => {
  const unpaid = () => screen.findByText('Your order number is 1042. It is not paid yet.')
  async function isFilledIn() {
    await screen.findByRole('radio', { name: '20%', checked: true })
    await ready()
    expect(field(NOTE).value).toBe('NUT ALLERGY')
  }
  beforeEach(async () => {
    const leave = await open()
    fill(NOTE, 'NUT ALLERGY')
    fireEvent.click(radio('20%'))
    await ready()
    await order(1)
    leave()
    sessionStorage.clear()
    shop.client.clear()
  })

  it('can be changed, and keeps its note and tip', async () => {
    shop.show(<CheckoutPage />, '/checkout')
    await unpaid()
    press('Change the order')
    await isFilledIn()
  })

  it('is read before the form shows, so that typing cannot replace its draft', async () => {
    const match = `GET /api/v1/restaurants/tamarind-row/users/${CUSTOMER}/orders`
    shop.sandbox.context.scenarios.start({ name: 'latency', ms: 60_000, match, times: 1 })
    const before = shop.requests('/orders/quote')
    shop.show(<CheckoutPage />, '/checkout')
    await waitFor(() => expect(shop.requests('/orders/quote')).toBeGreaterThan(before))
    await new Promise((resolve) => setTimeout(resolve, 300))
    expect(screen.queryByRole('button', { name: /^Place order/ })).toBeNull()
    shop.sandbox.context.scenarios.clear()
    await unpaid()
  })

  it('can be paid another way when its payment was declined', async () => {
    orders()[0]!.payment.status = 'DECLINED'
    const leave = shop.show(<PaymentReturnPage />, `/payment-return?orderId=${orders()[0]!.id}`).unmount
    fireEvent.click(await screen.findByRole('link', { name: 'Pay another way' }))
    leave()
    shop.show(<CheckoutPage />, '/checkout')
    await isFilledIn()
  })

  it('cannot be changed while its payment is being processed', async () => {
    orders()[0]!.payment.status = 'PROCESSING'
    shop.show(<CheckoutPage />, '/checkout')
    expect(await screen.findByText(/order number is 1042. Your payment is still being processed/)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'See your order' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Change the order' })).toBeNull()
  })
})

it('a new address that is being typed is saved first, or nothing is placed', async () => {
  saveAddress(CUSTOMER, { label: 'Home', address: HOME }, shop.sandbox.context)
  await open()
  fireEvent.click(radio('Delivery'))
  expect((await screen.findByRole<HTMLInputElement>('radio', { name: 'Home' })).checked).toBe(true)
  await ready()
  press('Add a new address')
  expect(await screen.findByText('Please save the new address first.')).toBeTruthy()
  expect(canOrder()).toBe(false)
  fireEvent.click(await screen.findByRole('button', { name: 'Cancel' }))
  await ready()
})

it('F24 an order whose answers were all lost, without a lookup or a cart, leads to the orders', async () => {
  expectLog(/Failed to (place|price) your order/, /Failed to load your orders/)
  await open()
  fireEvent.click(radio('Pay at the restaurant'))
  await ready()
  shop.sandbox.context.scenarios.start({ name: 'lost-answer', match: `users/${CUSTOMER}/orders` })
  fireEvent.click(place())
  expect(await screen.findByRole('heading', { name: 'Your order may have been placed' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'See my orders' })).toBeTruthy()
  expect(orders()).toHaveLength(1)
})

it('F30 a customer who signs out while the order is pending is not led to its payment', async () => {
  await open()
  shop.sandbox.context.scenarios.start({ name: 'latency', ms: 60_000, match: `users/${CUSTOMER}/orders`, times: 1 })
  fireEvent.click(place())
  await quiet()
  act(() => signedOut())
  shop.sandbox.context.scenarios.clear()
  await waitFor(() => expect(orders()).toHaveLength(1))
  await new Promise((resolve) => setTimeout(resolve, 500))
  expect(shop.assign).not.toHaveBeenCalled()
  expect(sessionStorage.getItem('orderData')).toBeNull()
})
