import { describe, expect, it } from 'vitest'
import type { Schemas } from '../../api/types'
import { FRIDAY, setClock, signedInCustomer, startScenario } from '../../../tests/sandbox/clients'
import { customer, eachTestHas } from '../../../tests/sandbox/customer'
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

type Line = Schemas['AddCartItemRequest']

eachTestHas(signedInCustomer)

const fries: Line = {
  ...cartLine('row-fries', 'all-day.small-plates', 600 + 100),
  servingQuantityId: 'regular',
  customOptionGroups: [choice('dips', take('garlic-mayonnaise', 2))],
}

it('a quote names the lines, when they are ready, and when it expires', async () => {
  await addToCart(customer, { ...noodles, qty: 2 })
  await addToCart(customer, fries)
  const { lines, readyAt, expiresAt } = await quoted(customer)
  const [line] = (await readCart(customer)).items
  expect(lines).toMatchObject([{}, { options: ['2 × garlic-mayonnaise'], unitPrice: 700 }])
  expect(lines[0]).toEqual({
    ...{ cartItemId: line!.cartItemId, menuItemId: 'hand-pulled-noodles', name: 'Hand-pulled noodles' },
    ...{
      servingName: 'Large',
      options: ['Hot'],
      specialInstructions: 'No scallion',
      imageUrl: '/pictures/hand-pulled-noodles.webp',
    },
    ...{ quantity: 2, unitPrice: 1750, total: 3500, taxPercent: 8.875, allergens: ['WHEAT', 'SOY', 'SESAME'] },
    ...{ servingQuantityId: 'large', customOptionGroups: noodles.customOptionGroups },
  })
  const minutes = (instant: string) => Math.round((Date.parse(instant) - Date.parse(FRIDAY)) / 60_000)
  expect([minutes(readyAt), minutes(expiresAt)]).toEqual([25, 10])
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
