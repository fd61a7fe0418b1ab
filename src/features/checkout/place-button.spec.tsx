import { onlineManager } from '@tanstack/react-query'
import { act } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { hookIn } from '../../../tests/setup/hook'
import { expectLog } from '../../../tests/setup/log'
import { createOrderPage, ORDERS } from '../../../tests/setup/order-page'
import { CUSTOMER, quiet } from '../../../tests/setup/shop'
import { usePlaceOrder, useRetryPayment } from './use-place-order'

const page = createOrderPage()
const { left, orders, payUrl, placing, press, start } = page

describe('the button', () => {
  it('waits as long as the API says, and sends nothing meanwhile', async () => {
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

  it('is busy on every page of the tab while an order is sent, and only then', async () => {
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

  it('is not busy with an order of another customer, or with a payment page that opens again', async () => {
    await press()
    orders()[0]!.payment.status = 'DECLINED'
    const other = hookIn(page.shop, () => usePlaceOrder('cus_other')).result
    const own = placing()
    start({ name: 'latency', ms: 60_000, match: '/payment' })
    const { result } = hookIn(page.shop, () => useRetryPayment(CUSTOMER, orders()[0]!.id))
    act(() => result.current.retry())
    await quiet()
    expect([result.current.busy, own.current.busy, other.current.busy]).toEqual([true, false, false])
    page.shop.sandbox.context.scenarios.clear()
    await quiet(60)
  })

  it('forgets an error once its cause is fixed', async () => {
    expectLog(/Failed to place your order/)
    start({ name: 'fail', status: 409 })
    const result = await press()
    expect(result.current.error).not.toBeNull()
    act(() => result.current.reset())
    await quiet()
    expect(result.current.error).toBeNull()
  })

  it('places an order while something else is being saved', async () => {
    const other = page.shop.client
      .getMutationCache()
      .build(page.shop.client, { mutationFn: () => new Promise(() => {}) })
    void other.execute(undefined)
    expect((await press()).current.busy).toBe(true)
    expect(left()).toBe(payUrl())
  })
})

describe('without a connection since the first try', () => {
  afterEach(() => act(() => onlineManager.setOnline(true)))
  /** A call breaks down, and the connection is gone before it is repeated. */
  async function repeatedOffline(match: string, call: () => void) {
    start({ name: 'fail', status: 503, match })
    act(call)
    await quiet()
    act(() => onlineManager.setOnline(false))
    start({ name: 'reset-connection', match })
    act(() => void vi.advanceTimersByTime(1000))
    await quiet(60)
  }

  it('an order fails at once, and is not sent later', async () => {
    expectLog(/Failed to place your order/)
    const result = placing()
    await repeatedOffline(`POST ${ORDERS}`, () => result.current.place(page.placement))
    expect(result.current.error).not.toBeNull()
    act(() => onlineManager.setOnline(true))
    await quiet(60)
    expect(orders()).toEqual([])
  })

  it('a payment page fails at once, and does not open later', async () => {
    expectLog(/Failed to open the payment page/)
    await press()
    orders()[0]!.payment.status = 'DECLINED'
    page.shop.assign.mockReset()
    const { result } = hookIn(page.shop, () => useRetryPayment(CUSTOMER, orders()[0]!.id))
    await repeatedOffline('/payment', () => result.current.retry())
    expect(result.current.error).not.toBeNull()
    act(() => onlineManager.setOnline(true))
    await quiet(60)
    expect(page.shop.assign).not.toHaveBeenCalled()
  })
})

it('a call that fails or hangs has a name, in reports and in the inspector', async () => {
  await press()
  orders()[0]!.payment.status = 'DECLINED'
  const { result } = hookIn(page.shop, () => useRetryPayment(CUSTOMER, 'ord_1'))
  start({ name: 'latency', ms: 60_000, match: '/payment' })
  act(() => result.current.retry())
  await quiet()
  const names = page.shop.client
    .getMutationCache()
    .getAll()
    .map(({ meta, options }) => [meta?.call, options.mutationKey])
  const path = '/restaurants/{restaurantId}/users/{customerId}/orders'
  const key = ['customer', CUSTOMER, 'orders']
  expect(names).toEqual([
    [`POST ${path}`, [...key, 'place']],
    [`POST ${path}/{orderId}/payment`, [...key, 'ord_1', 'pay again']],
  ])
})
