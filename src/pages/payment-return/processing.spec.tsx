import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { expectLog } from '../../../tests/setup/log'
import { customersShop, quiet } from '../../../tests/setup/shop'
import { PaymentReturnPage } from './PaymentReturnPage'

const CHECKING = 'Checking your payment'
const STILL = 'Your payment is still being processed'

const shop = customersShop()
beforeEach(async () => {
  const orderId = await shop.order('PROCESSING')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
  shop.show(<PaymentReturnPage />, `/payment-return?orderId=${orderId}`)
  await quiet()
})
afterEach(() => {
  vi.useRealTimers()
})

const heading = () => screen.getByRole('heading', { level: 1 }).textContent
const toOrders = () => screen.getByRole('link', { name: 'See my orders' }).getAttribute('href')
const looks = () => shop.requests('/payment')
async function pass(seconds: number) {
  for (let second = 0; second < seconds; second++) {
    act(() => void vi.advanceTimersByTime(1000))
    await quiet(8)
  }
}

it('F46 a payment under way leads on as soon as it is paid', async () => {
  await pass(3)
  shop.sandbox.context.state.orders[0]!.payment.status = 'PAID'
  await pass(3)
  expect(shop.place()).toContain('/order-success')
})

it('F46 a payment under way is polled ten times in a minute, then no more, with a message, and a link, but no button to pay again', async () => {
  expect(heading()).toBe(CHECKING)
  expect(screen.getByText('One moment, please. Do not pay again.')).toBeTruthy()
  for (const seconds of [20, 39]) {
    await pass(seconds)
    expect(heading()).toBe(CHECKING)
    expect(screen.queryByRole('button', { name: /pay/i })).toBeNull()
  }
  await pass(4)
  expect([heading(), looks()]).toEqual([STILL, 10])
  expect(toOrders()).toBe('/account/orders')
  expect(screen.queryByRole('button', { name: /pay/i })).toBeNull()
  await pass(120)
  expect(looks()).toBe(10)
})

it('F46 a payment under way is not polled without end when the API stops answering', async () => {
  expectLog(/Failed to look up your payment/)
  shop.sandbox.context.scenarios.start({ name: 'fail', status: 500, match: '/payment' })
  await pass(63)
  expect([heading(), looks()]).toEqual([STILL, 10])
  await pass(60)
  expect(looks()).toBe(10)
})

it('F20 a payment that no lookup has answered for a minute is said to be unknown, with the way to the orders', async () => {
  expectLog(/Failed to look up your payment/)
  shop.sandbox.context.scenarios.start({ name: 'fail', status: 500, match: '/payment' })
  const orderId = shop.sandbox.context.state.orders[0]!.id
  cleanup()
  shop.client.clear()
  shop.show(<PaymentReturnPage />, `/payment-return?orderId=${orderId}`)
  await pass(2)
  expect([heading(), toOrders()]).toEqual([CHECKING, '/account/orders'])
  await pass(63)
  expect([heading(), toOrders()]).toEqual(['Your payment could not be looked up', '/account/orders'])
  expect(screen.getByText(/^Please do not pay again/)).toBeTruthy()
})
