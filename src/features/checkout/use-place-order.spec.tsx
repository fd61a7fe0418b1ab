import { onlineManager } from '@tanstack/react-query'
import { act } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { hookIn } from '../../../tests/setup/hook'
import { expectLog } from '../../../tests/setup/log'
import { createOrderPage, ORDERS } from '../../../tests/setup/order-page'
import { CUSTOMER, quiet } from '../../../tests/setup/shop'
import { heldTimeLimits } from '../../../tests/setup/time-limits'
import { unconfirmedOrder } from './idempotency-key'
import { usePlaceOrder, useRetryPayment } from './use-place-order'

const page = createOrderPage()
const { left, orders, payUrl, placing, press, pass, start } = page
/** The keys of the orders that were sent. */
const keys = () => page.shop.sandbox.context.requestLog.flatMap(({ idempotencyKey }) => idempotencyKey ?? [])

/** A page restored from the back/forward cache, or shown for the first time. */
const show = (persisted: boolean) =>
  act(() => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted })))
/** The order is declined by its payment page, and can be paid again. */
async function declined() {
  await press()
  orders()[0]!.payment.status = 'DECLINED'
  page.shop.assign.mockReset()
  return hookIn(page.shop, () => useRetryPayment(CUSTOMER, orders()[0]!.id)).result
}

it('F40 placing an order is one POST, however often the button is pressed and the plan changes while it is sent or left', async () => {
  const result = placing()
  act(() => {
    result.current.place(page.placement)
    result.current.place(page.placement)
  })
  act(() => result.current.place(page.placement))
  act(() => result.current.reset())
  await quiet(60)
  act(() => result.current.reset())
  act(() => result.current.place(page.placement))
  act(() => result.current.place({ ...page.placement, signature: 'with a tip' }))
  await quiet(60)
  expect([keys().length, page.shop.assign.mock.calls.length, result.current.busy]).toEqual([1, 1, true])
})

it.each([
  ['fail', 2],
  ['reset-connection', 2],
  ['lost-answer', 1],
] as const)(
  'F24 placing an order after %s is repeated with the same key, unless the order is found: one order, %i sent',
  async (name, sent) => {
    expectLog(/Failed to place your order/)
    start({ name, status: 503 })
    const result = await press()
    await pass(1000)
    expect(left()).toBe(payUrl())
    expect([keys().length, new Set(keys()).size, orders().length]).toEqual([sent, 1, 1])
    expect(result.current.error).toBeNull()
  },
)

it('F24 placing an order ends as unknown after 60 s without an answer; pressed again it has the same key: one order', async () => {
  expectLog(/Failed to place your order/)
  const limits = heldTimeLimits()
  start({ name: 'latency', ms: 1_000_000 })
  const result = await press()
  expect([limits.begun(), result.current.busy]).toEqual([1, true])
  act(() => limits.pass(60_000))
  await quiet(60)
  expect(result.current.error).not.toBeNull()
  expect([unconfirmedOrder(CUSTOMER) === null, result.current.busy]).toEqual([false, false])
  act(() => result.current.place(page.placement))
  await quiet(60)
  expect(left()).toBe(payUrl())
  expect([new Set(keys()).size, orders().length]).toEqual([1, 1])
})

it('F15 placing an order shows why the API refuses it, and reads the price, the cart and the opening again', async () => {
  expectLog(/Failed to place your order/)
  page.shop.sandbox.context.catalog.change('tamarind-lemonade', (item) => (item.price += 30))
  const invalidate = vi.spyOn(page.shop.client, 'invalidateQueries')
  const result = await press()
  expect(result.current.error?.message).toBe('The price of Tamarind lemonade has changed.')
  const read = invalidate.mock.calls.map(([filters]) => filters?.queryKey?.join(' '))
  const restaurant = 'restaurant tamarind-row profile'
  expect(read).toEqual([`customer ${CUSTOMER} quote`, `customer ${CUSTOMER} cart`, restaurant])
  expect(page.shop.assign).not.toHaveBeenCalled()
  act(() => result.current.reset())
  await quiet()
  expect(result.current.error).toBeNull()
})

it('F42 placing an order is possible again when the page is restored from memory; on a first showing nothing changes', async () => {
  const result = await press()
  show(false)
  await quiet()
  expect(result.current.busy).toBe(true)
  show(true)
  await quiet()
  expect(result.current.busy).toBe(false)
})

it('the button that places an order waits as long as the API says, and sends nothing meanwhile', async () => {
  expectLog(/Failed to place your order/)
  start({ name: 'fail', status: 429, retryAfter: 5 })
  const result = await press()
  expect([result.current.wait, result.current.busy]).toEqual([5, false])
  act(() => result.current.place(page.placement))
  await quiet()
  expect(orders()).toEqual([])
  act(() => void vi.advanceTimersByTime(5000))
  expect(result.current.wait).toBe(0)
  act(() => result.current.place(page.placement))
  await quiet(60)
  expect(left()).toBe(payUrl())
})

it('the button that places an order is busy on every page of the tab while an order is sent, and only then', async () => {
  const other = placing()
  expect(other.current.busy).toBe(false)
  start({ name: 'latency', ms: 60_000 })
  const first = await press()
  expect([first.current.busy, other.current.busy]).toEqual([true, true])
  act(() => other.current.place(page.placement))
  page.shop.sandbox.context.scenarios.clear()
  await quiet(60)
  expect([first.current.busy, other.current.busy]).toEqual([true, false])
  expect(page.shop.assign).toHaveBeenCalledOnce()
})

it('the button that places an order is not busy with an order of another customer, or with a payment page that opens again', async () => {
  const paying = await declined()
  const other = hookIn(page.shop, () => usePlaceOrder('cus_other')).result
  const own = placing()
  start({ name: 'latency', ms: 60_000, match: '/payment' })
  act(() => paying.current.retry())
  await quiet()
  expect([paying.current.busy, own.current.busy, other.current.busy]).toEqual([true, false, false])
  page.shop.sandbox.context.scenarios.clear()
  await quiet(60)
})

it('the button places an order while something else is being saved', async () => {
  const cache = page.shop.client.getMutationCache()
  void cache.build(page.shop.client, { mutationFn: () => new Promise(() => {}) }).execute(undefined)
  expect((await press()).current.busy).toBe(true)
  expect(left()).toBe(payUrl())
})

describe('without a connection since the first try', () => {
  afterEach(() => act(() => onlineManager.setOnline(true)))
  /** A call breaks down, and the connection is gone before it is repeated. It comes back once the call has failed. */
  async function repeatedOffline(match: string, result: { current: { error: Error | null } }, call: () => void) {
    start({ name: 'fail', status: 503, match })
    act(call)
    await quiet()
    act(() => onlineManager.setOnline(false))
    start({ name: 'reset-connection', match })
    await pass(1000)
    expect(result.current.error).not.toBeNull()
    act(() => onlineManager.setOnline(true))
    await quiet(60)
  }

  it('an order fails at once, and is not sent later', async () => {
    expectLog(/Failed to place your order/)
    const result = placing()
    await repeatedOffline(`POST ${ORDERS}`, result, () => result.current.place(page.placement))
    expect(orders()).toEqual([])
  })

  it('a payment page fails at once, and does not open later', async () => {
    expectLog(/Failed to open the payment page/)
    const result = await declined()
    await repeatedOffline('/payment', result, () => result.current.retry())
    expect(page.shop.assign).not.toHaveBeenCalled()
  })
})
