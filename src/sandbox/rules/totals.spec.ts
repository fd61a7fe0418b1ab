import fc from 'fast-check'
import { beforeEach, describe, expect, it } from 'vitest'
import type { components } from '../../api/schema.gen'
import { type Customer, signedInCustomer } from '../../../tests/sandbox/clients'
import { createSandbox } from '../sandbox'
import { restaurant } from '../seed/restaurant'
import { addToCart, cartLine, orderOf, place, quoted, savedAddress } from '../../../tests/sandbox/orders'

type Tip = components['schemas']['TipRequest']

let customer: Customer
let addressId: string
beforeEach(async () => {
  customer = await signedInCustomer()
  addressId = (await savedAddress(customer)).id
})

/** Rounds a fraction to the nearest whole number, halves up. */
const nearest = (over: bigint, under: bigint) => (2n * over + under) / (2n * under)

function promoOf(code: string | null | undefined, subtotal: bigint): [string | undefined, bigint] {
  if (code?.toUpperCase() === 'MARKET10') return ['MARKET10', nearest(subtotal * 10n, 100n)]
  return code === 'FIVEOFF' && subtotal >= 2500n ? [code, 500n] : [undefined, 0n]
}

const amountOf = ({ amount, percent = 0 }: Tip, subtotal: bigint) =>
  amount === undefined ? nearest(subtotal * BigInt(percent), 100n) : BigInt(amount)

const DISHES = [
  ['tamarind-lemonade', 'all-day.drinks'],
  ['smashed-cucumbers', 'all-day.small-plates'],
  ['blistered-sugar-snaps', 'all-day.small-plates'],
] as const

const carts = fc.uniqueArray(
  fc.record({
    dish: fc.constantFrom(...DISHES),
    price: fc.oneof(fc.integer({ min: 1, max: 9999 }), fc.constantFrom(5, 15, 1245, 2500, 20_005)),
    qty: fc.integer({ min: 1, max: 20 }),
  }),
  { minLength: 1, maxLength: 3, selector: ({ dish }) => dish[0] },
)
const tips = fc.oneof(
  fc.constant<Tip>({}),
  fc.record({ percent: fc.integer({ min: 0, max: 100 }) }),
  fc.record({ amount: fc.integer({ min: 0, max: 5000 }) }),
)

async function addAt(price: number, [menuItemId, section]: (typeof DISHES)[number], qty: number) {
  customer.sandbox.context.catalog.change(menuItemId, (item) => (item.price = price))
  await addToCart(customer, cartLine(menuItemId, section, price, qty))
}

describe('the totals', () => {
  it('are exact to the cent for any cart, code, tip and fulfilment, and match the order', async () => {
    await fc.assert(
      fc.asyncProperty(
        carts,
        fc.constantFrom(undefined, null, '', 'MARKET10', 'market10', 'FIVEOFF', 'OPENING', 'NOPE'),
        tips,
        fc.constantFrom('PICKUP' as const, 'DELIVERY' as const),
        async (cart, promoCode, tip, type) => {
          customer.sandbox.context.state.carts = {}
          for (const { dish, price, qty } of cart) await addAt(price, dish, qty)
          const fulfilment = { type, requestedTime: null, addressId }
          const quote = await quoted(customer, { fulfilment, tip, ...(promoCode !== undefined && { promoCode }) })

          const subtotal = cart.reduce((sum, { price, qty }) => sum + BigInt(price) * BigInt(qty), 0n)
          const [code, discount] = promoOf(promoCode, subtotal)
          const tax = nearest((subtotal - discount) * 8875n, 100_000n)
          const fee = type === 'DELIVERY' ? 399n : 0n
          const given = amountOf(tip, subtotal)
          expect(quote.totals).toEqual({
            currency: 'USD',
            subtotal: Number(subtotal),
            discount: Number(discount),
            tax: Number(tax),
            fees: fee ? [{ name: 'Delivery fee', amount: 399 }] : [],
            tip: Number(given),
            total: Number(subtotal - discount + tax + fee + given),
          })
          expect(quote.promo?.code).toBe(code)
          if (quote.problems.length > 0) return
          const { status, body } = await place(customer, orderOf(quote))
          expect([status, body.totals, body.payment.amount]).toEqual([201, quote.totals, quote.totals.total])
        },
      ),
      { numRuns: 80 },
    )
  }, 30_000)

  it.each(['USD', 'EUR', 'JPY', 'KWD'])(
    'are exact in %s, whether the tax is added to the prices or contained in them',
    async (currency) => {
      const taxes = fc.record({ thousandths: fc.integer({ min: 0, max: 30_000 }), included: fc.boolean() })
      await fc.assert(
        fc.asyncProperty(carts, taxes, tips, async (cart, { thousandths, included }, tip) => {
          const tax = { percent: thousandths / 1000, included }
          customer = await signedInCustomer({
            sandbox: createSandbox({ restaurant: { ...restaurant, currency, tax, minimumOrder: 0 } }),
          })
          for (const { dish, price, qty } of cart) await addAt(price, dish, qty)
          const { totals } = await quoted(customer, { fulfilment: { type: 'PICKUP', requestedTime: null }, tip })

          const subtotal = cart.reduce((sum, { price, qty }) => sum + BigInt(price) * BigInt(qty), 0n)
          const rate = BigInt(thousandths)
          const share = nearest(subtotal * rate, included ? 100_000n + rate : 100_000n)
          const given = amountOf(tip, subtotal)
          expect(totals).toMatchObject({ currency, subtotal: Number(subtotal), tax: Number(share), tip: Number(given) })
          expect(totals.taxIncluded ?? false).toBe(included)
          expect(totals.total).toBe(Number(subtotal + (included ? 0n : share) + given))
        }),
        { numRuns: 20 },
      )
    },
    30_000,
  )
})
