import { onlineManager, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { expectLog } from '../../../tests/setup/log'
import { createShop, CUSTOMER, quiet, type Shop } from '../../../tests/setup/shop'
import { retriesAtOnce } from '../../../tests/setup/time-limits'
import type { Payment } from '../../api/types'
import { readOrderData } from './order-data'
import { goToPayment, useRetryPayment } from './use-place-order'

const PATIENT = { timeout: 5000 }
let shop: Shop
beforeEach(() => {
  retriesAtOnce()
  shop = createShop()
  shop.signIn()
})
afterEach(() => act(() => onlineManager.setOnline(true)))

const payment = (url: string | null): Payment => ({
  ...{ orderId: 'ord_1', status: 'PENDING', method: 'HOSTED', amount: 1800, expiresAt: null },
  url,
})

it('the browser goes to a payment page of our own origin, with the order stored', () => {
  goToPayment(payment(`${location.origin}/__sandbox/pay/pay_1`))
  expect(shop.assign).toHaveBeenCalledExactlyOnceWith(`${location.origin}/__sandbox/pay/pay_1`)
  expect(readOrderData()).toEqual({ orderId: 'ord_1' })
})

it.each([
  'javascript:alert(1)',
  'data:text/html,pay',
  'http://pay.example/1',
  'https://pay.example/1',
  '//evil',
  '',
  null,
])('F47 the payment page %j is refused with a message, and nothing is stored', (url) => {
  expect(() => goToPayment(payment(url))).toThrow(
    expect.objectContaining({
      code: 'UNSAFE_PAYMENT_URL',
      message: 'The payment page could not be opened safely. No money was taken.',
    }),
  )
  expect(shop.assign).not.toHaveBeenCalled()
  expect(readOrderData()).toBeNull()
})

const retrying = (orderId: string) =>
  renderHook(() => useRetryPayment(CUSTOMER, orderId), {
    wrapper: ({ children }) => <QueryClientProvider client={shop.client}>{children}</QueryClientProvider>,
  }).result
const opened = () => shop.requests('POST /api/v1/restaurants/tamarind-row/users/cus_shop/orders/')

it('an order that was declined gets a new payment page', async () => {
  const id = await shop.order('DECLINED')
  const result = retrying(id)
  act(() => result.current.retry())
  await waitFor(() => expect(shop.assign).toHaveBeenCalledOnce())
  const [session] = shop.sandbox.context.state.sessions.slice(-1)
  expect(shop.assign.mock.calls[0]![0]).toBe(`${location.origin}/__sandbox/pay/${session!.id}`)
  expect(opened()).toBe(1)
  expect(result.current.busy).toBe(true)
})

it('F24 a payment page whose answer was lost is requested again, and there is one session', async () => {
  expectLog(/Failed to open the payment page/)
  const id = await shop.order('DECLINED')
  const before = shop.sandbox.context.state.sessions.length
  shop.sandbox.context.scenarios.start({ name: 'lost-answer', times: 1 })
  const result = retrying(id)
  act(() => result.current.retry())
  await waitFor(() => expect(shop.assign).toHaveBeenCalledOnce(), PATIENT)
  expect(shop.sandbox.context.state.sessions).toHaveLength(before + 1)
})

it('a payment page that cannot be opened shows an error, and can be requested again', async () => {
  expectLog(/Failed to open the payment page/)
  const id = await shop.order('DECLINED')
  shop.sandbox.context.scenarios.start({ name: 'fail', status: 500, times: 3 })
  const result = retrying(id)
  act(() => result.current.retry())
  await waitFor(
    () => expect(result.current.error?.message).toBe('Failed to open the payment page. Please try again.'),
    PATIENT,
  )
  expect(result.current.busy).toBe(false)
  act(() => result.current.retry())
  await waitFor(() => expect(shop.assign).toHaveBeenCalledOnce())
})

it('without a connection the payment page fails at once, and does not open by itself later', async () => {
  expectLog(/Failed to open the payment page/)
  const id = await shop.order('DECLINED')
  onlineManager.setOnline(false)
  shop.sandbox.context.scenarios.start({ name: 'reset-connection', times: 1 })
  const result = retrying(id)
  act(() => result.current.retry())
  await waitFor(() => expect(result.current.error).not.toBeNull())
  act(() => onlineManager.setOnline(true))
  await quiet()
  expect(shop.assign).not.toHaveBeenCalled()
})
