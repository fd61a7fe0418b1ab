import { beforeEach, describe, expect, it } from 'vitest'
import type { components } from '../../api/schema.gen'
import { type Customer, FRIDAY, setClock, signedInCustomer, startScenario } from '../../../tests/sandbox/clients'
import {
  addToCart,
  cartLine,
  choice,
  lemonade,
  noodles,
  PICKUP,
  problemCodes,
  quoted,
  readCart,
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

describe('totals', () => {
  const cucumbers = cartLine('smashed-cucumbers', 'all-day.small-plates', 700, 20)
  const sugarSnaps = cartLine('blistered-sugar-snaps', 'all-day.small-plates', 750)
  it.each<[string, Line[], Tip | undefined, number[]]>([
    ['tax rounded up', [lemonade(4)], undefined, [1800, 160, 0, 1960]],
    ['half a cent of tax', [sugarSnaps, lemonade(1)], {}, [1200, 107, 0, 1307]],
    ['a large cart', [lemonade(20), cucumbers], undefined, [23000, 2041, 0, 25041]],
    ['a tip in percent', [lemonade(5)], { percent: 15 }, [2250, 200, 338, 2788]],
    ['a tip of an amount', [lemonade(5)], { amount: 301 }, [2250, 200, 301, 2751]],
    ['a tip of nothing', [lemonade(5)], { percent: 0 }, [2250, 200, 0, 2450]],
    ['a tip as high as the dishes', [lemonade(4)], { percent: 100 }, [1800, 160, 1800, 3760]],
    ['an amount above a percentage', [lemonade(5)], { amount: 0, percent: 20 }, [2250, 200, 0, 2450]],
  ])('%s', async (_name, lines, requested, [subtotal, tax, tip, total]) => {
    for (const line of lines) await addToCart(customer, line)
    const { totals, problems } = await quote(requested)
    expect(totals).toEqual({ currency: 'USD', subtotal, discount: 0, tax, fees: [], tip, total })
    expect(problems).toEqual([])
  })
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
})

const start = (name: 'sold-out' | 'price-up', itemId: string) =>
  startScenario(customer.sandbox, name === 'sold-out' ? { name, itemId } : { name, itemId, by: 30 })

describe('the quote problem', () => {
  it('PRICE_CHANGED has the old and the new price, and current totals', async () => {
    await addToCart(customer, lemonade(3))
    await addToCart(customer, cartLine('smashed-cucumbers', 'all-day.small-plates', 700))
    await start('price-up', 'tamarind-lemonade')
    const { lines, totals, problems } = await quoted(customer)
    const { cartItemId } = lines[0]!
    const message = 'The price of Tamarind lemonade has changed.'
    expect(problems).toEqual([{ code: 'PRICE_CHANGED', message, cartItemId, from: 450, to: 480 }])
    expect(lines[0]).toMatchObject({ unitPrice: 480, total: 1440 })
    expect(totals.subtotal).toBe(1440 + 700)
  })

  it('AVAILABILITY_CHANGED names a dish, an option, and a menu out of its hours', async () => {
    await addToCart(customer)
    await addToCart(customer, fries)
    await setClock(customer.sandbox, '2026-11-20T15:00:00Z')
    await addToCart(customer, cartLine('pandan-waffle', 'breakfast.from-the-griddle', 900))
    await start('sold-out', 'tamarind-lemonade')
    customer.sandbox.context.catalog.change('row-fries', (item) => {
      item.optionGroups[1]!.options.find(({ id }) => id === 'garlic-mayonnaise')!.soldOut = true
    })
    await setClock(customer.sandbox, FRIDAY)
    const { problems, lines } = await quoted(customer)
    const [a, b, c] = lines.map(({ cartItemId }) => cartItemId)
    expect(problems).toEqual([
      { code: 'AVAILABILITY_CHANGED', message: 'Tamarind lemonade is sold out.', cartItemId: a },
      { code: 'AVAILABILITY_CHANGED', message: 'Garlic mayonnaise is sold out.', cartItemId: b },
      {
        code: 'AVAILABILITY_CHANGED',
        message: 'Pandan waffle is not served at 1:00 PM, only 7:00 AM to 11:30 AM.',
        cartItemId: c,
      },
    ])
  })

  it.each([
    ['tomorrow at 8:00 AM', '2026-11-21T13:00:00Z', []],
    ['tomorrow at 11:30 AM', '2026-11-21T16:30:00Z', ['AVAILABILITY_CHANGED']],
    ['today at 3:00 PM', '2026-11-20T20:00:00Z', ['AVAILABILITY_CHANGED']],
    ['as soon as possible, at lunch', null, ['AVAILABILITY_CHANGED']],
  ])('judges breakfast by the time of collection: %s', async (_, requestedTime, codes) => {
    await addToCart(customer, { ...cartLine('pandan-waffle', 'breakfast.from-the-griddle', 900), qty: 2 })
    const { problems } = await quoted(customer, { fulfilment: { type: 'PICKUP', requestedTime } })
    expect(problems.map(({ code }) => code)).toEqual(codes)
  })

  it('judges an order for as soon as possible by the next opening while closed', async () => {
    await addToCart(customer, { ...cartLine('pandan-waffle', 'breakfast.from-the-griddle', 900), qty: 2 })
    await setClock(customer.sandbox, '2026-11-21T04:30:00Z')
    expect((await quoted(customer)).problems).toEqual([])
  })

  it('CLOSED keeps an order from a table until the restaurant opens', async () => {
    await addToCart(customer)
    const atTable = { fulfilment: { ...PICKUP.fulfilment, tableId: '12' } }
    expect(await problemCodes(customer, atTable)).toEqual([])
    await setClock(customer.sandbox, '2026-11-21T04:30:00Z')
    expect(await problemCodes(customer, PICKUP)).toEqual([])
    expect(await problemCodes(customer, atTable)).toEqual(['CLOSED'])
  })
})
