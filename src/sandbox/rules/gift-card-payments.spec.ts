import { expect, it } from 'vitest'
import { type Customer, otherCustomer, setClock } from '../../../tests/sandbox/clients'
import {
  addToCart,
  cancelOrder,
  customerWithCart,
  lemonade,
  orderOf,
  pay,
  PICKUP,
  place,
  placedOrder,
  problemCodes,
  quoted,
  readOrder,
  requestQuote,
  retryPayment,
} from '../../../tests/sandbox/orders'
import { CARD, checkCard, readGiftCards, SMALL_CARD } from '../../../tests/sandbox/prepaid'

const HOUR = 60 * 60_000
const idsOf = async (customer: Customer, ...cards: (typeof CARD)[]) =>
  Promise.all(cards.map(async (card) => (await checkCard(customer, card)).body.id))
const withCards = (giftCardIds: string[]) => ({ ...PICKUP, giftCardIds })
const moneyOf = ({ sandbox }: Customer) => sandbox.context.state.giftCards!.slice(0, 2).map(({ balance }) => balance)

it('gift cards pay in their order, and the rest is due', async () => {
  const customer = await customerWithCart()
  await addToCart(customer, lemonade(6))
  const ids = await idsOf(customer, SMALL_CARD, CARD)
  const { totals } = await quoted(customer, withCards(ids))
  expect(totals.total).toBe(4899)
  expect(totals.giftCards?.map(({ lastFour, amount }) => [lastFour, amount])).toEqual([
    ['1022', 1000],
    ['2511', 2500],
  ])
  expect(totals.due).toBe(1399)
  expect(moneyOf(customer)).toEqual([2500, 1000])
})

it('the payment page asks for what is due, and a cancelled order gives the money back to each card', async () => {
  const customer = await customerWithCart()
  const ids = await idsOf(customer, SMALL_CARD)
  const { id, payment, totals } = await placedOrder(customer, { request: withCards(ids) })
  expect([payment.amount, totals.due, totals.total]).toEqual([960, 960, 1960])
  expect(moneyOf(customer)).toEqual([2500, 0])
  await pay(customer.sandbox, payment.url, 'approve')
  expect((await cancelOrder(customer, id)).body.payment.status).toBe('REFUNDED')
  await cancelOrder(customer, id)
  expect(moneyOf(customer)).toEqual([2500, 1000])
})

it('an order that gift cards pay for is received at once, whatever the payment method', async () => {
  const customer = await customerWithCart()
  const ids = await idsOf(customer, CARD)
  const order = await placedOrder(customer, { request: withCards(ids), paymentMethod: { type: 'SAVED' } })
  expect(order).toMatchObject({ status: 'RECEIVED', payment: { status: 'PAID', amount: 0, url: null } })
  expect(moneyOf(customer)).toEqual([540, 1000])
})

it('a card that has nothing left to pay is not used', async () => {
  const customer = await customerWithCart()
  const { totals } = await quoted(customer, withCards(await idsOf(customer, CARD, SMALL_CARD)))
  expect(totals.giftCards?.map(({ lastFour }) => lastFour)).toEqual(['2511'])
})

it('a payment that fails gives the money back, and paying again takes it again', async () => {
  const customer = await customerWithCart()
  const ids = await idsOf(customer, SMALL_CARD)
  const { id, payment } = await placedOrder(customer, { request: withCards(ids) })
  await pay(customer.sandbox, payment.url, 'decline')
  expect(moneyOf(customer)).toEqual([2500, 1000])
  await retryPayment(customer, id)
  expect(moneyOf(customer)).toEqual([2500, 0])
  await setClock(customer.sandbox, customer.sandbox.context.now() + HOUR)
  await readOrder(customer, id)
  expect(moneyOf(customer)).toEqual([2500, 1000])
})

it('a card whose money an unpaid order holds can be chosen again by its customer, and by nobody else', async () => {
  const customer = await customerWithCart()
  const kept = { ...SMALL_CARD, keep: true }
  const ids = await idsOf(customer, kept)
  const other = await otherCustomer(customer)
  const { id, payment } = await placedOrder(customer, { request: withCards(ids) })
  expect(moneyOf(customer)).toEqual([2500, 0])
  expect(await readGiftCards(customer)).toMatchObject([{ lastFour: '1022', balance: 1000 }])
  expect((await checkCard(customer, kept)).body.balance).toBe(1000)
  expect((await checkCard(other, kept)).status).toBe(422)
  await pay(customer.sandbox, payment.url, 'approve')
  expect([(await readOrder(customer, id)).status, await readGiftCards(customer)]).toEqual(['RECEIVED', []])
})

it('a payment cannot begin again once the money of the card is spent', async () => {
  const customer = await customerWithCart()
  const ids = await idsOf(customer, SMALL_CARD)
  const { id, payment } = await placedOrder(customer, { request: withCards(ids) })
  await pay(customer.sandbox, payment.url, 'cancel')
  customer.sandbox.context.state.giftCards![1]!.balance = 20
  const refused = await retryPayment(customer, id)
  const message = 'Your gift card ending in 1022 has $0.20 left. Please check the total again.'
  expect([refused.status, refused.body]).toMatchObject([409, { code: 'GIFT_CARD_UNAVAILABLE', message }])
})

it('an order is refused when a card pays less than the customer saw', async () => {
  const customer = await customerWithCart()
  const seen = await quoted(customer, withCards(await idsOf(customer, SMALL_CARD)))
  customer.sandbox.context.state.giftCards![1]!.balance = 900
  const refused = await place<{ code: string }>(customer, orderOf(seen))
  expect([refused.status, refused.body.code]).toEqual([409, 'PRICE_CHANGED'])
})

it('an id works for its customer only, and for some hours if the card is not kept', async () => {
  const customer = await customerWithCart()
  const ids = await idsOf(customer, SMALL_CARD)
  const other = await otherCustomer(customer)
  await addToCart(other)
  expect(await problemCodes(other, withCards(ids))).toEqual(['GIFT_CARD_UNAVAILABLE'])
  await setClock(customer.sandbox, customer.sandbox.context.now() + 7 * HOUR)
  const { body } = await requestQuote(customer, withCards(ids))
  expect(body.problems).toMatchObject([{ message: 'Please enter your gift card again.' }])
  expect(body.totals.due).toBe(body.totals.total)
})
