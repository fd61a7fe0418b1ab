import { onlineManager } from '@tanstack/react-query'
import { act } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { hookIn } from '../../../tests/setup/hook'
import { expectLog } from '../../../tests/setup/log'
import { createOrderPage, ORDERS } from '../../../tests/setup/order-page'
import { CUSTOMER, quiet } from '../../../tests/setup/shop'
import { cartQuery } from '../../api/queries/cart'
import { idempotencyKey, orderPlaced, orderSent, unconfirmedOrder } from './idempotency-key'
import { attemptOf } from './same-order'
import { sendOrder } from './send-order'
import { useUnconfirmedOrder } from './use-unconfirmed-order'

const page = createOrderPage()
afterEach(() => act(() => onlineManager.setOnline(true)))

/** The order was sent, and nothing was heard of it. */
const sent = () => {
  idempotencyKey(page.placement.signature)
  orderSent(attemptOf(CUSTOMER, page.placement), {})
}
/** The API has the order, which may not be known here yet. */
const place = () => act(() => sendOrder(CUSTOMER, page.placement))
function failLookup() {
  expectLog(/Failed to load your orders/)
  page.shop.sandbox.context.scenarios.start({ name: 'fail', status: 500, match: `GET ${ORDERS}`, times: 1 })
}
const looks = () => page.shop.requests(`GET ${ORDERS}`)
const watching = (busy = false) => hookIn(page.shop, (isBusy: boolean) => useUnconfirmedOrder(CUSTOMER, isBusy), busy)
const pass = async (ms: number) => {
  act(() => void vi.advanceTimersByTime(ms))
  await quiet()
}

