import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { components } from '../api/schema.gen'
import { saveCard } from './cards'
import type { Scenario } from './scenarios'
import {
  addToCart,
  type Customer,
  lemonade,
  orderOf,
  ORIGIN,
  pay,
  PICKUP,
  place,
  quoted,
  setClock,
  signedInHost,
  startScenario,
} from './testing'

type Schemas = components['schemas']
const SEVEN = '2026-11-21T00:00:00.000Z'
const AT_SEVEN = { fulfilment: { type: 'PICKUP', requestedTime: SEVEN } } as const
const TEN_OFF = { ...PICKUP, promoCode: 'MARKET10' }

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

async function happen(
  { host, customerId, call, home }: Customer,
  change: { name: string; qty?: number; minutes?: number },
) {
  const [line] = host.world.state.carts[customerId]!
  if (change.minutes !== undefined) await setClock(host, host.world.now() + change.minutes * 60_000)
  else if (change.qty === undefined) await startScenario(host, change as Scenario)
  else if (line) await call('PUT', `${home}/cart/cart-items/${line.cartItemId}`, { qty: change.qty })
}

it('charges the total that the customer saw, or nothing is ordered', async () => {
  let placed = 0
  await fc.assert(
    fc.asyncProperty(
      changes,
      fc.constantFrom<Schemas['QuoteRequest']>(PICKUP, AT_SEVEN, TEN_OFF, { ...TEN_OFF, tip: { percent: 15 } }),
      fc.constantFrom(0, 0, 0, 1, -1, 160),
      fc.constantFrom<Schemas['PaymentMethodType']>('HOSTED', 'SAVED', 'AT_RESTAURANT'),
      async (happenings, request, off, type) => {
        const customer = await signedInHost()
        saveCard(customer.customerId, customer.host.world)
        const paymentMethodId = customer.host.world.state.cards![customer.customerId]![0]!.id
        await addToCart(customer, lemonade(5))
        const quote = await quoted(customer, request)
        for (const happening of happenings) await happen(customer, happening)
        const expectedTotal = quote.totals.total + off
        const paymentMethod = { type, ...(type === 'SAVED' && { paymentMethodId }) }
        const { status, body } = await place(customer, { ...orderOf(quote), expectedTotal, paymentMethod })
        if (status !== 201) {
          expect([status, customer.host.world.state.orders.length]).toEqual([409, 0])
          return
        }
        placed += 1
        await pay(customer.host, body.payment.url ?? ORIGIN, 'approve')
        const path = `${customer.home}/orders/${body.id}`
        const { totals, lines, payment } = (await customer.call<Schemas['Order']>('GET', path)).body
        expect([payment.amount, totals.total, totals]).toEqual([expectedTotal, expectedTotal, quote.totals])
        expect(lines).toEqual(quote.lines)
        expect(payment.status).toBe(type === 'AT_RESTAURANT' ? 'PENDING' : 'PAID')
      },
    ),
    { numRuns: 60 },
  )
  expect(placed).toBeGreaterThan(5)
}, 30_000)
