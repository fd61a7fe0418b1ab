import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Schemas } from '../../api/types'
import { signedInCustomer, type Customer } from '../../../tests/sandbox/clients'
import { delivery, PICKUP, savedAddress } from '../../../tests/sandbox/orders'
import { createSandbox } from '../sandbox'
import { restaurant } from '../seed/restaurant'
import { completeMenu } from '../seed/short-menu'
import type { SeedMenuFile } from '../seed/types'
import { nearest, sumOf } from './amounts'
import { issueCard, keepCard } from './gift-cards'
import { grantPoints } from './points'
import { makeQuote } from './quote'
import { refundOf } from './refunds'
import { depositOf } from './taxes'

type Quote = Schemas['Quote']

const rate = fc.constantFrom(0, 2.1, 7, 8.875, 19, 25.5)
const amount = fc.oneof(fc.nat(20_000), fc.constantFrom(0, 1, 5, 1245))
const dish = fc.record({
  price: amount,
  deposit: fc.oneof(fc.constant(0), fc.constantFrom(8, 15, 25), fc.nat(500)),
  /** Of the dish, of its section, or of the restaurant. */
  taxPercent: fc.option(rate, { nil: undefined }),
  inDrinks: fc.boolean(),
  /** The deposit is that of its only size. */
  isSized: fc.boolean(),
  quantity: fc.integer({ min: 1, max: 9 }),
  chosenBy: fc.constantFrom(undefined, 'Grace', 'Alan'),
  /** How many pieces are refunded; no more than there are. */
  wrong: fc.nat(9),
})
const shops = fc.record({
  currency: fc.constantFrom('JPY', 'EUR', 'KWD'),
  percent: rate,
  drinks: fc.option(rate, { nil: undefined }),
  included: fc.boolean(),
  deliveryPercent: fc.option(rate, { nil: undefined }),
  fee: amount,
})
const orders = fc.record({
  dishes: fc.array(dish, { minLength: 1, maxLength: 6 }),
  promoCode: fc.constantFrom(null, 'TENTH', 'THOUSAND'),
  rewardId: fc.constantFrom(null, 'fifth', 'some-off', 'free-dish'),
  tip: fc.oneof(fc.record({ percent: fc.constantFrom(0, 15) }), fc.record({ amount })),
  cards: fc.array(fc.integer({ min: 1, max: 30_000 }), { maxLength: 2 }),
  isDelivered: fc.boolean(),
})
type Shop = typeof shops extends fc.Arbitrary<infer One> ? One : never
type Order = typeof orders extends fc.Arbitrary<infer One> ? One : never

function menuOf(dishes: Order['dishes'], drinks: number | undefined): SeedMenuFile {
  const items = dishes.map(({ price, deposit, taxPercent, isSized, inDrinks }, at) => ({
    inDrinks,
    item: {
      ...{ name: `Dish ${at}`, price },
      ...(taxPercent !== undefined && { taxPercent }),
      ...(isSized ? { servings: [{ id: 's', name: 'S', price, deposit }], deposit: 999 } : { deposit }),
    },
  }))
  const section = (name: string, isDrinks: boolean) => ({
    ...{ name, items: items.filter((one) => one.inDrinks === isDrinks).map(({ item }) => item) },
    ...(isDrinks && drinks !== undefined && { taxPercent: drinks }),
  })
  return completeMenu({
    menus: [{ name: 'Menu', sections: [section('Dishes', false), section('Drinks', true)] }],
  }) as SeedMenuFile
}

async function quotedIn({ percent, included, deliveryPercent, drinks, fee, currency }: Shop, order: Order) {
  const earns = { points: 1, per: 100 }
  const rewards = [
    { id: 'fifth', name: '20% off', points: 1, percent: 20 },
    { id: 'some-off', name: '500 off', points: 1, amount: 500 },
    { id: 'free-dish', name: 'A dish', points: 1, menuItemId: 'dish-0' },
  ]
  const ends = '2100-01-01T00:00:00Z'
  const sandbox = createSandbox({
    restaurant: {
      ...{ ...restaurant, currency, minimumOrder: 0, giftCards: { amounts: [] } },
      tax: { percent, included, ...(deliveryPercent !== undefined && { deliveryPercent }) },
      delivery: { minutes: 30, fee, minimumOrder: 0 },
      pointsProgram: { name: 'Points', earns, rewards },
      promoCodes: [
        { code: 'TENTH', text: '10% off', percent: 10, minimum: 0, ends },
        { code: 'THOUSAND', text: '1000 off', amount: 1000, minimum: 0, ends },
      ],
    },
    menu: menuOf(order.dishes, drinks),
  })
  const customer = await signedInCustomer({ sandbox })
  return { customer, quote: await priced(customer, order) }
}

async function priced(customer: Customer, { dishes, promoCode, rewardId, tip, cards, isDelivered }: Order) {
  const { customerId, sandbox } = customer
  const { context } = sandbox
  grantPoints(customerId, 10, context)
  context.state.carts[customerId] = dishes.map(({ price, quantity, isSized, chosenBy }, at) => ({
    ...{ cartItemId: `ci_${at}`, menuItemId: `dish-${at}`, price, quantity },
    ...{ servingQuantityId: isSized ? 's' : null, specialInstructions: null, customOptionGroups: [] },
    participant: chosenBy === undefined ? null : { id: chosenBy, name: chosenBy },
  }))
  const giftCardIds = cards.map((balance) => keepCard(customerId, issueCard(balance, context), context))
  const place = isDelivered ? delivery((await savedAddress(customer)).id) : PICKUP
  return makeQuote(customerId, { ...place, promoCode, rewardId, tip, giftCardIds }, context)
}

