import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Scenario } from '../scenarios/scenarios'
import { type Customer, ORIGIN, setClock, signedInCustomer, startScenario } from '../../../tests/sandbox/clients'
import {
  addToCart,
  AT_SEVEN,
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
  setQuantity,
  SEVEN,
  TEN_OFF,
} from '../../../tests/sandbox/orders'

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
