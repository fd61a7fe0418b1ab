import { screen } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { altered } from '../../tests/setup/altered'
import { guestsShop, quiet } from '../../tests/setup/shop'
import { AppRoutes } from './AppRoutes'

const shop = guestsShop()
const DISH = '/menu/all-day/section/noodles-soups/item/hand-pulled-noodles'

beforeEach(() => localStorage.clear())

it.each([
  ['/menu', { pricesIncludeTax: true }, 'Prices include tax. Delivery costs extra.'],
  [DISH, { pricesIncludeTax: true }, 'Prices include tax. Delivery costs extra.'],
  [DISH, { pricesIncludeTax: true, delivery: null }, 'Prices include tax.'],
  ['/menu', { pricesIncludeTax: true, delivery: { fee: 0, minimumOrder: 0, minutes: 30 } }, 'Prices include tax.'],
  ['/menu', { pricesIncludeTax: true, untaxed: true }, undefined],
  [DISH, { pricesIncludeTax: true, untaxed: true }, undefined],
  [DISH, { pricesIncludeTax: false }, undefined],
])('at %s, with %j, the prices say "%s"', async (path, terms, said) => {
  altered<object>('/tamarind-row', (profile) => ({ ...profile, ...terms }))
  shop.show(<AppRoutes />, path)
  await screen.findAllByText(/^\$\d/)
  await quiet()
  expect(screen.queryByText(/^Prices include/)?.textContent).toBe(said)
})
