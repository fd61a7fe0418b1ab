import { beforeEach, describe, expect, it } from 'vitest'
import { type Customer, otherCustomer, setClock, signedInCustomer, startScenario } from '../../../tests/sandbox/clients'
import {
  addToCart,
  lemonade,
  pay,
  PICKUP,
  placedOrder,
  quoted,
  readOrder,
  receivedOrder,
  retryPayment,
} from '../../../tests/sandbox/orders'
import { historyOf, readPoints } from '../../../tests/sandbox/prepaid'
import { applyReward, pointsOf, takeBackPoints } from './points'

const FIVE_OFF = { ...PICKUP, rewardId: 'five-off' }
const HOUR = 60 * 60_000

let customer: Customer
beforeEach(async () => {
  customer = await signedInCustomer()
  await addToCart(customer)
})

const grant = (points: number) => startScenario(customer.sandbox, { name: 'grant-points', points })
const passes = (ms: number) => setClock(customer.sandbox, customer.sandbox.context.now() + ms)
const history = async () => historyOf(await readPoints(customer))
const program = (change: object | null) => {
  const { context } = customer.sandbox
  const { pointsProgram, ...rest } = context.restaurant
  context.restaurant = { ...rest, pointsProgram: change && { ...pointsProgram!, ...change } }
}
const orderedAgain = async (line = lemonade(4)) => {
  await addToCart(customer, line)
  const order = await receivedOrder(customer, 'AT_RESTAURANT')
  await passes(2 * HOUR)
  return order
}

describe('the history of points', () => {
  it('names of each entry what it was, when, and for which order', async () => {
    await grant(300)
    const { id, number } = await receivedOrder(customer, 'AT_RESTAURANT', FIVE_OFF)
    await passes(2 * HOUR)
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
    await grant(300)
    const { id, payment } = await placedOrder(customer, { request: FIVE_OFF })
    await pay(customer.sandbox, payment.url, 'decline')
    expect((await readOrder(customer, id)).points?.spent).toBe(0)
    expect(await history()).toEqual([
      ['RETURNED', 80],
      ['SPENT', -80],
      ['GRANTED', 300],
    ])
    await retryPayment(customer, id)
    expect(await history()).toEqual([
      ['HELD', -80],
      ['RETURNED', 80],
      ['SPENT', -80],
      ['GRANTED', 300],
    ])
    await grant(5)
    expect((await history()).slice(0, 2)).toEqual([
      ['GRANTED', 5],
      ['HELD', -80],
    ])
    expect((await readOrder(customer, id)).points).toEqual({ earned: 13, spent: 80 })
  })

  it('has the entries of an order that is gone, without its number', async () => {
    await grant(300)
    const { id } = await receivedOrder(customer, 'AT_RESTAURANT', FIVE_OFF)
    customer.sandbox.context.state.orders = []
    const [entry] = (await readPoints(customer)).entries
    expect(entry).toMatchObject({ reason: 'SPENT', orderId: id })
    expect(entry).not.toHaveProperty('orderNumber')
  })

  it('has nothing of another customer, whose order holds points too', async () => {
    await grant(80)
    const other = await otherCustomer(customer)
    await grant(100)
    await addToCart(other)
    await placedOrder(other, { request: FIVE_OFF })
    const { balance, held } = pointsOf(customer.customerId, customer.sandbox.context)
    expect([balance, held]).toEqual([80, 0])
    expect((await quoted(customer, FIVE_OFF)).points?.balance).toBe(80)
  })
})

describe('points that expire', () => {
  it('do so after the days that the restaurant says, whether they are earned or given', async () => {
    program({ expiresAfterDays: 30 })
    await grant(10)
    await receivedOrder(customer, 'AT_RESTAURANT')
    await passes(2 * HOUR)
    const { expiring, balance } = await readPoints(customer)
    expect(balance).toBe(28)
    expect(expiring.map(({ points, at }) => [points, at.slice(0, 13)])).toEqual([
      [10, '2026-12-20T18'],
      [18, '2026-12-20T18'],
    ])
  })

  it('do so after a year where the restaurant says nothing', async () => {
    await grant(10)
    expect((await readPoints(customer)).expiring.map(({ at }) => at.slice(0, 10))).toEqual(['2027-11-20'])
  })

  it('are named before they are gone, and those without an end are not', async () => {
    const { context } = customer.sandbox
    await grant(10)
    context.state.points![customer.customerId]!.entries.push({
      ...{ id: 'old', at: context.now(), points: 5, reason: 'GRANTED' },
    })
    const { balance, expiring } = await readPoints(customer)
    expect([balance, expiring.map(({ points }) => points)]).toEqual([15, [10]])
  })

  it('can still come back once the restaurant has ended its program', async () => {
    await grant(80)
    const { payment } = await placedOrder(customer, { request: FIVE_OFF })
    program(null)
    await pay(customer.sandbox, payment.url, 'decline')
    expect((await readPoints(customer)).balance).toBe(80)
    await grant(5)
    expect((await readPoints(customer)).balance).toBe(85)
  })
})

