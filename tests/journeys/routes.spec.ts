import type { Page } from '@playwright/test'
import { Customer, expect, Sandbox, test } from './shop'

/** What an address answers with: its one h1, the document's title, and the address it ends at, if it is another. */
type Answer = [heading: string, title: string, at?: string]

const titled = (name: string) => `${name} · Tamarind Row`
const page = (heading: string, name = heading): Answer => [heading, titled(name)]
const HOME: Answer = ['Tamarind Row', 'Tamarind Row']
const toHome: Answer = [HOME[0], HOME[1], '/']
const toLogin = (path: string): Answer => ['Login', titled('Login'), `/login?next=${encodeURIComponent(path)}`]
const forAll = (path: string, answer: Answer) => [path, answer, answer] as const
const forGuests = (path: string, answer: Answer) => [path, answer, toHome] as const
const forCustomers = (path: string, answer: Answer) => [path, toLogin(path), answer] as const
const ofAnOrder = (path: string, name: string, what = 'order') =>
  [path, page(`Please sign in to see your ${what}`, name), page('We could not find this order', name)] as const

/** The route table of spec 2: the address, and what it is to a guest and to a customer. */
const ROUTES = [
  forAll('/', HOME),
  forAll('/about', page('About Tamarind Row', 'About')),
  forAll('/contact', page('Contact')),
  forGuests('/login', page('Login')),
  forGuests('/signup', page('Sign Up')),
  forGuests('/auth/login', page('Session expired. Please login again.', 'Session expired')),
  forAll('/menu', page('Menu')),
  forAll('/menu/all-day/section/noodles-soups/item/hand-pulled-noodles', page('Hand-pulled noodles')),
  forAll('/menu/all-day/item/hand-pulled-noodles', page('Hand-pulled noodles')),
  forCustomers('/cart', page('Your cart is empty', 'Cart')),
  forCustomers('/checkout', page('Your cart is empty', 'Checkout')),
  ofAnOrder('/track-order', 'Track order'),
  ofAnOrder('/order-success', 'Your order'),
  ofAnOrder('/payment-return', 'Payment', 'payment'),
  forCustomers('/account', ['Profile', titled('Profile'), '/account/profile']),
  forCustomers('/account/orders', page('No orders yet', 'Orders')),
  forCustomers('/account/favorites', page('Favorites')),
  forCustomers('/account/saved-addresses', page('No saved addresses yet', 'Saved Addresses')),
  forCustomers('/account/payment-methods', page('No saved cards yet', 'Payment Methods')),
  forCustomers('/account/profile', page('Profile')),
  forCustomers('/account/notifications', page('Notifications')),
  forAll('/no/such/page', page('There is nothing on this plate', 'Page not found')),
] as const

let session: [string, string][]
test.beforeAll(async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL: baseURL! })
  const own = await context.newPage()
  const sandbox = new Sandbox(own)
  await sandbox.fresh()
  await new Customer(own, sandbox).arrive()
  session = await own.evaluate(() => Object.entries<string>({ ...localStorage }))
  await context.close()
})

/** From no address at all, so that it is one step in history: a redirect replaces, and adds none. */
async function opens(page: Page, path: string, [heading, title, at = path]: Answer) {
  await page.goto('about:blank')
  const steps = await page.evaluate(() => history.length)
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
  await expect(page).toHaveTitle(title)
  await expect(page).toHaveURL(at)
  expect(await page.evaluate(() => history.length)).toBe(steps + 1)
}

for (const [path, guest, customer] of ROUTES) {
  test(`${path} is ${guest[2] ?? guest[0]} to a guest and ${customer[2] ?? customer[0]} to a customer`, async ({
    page,
  }) => {
    await opens(page, path, guest)
    await page.evaluate((entries) => entries.forEach(([key, value]) => localStorage.setItem(key, value)), session)
    await opens(page, path, customer)
  })
}