describe('an order that was sent and not confirmed', () => {
  it('shows as looked for, then as missing, and is looked up every ten seconds', async () => {
    sent()
    const { result } = watching()
    expect(result.current).toEqual({ outcome: 'looking', order: null })
    await quiet()
    expect(result.current).toEqual({ outcome: 'missing', order: null })
    expect(looks()).toBe(1)
    await pass(9999)
    expect(looks()).toBe(1)
    await pass(1)
    expect(looks()).toBe(2)
  })

  it('shows as placed once the API lists it, and is not looked up again', async () => {
    sent()
    const { result } = watching()
    await quiet()
    await place()
    await pass(10_000)
    const [order] = page.shop.sandbox.context.state.orders
    expect(result.current).toMatchObject({ outcome: 'placed', order: { id: order!.id } })
    const before = looks()
    await pass(60_000)
    expect(looks()).toBe(before)
  })

  it('empties the shown cart once it is found, and nothing else, and leaves the cart alone while it is missing', async () => {
    await page.shop.client.fetchQuery(cartQuery(CUSTOMER))
    page.shop.client.setQueryData(['menus'], [])
    const isOld = () => page.shop.client.getQueryState(cartQuery(CUSTOMER).queryKey)?.isInvalidated
    sent()
    watching()
    await quiet()
    expect(isOld()).toBe(false)
    await place()
    await pass(10_000)
    expect(isOld()).toBe(true)
    expect(page.shop.client.getQueryState(['menus'])?.isInvalidated).toBe(false)
  })

  it('counts as not placed when it is still missing after five minutes, and not before', async () => {
    sent()
    const { result } = watching()
    await quiet()
    for (let passed = 0; passed < 5 * 60_000; passed += 10_000) await pass(10_000)
    expect(result.current.outcome).toBe('missing')
    expect(unconfirmedOrder(CUSTOMER)).not.toBeNull()
    await pass(10_000)
    expect(result.current).toEqual({ outcome: 'none', order: null })
    expect(unconfirmedOrder(CUSTOMER)).toBeNull()
  })

  it('counts as not placed after the device’s clock was set back an hour', async () => {
    sent()
    vi.setSystemTime(Date.now() - 60 * 60_000)
    const { result } = watching()
    await quiet()
    await pass(10_000)
    expect(result.current.outcome).toBe('none')
  })

  it('F38 is looked up though it is stored with an impossible time', async () => {
    act(() => {
      sent()
      orderSent({ ...attemptOf(CUSTOMER, page.placement), sentAt: -1e15 }, {})
    })
    const { result } = watching()
    expect(result.current.outcome).toBe('looking')
    await quiet()
    expect([result.current.outcome, looks()]).toEqual(['none', 1])
  })

  it('stays placed, however long ago it was sent', async () => {
    await place()
    await pass(6 * 60_000)
    const { result } = watching()
    await quiet()
    expect(result.current.outcome).toBe('placed')
    expect(unconfirmedOrder(CUSTOMER)).not.toBeNull()
  })

  it('is unknown while the lookup fails, and looked up again ten seconds later', async () => {
    failLookup()
    sent()
    const { result } = watching()
    await quiet()
    expect(result.current).toEqual({ outcome: 'unknown', order: null })
    await pass(10_000)
    expect(result.current.outcome).toBe('missing')
  })

  it('is unknown at most until the device is online: offline it says so, and looks when back', async () => {
    act(() => onlineManager.setOnline(false))
    sent()
    const { result } = watching()
    await quiet()
    expect(result.current).toEqual({ outcome: 'offline', order: null })
    expect(looks()).toBe(0)
    act(() => onlineManager.setOnline(true))
    await quiet()
    expect(result.current.outcome).toBe('missing')
  })

  it('is left to the button while that sends it, and looked up afterwards', async () => {
    sent()
    const { result, rerender } = watching(true)
    await pass(20_000)
    expect(result.current).toEqual({ outcome: 'none', order: null })
    expect(looks()).toBe(0)
    rerender(false)
    await quiet()
    expect(result.current.outcome).toBe('missing')
    rerender(true)
    expect(result.current.outcome).toBe('none')
  })

  it('is looked for as soon as another tab has sent it', async () => {
    const { result } = watching()
    await pass(20_000)
    expect(result.current).toEqual({ outcome: 'none', order: null })
    expect(looks()).toBe(0)
    act(sent)
    await quiet()
    expect([result.current.outcome, looks()]).toEqual(['missing', 1])
  })

  it('gets a lookup of its own: what was read for an earlier one says nothing about it', async () => {
    sent()
    const { result } = watching()
    await quiet()
    vi.setSystemTime(Date.now() + 1)
    act(sent)
    expect(result.current.outcome).toBe('looking')
    await quiet()
    expect([result.current.outcome, looks()]).toEqual(['missing', 2])
  })
})

describe('an order that is being paid in another tab', () => {
  beforeEach(async () => {
    await place()
    act(() => orderPlaced(page.orders()[0]!.id))
  })

  it('is being read at first, then shows as placed while it is unpaid', async () => {
    const { result } = watching()
    expect(result.current).toEqual({ outcome: 'none', order: null, isReading: true })
    await quiet()
    expect(result.current).toMatchObject({ outcome: 'placed', order: { id: page.orders()[0]!.id } })
    expect(unconfirmedOrder(CUSTOMER)).not.toBeNull()
  })

  it.each([
    ['paid', () => void (page.orders()[0]!.payment.status = 'PAID')],
    ['cancelled', () => void (page.orders()[0]!.cancelledAt = page.shop.sandbox.context.now())],
  ])('is over once it is %s', async (_, happen) => {
    happen()
    const { result } = watching()
    await quiet()
    expect([result.current, looks()]).toEqual([{ outcome: 'none', order: null }, 1])
    expect(unconfirmedOrder(CUSTOMER)).toBeNull()
  })

  it('stays open while it cannot be looked up, and nothing shows', async () => {
    failLookup()
    const { result } = watching()
    await quiet()
    expect(result.current).toEqual({ outcome: 'none', order: null })
    await pass(10_000)
    expect(result.current.outcome).toBe('placed')
  })

  it('does not hold up the form while the device is offline', async () => {
    act(() => onlineManager.setOnline(false))
    const { result } = watching()
    await quiet()
    expect(result.current).toEqual({ outcome: 'none', order: null })
  })
})
