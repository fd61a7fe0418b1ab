import { onlineManager } from '@tanstack/react-query'
import { act, cleanup, configure, fireEvent, screen, waitFor } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { expectLog } from '../../../tests/setup/log'
import { isPressable } from '../../../tests/setup/pressable'
import { CUSTOMER, customersShop, quiet, type Shop } from '../../../tests/setup/shop'
import { heldTimeLimits, retriesAtOnce } from '../../../tests/setup/time-limits'
import { configureSession } from '../../api/renewal'
import { issueIdToken } from '../../sandbox/rules/identity'
import { fulfilmentChosen } from '../../stores/fulfilment'
import { PHONE } from '../../../tests/sandbox/clients'
import { OrderSuccessPage } from '../order-success/OrderSuccessPage'
import { PaymentReturnPage } from '../payment-return/PaymentReturnPage'
import { CheckoutPage } from './CheckoutPage'

/** No answer may take longer to be shown, in ms. */
configure({ asyncUtilTimeout: 8000 })

const ORDERS = `/users/${CUSTOMER}/orders`
const POST = `POST /api/v1/restaurants/tamarind-row${ORDERS}`

const MISSING =
  'No clear answer came. So far your order is not among your orders. You can place it again as it is: it will not be placed twice.'
const OFFLINE =
  'You are offline, so we do not know yet whether your order was placed. We look when you are online again.'
const FULL = 'The kitchen is full at that time.'
const TOO_MANY = 'Too many requests came in, so your order was not placed.'
const HTML = '<html><title>Hello</title></html>'
const problem = JSON.stringify({ status: 500, code: 'INTERNAL', message: 'Order not created.' })
const full = JSON.stringify({ status: 409, code: 'NO_CAPACITY', message: FULL })

type Trouble = Parameters<Shop['sandbox']['context']['scenarios']['start']>[0]
/** The API has placed the order, but not answered so. */
const PLACED: { kind: string; trouble: Trouble; expires?: true }[] = [
  { kind: 'the answer is lost', trouble: { name: 'lost-answer' } },
  { kind: '500 with a problem', trouble: { name: 'odd-answer', status: 500, body: problem } },
  { kind: '200 without a body', trouble: { name: 'odd-answer', status: 200 } },
  { kind: '204', trouble: { name: 'odd-answer', status: 204 } },
  { kind: '200 with JSON of another shape', trouble: { name: 'odd-answer', status: 200, body: '{"ok":true}' } },
  { kind: '200 with HTML', trouble: { name: 'odd-answer', status: 200, body: HTML } },
  { kind: '401 until the session is renewed', trouble: { name: 'latency', ms: 0 }, expires: true },
]

/** The API has not placed it. `later` is what is said after a reload. */
const NOT_PLACED: { kind: string; trouble: Trouble; then?: string; later?: null }[] = [
  { kind: 'the connection breaks', trouble: { name: 'reset-connection', times: 3 } },
  { kind: '500 without a body', trouble: { name: 'fail', status: 500, times: 3 } },
  { kind: '502 with HTML', trouble: { name: 'fail', status: 502, body: HTML, times: 3 } },
  { kind: 'no answer for 60 s', trouble: { name: 'latency', ms: 1_000_000 } },
  { kind: '409 with a code', trouble: { name: 'fail', status: 409, body: full }, then: FULL, later: null },
  { kind: '429', trouble: { name: 'fail', status: 429, retryAfter: 12 }, then: TOO_MANY, later: null },
]

const AT_RESTAURANT = 'Pay at the restaurant'

const shop = customersShop(4)
beforeEach(() => {
  expectLog(/Failed to/)
  retriesAtOnce()
})
afterEach(() => act(() => onlineManager.setOnline(true)))

/** The token is not good any more; the next one is. */
function expire() {
  shop.sandbox.context.state.tokensValidFrom = Date.now() + 1000
  configureSession({
    refresh: () => {
      shop.sandbox.context.state.tokensValidFrom = 0
      return Promise.resolve(issueIdToken({ uid: 'uid', phone: PHONE, createdAt: 0, lastLoginAt: 0 }, 'renewed'))
    },
    onLost: () => expect.fail('signed out'),
  })
}

const pages = (
  <Routes>
    <Route path="/checkout" element={<CheckoutPage />} />
    <Route path="/payment-return" element={<PaymentReturnPage />} />
    <Route path="/order-success" element={<OrderSuccessPage />} />
  </Routes>
)
/** By their words: roles of so large a page take long to find. */
const place = () => screen.getByText(/^Place order/).closest('button')!
const alert = () => document.querySelector('[role=alert]')?.textContent ?? null
const ready = () => waitFor(() => expect(isPressable(place())).toBe(true))
const said = (words: string | null) => waitFor(() => expect(alert()).toBe(words))
const orders = () => shop.sandbox.context.state.orders
const start = (trouble: Trouble, match = POST) => shop.sandbox.context.scenarios.start({ times: 1, ...trouble, match })
const begun = () => waitFor(() => expect(place().getAttribute('aria-busy')).toBe('true')).then(() => quiet())