describe('points that are owed for a refund', () => {
  const refunded = async () => {
    await receivedOrder(customer, 'AT_RESTAURANT')
    await passes(2 * HOUR)
    expect((await readPoints(customer)).balance).toBe(18)
    const { context } = customer.sandbox
    context.state.points![customer.customerId]!.entries.push({
      ...{ id: 'x', at: context.now(), points: -18, reason: 'SPENT' },
    })
    takeBackPoints(context.state.orders[0]!, 0, context)
  }

  it('leave no empty entries in the history', async () => {
    await refunded()
    expect(await history()).toEqual([
      ['SPENT', -18],
      ['EARNED', 18],
    ])
  })

  it('are taken from as many orders as it needs, and no more', async () => {
    await refunded()
    await orderedAgain(lemonade(3))
    expect((await readPoints(customer)).balance).toBe(0)
    await orderedAgain(lemonade(3))
    expect((await readPoints(customer)).balance).toBe(13 - 5)
    await orderedAgain(lemonade(3))
    expect(await history()).toEqual([
      ['EARNED', 13],
      ['EARNED', 8],
      ['SPENT', -18],
      ['EARNED', 18],
    ])
  })
})

it('a refund takes what is left of its points at once, and only the rest is owed', async () => {
  await receivedOrder(customer, 'AT_RESTAURANT')
  await passes(2 * HOUR)
  expect((await readPoints(customer)).balance).toBe(18)
  const { context } = customer.sandbox
  context.state.points![customer.customerId]!.entries.push({
    ...{ id: 'x', at: context.now(), points: -13, reason: 'SPENT' },
  })
  takeBackPoints(context.state.orders[0]!, 0, context)
  expect((await history())[0]).toEqual(['TAKEN_BACK', -5])
  await orderedAgain()
  expect((await history())[0]).toEqual(['EARNED', 5])
})

it('a refund is possible once the restaurant has ended its program', async () => {
  await receivedOrder(customer, 'AT_RESTAURANT')
  await passes(2 * HOUR)
  expect((await readPoints(customer)).balance).toBe(18)
  program(null)
  const { context } = customer.sandbox
  expect(() => takeBackPoints(context.state.orders[0]!, 900, context)).not.toThrow()
})

it('an order earns as many points as the restaurant gives for each amount', async () => {
  program({ earns: { points: 3, per: 500 } })
  expect((await quoted(customer)).points?.earns).toBe(9)
})

it('a refund that changes no whole point takes none back', async () => {
  await receivedOrder(customer, 'AT_RESTAURANT')
  await passes(2 * HOUR)
  const { context } = customer.sandbox
  takeBackPoints(context.state.orders[0]!, 1800, context)
  takeBackPoints(context.state.orders[0]!, 1900, context)
  expect([(await readPoints(customer)).balance, (await history()).length]).toEqual([18, 1])
})

it('an order of an older sandbox, which earned no points, keeps everything as it is', async () => {
  const { id } = await receivedOrder(customer, 'AT_RESTAURANT')
  const order = customer.sandbox.context.state.orders[0]!
  delete order.earns
  await passes(2 * HOUR)
  expect(await history()).toEqual([])
  expect((await readOrder(customer, id)).points).toEqual({ earned: 0, spent: 0 })
  takeBackPoints(order, 0, customer.sandbox.context)
  expect(await history()).toEqual([])
})

it('a restaurant without points says so for its orders, and refuses a reward in words', async () => {
  program(null)
  const { id } = await receivedOrder(customer, 'AT_RESTAURANT')
  expect((await readOrder(customer, id)).points).toBeNull()
  await addToCart(customer)
  const message = 'There are no rewards here.'
  expect((await quoted(customer, FIVE_OFF)).problems).toEqual([{ code: 'REWARD_UNAVAILABLE', message }])
  for (const rewardId of [null, undefined]) {
    const priced = { lines: [], subtotal: 0, discount: 0 }
    expect(applyReward(customer.customerId, rewardId, priced, customer.sandbox.context)).toEqual({
      ...{ points: null, reward: null },
    })
  }
})

describe('a quote', () => {
  it('counts the points of a failed order once, and those of a received one not at all', async () => {
    await grant(300)
    const { payment } = await placedOrder(customer, { request: FIVE_OFF })
    await pay(customer.sandbox, payment.url, 'decline')
    expect((await quoted(customer)).points?.balance).toBe(300)
    await receivedOrder(customer, 'AT_RESTAURANT', FIVE_OFF)
    await addToCart(customer)
    expect((await quoted(customer)).points?.balance).toBe(220)
  })

  it('earns for what is left after the code and the reward', async () => {
    await grant(300)
    await addToCart(customer, lemonade(2))
    const { points, totals } = await quoted(customer, { ...FIVE_OFF, promoCode: 'MARKET10' })
    expect([totals.subtotal, totals.discount, totals.reward?.amount]).toEqual([2700, 270, 500])
    expect(points?.earns).toBe(19)
  })

  it('says of a reward that fits nothing in the cart what to add', async () => {
    await grant(300)
    const { points, problems, totals } = await quoted(customer, { ...PICKUP, rewardId: 'dessert' })
    const message = 'Tamarind flan on us: Add such a dish to your cart to use it.'
    expect(problems).toEqual([{ code: 'REWARD_UNAVAILABLE', message }])
    expect([totals.reward, points?.rewardId]).toEqual([undefined, null])
  })

  it('has a note for a reward that takes nothing off, and none for another', async () => {
    await grant(300)
    const { points } = await quoted(customer)
    const dessert = 'Add such a dish to your cart to use it.'
    expect(points?.rewards?.map(({ note }) => note)).toEqual([null, null, dessert, null])
  })

  it('asks for exactly the points that are missing', async () => {
    await grant(79)
    expect((await quoted(customer)).points?.rewards?.[1]).toMatchObject({ name: '$5 off', points: 80, missing: 1 })
    expect((await quoted(customer, FIVE_OFF)).problems).toMatchObject([
      { message: 'You do not have enough points for $5 off.' },
    ])
    await grant(1)
    expect((await quoted(customer, FIVE_OFF)).problems).toEqual([])
  })
})
