import { act, configure, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { canOrder, field, place, radio, ready } from '../../../tests/setup/checkout'
import { expectLog } from '../../../tests/setup/log'
import { CUSTOMER, customersShop, quiet } from '../../../tests/setup/shop'
import { heldTimeLimits, retriesAtOnce } from '../../../tests/setup/time-limits'
import { configureSession } from '../../api/renewal'
import { unconfirmedOrder } from '../../features/checkout/idempotency-key'
import { currentSession } from '../../stores/auth'
import { CheckoutPage } from './CheckoutPage'

/** No answer may take longer to be shown, in ms. */
configure({ asyncUtilTimeout: 8000 })

const POST = `POST /api/v1/restaurants/tamarind-row/users/${CUSTOMER}/orders`
const SO_FAR = 'No clear answer came. So far your order is not among your orders.'
const TOO_MANY = 'Too many requests came in, so your order was not placed.'

const shop = customersShop(4)
beforeEach(() => {
  expectLog(/Failed to/)
  retriesAtOnce()
})

const orders = () => shop.sandbox.context.state.orders
const said = (words?: string) => waitFor(() => expect(document.querySelector('[role=alert]')?.textContent).toBe(words))
async function open() {
  shop.show(<CheckoutPage />, '/checkout')
  fireEvent.click(await screen.findByLabelText(/Pay at the restaurant/))
  await ready()
}

async function placeTooOften(retryAfter: number, words: RegExp) {
  await open()
  shop.sandbox.context.scenarios.start({ name: 'fail', status: 429, retryAfter, match: POST, times: 1 })
  fireEvent.click(place())
  await said(TOO_MANY)
  expect(screen.getByText(words)).toBeTruthy()
  expect(canOrder()).toBe(false)
}

it('a 429 counts down the time the API sets, and disables the button for as long', async () => {
  await placeTooOften(2, /^You can place it in [12] seconds?\.$/)
  fireEvent.submit(field('Note for the kitchen').form!)
  await quiet()
  expect(orders()).toEqual([])
  await said(`${TOO_MANY} Please try again.`)
  fireEvent.click(place())
  await waitFor(() => expect(shop.assign).toHaveBeenCalledOnce())
})

it('a 429 that asks for three years asks for a quarter of an hour', () =>
  placeTooOften(99_999_999, /^You can place it in 15 minutes\.$/))

it('a 429 is waited out when the order is changed meanwhile, too', async () => {
  await placeTooOften(2, /^You can place it in [12] seconds?\.$/)
  fireEvent.click(radio('10%'))
  await said(undefined)
  expect(screen.getByText(/^You can place it in/)).toBeTruthy()
  await ready()
  expect(screen.queryByText(/^You can place it in/)).toBeNull()
})

it('F24 a session renewal that hangs ends in a message after 20 s, and nothing was placed', async () => {
  await open()
  shop.sandbox.context.state.tokensValidFrom = Date.now() + 1000
  const { authToken } = currentSession()!
  const refresh = vi.fn<() => Promise<string>>().mockReturnValueOnce(new Promise(() => {}))
  refresh.mockImplementation(() => {
    shop.sandbox.context.state.tokensValidFrom = 0
    return Promise.resolve(authToken)
  })
  configureSession({ refresh, onLost: () => expect.fail('signed out') })
  const limits = heldTimeLimits()
  fireEvent.click(place())
  await waitFor(() => expect(limits.begun()).toBe(2))
  await quiet()
  limits.pass(20_000)
  await said('Your sign-in could not be renewed, so your order was not placed. Please try again.')
  expect([orders(), unconfirmedOrder(CUSTOMER)]).toEqual([[], null])
})

it('no message says to press a disabled button, and the price is read again by itself', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'], shouldAdvanceTime: true })
  await open()
  shop.sandbox.context.scenarios.start({ name: 'reset-connection', match: POST, times: 4 })
  fireEvent.click(place())
  await screen.findByText('Your order could not be priced')
  expect(screen.getByText(SO_FAR)).toBeTruthy()
  expect(canOrder()).toBe(false)
  await act(() => vi.advanceTimersByTimeAsync(15_000))
  vi.useRealTimers()
  expect(
    await screen.findByText(`${SO_FAR} You can place it again as it is: it will not be placed twice.`),
  ).toBeTruthy()
  expect(canOrder()).toBe(true)
})
