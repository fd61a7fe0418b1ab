import { screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { orderOf, PICKUP } from '../../tests/sandbox/orders'
import { CUSTOMER, customersShop, quiet } from '../../tests/setup/shop'
import { option, pickUpTo } from '../../tests/setup/dishes'
import { orderQueries, orderWrites } from '../api/queries/orders'
import type { SeedItem } from '../sandbox/seed/types'
import { AppRoutes } from './AppRoutes'

vi.setConfig({ testTimeout: 30_000 })

const ADDITIVES = [
  { mark: '1', text: 'with coloring' },
  { mark: '2', text: 'contains quinine' },
]
const SHOT = { groupId: 'extra', name: 'Extra', options: [{ optionId: 'shot', name: 'Shot', quantity: 1, price: 0 }] }
const PATH = '/menu/all-day/section/drinks/item/tamarind-lemonade'

type Fact = Partial<Pick<SeedItem, 'allergens' | 'additives' | 'caffeineMgPer100ml' | 'alcoholPercent'>>
const FACTS: [fact: string, Fact, words: string][] = [
  ['a kind of an allergen', { allergens: ['SPELT'] }, 'Contains gluten (spelt)'],
  ['an additive', { additives: ['2'] }, 'Additives: contains quinine'],
  [
    'caffeine',
    { caffeineMgPer100ml: 32 },
    'High caffeine content. Not recommended for children or pregnant or breast-feeding women (32 mg/100 ml)',
  ],
  ['alcohol', { alcoholPercent: 5.2 }, '5.2% vol'],
]

const shop = customersShop(4)

/** The lemonade with a fact: its own, or that of a shot in it, which the line in the cart has. */
function serve(fact: Fact, from: string) {
  const { context } = shop.sandbox
  context.restaurant = { ...context.restaurant, additives: ADDITIVES }
  const ofOption = { optionGroups: [pickUpTo('Extra', 1, [{ ...option('Shot'), ...fact }])] }
  context.catalog.change('tamarind-lemonade', (item) => Object.assign(item, from === 'dish' ? fact : ofOption))
  if (from === 'option') context.state.carts[CUSTOMER]![0]!.customOptionGroups = [SHOT]
}

async function open(path: string, list?: string) {
  shop.show(<AppRoutes />, path)
  await quiet(60)
  const main = within(screen.getByRole('main'))
  return (list ? await main.findByRole('list', { name: list }) : screen.getByRole('main')).textContent
}

async function receipt() {
  const quote = await shop.client.fetchQuery(orderQueries.quote(CUSTOMER, 'a lemonade', PICKUP))
  const order = { ...orderOf(quote), returnUrl: `${location.origin}/payment-return` }
  const { id } = await orderWrites.place(CUSTOMER, order, crypto.randomUUID())
  shop.sandbox.context.state.orders.at(-1)!.payment.status = 'PAID'
  return open(`/order-success?orderId=${id}`, 'Items')
}

const PLACES: [place: string, text: () => Promise<string | null>][] = [
  ['the page of the dish', () => open(PATH)],
  ['the cart', () => open('/cart', 'Cart')],
  ['the checkout', () => open('/checkout', 'Items')],
  ['the receipt', receipt],
]

describe.each(FACTS)('%s', (_fact, fact, words) => {
  describe.each(['dish', 'option'])('of a %s', (from) => {
    it.each(PLACES)('is said on %s', async (_place, text) => {
      serve(fact, from)
      expect(await text()).toContain(words)
    })
  })
})

it('the card of a drink says its alcohol, and nothing else of these', async () => {
  serve({ ...FACTS[1]![1], ...FACTS[2]![1], ...FACTS[3]![1] }, 'dish')
  shop.show(<AppRoutes />, '/menu')
  const card = await screen.findByRole('article', { name: 'Tamarind lemonade' })
  expect(card.textContent).toContain('5.2% vol')
  expect(card.textContent).not.toMatch(/quinine|caffeine/)
})

it.each(FACTS)('%s is in the drawn HTML of the dish', async (_fact, fact, words) => {
  // Of its own: what the pages are drawn from stays with the app.
  vi.resetModules()
  const { prerender } = await import('../tooling/prerender/prerender')
  const { createSandbox } = await import('../sandbox/sandbox')
  const { restaurant } = await import('../sandbox/seed/restaurant')
  const { seedMenus } = await import('../sandbox/seed/menu')
  const [menu] = seedMenus.menus
  const drinks = menu!.sections.find(({ id }) => id === 'drinks')!
  const items = drinks.items.filter(({ id }) => id === 'tamarind-lemonade').map((item) => ({ ...item, ...fact }))
  const sandbox = createSandbox({
    restaurant: { ...restaurant, additives: ADDITIVES },
    menu: { menus: [{ ...menu!, sections: [{ ...drinks, items }] }] },
  })
  const pages = await prerender('http://shop.test', async (path) => {
    const request = new Request(`http://shop.test${path}`, { headers: { login_source: 'mobile' } })
    return (await sandbox.fetch(request)).json()
  })
  expect(pages.find(({ name }) => name === 'ItemPage')?.html).toContain(words)
})
