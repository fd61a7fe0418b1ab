import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { StoredOrder } from '../state'
import { refundDishes, refundOf } from './refunds'
import { customer, eachTestHas } from '../../../tests/sandbox/customer'
import { addToCart, customerWithCart, lemonade, PICKUP, receivedOrder } from '../../../tests/sandbox/orders'
import { CARD, checkCard, SMALL_CARD } from '../../../tests/sandbox/prepaid'

const amount = fc.nat(20_000)
const line = fc.record({ unitPrice: amount, quantity: fc.integer({ min: 1, max: 9 }) })
const shares = fc.record({ discount: fc.double({ min: 0, max: 0.5, noNaN: true }), reward: fc.nat(1), tax: amount })

type Line = { unitPrice: number; quantity: number }
type Shares = { discount: number; reward: number; tax: number }

function orderOf(lines: Line[], { discount, reward, tax }: Shares, taxIncluded: boolean) {
  const subtotal = lines.reduce((sum, { unitPrice, quantity }) => sum + unitPrice * quantity, 0)
  const off = Math.floor(subtotal * discount)
  const totals = {
    ...{ currency: 'USD', subtotal, discount: off, tax, fees: [], tip: 500, total: 0 },
    ...(reward && { reward: { name: 'A gift', amount: Math.floor((subtotal - off) / 3) } }),
    ...(taxIncluded && { taxIncluded }),
  }
  return {
    totals,
    lines: lines.map(({ unitPrice, quantity }, at) => ({
      ...{ cartItemId: `ci_${at}`, quantity, unitPrice, total: unitPrice * quantity },
    })),
  } as unknown as StoredOrder
}
const paidFor = ({ totals: { subtotal, discount, reward, tax, taxIncluded } }: StoredOrder) =>
  subtotal - discount - (reward?.amount ?? 0) + (taxIncluded ? 0 : tax)

it('all dishes together refund exactly what was paid for them, and no dishes nothing', () => {
  fc.assert(
    fc.property(fc.array(line, { minLength: 1 }), shares, fc.boolean(), (lines, more, taxIncluded) => {
      const order = orderOf(lines, more, taxIncluded)
      fc.pre(order.totals.subtotal > 0)
      expect(refundOf(order, order.lines)).toEqual({ refund: paidFor(order), left: 0 })
      expect(refundOf(order, []).refund).toBe(0)
    }),
  )
})

it('more pieces never refund less, and what is left is never negative', () => {
  fc.assert(
    fc.property(fc.array(line, { minLength: 1 }), shares, fc.boolean(), (lines, more, taxIncluded) => {
      const order = orderOf(lines, more, taxIncluded)
      const one = order.lines.map(({ cartItemId }) => ({ cartItemId, quantity: 1 }))
      const few = refundOf(order, one)
      const all = refundOf(order, order.lines)
      expect(few.refund).toBeLessThanOrEqual(all.refund)
      expect(few.left).toBeGreaterThanOrEqual(all.left)
      expect(all.left).toBeGreaterThanOrEqual(0)
    }),
  )
})

eachTestHas(customerWithCart)

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
    ['is nothing when nothing was to pay', { discount: 2000, tax: 0 }, { refund: 0, left: 0 }],
  ])('%s', (_name, change, expected) => {
    expect(refundOf(order(change), one)).toEqual(expected)
  })

  it('counts dishes of the order only', () => {
    expect(refundOf(order({}), [...one, { cartItemId: 'ci_other', quantity: 1 }])).toEqual({ refund: 525, left: 1500 })
  })
})
