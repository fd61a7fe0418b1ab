import { chunkOf } from '../chunk-of'
import { SNACK, test, Till } from './ordering'
import { expect, WITH_MOTION } from './shop'
import { DESKTOP, onSlow4G, PHONE, standsStill } from './stands-still'

test.use(WITH_MOTION)

/** The browser remembers a failed import, so the page asks for it under another address. */
const codeOfPage = () => `**${chunkOf('dist', 'src/pages/contact/ContactPage.tsx')}*`

test.describe('a page whose code is gone after a deploy', () => {
  test.use({ expected: [/ERR_FAILED|404|dynamically imported module|could not be loaded/] })

  test('F55 is loaded by one reload, or shows a message and can be tried again', async ({ page }) => {
    await page.goto('/about')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const loads: string[] = []
    page.on('request', (request) => {
      if (request.isNavigationRequest()) loads.push(new URL(request.url()).pathname)
    })
    await page.route(codeOfPage(), (route) => route.abort())
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact' }).click()
    await expect(page.getByRole('heading', { name: 'This page could not be loaded' })).toBeVisible()
    expect(loads).toEqual(['/contact'])
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
    await page.unroute(codeOfPage())
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Contact' })).toBeVisible()
  })

  test('F55 is loaded at once when only the first request for it fails', async ({ page }) => {
    await page.goto('/about')
    await page.route(codeOfPage(), (route) => route.abort(), { times: 1 })
    const isReloaded = page.waitForEvent('load').then(() => true)
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Contact' })).toBeVisible()
    expect(await Promise.race([isReloaded, Promise.resolve(false)])).toBe(false)
  })
})

const OF_AN_ORDER = ['/track-order', '/order-success', '/payment-return']
const DISH = '/menu/all-day/item/hand-pulled-noodles'
/** Those that a desktop lays out in another way than a phone. */
const WIDE = ['/', DISH, '/login', '/about', '/contact', '/signup']
const FOR_ALL = [...WIDE, '/auth/login', '/nowhere', '/gift-cards', ...OF_AN_ORDER]
const ROOMS = 'orders favorites saved-addresses payment-methods gift-cards points profile notifications'.split(' ')
const ACCOUNT = ROOMS.map((room) => `/account/${room}`)

test.describe('a page on a slow network with cold caches', () => {
  for (const path of FOR_ALL) {
    test(`has no layout shift on ${path}`, { tag: path === DISH ? [] : '@variant' }, async ({ page }) => {
      await onSlow4G(page)
      await standsStill(page, path, PHONE)
      if (WIDE.includes(path)) await standsStill(page, path, DESKTOP)
    })
  }

  test('has no layout shift on the way of an order', { tag: '@variant' }, async ({ page, till, customer }) => {
    await till.open(customer, SNACK)
    await onSlow4G(page)
    for (const path of ['/cart', '/checkout']) {
      await standsStill(page, path, PHONE)
      await standsStill(page, path, DESKTOP)
    }
  })

  test('has no layout shift in the account', { tag: '@variant' }, async ({ page, customer, sandbox }) => {
    test.setTimeout(120_000)
    const till = new Till(page)
    await till.open(customer, SNACK)
    await till.press()
    await till.pay()
    await page.waitForURL('**/order-success?**')
    const { search } = new URL(page.url())
    await page.goto('/menu/all-day/item/hand-pulled-noodles')
    await page.getByRole('button', { name: 'Add to favorites' }).click()
    await expect.poll(() => sandbox.count('PUT', '/favorites')).toBe(1)
    await onSlow4G(page)
    for (const path of [...ACCOUNT, ...OF_AN_ORDER.map((path) => path + search)]) await standsStill(page, path, PHONE)
  })
})

test.describe('the app without a connection', () => {
  test.use({ expected: [/ERR_INTERNET_DISCONNECTED|dynamically imported module|could not be loaded/] })

  test('F11 keeps what was shown, and sends an added dish once later', async ({ page, context, customer, sandbox }) => {
    await customer.arrive()
    await customer.add('Charred corn ribs')
    await page.waitForLoadState('networkidle')
    await context.setOffline(true)
    await expect(page.getByText(/^You are offline\. Prices as of \d+:\d\d [AP]M\.$/)).toBeVisible()
    await page.getByRole('button', { name: 'Add Tamarind lemonade to cart' }).click()
    await expect(page.getByText('You are offline. It will be added as soon as you are back.')).toBeVisible()
    await page.getByRole('link', { name: 'Cart, 2 items' }).click()
    await expect(page.getByRole('listitem', { name: 'Tamarind lemonade' })).toContainText('(not yet confirmed)')
    await page.getByRole('link', { name: 'Contact' }).click()
    await expect(page.getByRole('heading', { name: 'This page could not be loaded' })).toBeVisible()
    await context.setOffline(false)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Contact' })).toBeVisible()
    await expect.poll(() => sandbox.count('POST', '/cart-items')).toBe(2)
    await page.goto('/cart')
    await expect(page.getByTestId('subtotal')).toHaveText('$13.00')
  })
})
