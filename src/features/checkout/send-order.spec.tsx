import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { expectLog } from '../../../tests/setup/log'
import { createOrderPage, ORDERS } from '../../../tests/setup/order-page'
import { CUSTOMER } from '../../../tests/setup/shop'
import { signedOut } from '../../stores/auth'
import { stageOf } from '../../stores/purchases'
import { keepDraft, readDraft } from './draft'
import { idempotencyKey, orderPlaced, unconfirmedOrder } from './idempotency-key'
import { keepOrderData } from './order-data'
import { attemptOf } from './same-order'
import { sendOrder, type Placement } from './send-order'

const page = createOrderPage()
const { orders } = page
const start = (name: 'fail' | 'lost-answer', method: 'GET' | 'POST', status = 500) =>
  page.start({ name, status, match: `${method} ${ORDERS}` })
const send = (change: Partial<Placement> = {}) => sendOrder(CUSTOMER, { ...page.placement, ...change })
/** The same cart with a note is another order. */
const OTHER = { note: 'No ice', signature: '4 lemonades without ice' }
const posts = () => page.shop.requests(`POST ${ORDERS}`)
const lookups = () => page.shop.requests(`GET ${ORDERS}`)
const openLooks = () => unconfirmedOrder(CUSTOMER)?.looks
const looksOf = (change: Partial<Placement> = {}) => attemptOf(CUSTOMER, { ...page.placement, ...change }).looks

/** Whether an order is placed, its answer is lost, and so is that of the lookup. */
async function unheard({ isPlaced }: { isPlaced: boolean }) {
  expectLog(/Failed to place your order/, /Failed to load your orders/)
  start(isPlaced ? 'lost-answer' : 'fail', 'POST', 503)
  start('fail', 'GET')
  await expect(send()).rejects.toThrow('Failed to place your order')
  expect([orders().length, openLooks()]).toEqual([Number(isPlaced), looksOf()])
  page.shop.sandbox.context.requestLog.length = 0
}
/** Orders can no longer be looked up once one has been sent. */
function loseLookupAfterSending() {
  const { fetch } = globalThis
  vi.stubGlobal('fetch', (request: Request) => {
    if (request.method === 'POST') start('fail', 'GET')
    return fetch(request)
  })
}

describe('an order', () => {
  beforeEach(() => vi.stubEnv('VITE_EVENTS', 'dataLayer'))
  afterEach(() => vi.unstubAllEnvs())

  it('is placed, the payment leads back to the shop, it is open until it is paid, and tracked when it is', async () => {
    expect(await send()).toEqual(await send())
    const { id } = orders()[0]!
    expect(orders()).toHaveLength(1)
    const returnUrl = `${location.origin}/payment-return`
    expect(page.shop.sandbox.context.state.sessions[0]).toMatchObject({ orderId: id, returnUrl })
    expect([openLooks(), lookups(), stageOf(id)]).toEqual([looksOf(), 0, 'placed'])
  })

  it.each([409, 429])('that is refused with a %i was not placed: nothing has to be looked up', async (status) => {
    expectLog(/Failed to place your order/)
    start('fail', 'POST', status)
    await expect(send()).rejects.toMatchObject({ status })
    expect([lookups(), openLooks()]).toEqual([0, undefined])
    const sent = page.shop.sandbox.context.requestLog.find(({ method }) => method === 'POST')
    expect(idempotencyKey(page.placement.signature)).toBe(sent!.idempotencyKey)
  })

  it('whose sending broke down, and which is not among the orders, may still be placed', async () => {
    expectLog(/Failed to place your order/)
    start('fail', 'POST', 503)
    await expect(send()).rejects.toMatchObject({ status: 503 })
    expect([lookups(), openLooks()]).toEqual([1, looksOf()])
  })

  it('that was placed, and whose answer was lost, is the one that the API lists', async () => {
    expectLog(/Failed to place your order/)
    start('lost-answer', 'POST')
    const { id } = await send()
    expect([id, orders().length, lookups(), stageOf(id)]).toEqual([orders()[0]!.id, 1, 1, 'placed'])
  })
})

