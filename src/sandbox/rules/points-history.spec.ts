import { beforeEach, describe, expect, it } from 'vitest'
import { otherCustomer, passes } from '../../../tests/sandbox/clients'
import { customer, eachTestHas } from '../../../tests/sandbox/customer'
import {
  addToCart,
  customerWithCart,
  lemonade,
  pay,
  PICKUP,
  placedOrder,
  quoted,
  readOrder,
  receivedOrder,
  retryPayment,
} from '../../../tests/sandbox/orders'
import { grantPoints, historyOf, readPoints } from '../../../tests/sandbox/prepaid'
import type { StoredOrder } from '../state'
import { pointsOf, takeBackPoints } from './points'

const FIVE_OFF = { ...PICKUP, rewardId: 'five-off' }
const HOUR = 60 * 60_000

eachTestHas(customerWithCart)

const balance = async () => (await readPoints(customer)).balance
const history = async () => historyOf(await readPoints(customer))
const program = (change: object | null) => {
  const { context } = customer.sandbox
  const { pointsProgram, ...rest } = context.restaurant
  context.restaurant = { ...rest, pointsProgram: change && { ...pointsProgram!, ...change } }
}
/** Adds an entry to the account, as an older sandbox or another order would. */
const enter = (points: number, reason: 'GRANTED' | 'SPENT') => {
  const { state, now } = customer.sandbox.context
  state.points![customer.customerId]!.entries.push({ id: 'x', at: now(), points, reason })
}

describe('the history of points', () => {
  it('names of each entry what it was, when, and for which order', async () => {
    await grantPoints(customer, 300)
    const { id, number } = await receivedOrder(customer, 'AT_RESTAURANT', FIVE_OFF)
    await passes(customer, 2 * HOUR)
    const completed = (await readOrder(customer, id)).history.find(({ status }) => status === 'COMPLETED')!
    const { entries } = await readPoints(customer)
    const ids = entries.map((entry) => entry.id)
    const at = expect.stringMatching(/^2026-11-20T18:00/) as string
    expect(entries).toEqual([
      { id: ids[0], at: completed.at, points: 13, reason: 'EARNED', orderId: id, orderNumber: number },
      { id: ids[1], at, points: -80, reason: 'SPENT', orderId: id, orderNumber: number },
      { id: ids[2], at, points: 300, reason: 'GRANTED' },
    ])
    expect(new Set(ids).size).toBe(3)
  })

  it('shows as held only what is held now, not what was held before a payment failed', async () => {
    await grantPoints(customer, 300)
    const { id, payment } = await placedOrder(customer, { request: FIVE_OFF })
    await pay(customer.sandbox, payment.url, 'decline')
    expect((await readOrder(customer, id)).points?.spent).toBe(0)
    const failed = [
      ['RETURNED', 80],
      ['SPENT', -80],
      ['GRANTED', 300],
    ]
    expect(await history()).toEqual(failed)
    await retryPayment(customer, id)
    expect(await history()).toEqual([['HELD', -80], ...failed])
    await grantPoints(customer, 5)
    expect((await history()).slice(0, 2).flat()).toEqual(['GRANTED', 5, 'HELD', -80])
    expect((await readOrder(customer, id)).points).toEqual({ earned: 13, spent: 80 })
  })

  it('has the entries of an order that is gone, without its number', async () => {
    await grantPoints(customer, 300)
    const { id } = await receivedOrder(customer, 'AT_RESTAURANT', FIVE_OFF)
    customer.sandbox.context.state.orders = []
    const [entry] = (await readPoints(customer)).entries
    expect(entry).toMatchObject({ reason: 'SPENT', orderId: id })
    expect(entry).not.toHaveProperty('orderNumber')
  })

  it('has nothing of another customer, whose order holds points too', async () => {
    await grantPoints(customer, 80)
    const other = await otherCustomer(customer)
    await grantPoints(customer, 100)
    await addToCart(other)
    await placedOrder(other, { request: FIVE_OFF })
    expect(pointsOf(customer.customerId, customer.sandbox.context)).toMatchObject({ balance: 80, held: 0 })
    expect((await quoted(customer, FIVE_OFF)).points?.balance).toBe(80)
  })
})

