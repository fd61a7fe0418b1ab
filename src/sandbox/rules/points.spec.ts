import { describe, expect, it } from 'vitest'
import {
  addToCart,
  cancelOrder,
  cartLine,
  customerWithCart,
  lemonade,
  orderOf,
  pay,
  PICKUP,
  place,
  placedOrder,
  quoted,
  readCart,
  readOrder,
  receivedOrder,
  retryPayment,
  setQuantity,
} from '../../../tests/sandbox/orders'
import { passes } from '../../../tests/sandbox/clients'
import { customer, eachTestHas } from '../../../tests/sandbox/customer'
import { grantPoints, historyOf, readPoints } from '../../../tests/sandbox/prepaid'
import { applyReward } from './points'

const FIVE_OFF = { ...PICKUP, rewardId: 'five-off' }
const DRINK = { ...PICKUP, rewardId: 'drink' }
const AT_RESTAURANT = { paymentMethod: { type: 'AT_RESTAURANT' } } as const
const HOUR = 60 * 60_000

eachTestHas(customerWithCart)

const balance = async () => (await readPoints(customer)).balance
const history = async () => historyOf(await readPoints(customer))

it('an order earns points once it is completed, for its dishes only', async () => {
  const quote = await quoted(customer, { ...PICKUP, tip: { amount: 5000 } })
  expect(quote.points).toMatchObject({ balance: 0, earns: 18, rewardId: null })
  const { body: order } = await place(customer, { ...orderOf(quote), ...AT_RESTAURANT })
  expect(order.points).toEqual({ earned: 18, spent: 0 })
  expect(await balance()).toBe(0)
  await passes(customer, 2 * HOUR)
  expect([await balance(), await balance()]).toEqual([18, 18])
  const account = await readPoints(customer)
  expect(account.entries[0]).toMatchObject({ reason: 'EARNED', orderId: order.id, orderNumber: order.number })
  expect(account.expiring).toEqual([{ points: 18, at: expect.stringMatching(/^2027-11-20/) as string }])
})

it('points are held with the order, spent once it is accepted, and given back when it is cancelled', async () => {
  await grantPoints(customer, 300)
  const { id, payment } = await placedOrder(customer, { request: FIVE_OFF })
  expect(await readPoints(customer)).toMatchObject({ balance: 220, held: 80 })
  expect((await history())[0]).toEqual(['HELD', -80])
  await pay(customer.sandbox, payment.url, 'approve')
  expect(await readPoints(customer)).toMatchObject({ balance: 220, held: 0 })
  expect((await history())[0]).toEqual(['SPENT', -80])
  await cancelOrder(customer, id)
  await cancelOrder(customer, id)
  expect(await history()).toEqual([
    ['RETURNED', 80],
    ['SPENT', -80],
    ['GRANTED', 300],
  ])
  await passes(customer, 2 * HOUR)
  expect(await balance()).toBe(300)
  expect((await readOrder(customer, id)).points).toEqual({ earned: 0, spent: 0 })
})

it('an order that takes the place of one that waits for its payment can spend the same points', async () => {
  await grantPoints(customer, 80)
  await placedOrder(customer, { request: FIVE_OFF })
  expect((await quoted(customer, FIVE_OFF)).points).toMatchObject({ balance: 80, rewardId: 'five-off' })
  await placedOrder(customer, { request: FIVE_OFF })
  expect(await readPoints(customer)).toMatchObject({ balance: 0, held: 80 })
})

it('two devices cannot spend the same points', async () => {
  await grantPoints(customer, 80)
  const [first, second] = [await quoted(customer, FIVE_OFF), await quoted(customer, FIVE_OFF)]
  await place(customer, { ...orderOf(first), ...AT_RESTAURANT })
  await addToCart(customer)
  expect(await place(customer, orderOf(second))).toMatchObject({ status: 409, body: { code: 'REWARD_UNAVAILABLE' } })
  expect(await balance()).toBe(0)
})

it('a retry of an order whose payment failed is refused once its points are spent elsewhere', async () => {
  await grantPoints(customer, 80)
  const { id, payment } = await placedOrder(customer, { request: FIVE_OFF })
  await pay(customer.sandbox, payment.url, 'decline')
  const { context } = customer.sandbox
  context.state.points![customer.customerId]!.entries.push({ id: 'x', at: context.now(), points: -10, reason: 'SPENT' })
  const refused = await retryPayment(customer, id)
  const message = 'Your points have been spent in the meantime.'
  expect([refused.status, refused.body]).toMatchObject([409, { code: 'REWARD_UNAVAILABLE', message }])
})

