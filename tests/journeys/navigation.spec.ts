import { expect, test } from './shop'

test(
  'the navigation bar is full on most pages and simple on menu, cart and account',
  { tag: '@variant' },
  async ({ page, customer }) => {
    await customer.arrive()
    const bar = page.getByRole('navigation', { name: 'Main' })
    await expect(bar.getByRole('button', { name: 'Theme' })).toHaveCount(0)
    await page.goto('/about')
    await expect(bar.getByRole('button', { name: 'Theme' })).toBeVisible()
    for (const name of ['About', 'Contact', 'Order Now']) await expect(bar.getByRole('link', { name })).toBeVisible()
    await bar.getByRole('button', { name: 'Account menu' }).click()
    await page.getByRole('menuitem', { name: 'Account' }).click()
    await expect(page).toHaveURL(/\/account\/profile$/)
    await expect(bar.getByRole('button', { name: 'Theme' })).toHaveCount(0)
  },
)

test('the side sheet links to every page on a phone', { tag: '@variant' }, async ({ page, customer }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  await page.getByRole('button', { name: 'Open menu' }).click()
  const sheet = page.getByRole('dialog', { name: 'Menu' })
  for (const name of ['About', 'Contact', 'Order Now', 'Login', 'Sign Up']) {
    await expect(sheet.getByRole('link', { name, exact: true })).toBeVisible()
  }
  await sheet.getByRole('button', { name: 'Theme' }).click()
  await sheet.getByRole('button', { name: 'Luxury' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'luxury')
  await sheet.getByRole('button', { name: 'Close menu' }).click()
  await expect(sheet).toBeHidden()
  await customer.arrive()
  await page.getByRole('button', { name: 'Open menu' }).click()
  await sheet.getByRole('button', { name: 'Account' }).click()
  for (const name of ['Orders', 'Favorites', 'Saved Addresses', 'Payment Methods', 'Profile', 'Notifications']) {
    await expect(sheet.getByRole('link', { name })).toBeVisible()
  }
  await expect(sheet.getByRole('button', { name: 'Logout' })).toBeVisible()
})

test('both addresses of a dish open it, and an unknown one shows a message', { tag: '@variant' }, async ({ page }) => {
  for (const path of [
    '/menu/all-day/item/hand-pulled-noodles',
    '/menu/all-day/section/noodles-soups/item/hand-pulled-noodles',
  ]) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name: 'Hand-pulled noodles' })).toBeVisible()
  }
})

test(
  'search opens from the bar of the menu, finds dishes while typing, and is in the address',
  { tag: '@variant' },
  async ({ page }) => {
    await page.goto('/menu')
    await page.getByRole('button', { name: 'Search menu...' }).click()
    const search = page.getByRole('searchbox', { name: 'Search menu' })
    await expect(search).toBeFocused()
    await search.fill('noodl')
    await expect(page).toHaveURL(/\?search=noodl/)
    await expect(page.getByRole('list', { name: 'Results' }).getByRole('link').first()).toContainText('noodles')
    await search.fill('xyzzy')
    await expect(page.getByText('No dishes match')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(search).toBeHidden()
    await expect(page).toHaveURL(/\/menu$/)
    await page.goto('/menu?search=lemonade')
    await page
      .getByRole('list', { name: 'Results' })
      .getByRole('link', { name: /Tamarind lemonade/ })
      .click()
    await expect(page.getByRole('heading', { level: 1, name: 'Tamarind lemonade' })).toBeVisible()
  },
)

test.describe('an address that does not exist', () => {
  test.use({ expected: [/404|Failed to load the dish/] })

  test('shows a page that says so and links onward', { tag: '@variant' }, async ({ page }) => {
    await page.goto('/menu/all-day/item/unicorn-steak')
    await expect(page.getByRole('heading', { name: 'This dish is not on the menu' })).toBeVisible()
    await page.getByRole('link', { name: 'See the menu' }).click()
    await expect(page).toHaveURL(/\/menu$/)
    await page.goto('/no/such/page')
    await expect(page.getByRole('heading', { name: 'There is nothing on this plate' })).toBeVisible()
  })
})

test(
  'a menu outside its hours is shown, and its dishes cannot be added',
  { tag: '@variant' },
  async ({ page, sandbox }) => {
    await page.goto('/menu')
    await page.getByRole('link', { name: 'Breakfast' }).click()
    await expect(page.getByRole('note')).toHaveText('Available from 7:00 AM')
    await expect(page.getByRole('button', { name: /^Add .* to cart$/ })).toHaveCount(0)
    await sandbox.scenario({ name: 'clock', now: '2026-11-20T13:00:00Z' })
    await page.reload()
    await expect(page.getByRole('button', { name: /^Add .* to cart$/ }).first()).toBeVisible()
  },
)

test.describe('a closed restaurant', () => {
  test(
    'accepts an order for the next opening once the customer agrees',
    { tag: '@variant' },
    async ({ page, sandbox, customer }) => {
      await customer.arrive()
      await customer.add('Charred corn ribs')
      await customer.add('Tamarind lemonade')
      await sandbox.scenario({ name: 'clock', now: '2026-11-20T05:00:00Z' })
      await page.goto('/checkout')
      await expect(page.getByText('We are closed now. This will become Friday 7:25 AM.')).toBeVisible()
      await page.getByRole('button', { name: /^Place order/ }).click()
      await expect(page.getByText('Please agree to the time first.')).toBeVisible()
      await page.getByRole('checkbox', { name: 'Collect it Friday 7:25 AM' }).check()
      await page.getByRole('button', { name: /^Place order/ }).click()
      await expect(page.getByRole('button', { name: 'Approve payment' })).toBeVisible()
    },
  )
})