describe('after an order that was placed unheard', () => {
  beforeEach(() => unheard({ isPlaced: true }))

  it('the same one again is that order, without a second one, even if the API refuses it at first', async () => {
    start('fail', 'POST', 409)
    for (const sent of [1, 2]) {
      const { id } = await send()
      expect([id, orders().length, posts()]).toEqual([orders()[0]!.id, 1, sent])
    }
  })

  it('another one is not sent, nor while the first cannot be looked up, and the customer is shown the first', async () => {
    start('fail', 'GET')
    await expect(send(OTHER)).rejects.toThrow('Failed to load your orders.')
    expect([posts(), openLooks()]).toEqual([0, looksOf()])
    await expect(send(OTHER)).rejects.toMatchObject({
      ...{ status: 409, code: 'PLACED_BEFORE', message: 'Your earlier order was placed.' },
    })
    expect([posts(), openLooks()]).toEqual([0, looksOf()])
  })
})

describe('after an order that is being paid in another tab', () => {
  beforeEach(async () => {
    keepDraft(CUSTOMER, { contact: { note: 'Ring twice' } })
    const { id } = await send()
    orderPlaced(id)
    sessionStorage.clear()
  })

  it('sending the same one again returns that order and keeps its draft', async () => {
    await send()
    expect(orders()).toHaveLength(1)
    expect(readDraft(CUSTOMER).contact).toEqual({ note: 'Ring twice' })
  })

  it('a refused change in the tab that placed it leaves the first one open', async () => {
    keepOrderData({ orderId: orders()[0]!.id })
    keepDraft(CUSTOMER, { contact: { note: 'No ice' } })
    const attempt = localStorage.getItem('orderAttempt')
    expectLog(/Failed to place your order/)
    start('fail', 'POST', 409)
    await expect(send(OTHER)).rejects.toMatchObject({ status: 409 })
    expect(localStorage.getItem('orderAttempt')).toBe(attempt)
  })

  it('another one is not sent, and the customer is shown the first', async () => {
    await expect(send(OTHER)).rejects.toMatchObject({ code: 'PLACED_BEFORE' })
    expect([orders().length, openLooks()]).toEqual([1, looksOf()])
  })

  it('another one is placed once the first is paid', async () => {
    orders()[0]!.payment.status = 'PAID'
    await send(OTHER)
    expect([orders().length, openLooks()]).toEqual([2, looksOf(OTHER)])
    expect(readDraft(CUSTOMER).contact).toEqual({})
  })
})

describe('after an order that broke down', () => {
  beforeEach(() => unheard({ isPlaced: false }))

  it('another one is placed', async () => {
    const { id, note } = await send(OTHER)
    expect([id, note, orders().length]).toEqual([orders()[0]!.id, 'No ice', 1])
    expect(openLooks()).toBe(looksOf(OTHER))
  })

  it('another one that breaks down too is the one to look for', async () => {
    start('fail', 'POST', 503)
    await expect(send(OTHER)).rejects.toMatchObject({ status: 503 })
    expect(openLooks()).toBe(looksOf(OTHER))
  })

  it.each([429, 403, 409])('the same one that is refused with a %i is still to look for', async (status) => {
    start('fail', 'POST', status)
    await expect(send()).rejects.toMatchObject({ status })
    expect([posts(), openLooks()]).toEqual([1, looksOf()])
  })

  it('another one that is refused leaves the first one to look for, its key and what was filled in', async () => {
    const [attempt, draft] = [localStorage.getItem('orderAttempt'), localStorage.getItem('sentDraft')]
    expect(draft).toContain(CUSTOMER)
    keepDraft(CUSTOMER, { contact: { note: 'No ice' } })
    start('fail', 'POST', 409)
    await expect(send(OTHER)).rejects.toMatchObject({ status: 409 })
    expect([localStorage.getItem('orderAttempt'), localStorage.getItem('sentDraft')]).toEqual([attempt, draft])
    expect(openLooks()).toBe(looksOf())
  })

  it.each([
    ['is sent', {}],
    ['is looked up', OTHER],
  ])('a logout while the next one %s leaves nothing of what was filled in', async (_, change) => {
    keepDraft(CUSTOMER, { contact: { note: 'Ring twice' } })
    const { fetch } = globalThis
    vi.stubGlobal('fetch', (request: Request) => {
      if (request.method === 'GET') signedOut()
      return fetch(request)
    })
    start('fail', 'POST', 409)
    await expect(send(change)).rejects.toThrow()
    expect([localStorage.getItem('sentDraft'), sessionStorage.getItem('checkoutDraft')]).toEqual([null, null])
  })

  it('another one that is refused, with no lookup possible, stays the one to look for', async () => {
    loseLookupAfterSending()
    start('fail', 'POST', 409)
    await expect(send(OTHER)).rejects.toMatchObject({ status: 409 })
    expect(openLooks()).toBe(looksOf(OTHER))
  })
})