describe('points that expire', () => {
  it('do so after the days that the restaurant says, whether they are earned or given', async () => {
    program({ expiresAfterDays: 30 })
    await grantPoints(customer, 10)
    await receivedOrder(customer, 'AT_RESTAURANT')
    await passes(customer, 2 * HOUR)
    const { expiring, ...account } = await readPoints(customer)
    expect(account.balance).toBe(28)
    expect(expiring.map(({ points, at }) => [points, at.slice(0, 13)])).toEqual([
      [10, '2026-12-20T18'],
      [18, '2026-12-20T18'],
    ])
  })

  it('do so after a year where the restaurant says nothing, and those without an end are not named', async () => {
    await grantPoints(customer, 10)
    enter(5, 'GRANTED')
    const { expiring, ...account } = await readPoints(customer)
    expect(account.balance).toBe(15)
    expect(expiring.map(({ points, at }) => [points, at.slice(0, 10)])).toEqual([[10, '2027-11-20']])
  })

  it('can still come back once the restaurant has ended its program', async () => {
    await grantPoints(customer, 80)
    const { payment } = await placedOrder(customer, { request: FIVE_OFF })
    program(null)
    await pay(customer.sandbox, payment.url, 'decline')
    expect(await balance()).toBe(80)
    await grantPoints(customer, 5)
    expect(await balance()).toBe(85)
  })
})

describe('a refund', () => {
  let order: StoredOrder
  const takeBack = (left: number) => takeBackPoints(order, left, customer.sandbox.context)
  beforeEach(async () => {
    await receivedOrder(customer, 'AT_RESTAURANT')
    await passes(customer, 2 * HOUR)
    expect(await balance()).toBe(18)
    order = customer.sandbox.context.state.orders[0]!
  })
  const orderedAgain = async (quantity: number) => {
    await addToCart(customer, lemonade(quantity))
    await receivedOrder(customer, 'AT_RESTAURANT')
    await passes(customer, 2 * HOUR)
  }

  it('takes back what the refunded dishes had earned, each point once', async () => {
    takeBack(1350)
    takeBack(1350)
    expect(await balance()).toBe(13)
    takeBack(0)
    expect(await balance()).toBe(0)
    expect((await readOrder(customer, order.id)).points).toEqual({ earned: 0, spent: 0 })
  })

  it('takes points that are spent from as many of the next orders as it needs, and no more', async () => {
    enter(-18, 'SPENT')
    takeBack(0)
    await orderedAgain(3)
    expect(await balance()).toBe(0)
    await orderedAgain(3)
    expect(await balance()).toBe(13 - 5)
    await orderedAgain(3)
    expect(await history()).toEqual([
      ['EARNED', 13],
      ['EARNED', 8],
      ['SPENT', -18],
      ['EARNED', 18],
    ])
  })

  it('takes what is left of its points at once, and only the rest is owed', async () => {
    enter(-13, 'SPENT')
    takeBack(0)
    expect((await history())[0]).toEqual(['TAKEN_BACK', -5])
    await orderedAgain(4)
    expect((await history())[0]).toEqual(['EARNED', 5])
  })

  it('is possible once the restaurant has ended its program', () => {
    program(null)
    expect(() => takeBack(900)).not.toThrow()
  })

  it('that changes no whole point takes none back', async () => {
    takeBack(1800)
    takeBack(1900)
    expect([await balance(), (await history()).length]).toEqual([18, 1])
  })
})

it('an order of an older sandbox, which earned no points, keeps everything as it is', async () => {
  const { id } = await receivedOrder(customer, 'AT_RESTAURANT')
  const order = customer.sandbox.context.state.orders[0]!
  delete order.earns
  await passes(customer, 2 * HOUR)
  expect(await history()).toEqual([])
  expect((await readOrder(customer, id)).points).toEqual({ earned: 0, spent: 0 })
  takeBackPoints(order, 0, customer.sandbox.context)
  expect(await history()).toEqual([])
})
