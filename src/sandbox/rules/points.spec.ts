import { expect, it } from 'vitest'
import {
  addToCart,
  cancelOrder,
  cartLine,
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
import { type Customer, setClock, signedInCustomer, startScenario } from '../../../tests/sandbox/clients'
import { historyOf, readPoints } from '../../../tests/sandbox/prepaid'
import { takeBackPoints } from './points'

const FIVE_OFF = { ...PICKUP, rewardId: 'five-off' }
const DRINK = { ...PICKUP, rewardId: 'drink' }
const HOUR = 60 * 60_000

const withPoints = async (points = 300) => {
  const customer = await signedInCustomer()
  await startScenario(customer.sandbox, { name: 'grant-points', points })
  await addToCart(customer)
  return customer
}
const passes = ({ sandbox }: Customer, ms: number) => setClock(sandbox, sandbox.context.now() + ms)
const balance = async (customer: Customer) => (await readPoints(customer)).balance

it('an order earns points once it is completed, for its dishes only', async () => {
  const customer = await signedInCustomer()
  await addToCart(customer)
  const quote = await quoted(customer, { ...PICKUP, tip: { amount: 5000 } })
  expect(quote.points).toMatchObject({ balance: 0, earns: 18, rewardId: null })
  const { body: order } = await place(customer, { ...orderOf(quote), paymentMethod: { type: 'AT_RESTAURANT' } })
  expect(order.points).toEqual({ earned: 18, spent: 0 })
  expect(await balance(customer)).toBe(0)
  await passes(customer, 2 * HOUR)
  expect([await balance(customer), await balance(customer)]).toEqual([18, 18])
  const account = await readPoints(customer)
  expect(account.entries[0]).toMatchObject({ reason: 'EARNED', orderId: order.id, orderNumber: order.number })
  expect(account.expiring).toEqual([{ points: 18, at: expect.stringMatching(/^2027-11-20/) as string }])
})

it('a quote names what each reward takes off, what is missing for it and why it does not fit', async () => {
  const customer = await withPoints(100)
  const { points } = await quoted(customer)
  expect(points?.rewards?.map(({ id, amount, missing }) => [id, amount, missing])).toEqual([
    ['drink', 450, 0],
    ['five-off', 500, 0],
    ['dessert', 0, 20],
    ['fifth', 360, 150],
  ])
  expect(points?.rewards?.[2]?.note).toBe('Add such a dish to your cart to use it.')
})

it('a reward lowers the taxed amount and the total, and the free dish earns nothing', async () => {
  const customer = await withPoints()
  const { totals, points } = await quoted(customer, DRINK)
  expect(totals).toMatchObject({ subtotal: 1800, discount: 0, reward: { name: 'A drink on us', amount: 450 } })
  expect([totals.tax, totals.total]).toEqual([120, 1470])
  expect(points).toMatchObject({ earns: 13, rewardId: 'drink' })
})

it('points are held with the order, spent once it is accepted, and given back when it is cancelled', async () => {
  const customer = await withPoints()
  const { id, payment } = await placedOrder(customer, { request: FIVE_OFF })
  expect(await readPoints(customer)).toMatchObject({ balance: 220, held: 80 })
  expect(historyOf(await readPoints(customer))[0]).toEqual(['HELD', -80])
  await pay(customer.sandbox, payment.url, 'approve')
  expect(await readPoints(customer)).toMatchObject({ balance: 220, held: 0 })
  expect(historyOf(await readPoints(customer))[0]).toEqual(['SPENT', -80])
  await cancelOrder(customer, id)
  await cancelOrder(customer, id)
  expect(historyOf(await readPoints(customer))).toEqual([
    ['RETURNED', 80],
    ['SPENT', -80],
    ['GRANTED', 300],
  ])
  await passes(customer, 2 * HOUR)
  expect(await balance(customer)).toBe(300)
  expect((await readOrder(customer, id)).points).toEqual({ earned: 0, spent: 0 })
})

it.each(['decline', 'cancel'] as const)(
  'points come back when the payment ends in %s, and are held again',
  async (outcome) => {
    const customer = await withPoints()
    const { id, payment } = await placedOrder(customer, { request: FIVE_OFF })
    await pay(customer.sandbox, payment.url, outcome)
    expect(await balance(customer)).toBe(300)
    const again = await retryPayment(customer, id)
    expect([again.status, await balance(customer)]).toEqual([201, 220])
  },
)

it('points come back when the payment page runs out', async () => {
  const customer = await withPoints()
  await placedOrder(customer, { request: FIVE_OFF })
  await passes(customer, HOUR)
  expect(await readPoints(customer)).toMatchObject({ balance: 300, held: 0 })
})

it('an order that takes the place of one that waits for its payment can spend the same points', async () => {
  const customer = await withPoints(80)
  await placedOrder(customer, { request: FIVE_OFF })
  expect((await quoted(customer, FIVE_OFF)).points).toMatchObject({ balance: 80, rewardId: 'five-off' })
  await placedOrder(customer, { request: FIVE_OFF })
  expect(await readPoints(customer)).toMatchObject({ balance: 0, held: 80 })
})

it('two devices cannot spend the same points', async () => {
  const customer = await withPoints(80)
  const first = await quoted(customer, FIVE_OFF)
  const second = await quoted(customer, FIVE_OFF)
  await place(customer, { ...orderOf(first), paymentMethod: { type: 'AT_RESTAURANT' } })
  await addToCart(customer)
  const refused = await place<{ code: string }>(customer, orderOf(second))
  expect([refused.status, refused.body.code]).toEqual([409, 'REWARD_UNAVAILABLE'])
  expect(await balance(customer)).toBe(0)
})

it('a retry of an order whose payment failed is refused once its points are spent elsewhere', async () => {
  const customer = await withPoints(80)
  const { id, payment } = await placedOrder(customer, { request: FIVE_OFF })
  await pay(customer.sandbox, payment.url, 'decline')
  const { context } = customer.sandbox
  context.state.points![customer.customerId]!.entries.push({ id: 'x', at: context.now(), points: -10, reason: 'SPENT' })
  const refused = await retryPayment(customer, id)
  const message = 'Your points have been spent in the meantime.'
  expect([refused.status, refused.body]).toMatchObject([409, { code: 'REWARD_UNAVAILABLE', message }])
})

it('the same order sent twice spends the points once', async () => {
  const customer = await withPoints()
  const body = orderOf(await quoted(customer, FIVE_OFF))
  await place(customer, body, 'one-and-the-same')
  await place(customer, body, 'one-and-the-same')
  expect(await balance(customer)).toBe(220)
})

it('a reward does not stay applied after its dish was removed', async () => {
  const customer = await withPoints()
  await addToCart(customer, cartLine('charred-corn-ribs', 'all-day.small-plates', 850, 2))
  const seen = await quoted(customer, DRINK)
  await setQuantity(customer, 0)
  expect((await readCart(customer)).items).toHaveLength(1)
  const { problems, totals, points } = await quoted(customer, DRINK)
  expect(problems).toMatchObject([{ code: 'REWARD_UNAVAILABLE' }])
  expect([totals.reward, points?.rewardId]).toEqual([undefined, null])
  expect((await place(customer, orderOf(seen))).status).toBe(409)
  expect(await balance(customer)).toBe(300)
})

it.each([
  ['unknown', 300, 'This reward does not exist any more.'],
  ['fifth', 100, 'You do not have enough points for 20% off.'],
])('the reward %s cannot be chosen with %i points', async (rewardId, points, message) => {
  const customer = await withPoints(points)
  const { problems, totals } = await quoted(customer, { ...PICKUP, rewardId })
  expect(problems).toEqual([{ code: 'REWARD_UNAVAILABLE', message }])
  expect(totals.reward).toBeUndefined()
})

it('a refund takes back what the refunded dishes had earned, each point once', async () => {
  const customer = await withPoints(0)
  const { id } = await receivedOrder(customer, 'AT_RESTAURANT')
  await passes(customer, 2 * HOUR)
  const { context } = customer.sandbox
  expect(await balance(customer)).toBe(18)
  const order = context.state.orders.find((one) => one.id === id)!
  takeBackPoints(order, 1350, context)
  takeBackPoints(order, 1350, context)
  expect(await balance(customer)).toBe(13)
  takeBackPoints(order, 0, context)
  expect(await balance(customer)).toBe(0)
  expect((await readOrder(customer, id)).points).toEqual({ earned: 0, spent: 0 })
})

it('points that were spent before a refund are taken from those earned next', async () => {
  const customer = await withPoints(0)
  const { id } = await receivedOrder(customer, 'AT_RESTAURANT')
  await passes(customer, 2 * HOUR)
  const { context } = customer.sandbox
  expect(await balance(customer)).toBe(18)
  const account = context.state.points![customer.customerId]!
  account.entries.push({ id: 'x', at: context.now(), points: -18, reason: 'SPENT' })
  takeBackPoints(
    context.state.orders.find((one) => one.id === id)!,
    0,
    context,
  )
  expect(await balance(customer)).toBe(0)
  await addToCart(customer, lemonade(5))
  await receivedOrder(customer, 'AT_RESTAURANT')
  await passes(customer, 2 * HOUR)
  expect(await balance(customer)).toBe(22 - 18)
})

it('a restaurant without a program has no points, and refuses a reward', async () => {
  const customer = await signedInCustomer()
  const { context } = customer.sandbox
  context.restaurant = { ...context.restaurant, pointsProgram: null }
  await addToCart(customer)
  expect((await quoted(customer)).points).toBeNull()
  expect((await quoted(customer, FIVE_OFF)).problems).toMatchObject([{ code: 'REWARD_UNAVAILABLE' }])
})
