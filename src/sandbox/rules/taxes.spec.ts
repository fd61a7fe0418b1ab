import { expect, it } from 'vitest'
import type { Schemas } from '../../api/types'
import { RESTAURANT, send } from '../../../tests/sandbox/clients'
import { createSandbox } from '../sandbox'
import type { SeedMenuFile } from '../seed/types'
import { refundOf } from './refunds'
import { byRate, isUntaxed, taxesOf } from './taxes'

const line = (cartItemId: string, total: number, taxPercent: number, deposit = 0): Schemas['OrderLine'] => ({
  ...{ cartItemId, menuItemId: cartItemId, name: cartItemId, quantity: 2, unitPrice: total / 2, total },
  ...{ taxPercent, deposit },
})
/** Two pizzas at 7 %, and two beers at 19 % with a deposit of 8 each. */
const lines = [line('pizza', 2100, 7), line('beer', 700, 19, 8)]
const fees = [{ name: 'Delivery fee', amount: 250, taxPercent: 19 }]

it.each([
  ['contained in', true, [1766, 124], [753, 143]],
  ['added to', false, [1890, 132], [896, 170]],
] as const)('taxes %s the prices: beer is taxed with its deposit and the delivery', (_, included, food, drinks) => {
  expect(taxesOf(byRate(lines, 280), fees, { percent: 7, included })).toEqual([
    { percent: 7, taxable: food[0], tax: food[1] },
    { percent: 19, taxable: drinks[0], tax: drinks[1] },
  ])
})

it.each([
  ['contained', true, 315 + 8],
  // 123 of the 170 are the tax of both beers and their deposits; the delivery has the others.
  ['added', false, Math.round(315 + 8 + 123 / 2)],
])('a beer returns its price, its deposit and its own tax that is %s', (_, taxIncluded, refund) => {
  const taxes = taxesOf(byRate(lines, 280), fees, { percent: 7, included: taxIncluded })
  const tax = taxes.reduce((sum, one) => sum + one.tax, 0)
  const totals = { currency: 'EUR', subtotal: 2800, discount: 280, tax, taxes, taxIncluded, fees, tip: 0, total: 0 }
  expect(refundOf({ lines, totals }, [{ cartItemId: 'beer', quantity: 1 }]).refund).toBe(refund)
})

it.each<[rates: { shop?: number; delivery?: number; section?: number; dish?: number }, untaxed: boolean]>([
  [{}, true],
  [{ delivery: 0, section: 0, dish: 0 }, true],
  [{ shop: 7, dish: 0 }, false],
  [{ delivery: 19 }, false],
  [{ section: 19 }, false],
  [{ dish: 19 }, false],
])('with the rates %j a restaurant is untaxed: %j', ({ shop = 0, delivery, section, dish }, untaxed) => {
  const { restaurant, menu } = createSandbox().context
  const [first] = menu.menus
  const items = first!.sections[0]!.items.map((item) => ({ ...item, taxPercent: dish }))
  const sections = [{ ...first!.sections[0]!, taxPercent: section, items }]
  const tax = { percent: shop, included: true, ...(delivery !== undefined && { deliveryPercent: delivery }) }
  expect(isUntaxed({ ...restaurant, tax }, { menus: [{ ...first!, sections }] } as SeedMenuFile)).toBe(untaxed)
})

it.each([
  [0, true],
  [7, false],
])('the profile of a restaurant with a tax of %d percent says whether it is untaxed: %j', async (percent, untaxed) => {
  const { restaurant, menu } = createSandbox().context
  const menus = menu.menus.map((one) => ({
    ...one,
    sections: one.sections.map(({ taxPercent: _, ...section }) => ({
      ...section,
      items: section.items.map(({ taxPercent: __, ...item }) => item),
    })),
  }))
  const sandbox = createSandbox({ restaurant: { ...restaurant, tax: { percent, included: true } }, menu: { menus } })
  expect((await send(sandbox, 'GET', RESTAURANT)).body).toMatchObject({ pricesIncludeTax: true, untaxed })
})
