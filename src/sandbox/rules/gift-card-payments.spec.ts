import { expect, it } from 'vitest'
import { otherCustomer, passes } from '../../../tests/sandbox/clients'
import { customer, eachTestHas } from '../../../tests/sandbox/customer'
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

eachTestHas(customerWithCart)

/** A pickup that these cards pay for, in this order. */
async function withCards(...cards: (typeof CARD)[]) {
  const ids = cards.map(async (card) => (await checkCard(customer, card)).body.id)
  return { ...PICKUP, giftCardIds: await Promise.all(ids) }
}
const money = () => customer.sandbox.context.state.giftCards!.slice(0, 2).map(({ balance }) => balance)

it('gift cards pay in their order, and the rest is due', async () => {
  await addToCart(customer, lemonade(6))
  const request = await withCards(SMALL_CARD, CARD)
  const { totals } = await quoted(customer, request)
  expect(totals.total).toBe(4899)
  const shares = totals.giftCards?.map(({ lastFour, amount }) => `${lastFour}: ${amount}`)
  expect(shares).toEqual(['1022: 1000', '2511: 2500'])
  expect(totals.due).toBe(1399)
  expect(money()).toEqual([2500, 1000])
})

it('the payment page asks for what is due, and a cancelled order gives the money back to each card', async () => {
  const request = await withCards(SMALL_CARD)
  const { id, payment, totals } = await placedOrder(customer, { request })
  expect([payment.amount, totals.due, totals.total]).toEqual([960, 960, 1960])
  expect(money()).toEqual([2500, 0])
  await pay(customer.sandbox, payment.url, 'approve')
  expect((await cancelOrder(customer, id)).body.payment.status).toBe('REFUNDED')
  await cancelOrder(customer, id)
  expect(money()).toEqual([2500, 1000])
})

it('an order that gift cards pay for is received at once, whatever the payment method', async () => {
  const request = await withCards(CARD)
  const order = await placedOrder(customer, { request, paymentMethod: { type: 'SAVED' } })
  expect(order).toMatchObject({ status: 'RECEIVED', payment: { status: 'PAID', amount: 0, url: null } })
  expect(money()).toEqual([540, 1000])
})

it('a card that has nothing left to pay is not used', async () => {
  const { totals } = await quoted(customer, await withCards(CARD, SMALL_CARD))
  expect(totals.giftCards?.map(({ lastFour }) => lastFour)).toEqual(['2511'])
})

it('a payment that fails gives the money back, and paying again takes it again', async () => {
  const request = await withCards(SMALL_CARD)
  const { id, payment } = await placedOrder(customer, { request })
  await pay(customer.sandbox, payment.url, 'decline')
  expect(money()).toEqual([2500, 1000])
  await retryPayment(customer, id)
  expect(money()).toEqual([2500, 0])
  await passes(customer, HOUR)
  await readOrder(customer, id)
  expect(money()).toEqual([2500, 1000])
})

it('a card whose money an unpaid order holds can be chosen again by its customer, and by nobody else', async () => {
  const kept = { ...SMALL_CARD, keep: true }
  const request = await withCards(kept)
  const other = await otherCustomer(customer)
  const { id, payment } = await placedOrder(customer, { request })
  expect(money()).toEqual([2500, 0])
  expect(await readGiftCards(customer)).toMatchObject([{ lastFour: '1022', balance: 1000 }])
  expect((await checkCard(customer, kept)).body.balance).toBe(1000)
  expect((await checkCard(other, kept)).status).toBe(422)
  await pay(customer.sandbox, payment.url, 'approve')
  expect([(await readOrder(customer, id)).status, await readGiftCards(customer)]).toEqual(['RECEIVED', []])
})

it('a payment cannot begin again once the money of the card is spent', async () => {
  const request = await withCards(SMALL_CARD)
  const { id, payment } = await placedOrder(customer, { request })
  await pay(customer.sandbox, payment.url, 'cancel')
  customer.sandbox.context.state.giftCards![1]!.balance = 20
  const refused = await retryPayment(customer, id)
  const message = 'Your gift card ending in 1022 has $0.20 left. Please check the total again.'
  expect([refused.status, refused.body]).toMatchObject([409, { code: 'GIFT_CARD_UNAVAILABLE', message }])
})

it('an order is refused when a card pays less than the customer saw', async () => {
  const seen = await quoted(customer, await withCards(SMALL_CARD))
  customer.sandbox.context.state.giftCards![1]!.balance = 900
  const refused = await place<{ code: string }>(customer, orderOf(seen))
  expect([refused.status, refused.body.code]).toEqual([409, 'PRICE_CHANGED'])
})

it('an id works for its customer only, and for some hours if the card is not kept', async () => {
  const request = await withCards(SMALL_CARD)
  const other = await otherCustomer(customer)
  await addToCart(other)
  expect(await problemCodes(other, request)).toEqual(['GIFT_CARD_UNAVAILABLE'])
  await passes(customer, 7 * HOUR)
  const { body } = await requestQuote(customer, request)
  expect(body.problems).toMatchObject([{ message: 'Please enter your gift card again.' }])
  expect(body.totals.due).toBe(body.totals.total)
})
