import { onlineManager } from '@tanstack/react-query'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { expectLog } from '../../../tests/setup/log'
import { isPressable } from '../../../tests/setup/pressable'
import { createShop, CUSTOMER, quiet, type Shop } from '../../../tests/setup/shop'
import { heldTimeLimits, retriesAtOnce } from '../../../tests/setup/time-limits'
import { configureSession } from '../../api/renewal'
import { unconfirmedOrder } from '../../features/checkout/idempotency-key'
import { issueIdToken } from '../../sandbox/rules/identity'
import { fulfilmentChosen } from '../../stores/fulfilment'
import type { Scenario } from '../../sandbox/scenarios/scenarios'
import { PHONE } from '../../../tests/sandbox/clients'
import { OrderSuccessPage } from '../order-success/OrderSuccessPage'
import { PaymentReturnPage } from '../payment-return/PaymentReturnPage'
import { CheckoutPage } from './CheckoutPage'

const PATIENT = { timeout: 8000 }
const ORDERS = `/users/${CUSTOMER}/orders`
const POST = `POST /api/v1/restaurants/tamarind-row${ORDERS}`

const SO_FAR = 'No clear answer came. So far your order is not among your orders.'
const MISSING = `${SO_FAR} You can place it again as it is: it will not be placed twice.`
const OFFLINE =
  'You are offline, so we do not know yet whether your order was placed. We look when you are online again.'
const FULL = 'The kitchen is full at that time.'
const TOO_MANY = 'Too many requests came in, so your order was not placed.'
const HTML = '<html><title>Hello</title></html>'
const problem = JSON.stringify({ status: 500, code: 'INTERNAL', message: 'Order not created.' })
const full = JSON.stringify({ status: 409, code: 'NO_CAPACITY', message: FULL })

type Trouble = Extract<Scenario, { match?: string | undefined }>
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
const NOT_PLACED: { kind: string; trouble: Trouble; then: string; later: string | null }[] = [
  { kind: 'the connection breaks', trouble: { name: 'reset-connection', times: 3 }, then: MISSING, later: MISSING },
  { kind: '500 without a body', trouble: { name: 'fail', status: 500, times: 3 }, then: MISSING, later: MISSING },
  {
    kind: '502 with HTML',
    trouble: { name: 'fail', status: 502, body: HTML, times: 3 },
    then: MISSING,
    later: MISSING,
  },
  { kind: 'no answer for 60 s', trouble: { name: 'latency', ms: 1_000_000 }, then: MISSING, later: MISSING },
  { kind: '409 with a code', trouble: { name: 'fail', status: 409, body: full }, then: FULL, later: null },
  { kind: '429', trouble: { name: 'fail', status: 429, retryAfter: 12 }, then: TOO_MANY, later: null },
]

const AT_RESTAURANT = 'Pay at the restaurant'
const WAYS = [AT_RESTAURANT, 'Card, on Clover’s secure page']

let shop: Shop
beforeEach(() => {
  expectLog(/Failed to/)
  retriesAtOnce()
  shop = createShop()
  shop.signIn()
  shop.stock(4)
})
afterEach(() => act(() => onlineManager.setOnline(true)))

