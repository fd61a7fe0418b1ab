import type { Page } from '@playwright/test'
import { openWithoutCode } from './hold-code'
import { Counter, test } from './ordering'
import { expect } from './shop'
import { watchShift } from './stands-still'

const RIBS = 'Charred corn ribs'
const add = (page: Page) => page.getByRole('button', { name: `Add ${RIBS} to cart` })
const card = (page: Page) => page.getByRole('article', { name: RIBS })

test('dishes added before the code has loaded are in the cart as often as tapped', async ({ page, customer }) => {
  await customer.storeSession()
  const release = await openWithoutCode(page, '/menu')
  await add(page).click()
  await expect(add(page)).toHaveAttribute('data-early')
  await add(page).click()
  release()
  await expect(page.getByRole('link', { name: 'Cart, 2 items' })).toBeVisible()
  await expect(page.getByText('Item added to cart!')).toBeVisible()
  await expect(add(page)).not.toHaveAttribute('data-early')
  await expect.poll(() => new Counter(page).inCart('charred-corn-ribs')).toBe(2)
})

test('only the dish under the mouse before the code is prefetched', { tag: '@variant' }, async ({ page, sandbox }) => {
  const release = await openWithoutCode(page, '/menu')
  await card(page).hover()
  release()
  await expect.poll(() => sandbox.count('GET', '/items/charred-corn-ribs')).toBe(1)
  expect(await sandbox.count('GET', '/items/')).toBe(1)
})

test('search pressed before the code has loaded opens afterwards', async ({ page }) => {
  const release = await openWithoutCode(page, '/menu')
  await page.getByRole('button', { name: 'Search menu...' }).click()
  release()
  await expect(page.getByRole('searchbox', { name: 'Search menu' })).toBeFocused()
})

test('a tap counts on an address that differs from the prerendered page', { tag: '@variant' }, async ({ page }) => {
  const release = await openWithoutCode(page, '/menu?menu=all-day')
  await add(page).click()
  release()
  await expect(page.getByRole('button', { name: 'Login to Continue' })).toBeVisible()
})

test('the prerendered menu is updated once the API has answered, without a layout shift', async ({ page, sandbox }) => {
  const shifted = await watchShift(page)
  await sandbox.scenario({ name: 'price-up', itemId: 'charred-corn-ribs', by: 100 })
  await sandbox.scenario({ name: 'sold-out', itemId: 'smashed-cucumbers' })
  const release = await openWithoutCode(page, '/menu')
  await expect(card(page)).toContainText('$8.50')
  const drawn = await card(page).elementHandle()
  release()
  await expect(card(page)).toContainText('$9.50')
  await expect(page.getByRole('article', { name: 'Smashed cucumbers' })).toContainText('Sold out')
  await expect(page.getByRole('main').getByText(/^Open until/)).toBeVisible()
  expect(await drawn?.evaluate((one) => one.isConnected)).toBe(true)
  expect(await sandbox.count('GET', '/menus')).toBe(1)
  expect(await shifted()).toBeLessThan(0.001)
})

test('a customer’s cart, theme and filters are all applied to the prerendered menu', async ({ page, customer }) => {
  await customer.storeSession()
  await new Counter(page).fillCart({ 'charred-corn-ribs': 3 })
  await page.evaluate(() => {
    localStorage.setItem('theme', 'luxury')
    localStorage.setItem('menuFilters', JSON.stringify({ diets: ['VEGAN'], spicy: false, avoid: [] }))
  })
  await page.goto('/menu')
  await expect(page.getByRole('link', { name: 'Cart, 3 items' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Vegan', pressed: true })).toBeVisible()
  await expect(page.getByText(/dishes hidden by your filters/).first()).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'luxury')
})

test.describe('the prerendered menu without an API', () => {
  test.use({ expected: [/500|Failed to load/] })

  test('stays as it was built', async ({ page, sandbox }) => {
    await sandbox.scenario({ name: 'fail', status: 500 })
    await page.goto('/menu')
    await page.waitForLoadState('networkidle')
    await expect(card(page)).toContainText('$8.50')
  })
})
