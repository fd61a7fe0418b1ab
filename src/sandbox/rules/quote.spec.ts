import fc from 'fast-check'
import { beforeEach, describe, expect, it } from 'vitest'
import type { components } from '../../api/schema.gen'
import { type Customer, FRIDAY, setClock, signedInCustomer } from '../../../tests/sandbox/clients'
import {
  addToCart,
  cartLine,
  choice,
  delivery,
  lemonade,
  noodles,
  PICKUP,
  quoted,
  readCart,
  requestQuote,
  take,
} from '../../../tests/sandbox/orders'

type Schemas = components['schemas']
type Line = Schemas['AddCartItemRequest']
type Tip = Schemas['TipRequest']

let customer: Customer
beforeEach(async () => {
  customer = await signedInCustomer()
})

const quote = (tip?: Tip) => quoted(customer, { ...PICKUP, ...(tip && { tip }) })
const option = (optionId: string, price: number, quantity = 1, chosen: Line['customOptionGroups'] = []) => ({
  ...take(optionId, quantity, chosen),
  price,
})
const largeNoodles: Line = {
  ...noodles,
  qty: 2,
  price: 1750 + 75 + 550 + 100,
  customOptionGroups: [
    choice('heat', take('hot')),
    choice('toppings', option('soft-egg', 200), option('crispy-garlic', 75), option('bok-choy', 125)),
    choice('add-a-side', option('dumplings', 550, 1, [choice('filling', option('shrimp-and-bamboo', 100))])),
  ],
}
const fries: Line = {
  ...cartLine('row-fries', 'all-day.small-plates', 600 + 100),
  servingQuantityId: 'regular',
  customOptionGroups: [choice('dips', option('garlic-mayonnaise', 100, 2))],
}

/** Exact, in whole numbers: half a cent rounds up. */
function shareOf(amount: number, numerator: bigint, denominator: bigint): number {
  const doubled = 2n * BigInt(amount) * numerator + denominator
  return Number(doubled / (2n * denominator))
}

describe('totals', () => {
  const cucumbers = cartLine('smashed-cucumbers', 'all-day.small-plates', 700, 20)
  const sugarSnaps = cartLine('blistered-sugar-snaps', 'all-day.small-plates', 750)
  it.each<[string, Line[], Tip | undefined, number[]]>([
    ['tax rounded up', [lemonade(4)], undefined, [1800, 160, 0, 1960]],
    ['half a cent of tax', [sugarSnaps, lemonade(1)], {}, [1200, 107, 0, 1307]],
    ['a large cart', [lemonade(20), cucumbers], undefined, [23000, 2041, 0, 25041]],
    ['a tip in percent', [lemonade(5)], { percent: 15 }, [2250, 200, 338, 2788]],
    ['a tip of an amount', [lemonade(5)], { amount: 301 }, [2250, 200, 301, 2751]],
    ['an amount above a percentage', [lemonade(5)], { amount: 0, percent: 20 }, [2250, 200, 0, 2450]],
  ])('%s', async (_name, lines, requested, [subtotal, tax, tip, total]) => {
    for (const line of lines) await addToCart(customer, line)
    const { totals, problems } = await quote(requested)
    expect(totals).toEqual({ currency: 'USD', subtotal, discount: 0, tax, fees: [], tip, total })
    expect(problems).toEqual([])
  })

  it('are to the cent for any cart and tip', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.constantFrom(lemonade(), cucumbers), fc.integer({ min: 1, max: 20 })), {
          minLength: 1,
          maxLength: 4,
        }),
        fc.integer({ min: 0, max: 100 }),
        async (lines, percent) => {
          customer.sandbox.context.state.carts = {}
          for (const [line, qty] of lines) await addToCart(customer, { ...line, qty })
          const { totals, lines: priced } = await quote({ percent })
          const subtotal = lines.reduce((sum, [{ price }, qty]) => sum + price * qty, 0)
          const tax = shareOf(subtotal, 8875n, 100_000n)
          const tip = shareOf(subtotal, BigInt(percent), 100n)
          expect(totals).toMatchObject({ subtotal, tax, tip, total: subtotal + tax + tip })
          expect(priced.map(({ total }) => total)).toEqual(lines.map(([{ price }, qty]) => price * qty))
        },
      ),
      { numRuns: 40 },
    )
  })

  it.each<Tip>([{ amount: -1 }, { amount: 0.5 }, { percent: -1 }, { percent: 101 }, { percent: 12.5 }])(
    'refuse the tip %j',
    async (tip) => {
      await addToCart(customer)
      expect(await requestQuote(customer, { ...PICKUP, tip })).toMatchObject({
        status: 422,
        body: { code: 'INVALID_TIP' },
      })
    },
  )
})

describe('a quote', () => {
  it('names the lines, when they are ready, and when it expires', async () => {
    await addToCart(customer, largeNoodles)
    await addToCart(customer, fries)
    const { lines, readyAt, expiresAt } = await quote()
    const { items } = await readCart(customer)
    expect(lines[1]).toMatchObject({ options: ['2 × garlic-mayonnaise'], unitPrice: 700 })
    expect(lines.slice(0, 1)).toEqual([
      {
        cartItemId: items[0]?.cartItemId,
        menuItemId: 'hand-pulled-noodles',
        name: 'Hand-pulled noodles',
        servingName: 'Large',
        options: ['hot', 'soft-egg', 'crispy-garlic', 'bok-choy', 'dumplings', 'shrimp-and-bamboo'],
        specialInstructions: 'No scallion',
        imageUrl: '/pictures/1f35c.webp',
        quantity: 2,
        unitPrice: 2475,
        total: 4950,
        servingQuantityId: 'large',
        customOptionGroups: largeNoodles.customOptionGroups,
      },
    ])
    const minutes = (instant: string) => Math.round((Date.parse(instant) - Date.parse(FRIDAY)) / 60_000)
    expect([minutes(readyAt), minutes(expiresAt)]).toEqual([25, 10])
  })

  it('for a delivery requires an address', async () => {
    const { status, body } = await requestQuote(customer, delivery())
    expect(status).toBe(200)
    expect(body.problems.map(({ code }) => code)).toContain('ADDRESS_REQUIRED')
  })

  it('is deleted once it has expired and another is made', async () => {
    const old = await quote()
    await setClock(customer.sandbox, '2026-11-20T18:09:00Z')
    const kept = await quote()
    await setClock(customer.sandbox, '2026-11-20T18:11:00Z')
    const last = await quote()
    expect(Object.keys(customer.sandbox.context.state.quotes)).toEqual([kept.id, last.id])
    expect(old.id).not.toBe(kept.id)
  })
})
