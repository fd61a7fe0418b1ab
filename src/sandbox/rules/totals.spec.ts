import fc from 'fast-check'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Schemas } from '../../api/types'
import { type Customer, ORIGIN, setClock, signedInCustomer, startScenario } from '../../../tests/sandbox/clients'
import { createSandbox } from '../sandbox'
import { restaurant } from '../seed/restaurant'
import {
  addToCart,
  AT_SEVEN,
  cartLine,
  lemonade,
  orderOf,
  paidBy,
  pay,
  type PaymentKind,
  PICKUP,
  place,
  quoted,
  type QuoteRequest,
  readOrder,
  savedAddress,
  setQuantity,
  SEVEN,
  TEN_OFF,
} from '../../../tests/sandbox/orders'
import type { Scenario } from '../scenarios/scenarios'

type Tip = Schemas['TipRequest']

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
  fc.record({ amount: fc.integer({ min: 0, max: 5000 }), percent: fc.constantFrom(0, 20) }),
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
            taxes: [{ percent: 8.875, taxable: Number(subtotal - discount), tax: Number(tax) }],
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

const changes = fc.array(
  fc.oneof(
    fc.record({
      name: fc.constant('price-up'),
      itemId: fc.constant('tamarind-lemonade'),
      by: fc.integer({ min: -3, max: 3 }),
    }),
    fc.record({ name: fc.constant('quantity'), qty: fc.integer({ min: 0, max: 7 }) }),
    fc.record({ name: fc.constant('wait'), minutes: fc.integer({ min: 0, max: 60 }) }),
    fc.constantFrom(
      { name: 'promo-ended', code: 'MARKET10' },
      { name: 'closed' },
      { name: 'slot-full', startsAt: SEVEN },
    ),
  ),
  { maxLength: 3 },
)

async function happen(customer: Customer, change: { name: string; qty?: number; minutes?: number }) {
  const { sandbox } = customer
  if (change.minutes !== undefined) await setClock(sandbox, sandbox.context.now() + change.minutes * 60_000)
  else if (change.qty === undefined) await startScenario(sandbox, change as Scenario)
  else await setQuantity(customer, change.qty)
}

const REQUESTS = [PICKUP, AT_SEVEN, TEN_OFF, { ...TEN_OFF, tip: { percent: 15 } }]
const KINDS: PaymentKind[] = ['HOSTED', 'SAVED', 'AT_RESTAURANT']
/** Nothing changes meanwhile: each of these orders is placed. */
const ALL_WELL = KINDS.map((kind, at): [[], QuoteRequest, 0, PaymentKind] => [[], REQUESTS[at]!, 0, kind])

it('an order charges the total that the customer saw, or is refused', async () => {
  let placed = 0
  await fc.assert(
    fc.asyncProperty(
      changes,
      fc.constantFrom<QuoteRequest>(...REQUESTS),
      fc.constantFrom(0, 0, 0, 1, -1, 160),
      fc.constantFrom(...KINDS),
      async (happenings, request, off, type) => {
        const customer = await signedInCustomer()
        await addToCart(customer, lemonade(5))
        const quote = await quoted(customer, request)
        for (const happening of happenings) await happen(customer, happening)
        const expectedTotal = quote.totals.total + off
        const { status, body } = await place(customer, { ...orderOf(quote), expectedTotal, ...paidBy(customer, type) })
        if (status !== 201) {
          expect([status, customer.sandbox.context.state.orders.length]).toEqual([409, 0])
          return
        }
        placed += 1
        await pay(customer.sandbox, body.payment.url ?? ORIGIN, 'approve')
        const { totals, lines, payment } = await readOrder(customer, body.id)
        expect([payment.amount, totals.total, totals]).toEqual([expectedTotal, expectedTotal, quote.totals])
        expect(lines).toEqual(quote.lines)
        expect(payment.status).toBe(type === 'AT_RESTAURANT' ? 'PENDING' : 'PAID')
      },
    ),
    { numRuns: 60, examples: ALL_WELL },
  )
  expect(placed).toBeGreaterThanOrEqual(ALL_WELL.length)
}, 30_000)
