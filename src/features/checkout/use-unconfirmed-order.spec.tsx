import { onlineManager } from '@tanstack/react-query'
import { act } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { hookIn } from '../../../tests/setup/hook'
import { expectLog } from '../../../tests/setup/log'
import { createOrderPage, ORDERS } from '../../../tests/setup/order-page'
import { CUSTOMER, quiet } from '../../../tests/setup/shop'
import { cartQuery } from '../../api/queries/cart'
import { stageOf } from '../../stores/purchases'
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
  page.start({ name: 'fail', status: 500, match: `GET ${ORDERS}` })
}
const NONE = { outcome: 'none', order: null }
const looks = () => page.shop.requests(`GET ${ORDERS}`)
const watching = (busy = false) => hookIn(page.shop, (isBusy: boolean) => useUnconfirmedOrder(CUSTOMER, isBusy), busy)
const watched = async () => {
  const hook = watching()
  await quiet()
  return hook
}
const pass = async (ms: number) => {
  act(() => void vi.advanceTimersByTime(ms))
  await quiet()
}

describe('an order that was sent and not confirmed', () => {
  it('shows as looked for, then as missing, is looked up every ten seconds, and was not placed after five minutes', async () => {
    sent()
    const { result } = watching()
    expect(result.current).toEqual({ outcome: 'looking', order: null })
    await quiet()
    expect([result.current, looks()]).toEqual([{ outcome: 'missing', order: null }, 1])
    await pass(9999)
    expect(looks()).toBe(1)
    await pass(1)
    expect(looks()).toBe(2)
    for (let passed = 10_000; passed < 5 * 60_000; passed += 10_000) await pass(10_000)
    expect(result.current.outcome).toBe('missing')
    expect(unconfirmedOrder(CUSTOMER)).not.toBeNull()
    await pass(10_000)
    expect([result.current, unconfirmedOrder(CUSTOMER)]).toEqual([NONE, null])
  })

  it('shows as placed and is tracked once the API lists it, is not looked up again, and empties the shown cart', async () => {
    vi.stubEnv('VITE_EVENTS', 'dataLayer')
    onTestFinished(() => void vi.unstubAllEnvs())
    await page.shop.client.fetchQuery(cartQuery(CUSTOMER))
    page.shop.client.setQueryData(['menus'], [])
    const isOld = () => page.shop.client.getQueryState(cartQuery(CUSTOMER).queryKey)?.isInvalidated
    sent()
    const { result } = await watched()
    expect(isOld()).toBe(false)
    await place()
    localStorage.removeItem('tracked-orders')
    await pass(10_000)
    const [order] = page.orders()
    expect(result.current).toMatchObject({ outcome: 'placed', order: { id: order!.id } })
    expect([stageOf(order!.id), isOld()]).toEqual(['placed', true])
    expect(page.shop.client.getQueryState(['menus'])?.isInvalidated).toBe(false)
    const before = looks()
    await pass(60_000)
    expect(looks()).toBe(before)
  })

  it.each([
    [
      'is looked up, and counts as not placed, after the device’s clock was set back an hour',
      () => Date.now() + 3_600_000,
    ],
    ['F38 is looked up, and counts as not placed, though it is stored with an impossible time', () => -1e15],
  ])('%s', async (_, sentAt) => {
    act(() => {
      sent()
      orderSent({ ...attemptOf(CUSTOMER, page.placement), sentAt: sentAt() }, {})
    })
    const { result } = watching()
    expect(result.current.outcome).toBe('looking')
    await quiet()
    expect([result.current.outcome, looks()]).toEqual(['none', 1])
  })

  it('stays placed, however long ago it was sent', async () => {
    await place()
    await pass(6 * 60_000)
    const { result } = await watched()
    expect(result.current.outcome).toBe('placed')
    expect(unconfirmedOrder(CUSTOMER)).not.toBeNull()
  })

  it('is unknown while the lookup fails, and looked up again ten seconds later', async () => {
    failLookup()
    sent()
    const { result } = await watched()
    expect(result.current).toEqual({ outcome: 'unknown', order: null })
    await pass(10_000)
    expect(result.current.outcome).toBe('missing')
  })

  it('is unknown at most until the device is online: offline it says so, and looks when back', async () => {
    act(() => onlineManager.setOnline(false))
    sent()
    const { result } = await watched()
    expect([result.current, looks()]).toEqual([{ outcome: 'offline', order: null }, 0])
    act(() => onlineManager.setOnline(true))
    await quiet()
    expect(result.current.outcome).toBe('missing')
  })

  it('is left to the button while that sends it, and looked up afterwards', async () => {
    sent()
    const { result, rerender } = watching(true)
    await pass(20_000)
    expect([result.current, looks()]).toEqual([NONE, 0])
    rerender(false)
    await quiet()
    expect(result.current.outcome).toBe('missing')
    rerender(true)
    expect(result.current.outcome).toBe('none')
  })

  it('is looked for as soon as another tab has sent it', async () => {
    const { result } = watching()
    await pass(20_000)
    expect([result.current, looks()]).toEqual([NONE, 0])
    act(sent)
    await quiet()
    expect([result.current.outcome, looks()]).toEqual(['missing', 1])
  })

  it('gets a lookup of its own: what was read for an earlier one says nothing about it', async () => {
    sent()
    const { result } = await watched()
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
    expect(result.current).toEqual({ ...NONE, isReading: true })
    await quiet()
    expect(result.current).toMatchObject({ outcome: 'placed', order: { id: page.orders()[0]!.id } })
    expect(unconfirmedOrder(CUSTOMER)).not.toBeNull()
  })

  it.each([
    ['paid', () => void (page.orders()[0]!.payment.status = 'PAID')],
    ['cancelled', () => void (page.orders()[0]!.cancelledAt = page.shop.sandbox.context.now())],
  ])('is over once it is %s', async (_, happen) => {
    happen()
    const { result } = await watched()
    expect([result.current, looks()]).toEqual([NONE, 1])
    expect(unconfirmedOrder(CUSTOMER)).toBeNull()
  })

  it('stays open while it cannot be looked up, and nothing shows', async () => {
    failLookup()
    const { result } = await watched()
    expect(result.current).toEqual(NONE)
    await pass(10_000)
    expect(result.current.outcome).toBe('placed')
  })

  it('does not hold up the form while the device is offline', async () => {
    act(() => onlineManager.setOnline(false))
    const { result } = await watched()
    expect(result.current).toEqual(NONE)
  })
})
