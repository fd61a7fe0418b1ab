import type { Page } from '@playwright/test'
import { LUNCH, test, Till } from './ordering'
import { AGAIN, expect, type Customer } from './shop'

/** Properties of a restaurant, a quote, an order and its totals that came with points, gift cards, tables, reports and others. */
const LATER = [
  ...['tables', 'wallets', 'pointsProgram', 'giftCards', 'groupOrders', 'allergenProfiles', 'points', 'reward'],
  ...['due', 'reportableUntil', 'issue', 'refunded', 'groupShares'],
]
const MISSING = /\/(tables|points|gift-cards|gift-card-purchases|issue|group-orders|allergens)(\/|$)/
/** The answers a page was prerendered from: they came from the sandbox, which has it all. */
const DRAWN = /<script type="application\/json" id="drawn">.*?<\/script>/s

const without = (text: string) =>
  JSON.stringify(JSON.parse(text), (key, value: unknown) => (LATER.includes(key) ? undefined : value))

/** Makes the API one that was written before these operations were proposed. Returns the calls that it answers 404. */
async function olderApi(page: Page): Promise<string[]> {
  const refused: string[] = []
  await page.route('/**', async (route) => {
    const request = route.request()
    if (request.resourceType() !== 'document' || request.method() !== 'GET') return route.fallback()
    const response = await route.fetch(AGAIN)
    await route.fulfill({ response, body: (await response.text()).replace(DRAWN, '') })
  })
  await page.route('**/api/v1/**', async (route) => {
    const request = route.request()
    const { pathname } = new URL(request.url())
    if (MISSING.test(pathname)) {
      refused.push(`${request.method()} ${pathname}`)
      return route.fulfill({ status: 404, json: { message: 'Cannot find this' } })
    }
    const response = await route.fetch(AGAIN)
    const text = await response.text()
    const isJson = response.headers()['content-type']?.includes('json') ?? false
    await route.fulfill({ response, body: isJson ? without(text) : text })
  })
  return refused
}

/** The links of the account, and what each page has once it has loaded. */
const PAGES = [
  ['Orders', 'region', 'In progress'],
  ['Saved Addresses', 'heading', 'No saved addresses yet'],
  ['Payment Methods', 'heading', 'No saved cards yet'],
  // The form has what the session knows, loaded or not.
  ['Profile', 'region', 'Your data'],
] as const

/** From the menu to the checkout. */
async function fillCart(page: Page, customer: Customer) {
  await page.goto('/menu?table=12')
  await expect(page.getByRole('button', { name: /^Pickup, about/ })).toBeVisible()
  await page.getByRole('button', { name: /^Allergens/ }).click()
  await page.getByRole('checkbox', { name: 'Milk' }).check()
  await customer.add('Tamarind lemonade')
  await page.goto('/cart')
  await expect(page.getByRole('listitem', { name: 'Tamarind lemonade' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Checkout' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Order together' })).toHaveCount(0)
  const till = new Till(page)
  await till.again(LUNCH)
  await expect(page.getByRole('button', { name: 'Enter a gift card' })).toHaveCount(0)
  return till
}

/** Every page of the account, by its links. */
async function lookAround(page: Page) {
  await page.goto('/account/orders')
  const account = page.getByRole('navigation', { name: 'Account' })
  for (const [link, role, name] of PAGES) {
    await account.getByRole('link', { name: link }).click()
    await expect(page.getByRole(role, { name })).toBeVisible()
  }
  await expect(account).not.toContainText(/Points|Gift cards/)
  await expect(page.getByRole('group', { name: 'Allergens you avoid' })).toHaveCount(0)
}

test.describe('an API without the operations that were proposed later', () => {
  test.use({ expected: [/status of 404/] })

  test('has the shop as before, which calls nothing twice that is not there', async ({ page, customer }) => {
    const refused = await olderApi(page)
    await customer.storeSession()
    const till = await fillCart(page, customer)
    await till.buy()
    await page.getByRole('link', { name: 'Track order' }).click()
    await expect(page.getByRole('list', { name: 'Order progress' })).toBeVisible()
    await lookAround(page)
    await fillCart(page, customer)
    await lookAround(page)
    await expect(page.getByRole('contentinfo')).not.toContainText('Gift cards')
    expect(refused.filter((call) => /group-order|allergens/.test(call))).toEqual([])
    // Calls of the last page may still be on their way.
    await page.unrouteAll({ behavior: 'wait' })
    expect(refused).toEqual([...new Set(refused)])
  })
})
