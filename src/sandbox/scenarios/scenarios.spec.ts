import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Scenario } from './scenarios'
import {
  type Customer,
  ORIGIN,
  PHONE,
  readLedger,
  resetSandbox,
  RESTAURANT,
  send,
  sendCode,
  signedInCustomer,
  startScenario,
  toolkit,
} from '../../../tests/sandbox/clients'
import { addToCart, IDEMPOTENCY_KEY, lemonade, orderOf, place, quoted, readCart } from '../../../tests/sandbox/orders'

let customer: Customer
beforeEach(async () => {
  customer = await signedInCustomer()
})
afterEach(() => {
  vi.useRealTimers()
})

const start = (scenario: Scenario) => startScenario(customer.sandbox, scenario)
const menus = async () => (await send(customer.sandbox, 'GET', `${RESTAURANT}/menus`)).status
const cart = async () => (await customer.call('GET', `${customer.home}/cart`)).status
const lines = async () => (await readCart(customer)).items.length
const add = async () => (await customer.call('POST', `${customer.home}/cart/cart-items`, lemonade())).status

describe('the scenario fail', () => {
  it('answers every call with the status and does nothing', async () => {
    await start({ name: 'fail', status: 503 })
    expect([await menus(), await add(), await menus()]).toEqual([503, 503, 503])
    expect(customer.sandbox.context.state.carts[customer.customerId] ?? []).toEqual([])
  })

  it('answers with the given status and Retry-After', async () => {
    await start({ name: 'fail', status: 429, body: '{"code":"BUSY"}', retryAfter: 12 })
    const answer = await send(customer.sandbox, 'GET', `${RESTAURANT}/menus`)
    expect(answer).toMatchObject({ status: 429, body: { code: 'BUSY' } })
    expect(answer.headers.get('retry-after')).toBe('12')
  })

  it('affects only matching calls, method included, the given number of times', async () => {
    await start({ name: 'fail', status: 500, match: 'POST /api/v1/restaurants', times: 2 })
    expect([await menus(), await cart(), await add(), await add(), await add()]).toEqual([200, 200, 500, 500, 200])
  })

  it('affects only the API, unless something else matches', async () => {
    await start({ name: 'fail', status: 500 })
    expect((await sendCode(customer.sandbox)).code).not.toBe('')
    await start({ name: 'fail', status: 429, match: 'sendVerificationCode', times: 1 })
    const statuses = [
      await toolkit(customer.sandbox, 'sendVerificationCode', { phoneNumber: PHONE }),
      await toolkit(customer.sandbox, 'sendVerificationCode', { phoneNumber: PHONE }),
    ].map(({ status }) => status)
    expect(statuses).toEqual([429, 200])
  })

  it('ends with a reset', async () => {
    await addToCart(customer)
    await start({ name: 'fail', status: 500 })
    await start({ name: 'sold-out', itemId: 'tamarind-lemonade' })
    await resetSandbox(customer.sandbox)
    expect(await readLedger(customer.sandbox)).toEqual([])
    expect(await menus()).toBe(200)
    expect(Math.abs(customer.sandbox.context.now() - Date.now())).toBeLessThan(60_000)
    customer = await signedInCustomer({ sandbox: customer.sandbox })
    expect([await lines(), await add()]).toEqual([0, 200])
  })
})

it('the scenario reset-connection breaks the connection before anything is done', async () => {
  await start({ name: 'reset-connection', times: 1, match: 'cart-items' })
  const url = new URL(`${customer.home}/cart/cart-items`, ORIGIN)
  const response = await customer.sandbox.fetch(new Request(url, { method: 'POST', body: '{}' }))
  expect(response.type).toBe('error')
  expect(await lines()).toBe(0)
  expect(await readLedger(customer.sandbox)).toContainEqual(
    expect.objectContaining({ method: 'POST', path: url.pathname, status: 0 }),
  )
})

it('the scenario lost-answer leaves one order, which the same key finds', async () => {
  await addToCart(customer)
  const quote = await quoted(customer)
  await start({ name: 'lost-answer', times: 1, match: '/orders' })
  const order = () => place(customer, orderOf(quote), IDEMPOTENCY_KEY)
  expect((await order()).status).toBe(0)
  const { orders } = customer.sandbox.context.state
  expect(orders).toHaveLength(1)
  expect(await order()).toMatchObject({ status: 201, body: { id: orders[0]?.id } })
  expect(orders).toHaveLength(1)
})

describe('the scenario odd-answer', () => {
  it('handles the call and then answers something else', async () => {
    await start({ name: 'odd-answer', status: 204, times: 1, match: 'POST' })
    expect([await add(), await lines()]).toEqual([204, 1])
    expect([await add(), await lines()]).toEqual([200, 2])
  })

  it.each([
    ['{"ok":true}', 'application/json'],
    ['<html>', 'text/html'],
    [undefined, null],
  ])('answers the body %o as %o', async (body, type) => {
    await start({ name: 'odd-answer', status: 200, times: 1, ...(body && { body }) })
    const request = new Request(`${ORIGIN}${RESTAURANT}/menus`, { headers: { login_source: 'mobile' } })
    const response = await customer.sandbox.fetch(request)
    expect([response.headers.get('content-type'), await response.text()]).toEqual([type, body ?? ''])
  })
})

describe('the scenario latency', () => {
  it('delays the call before anything is done', async () => {
    await start({ name: 'latency', ms: 2000, times: 1 })
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    let answered: number | null = null
    const call = add().then((status) => (answered = status))
    await vi.advanceTimersByTimeAsync(1999)
    expect([answered, customer.sandbox.context.state.carts[customer.customerId]]).toEqual([null, undefined])
    await vi.advanceTimersByTimeAsync(1)
    expect(await call).toBe(200)
  })

  it('delays a failing call too', async () => {
    await start({ name: 'latency', ms: 30 })
    await start({ name: 'fail', status: 500, times: 1 })
    const begun = performance.now()
    expect(await menus()).toBe(500)
    expect(performance.now() - begun).toBeGreaterThan(25)
  })
})

it('clearing the scenarios answers calls at once that two scenarios delay', async () => {
  await start({ name: 'latency', ms: 60_000 })
  await start({ name: 'latency', ms: 60_000 })
  const waiting = menus()
  await new Promise((resolve) => setImmediate(resolve))
  await start({ name: 'clear' })
  expect([await waiting, await menus()]).toEqual([200, 200])
})
