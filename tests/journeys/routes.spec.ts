import type { Page } from '@playwright/test'
import { expect, test } from './shop'

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
  forCustomers('/account/favorites', page('No favorites yet', 'Favorites')),
  forCustomers('/account/saved-addresses', page('No saved addresses yet', 'Saved Addresses')),
  forCustomers('/account/payment-methods', page('No saved cards yet', 'Payment Methods')),
  forCustomers('/account/profile', page('Profile')),
  forCustomers('/account/notifications', page('Notifications')),
  forAll('/no/such/page', page('There is nothing on this plate', 'Page not found')),
] as const

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

test('every address of the route table leads a guest where it says', async ({ page }) => {
  for (const [path, guest] of ROUTES) await test.step(path, () => opens(page, path, guest))
})

test('where it leads a customer elsewhere than a guest, it does so, too', async ({ page, customer }) => {
  await customer.storeSession()
  for (const [path, guest, answer] of ROUTES) {
    if (answer !== guest) await test.step(path, () => opens(page, path, answer))
  }
})
