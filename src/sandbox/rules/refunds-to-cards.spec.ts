import { beforeEach, describe, expect, it } from 'vitest'
import { type Customer, setClock } from '../../../tests/sandbox/clients'
import { addToCart, customerWithCart, lemonade, PICKUP, receivedOrder } from '../../../tests/sandbox/orders'
import { CARD, checkCard, readPoints, SMALL_CARD } from '../../../tests/sandbox/prepaid'
import { refundDishes, refundOf } from './refunds'

let customer: Customer
beforeEach(async () => {
  customer = await customerWithCart()
})

/** What is refunded for some of the lemonades of an order that these cards paid first, and what each card has then. */
async function afterRefund(quantity: number, ...cards: (typeof CARD)[]) {
  const ids = await Promise.all(cards.map(async (card) => (await checkCard(customer, card)).body.id))
  await receivedOrder(customer, 'HOSTED', { ...PICKUP, giftCardIds: ids })
  const { context } = customer.sandbox
  const order = context.state.orders.at(-1)!
  refundDishes(order, [{ cartItemId: order.lines[0]!.cartItemId, quantity }], context)
  return [order.refunded, ...(context.state.giftCards ?? []).slice(0, 2).map(({ balance }) => balance)]
}

describe('a refund', () => {
  it('goes back where it came from when no gift card paid', async () => {
    expect(await afterRefund(4)).toEqual([1960])
    await addToCart(customer)
    expect(await afterRefund(0, SMALL_CARD)).toEqual([0, 2500, 0])
  })

  it('goes to a card only for what was not paid otherwise', async () => {
    expect(await afterRefund(2, SMALL_CARD)).toEqual([980, 2500, 20])
  })

  it('fills the last card first, as it paid last', async () => {
    expect(await afterRefund(2, SMALL_CARD, CARD)).toEqual([980, 2500 - 960 + 960, 20])
  })

  it('stays on the last card when that has paid more than is refunded', async () => {
    await addToCart(customer, lemonade(3))
    expect(await afterRefund(1, SMALL_CARD, CARD)).toEqual([490, 2500 - 2430 + 490, 0])
  })

  it('of an order that an older sandbox has stored, without gift cards, is possible', async () => {
    await receivedOrder(customer)
    const { context } = customer.sandbox
    const order = context.state.orders[0]!
    delete order.giftCards
    refundDishes(order, [{ cartItemId: order.lines[0]!.cartItemId, quantity: 4 }], context)
    expect(order.refunded).toBe(1960)
  })

  it('takes back the points of the refunded dishes alone', async () => {
    await receivedOrder(customer)
    await setClock(customer.sandbox, '2026-11-20T20:00:00Z')
    expect((await readPoints(customer)).balance).toBe(18)
    const { context } = customer.sandbox
    const order = context.state.orders[0]!
    refundDishes(order, [{ cartItemId: order.lines[0]!.cartItemId, quantity: 2 }], context)
    expect((await readPoints(customer)).balance).toBe(9)
  })
})

describe('the refund of dishes', () => {
  const line = { cartItemId: 'ci_0', quantity: 2, total: 1000 }
  const order = (change: object) =>
    ({
      lines: [line, { ...line, cartItemId: 'ci_1', quantity: 1 }],
      totals: { currency: 'USD', subtotal: 2000, discount: 0, tax: 100, fees: [], tip: 300, total: 2400, ...change },
    }) as unknown as Parameters<typeof refundOf>[0]
  const one = [{ cartItemId: 'ci_0', quantity: 1 }]

  it.each<[string, object, { refund: number; left: number }]>([
    ['has its share of a tax that was added, and none of the tip', {}, { refund: 525, left: 1500 }],
    ['has no share of a tax that was contained', { taxIncluded: true }, { refund: 500, left: 1500 }],
    [
      'is less by its share of the code and of the reward',
      { discount: 200, reward: { name: 'A gift', amount: 400 } },
      { refund: 375, left: 1050 },
    ],
    ['is nothing when nothing was to pay', { subtotal: 0, tax: 0 }, { refund: 0, left: 0 }],
  ])('%s', (_name, change, expected) => {
    expect(refundOf(order(change), one)).toEqual(expected)
  })

  it('counts dishes of the order only', () => {
    expect(refundOf(order({}), [...one, { cartItemId: 'ci_other', quantity: 1 }])).toEqual({ refund: 525, left: 1500 })
  })
})
