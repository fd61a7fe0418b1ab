import type { Page } from '@playwright/test'
import { decimal } from '../../src/lib/money'
import { paths } from '../../src/lib/paths'
import type { Schemas } from '../../src/api/types'
import { test } from './ordering'
import { AGAIN, expect } from './shop'

type Offer = { name?: string; price: string; priceCurrency: string }
type Item = { name: string; url: string; description?: string; offers: Offer[] }
type Menu = { hasMenuSection: { hasMenuItem: Item[] }[] }

/** What the HTML of an address tells, before any script has run. */
async function toldAt<Node>(page: Page, path: string): Promise<Node[]> {
  const html = await (await page.request.get(path, AGAIN)).text()
  const [, text = '{}'] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? []
  return (JSON.parse(text) as { '@graph': Node[] })['@graph']
}

const pricesOf = ({ offers }: Item) => offers.map(({ name, price, priceCurrency }) => [name, price, priceCurrency])

test('the HTML of the menu and of each dish has the names, sizes and prices of the API', async ({ page }) => {
  const answer = await page.request.get('/api/v1/restaurants/tamarind-row/menus', {
    headers: { login_source: 'mobile' },
    ...AGAIN,
  })
  const { menus } = (await answer.json()) as Schemas['MenuList']
  const told = (await toldAt<Menu>(page, '/menu')).flatMap(({ hasMenuSection }) =>
    hasMenuSection.flatMap(({ hasMenuItem }) => hasMenuItem),
  )
  const sold = menus.flatMap(({ id, sections }) =>
    sections.flatMap((section) => section.items.map((item) => ({ path: paths.item(id, section.id, item.id), item }))),
  )
  expect(sold.length).toBeGreaterThan(80)
  expect(told.map(({ url }) => new URL(url).pathname)).toEqual(sold.map(({ path }) => path))
  for (const [at, { path, item }] of sold.entries()) {
    const sizes = item.servings.length > 0 ? item.servings : [{ name: undefined, price: item.price }]
    const prices = sizes.map(({ name, price }) => [name, decimal(price, 'USD'), 'USD'])
    const [dish] = await toldAt<Item>(page, path)
    for (const one of [told[at]!, dish!]) {
      expect([one.name, pricesOf(one)]).toEqual([item.name, prices])
      expect(one.description?.includes('Contains ') ?? false, item.name).toBe(item.allergens.length > 0)
    }
  }
})