describe('a quote', () => {
  it('names what each reward takes off, what is missing for it and why it does not fit', async () => {
    await grantPoints(customer, 100)
    const { points } = await quoted(customer)
    expect(points?.rewards?.map(({ id, amount, missing, note }) => [id, amount, missing, note])).toEqual([
      ['drink', 450, 0, null],
      ['five-off', 500, 0, null],
      ['dessert', 0, 20, 'Add such a dish to your cart to use it.'],
      ['fifth', 360, 150, null],
    ])
  })

  it('with a reward has a lower taxed amount and total, and the free dish earns nothing', async () => {
    await grantPoints(customer, 300)
    const { totals, points } = await quoted(customer, DRINK)
    expect(totals).toMatchObject({ subtotal: 1800, discount: 0, reward: { name: 'A drink on us', amount: 450 } })
    expect([totals.tax, totals.total]).toEqual([120, 1470])
    expect(points).toMatchObject({ earns: 13, rewardId: 'drink' })
  })

  it('does not keep a reward applied after its dish was removed', async () => {
    await grantPoints(customer, 300)
    await addToCart(customer, cartLine('charred-corn-ribs', 'all-day.small-plates', 850, 2))
    const seen = await quoted(customer, DRINK)
    await setQuantity(customer, 0)
    expect((await readCart(customer)).items).toHaveLength(1)
    const { problems, totals, points } = await quoted(customer, DRINK)
    expect(problems).toMatchObject([{ code: 'REWARD_UNAVAILABLE' }])
    expect([totals.reward, points?.rewardId]).toEqual([undefined, null])
    expect((await place(customer, orderOf(seen))).status).toBe(409)
    expect(await balance()).toBe(300)
  })

  it.each([
    ['unknown', 300, 'This reward does not exist any more.'],
    ['dessert', 300, 'Tamarind flan on us: Add such a dish to your cart to use it.'],
    ['fifth', 100, 'You do not have enough points for 20% off.'],
    ['five-off', 79, 'You do not have enough points for $5 off.'],
  ])('says why the reward %s cannot be chosen with %i points', async (rewardId, points, message) => {
    await grantPoints(customer, points)
    const quote = await quoted(customer, { ...PICKUP, rewardId })
    expect(quote.problems).toEqual([{ code: 'REWARD_UNAVAILABLE', message }])
    expect([quote.totals.reward, quote.points?.rewardId]).toEqual([undefined, null])
  })

  it('counts the points of a failed order once, and those of a received one not at all', async () => {
    await grantPoints(customer, 300)
    const { payment } = await placedOrder(customer, { request: FIVE_OFF })
    await pay(customer.sandbox, payment.url, 'decline')
    expect((await quoted(customer)).points?.balance).toBe(300)
    await receivedOrder(customer, 'AT_RESTAURANT', FIVE_OFF)
    await addToCart(customer)
    expect((await quoted(customer)).points?.balance).toBe(220)
  })

  it('earns for what is left after the code and the reward', async () => {
    await grantPoints(customer, 300)
    await addToCart(customer, lemonade(2))
    const { points, totals } = await quoted(customer, { ...FIVE_OFF, promoCode: 'MARKET10' })
    expect([totals.subtotal, totals.discount, totals.reward?.amount]).toEqual([2700, 270, 500])
    expect(points?.earns).toBe(19)
  })

  it('earns as many points as the restaurant gives for each amount', async () => {
    const { context } = customer.sandbox
    const pointsProgram = { ...context.restaurant.pointsProgram!, earns: { points: 3, per: 500 } }
    context.restaurant = { ...context.restaurant, pointsProgram }
    expect((await quoted(customer)).points?.earns).toBe(9)
  })
})

it('a restaurant without points says so for its orders, and refuses a reward in words', async () => {
  const { context } = customer.sandbox
  context.restaurant = { ...context.restaurant, pointsProgram: null }
  const { id } = await receivedOrder(customer, 'AT_RESTAURANT')
  expect((await readOrder(customer, id)).points).toBeNull()
  await addToCart(customer)
  expect((await quoted(customer)).points).toBeNull()
  const message = 'There are no rewards here.'
  expect((await quoted(customer, FIVE_OFF)).problems).toEqual([{ code: 'REWARD_UNAVAILABLE', message }])
  for (const rewardId of [null, undefined]) {
    const priced = { lines: [], subtotal: 0, discount: 0 }
    expect(applyReward(customer.customerId, rewardId, priced, context)).toEqual({ points: null, reward: null })
  }
})