/** Places the order, loses the answer and the connection, and connects again. */
async function placeUnheard() {
  start({ name: 'lost-answer' })
  start({ name: 'reset-connection', times: 100 }, 'GET /api/')
  act(() => onlineManager.setOnline(false))
  fireEvent.click(place())
  await said(OFFLINE)
  shop.sandbox.context.scenarios.clear()
  act(() => onlineManager.setOnline(true))
}

async function open(way: string) {
  shop.show(pages, '/checkout')
  fireEvent.click(await screen.findByLabelText(new RegExp(way)))
  await ready()
}

/** As the browser does it: at the address it is at, or was sent to, with nothing but what is kept on the device. */
async function reload() {
  cleanup()
  shop.client.clear()
  const [url] = shop.assign.mock.lastCall ?? []
  shop.show(pages, url?.includes('/payment-return') ? url.slice(location.origin.length) : '/checkout')
  await quiet()
}

/** Waits until the customer was sent so often, to the payment of the one order, or its result. */
async function led(times: number) {
  await waitFor(() => expect(shop.assign).toHaveBeenCalledTimes(times))
  const [{ id, payment } = expect.fail('no order')] = orders()
  const page = payment.sessionId ? `/__sandbox/pay/${payment.sessionId}` : `/payment-return?orderId=${id}`
  expect(shop.assign.mock.lastCall).toEqual([location.origin + page])
}

describe.each([AT_RESTAURANT, 'Card, on Clover’s secure page'])('%s', (way) => {
  it.each(PLACED)('$kind: placed, and the page leads to it, also after a reload', async ({ trouble, expires }) => {
    await open(way)
    start(trouble)
    if (expires) expire()
    fireEvent.click(place())
    await led(1)
    expect([alert(), screen.queryByText('Your cart is empty')]).toEqual([null, null])

    await reload()
    if (way === AT_RESTAURANT) {
      expect((await screen.findByTestId('order-number')).textContent).toBe('1042')
    } else {
      await ready()
      expect(alert()).toBeNull()
      fireEvent.click(place())
      await led(2)
    }
    expect(orders()).toHaveLength(1)
  })

  it.each(NOT_PLACED)(
    '$kind: the order was not placed, and the page shows what is known, then and after a reload; pressed again it is',
    async ({ trouble, then = MISSING, later = MISSING }) => {
      await open(way)
      start(trouble)
      const limits = trouble.name === 'latency' ? heldTimeLimits() : null
      fireEvent.click(place())
      if (limits) await begun().then(() => limits.pass(60_000))
      await said(then)
      expect(shop.assign).not.toHaveBeenCalled()

      await reload()
      await ready()
      await said(later)
      fireEvent.click(place())
      await led(1)
      expect(orders()).toHaveLength(1)
    },
  )

  it('the order is placed only after the page has given up: a reload finds it, with its number', async () => {
    await open(way)
    start({ name: 'latency', ms: 1_000_000 })
    const limits = heldTimeLimits()
    fireEvent.click(place())
    await begun().then(() => limits.pass(60_000))
    await said(MISSING)
    shop.sandbox.context.scenarios.clear()
    await waitFor(() => expect(orders()).toHaveLength(1))
    await reload()
    expect(await screen.findByText(/^Your order number is 1042\./)).toBeTruthy()
  })

  it('offline after it was placed: the order is found online and after a reload; unpaid, the next keeps its choices', async () => {
    await open(way)
    fireEvent.click(screen.getByLabelText('10%'))
    await ready()
    await placeUnheard()
    const isPaidLater = way === AT_RESTAURANT
    const number = `Your order number is 1042.${isPaidLater ? '' : ' It is not paid yet.'}`
    expect(await screen.findByText(number)).toBeTruthy()

    await reload()
    expect(await screen.findByText(number)).toBeTruthy()
    const onward = screen.getByText(isPaidLater ? 'See your order' : 'Continue to payment')
    expect(onward.getAttribute('href')).toBe(`/payment-return?orderId=${orders()[0]!.id}`)

    shop.stock(6)
    act(() => fulfilmentChosen({ type: 'DELIVERY' }))
    await reload()
    fireEvent.click(await screen.findByText(isPaidLater ? 'Start another order' : 'Change the order'))
    // An order that is not paid yet is changed instead.
    await screen.findByRole('radio', { name: isPaidLater ? 'No tip' : '10%', checked: true })
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Delivery' }).checked).toBe(true)
    expect(orders()).toHaveLength(1)
  })
})