/** The rate that a dish has, by the menu and the restaurant. */
const rateOf = ({ taxPercent, inDrinks }: Order['dishes'][number], { drinks, percent }: Shop) =>
  taxPercent ?? (inDrinks ? drinks : undefined) ?? percent
const off = ({ discount, reward }: Quote['totals']) => discount + (reward?.amount ?? 0)
const feesOf = ({ fees }: Quote['totals']) => sumOf(fees.map((fee) => fee.amount))
const added = ({ tax, taxIncluded }: Quote['totals']) => (taxIncluded ? 0 : tax)

async function holds(check: (quote: Quote, order: Order, shop: Shop) => void, numRuns = 150) {
  await fc.assert(
    fc.asyncProperty(shops, orders, async (shop, order) => check((await quotedIn(shop, order)).quote, order, shop)),
    { numRuns },
  )
}

describe('any order of several rates and deposits', () => {
  it('adds up: dishes, deposits, taxes, fees and tip are the total, of which gift cards and the rest are all', () =>
    holds(({ totals, lines }, { dishes, cards }, { currency }) => {
      const { subtotal, deposit = 0, tip, total, giftCards = [], due = total } = totals
      expect(totals.currency).toBe(currency)
      expect(subtotal).toBe(sumOf(dishes.map(({ price, quantity }) => price * quantity)))
      expect(deposit).toBe(sumOf(dishes.map((one) => one.deposit * one.quantity)))
      expect(lines.map(depositOf)).toEqual(dishes.map(depositOf))
      expect(subtotal - off(totals) + deposit + added(totals) + feesOf(totals) + tip).toBe(total)
      expect(sumOf(giftCards.map((one) => one.amount)) + due).toBe(total)
      expect(due).toBe(Math.max(0, total - sumOf(cards)))
    }))

  it('is taxed by each rate on its sum, with a part of the discount, and the parts are the tax', () =>
    holds(({ totals, lines }, { dishes }, shop) => {
      const { taxes = [], tax, taxIncluded, subtotal, deposit = 0, fees } = totals
      expect(lines.map((line) => line.taxPercent)).toEqual(dishes.map((one) => rateOf(one, shop)))
      expect(sumOf(taxes.map((one) => one.tax))).toBe(tax)
      const taxedFees = sumOf(fees.map((fee) => (fee.taxPercent === undefined ? 0 : fee.amount)))
      expect(sumOf(taxes.map((one) => one.taxable)) + (taxIncluded ? tax : 0)).toBe(
        subtotal - off(totals) + deposit + taxedFees,
      )
      for (const { percent, taxable, tax: ofRate } of taxes) {
        const own = dishes.filter((one) => rateOf(one, shop) === percent)
        const cost = sumOf(own.map(({ price, quantity }) => price * quantity))
        const fee = sumOf(fees.map((one) => (one.taxPercent === percent ? one.amount : 0)))
        const whole = taxable + (taxIncluded ? ofRate : 0)
        const without = cost + sumOf(own.map(depositOf)) + fee - whole
        expect(Math.abs(without - (subtotal ? (off(totals) * cost) / subtotal : 0))).toBeLessThan(1)
        const over = BigInt(whole) * BigInt(Math.round(percent * 1000))
        expect(ofRate).toBe(nearest(over, BigInt(100_000 + (taxIncluded ? Math.round(percent * 1000) : 0))))
      }
    }))

  it('is shared by a group to the last unit', () =>
    holds(({ shares = [], totals }, { dishes }) => {
      const isGroup = dishes.some(({ chosenBy }) => chosenBy !== undefined)
      expect(sumOf(shares.map(({ total }) => total))).toBe(isGroup ? totals.total : 0)
    }))

  it('is refunded whole without its tip and its fees, and any pieces and all others are the same', () =>
    holds((quote, { dishes }) => {
      const { totals, lines } = quote
      const pieces = (countOf: (one: Order['dishes'][number]) => number) =>
        dishes.map((one, at) => ({ cartItemId: `ci_${at}`, quantity: countOf(one) }))
      const { refund, left } = refundOf(quote, lines)
      const wrong = ({ wrong: count, quantity }: Order['dishes'][number]) => Math.min(count, quantity)
      const some = refundOf(quote, pieces(wrong)).refund
      const others = refundOf(
        quote,
        pieces((one) => one.quantity - wrong(one)),
      ).refund

      const taxOfFees = (totals.taxes ?? []).map(({ percent, taxable, tax }) => {
        const fee = sumOf(totals.fees.map((one) => (one.taxPercent === percent ? one.amount : 0)))
        return totals.taxIncluded || taxable === 0 ? 0 : (tax * fee) / taxable
      })
      const kept = totals.total - refund - totals.tip - feesOf(totals)
      expect([left, Math.abs(kept - sumOf(taxOfFees)) < 1]).toEqual([0, true])
      expect(some).toBeGreaterThanOrEqual(sumOf(dishes.map((one) => one.deposit * wrong(one))))
      expect(Math.abs(some + others - refund)).toBeLessThanOrEqual(
        new Set(lines.map(({ taxPercent }) => taxPercent)).size,
      )
    }))
})
