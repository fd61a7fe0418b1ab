import type { Page } from '@playwright/test'
import { expect, test } from './shop'

/** What an address shows: its only h1, the document's title, and the final address, if it differs. */
type Answer = [heading: string, title: string, at?: string]

const titled = (name: string) => `${name} · Tamarind Row`
const HOME: Answer = ['Tamarind Row: Market cooking from five coasts', 'Tamarind Row', '/']

// AppRoutes.spec.tsx tests the whole route table. Here: one address of each kind, over HTTP in a browser.
const FOR_GUESTS: Record<string, Answer> = {
  '/menu': ['Menu', titled('Menu')],
  '/menu/all-day/section/noodles-soups/item/hand-pulled-noodles': [
    'Hand-pulled noodles',
    titled('Hand-pulled noodles'),
  ],
  '/account/orders': ['Login', titled('Login'), '/login?next=%2Faccount%2Forders'],
  '/no/such/page': ['There is nothing on this plate', titled('Page not found')],
}
const FOR_CUSTOMERS: Record<string, Answer> = {
  '/auth/login': HOME,
  '/account': ['Profile', titled('Profile'), '/account/profile'],
  '/track-order': ['We could not find this order', titled('Track order')],
}

/** From no address at all, so that it is one step in history: a redirect replaces, and adds none. */
async function opens(page: Page, path: string, [heading, title, at = path]: Answer) {
  await page.goto('about:blank')
  const steps = await page.evaluate(() => history.length)
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
  await expect(page).toHaveTitle(title)
  await expect(page).toHaveURL(at)
  expect(await page.evaluate(() => history.length), path).toBe(steps + 1)
}

test(
  'each kind of address leads a guest and a customer where the route table says',
  { tag: '@variant' },
  async ({ page, customer }) => {
    for (const [path, answer] of Object.entries(FOR_GUESTS)) await test.step(path, () => opens(page, path, answer))
    await customer.storeSession()
    for (const [path, answer] of Object.entries(FOR_CUSTOMERS)) await test.step(path, () => opens(page, path, answer))
  },
)