/** The token is not good any more; the next one is, unless the first renewal ends otherwise. */
function expire(first?: Promise<string>) {
  const renewals = first ? [first] : []
  shop.sandbox.context.state.tokensValidFrom = Date.now() + 1000
  const account = { uid: 'uid', phone: PHONE, createdAt: 0, lastLoginAt: 0 }
  configureSession({
    refresh: () => {
      const renewal = renewals.shift()
      if (renewal) return renewal
      shop.sandbox.context.state.tokensValidFrom = 0
      return Promise.resolve(issueIdToken(account, 'renewed'))
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
const place = () => screen.getByText<HTMLButtonElement>(/^Place order/)
const alert = () => document.querySelector('[role=alert]')?.textContent ?? null
const ready = () => waitFor(() => expect(isPressable(place())).toBe(true), PATIENT)
const said = (words: string | null) => waitFor(() => expect(alert()).toBe(words), PATIENT)
const led = (times: number) => waitFor(() => expect(shop.assign).toHaveBeenCalledTimes(times), PATIENT)
const orders = () => shop.sandbox.context.state.orders
const start = (trouble: Trouble, match = POST) =>
  shop.sandbox.context.scenarios.start({ times: 1, ...trouble, match } as Parameters<
    Shop['sandbox']['context']['scenarios']['start']
  >[0])
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
  const { unmount } = shop.show(pages, '/checkout')
  fireEvent.click(await screen.findByLabelText(new RegExp(way)))
  await ready()
  return unmount
}

/** As the browser does it: at the address it is at, or was sent to, with nothing but what is kept on the device. */
async function reload(leave: () => void) {
  leave()
  shop.client.clear()
  const [url] = shop.assign.mock.lastCall ?? []
  const view = shop.show(pages, url?.includes('/payment-return') ? url.slice(location.origin.length) : '/checkout')
  await quiet()
  return view.unmount
}

/** The page that the customer was sent to: the payment of the one order, or its result. */
function expectLed() {
  const [{ id, payment } = expect.fail('no order')] = orders()
  const page = payment.sessionId ? `/__sandbox/pay/${payment.sessionId}` : `/payment-return?orderId=${id}`
  expect(shop.assign.mock.lastCall).toEqual([location.origin + page])
}

describe.each(WAYS)('%s', (way) => {
  describe.each(PLACED)('$kind: the order was placed', ({ trouble, expires }) => {
    it('and the page leads to it, then and after a reload', async () => {
      const leave = await open(way)
      start(trouble)
      if (expires) expire()
      fireEvent.click(place())
      await led(1)
      expectLed()
      expect([alert(), screen.queryByText('Your cart is empty')]).toEqual([null, null])

      await reload(leave)
      if (way === AT_RESTAURANT) {
        expect((await screen.findByTestId('order-number')).textContent).toBe('1042')
      } else {
        await ready()
        expect(alert()).toBeNull()
        fireEvent.click(place())
        await led(2)
        expectLed()
      }
      expect(orders()).toHaveLength(1)
    })
  })

  describe.each(NOT_PLACED)('$kind: the order was not placed', ({ trouble, then, later }) => {
    it('and the page shows what is known, then and after a reload; pressed again it is placed', async () => {
      const leave = await open(way)
      start(trouble)
      const limits = trouble.name === 'latency' ? heldTimeLimits() : null
      fireEvent.click(place())
      if (limits) await begun().then(() => limits.pass(60_000))
      await said(then)
      expect(shop.assign).not.toHaveBeenCalled()

      await reload(leave)
      await ready()
      await said(later)
      fireEvent.click(place())
      await led(1)
      expectLed()
      expect(orders()).toHaveLength(1)
    })
  })

  it('the order is placed only after the page has given up: a reload finds it, with its number', async () => {
    const leave = await open(way)
    start({ name: 'latency', ms: 1_000_000 })
    const limits = heldTimeLimits()
    fireEvent.click(place())
    await begun().then(() => limits.pass(60_000))
    await said(MISSING)
    shop.sandbox.context.scenarios.clear()
    await waitFor(() => expect(orders()).toHaveLength(1))
    await reload(leave)
    expect(await screen.findByText(/^Your order number is 1042\./)).toBeTruthy()
  })

  it('offline after the order was placed: it is found once online, and has its number after a reload', async () => {
    const leave = await open(way)
    await placeUnheard()
    const number =
      way === AT_RESTAURANT ? 'Your order number is 1042.' : 'Your order number is 1042. It is not paid yet.'
    expect(await screen.findByText(number)).toBeTruthy()

    await reload(leave)
    expect(await screen.findByText(number)).toBeTruthy()
    const onward = way === AT_RESTAURANT ? 'See your order' : 'Continue to payment'
    expect(screen.getByText(onward).getAttribute('href')).toBe(`/payment-return?orderId=${orders()[0]!.id}`)
    expect(orders()).toHaveLength(1)
  })

  it('another order after a placed one starts fresh, an unpaid one keeps its choices, and delivery chosen since stays', async () => {
    const leave = await open(way)
    fireEvent.click(screen.getByLabelText('10%'))
    await ready()
    await placeUnheard()
    await screen.findByText(/^Your order number is 1042\./)
    shop.stock(6)
    act(() => fulfilmentChosen({ type: 'DELIVERY' }))
    await reload(leave)
    const isPaidLater = way === AT_RESTAURANT
    fireEvent.click(await screen.findByText(isPaidLater ? 'Start another order' : 'Change the order'))
    // An order that is not paid yet is changed instead.
    await screen.findByRole('radio', { name: isPaidLater ? 'No tip' : '10%', checked: true })
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Delivery' }).checked).toBe(true)
    expect(orders()).toHaveLength(1)
  })
})

it('a 429 counts down the time the API sets, and disables the button for as long', async () => {
  await open(AT_RESTAURANT)
  start({ name: 'fail', status: 429, retryAfter: 2 })
  fireEvent.click(place())
  await said(TOO_MANY)
  expect(screen.getByText(/^You can place it in [12] seconds?\.$/)).toBeTruthy()
  expect(isPressable(place())).toBe(false)
  fireEvent.submit(screen.getByLabelText<HTMLTextAreaElement>('Note for the kitchen').form!)
  await quiet()
  expect(orders()).toEqual([])
  await said(`${TOO_MANY} Please try again.`)
  fireEvent.click(place())
  await led(1)
})

it('a 429 that asks for three years asks for a quarter of an hour', async () => {
  await open(AT_RESTAURANT)
  start({ name: 'fail', status: 429, retryAfter: 99_999_999 })
  fireEvent.click(place())
  await said(TOO_MANY)
  expect(screen.getByText('You can place it in 15 minutes.')).toBeTruthy()
})

it('a 429 is waited out when the order is changed meanwhile, too', async () => {
  await open(AT_RESTAURANT)
  start({ name: 'fail', status: 429, retryAfter: 2 })
  fireEvent.click(place())
  await said(TOO_MANY)
  fireEvent.click(screen.getByLabelText('10%'))
  await said(null)
  expect(screen.getByText(/^You can place it in/)).toBeTruthy()
  await ready()
  expect(screen.queryByText(/^You can place it in/)).toBeNull()
})

it('F24 a session renewal that hangs ends in a message after 20 s, and nothing was placed', async () => {
  await open(AT_RESTAURANT)
  expire(new Promise(() => {}))
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
  await open(AT_RESTAURANT)
  start({ name: 'reset-connection', times: 4 })
  fireEvent.click(place())
  await screen.findByText('Your order could not be priced', {}, PATIENT)
  expect(screen.getByText(SO_FAR)).toBeTruthy()
  expect(isPressable(place())).toBe(false)
  await act(() => vi.advanceTimersByTimeAsync(15_000))
  vi.useRealTimers()
  expect(await screen.findByText(MISSING)).toBeTruthy()
  expect(isPressable(place())).toBe(true)
})
