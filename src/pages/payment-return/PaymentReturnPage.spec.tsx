import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { expectLog } from '../../../tests/setup/log'
import { isPressable } from '../../../tests/setup/pressable'
import { guestsShop, quiet } from '../../../tests/setup/shop'
import { idempotencyKey } from '../../features/checkout/idempotency-key'
import { cartQuery } from '../../api/queries/cart'
import { keepOrderData, readOrderData } from '../../features/checkout/order-data'
import { PaymentReturnPage } from './PaymentReturnPage'

const MINUTE = 60_000
const NUMBER = /^Your order number is 1042\. /
const UNTIL = /^Your order number is 1042\. .*until you have paid\. The payment page closes at 1:15 PM\.$/
const shop = guestsShop()

const show = (search: string) => shop.show(<PaymentReturnPage />, `/payment-return${search}`, '/checkout')
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const link = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
const LOST = 'We could not find this order'

describe('a payment that is not made', () => {
  beforeEach(() => shop.signIn())

  it.each([
    ['PENDING', 'Your payment is not finished', 'Continue to payment', UNTIL],
    ['DECLINED', 'Your payment was declined', 'Pay again', NUMBER],
    ['CANCELLED', 'You cancelled the payment', 'Pay again', NUMBER],
  ] as const)('%s: %s, with a button to pay for the same order', async (status, title, action, words) => {
    const orderId = await shop.order(status)
    show(`?orderId=${orderId}`)
    await heading(title)
    expect(await screen.findByText(words)).toBeTruthy()
    expect(link('Back to the cart')).toBe('/cart')
    const other = screen.queryByRole('link', { name: 'Pay another way' })
    expect(other?.getAttribute('href')).toBe(status === 'DECLINED' ? '/checkout' : undefined)
    fireEvent.click(screen.getByRole('button', { name: action }))
    await waitFor(() => expect(shop.assign).toHaveBeenCalledOnce())
    const { state } = shop.sandbox.context
    expect(shop.assign.mock.calls[0]![0]).toBe(`${location.origin}/__sandbox/pay/${state.sessions.at(-1)!.id}`)
    expect([state.orders.length, shop.requests('/cart')]).toEqual([1, 0])
    expect(readOrderData()).toEqual({ orderId })
  })

  it('EXPIRED: shows that, and opens a new payment page', async () => {
    const orderId = await shop.order('PENDING')
    shop.sandbox.context.scenarios.setClock(new Date(shop.sandbox.context.now() + 16 * MINUTE).toISOString())
    show(`?orderId=${orderId}`)
    await heading('The payment page has expired')
    fireEvent.click(screen.getByRole('button', { name: 'Pay again' }))
    await waitFor(() => expect(shop.assign).toHaveBeenCalledOnce())
    expect(shop.sandbox.context.state.sessions).toHaveLength(2)
  })

  it('F44 is not made by an address that claims so: the cart and the order data stay', async () => {
    const orderId = await shop.order('DECLINED')
    keepOrderData({ orderId })
    show(`?status=success&result=PAID&orderId=${orderId}`)
    await heading('Your payment was declined')
    expect(shop.place()).toContain('/payment-return')
    expect(readOrderData()).toEqual({ orderId })
  })

  it('shows in place that the payment page could not be opened', async () => {
    expectLog(/Failed to open the payment page/)
    show(`?orderId=${await shop.order('DECLINED')}`)
    await heading('Your payment was declined')
    shop.sandbox.context.scenarios.start({ name: 'fail', status: 500, match: 'POST', times: 3 })
    fireEvent.click(screen.getByRole('button', { name: 'Pay again' }))
    const alert = await screen.findByRole('alert', {}, { timeout: 5000 })
    expect(alert.textContent).toBe('Failed to open the payment page. Please try again.')
    expect(isPressable(screen.getByRole<HTMLButtonElement>('button', { name: 'Pay again' }))).toBe(true)
  })
})

describe('a payment that is made', () => {
  beforeEach(() => shop.signIn())

  it('F43 PAID leads on to the thanks, removes the stored attempt, and is not returned to by going back', async () => {
    const orderId = await shop.order('PAID')
    keepOrderData({ orderId })
    const key = idempotencyKey('4 lemonades')
    await shop.client.fetchQuery(cartQuery('cus_shop'))
    show(`?orderId=${orderId}`)
    await waitFor(() => expect(shop.place()).toBe(`/order-success?orderId=${orderId}`))
    await quiet()
    expect(readOrderData()).toBeNull()
    expect(idempotencyKey('4 lemonades')).not.toBe(key)
    expect(shop.client.getQueryState(cartQuery('cus_shop').queryKey)?.isInvalidated).toBe(true)
    fireEvent.click(screen.getByText('Back in history'))
    await waitFor(() => expect(shop.place()).toBe('/checkout'))
  })

  it('F43 does not touch a newer order when an older one is visited again', async () => {
    const orderId = await shop.order('PAID')
    keepOrderData({ orderId: 'ord_newer' })
    const key = idempotencyKey('6 lemonades')
    show(`?orderId=${orderId}`)
    await waitFor(() => expect(shop.place()).toBe(`/order-success?orderId=${orderId}`))
    await quiet()
    expect([readOrderData(), idempotencyKey('6 lemonades')]).toEqual([{ orderId: 'ord_newer' }, key])
  })
})

it('F45 an order is found by the order data when the address does not name it', async () => {
  shop.signIn()
  keepOrderData({ orderId: await shop.order('DECLINED') })
  show('')
  await heading('Your payment was declined')
})

it('F45 an order is not found when nothing names it, and nothing is requested', async () => {
  shop.signIn()
  show('')
  await heading(LOST)
  expect(link('See my orders')).toBe('/account/orders')
  expect(shop.requests('/payment')).toBe(0)
})

it('F45 an order is not found when it does not exist, or belongs to another customer', async () => {
  shop.signIn()
  show('?orderId=ord_unknown')
  await heading(LOST)
  expect(link('See my orders')).toBe('/account/orders')
})

/** A cancelled payment, whose first lookup fails. */
async function showAfterFailure(status: number) {
  expectLog(/Failed to look up your payment/)
  shop.signIn()
  const orderId = await shop.order('CANCELLED')
  shop.sandbox.context.scenarios.start({ name: 'fail', status, times: 1 })
  show(`?orderId=${orderId}`)
}

it('F20 a payment is looked up again by itself after a failure', async () => {
  await showAfterFailure(500)
  await heading('You cancelled the payment')
})

it('F45 a payment whose lookup is refused can be looked up again, and the page warns not to pay again', async () => {
  await showAfterFailure(400)
  await heading('Your payment could not be looked up')
  expect(screen.getByText(/^Please do not pay again/)).toBeTruthy()
  expect(link('See my orders')).toBe('/account/orders')
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await heading('You cancelled the payment')
})

it.each([
  ['?orderId=ord_1', '/payment-return?orderId=ord_1'],
  ['', '/account/orders'],
])('F45 an order of a customer who is signed out (%j) is shown after signing in', async (search, next) => {
  show(search)
  await heading('Please sign in to see your payment')
  expect(link('Login')).toBe(`/login?next=${encodeURIComponent(next)}`)
  expect(shop.sandbox.context.requestLog).toEqual([])
})
