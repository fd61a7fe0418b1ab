import { beforeEach, expect, it } from 'vitest'
import { otherCustomer, startScenario } from '../../../tests/sandbox/clients'
import { customer, eachTestHas } from '../../../tests/sandbox/customer'
import {
  addToCart,
  cancelOrder,
  customerWithCart,
  paidBy,
  pay,
  PICKUP,
  placedOrder,
  quoted,
  readOrder,
  retryPayment,
} from '../../../tests/sandbox/orders'
import { CARD, checkCard, grantPoints, historyOf, readPoints, SMALL_CARD } from '../../../tests/sandbox/prepaid'

const MINUTE = 60_000
const FIVE_OFF = { ...PICKUP, rewardId: 'five-off' }

eachTestHas(customerWithCart)
let now: number
beforeEach(async () => {
  await grantPoints(customer, 300)
  const { context } = customer.sandbox
  now = context.now()
  context.now = () => now
})

const balance = async (who = customer) => (await readPoints(who)).balance
const cardBalance = (at: 0 | 1) => customer.sandbox.context.state.giftCards![at]!.balance
const withCard = async (who = customer, card = SMALL_CARD) => ({
  ...FIVE_OFF,
  giftCardIds: [(await checkCard(who, card)).body.id],
})

it('points and a gift card are held together or not at all', async () => {
  const { id, payment } = await placedOrder(customer, { request: await withCard() })
  await pay(customer.sandbox, payment.url, 'decline')
  customer.sandbox.context.state.giftCards![1]!.balance = 20
  expect(await retryPayment(customer, id)).toMatchObject({ status: 409, body: { code: 'GIFT_CARD_UNAVAILABLE' } })
  expect([await balance(), cardBalance(1)]).toEqual([300, 20])
})

it('an order holds what pays for it until the last millisecond of its payment page', async () => {
  await placedOrder(customer, { request: await withCard() })
  now += 15 * MINUTE - 1
  expect([await balance(), cardBalance(1)]).toEqual([220, 0])
  now += 1
  expect([await balance(), cardBalance(1)]).toEqual([300, 1000])
})

it('a paid order keeps what paid for it when the time of its payment page is over', async () => {
  const { payment } = await placedOrder(customer, { request: await withCard() })
  await pay(customer.sandbox, payment.url, 'approve')
  now += 16 * MINUTE
  expect([await balance(), cardBalance(1)]).toEqual([220, 0])
})

it('an order keeps what it holds when the payment page of another one runs out', async () => {
  const other = await otherCustomer(customer)
  now = customer.sandbox.context.now()
  customer.sandbox.context.now = () => now
  await addToCart(other)
  await placedOrder(other)
  now += 10 * MINUTE
  await placedOrder(customer, { request: await withCard() })
  now += 10 * MINUTE
  expect([await balance(), cardBalance(1)]).toEqual([220, 0])
})

it('an order that is paid again holds its points for as long as the second page is open', async () => {
  const { id, payment } = await placedOrder(customer, { request: FIVE_OFF })
  await pay(customer.sandbox, payment.url, 'decline')
  now += 10 * MINUTE
  await retryPayment(customer, id)
  now += 10 * MINUTE
  expect(await balance()).toBe(220)
  now += 10 * MINUTE
  expect(await balance()).toBe(300)
})

it('a saved card that is declined gives points and gift cards back', async () => {
  await startScenario(customer.sandbox, { name: 'card-declined', times: 1 })
  const request = await withCard()
  const order = await placedOrder(customer, { request, ...paidBy(customer, 'SAVED') })
  expect(order.payment.status).toBe('DECLINED')
  expect([await balance(), cardBalance(1)]).toEqual([300, 1000])
})

it('a cancelled order earns nothing, however late it is read', async () => {
  const { id } = await placedOrder(customer, { paymentMethod: { type: 'AT_RESTAURANT' } })
  await cancelOrder(customer, id)
  now += 180 * MINUTE
  expect(historyOf(await readPoints(customer))).toEqual([['GRANTED', 300]])
})

it('what an unpaid order holds of one gift card is not added to another', async () => {
  await placedOrder(customer, { request: await withCard() })
  expect((await checkCard(customer, CARD)).body.balance).toBe(2500)
})

it('a gift card counts once when the payment of its order has failed', async () => {
  const request = await withCard()
  const { payment } = await placedOrder(customer, { request })
  await pay(customer.sandbox, payment.url, 'cancel')
  expect((await checkCard(customer, SMALL_CARD)).body.balance).toBe(1000)
  expect((await quoted(customer, request)).totals.giftCards).toMatchObject([{ amount: 1000 }])
})

it('a gift card chosen twice pays once', async () => {
  const { giftCardIds } = await withCard()
  const { totals } = await quoted(customer, { ...PICKUP, giftCardIds: [...giftCardIds, ...giftCardIds] })
  expect([totals.giftCards?.length, totals.due]).toEqual([1, 960])
})

it('a gift card that is blocked after it was chosen pays nothing, and the quote says why', async () => {
  const { giftCardIds } = await withCard()
  customer.sandbox.context.state.giftCards![1]!.blocked = true
  const { totals, problems } = await quoted(customer, { ...PICKUP, giftCardIds })
  const message = 'This gift card is blocked. Please call us.'
  expect(problems).toEqual([{ code: 'GIFT_CARD_UNAVAILABLE', message, giftCardId: giftCardIds[0] }])
  expect([totals.giftCards, totals.due]).toEqual([[], 1960])
})

it('an order whose gift card is blocked before it is paid again is refused', async () => {
  const { id, payment } = await placedOrder(customer, { request: await withCard() })
  await pay(customer.sandbox, payment.url, 'decline')
  customer.sandbox.context.state.giftCards![1]!.blocked = true
  expect(await retryPayment(customer, id)).toMatchObject({ status: 409, body: { code: 'GIFT_CARD_UNAVAILABLE' } })
})

it('an order of an older sandbox, without gift cards, can be paid again and cancelled', async () => {
  const { id, payment } = await placedOrder(customer)
  await pay(customer.sandbox, payment.url, 'decline')
  const order = customer.sandbox.context.state.orders[0]!
  delete order.giftCards
  delete order.giftCardsHeld
  expect((await retryPayment(customer, id)).status).toBe(201)
  expect((await checkCard(customer)).body.balance).toBe(2500)
  expect((await cancelOrder(customer, id)).status).toBe(200)
  expect((await readOrder(customer, id)).status).toBe('CANCELLED')
})
