import type { Page } from '@playwright/test'
import { openWithoutCode } from './hold-code'
import { Counter, test } from './ordering'
import { expect } from './shop'
import { watchShift } from './stands-still'

const FRIES = '/menu/all-day/section/small-plates/item/row-fries'
const addButton = (page: Page) => page.getByRole('button', { name: /^Add to cart/ })

test('a dish chosen and added before the code has loaded ends in the cart as chosen', async ({ page, customer }) => {
  await customer.storeSession()
  const release = await openWithoutCode(page, FRIES)
  await page.getByRole('radio', { name: 'Large' }).click()
  await page.getByText('Kimchi').click()
  await page.getByLabel('Special instructions').pressSequentially('Extra crisp')
  await page.getByRole('button', { name: 'Increase quantity' }).click({ clickCount: 2 })
  await addButton(page).click()
  release()
  await expect(page.getByText('Item added to cart!')).toBeVisible()
  await expect(page).toHaveURL(/\/menu\?menu=all-day/)
  await page.goto('/cart')
  const line = page.getByRole('list', { name: 'Cart' }).getByRole('listitem', { name: 'Row fries' })
  await expect(line).toContainText('Large, Kimchi')
  await expect(line).toContainText('“Extra crisp”')
  expect(await new Counter(page).inCart('row-fries')).toBe(3)
})

test('choices made by keyboard before the code has loaded are applied, and the price follows', async ({ page }) => {
  const release = await openWithoutCode(page, FRIES)
  await page.getByRole('radio', { name: 'Regular' }).press('ArrowDown')
  await page.getByRole('checkbox', { name: 'Kimchi' }).press('Space')
  release()
  await expect(page.getByRole('radio', { name: 'Large' })).toBeChecked()
  await expect(page.getByRole('checkbox', { name: 'Kimchi' })).toBeChecked()
  await expect(addButton(page)).not.toHaveText('Add to cart · $6.00')
})

test('a prerendered dish shows what has changed since the build, without a layout shift', async ({ page, sandbox }) => {
  const shifted = await watchShift(page)
  await sandbox.scenario({ name: 'price-up', itemId: 'row-fries', by: 100 })
  const release = await openWithoutCode(page, FRIES)
  await expect(page).toHaveTitle('Row fries · Tamarind Row')
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${FRIES}$`))
  await expect(addButton(page)).toHaveText('Add to cart · $6.00')
  await expect(page.getByRole('radio', { name: 'Large' })).toBeVisible()
  const heading = await page.getByRole('heading', { name: 'Row fries' }).elementHandle()
  release()
  await expect(addButton(page)).toHaveText('Add to cart · $7.00')
  expect(await heading?.evaluate((one) => one.isConnected)).toBe(true)
  expect(await sandbox.count('GET', '/items/')).toBe(1)
  expect(await shifted()).toBeLessThan(0.001)
  await sandbox.scenario({ name: 'sold-out', itemId: 'row-fries' })
  await page.reload()
  await expect(page.getByRole('button', { name: 'Sold out' })).toBeDisabled()
})

test('a favorite opens with its options, not the default', { tag: '@variant' }, async ({ page, customer, sandbox }) => {
  await customer.arrive(FRIES)
  await page.getByRole('radio', { name: 'Large' }).check()
  await page.getByRole('button', { name: 'Add to favorites' }).click()
  await expect.poll(() => sandbox.count('PUT', '/favorites/row-fries')).toBe(1)
  await page.goto('/account/favorites')
  await page.goto((await page.getByRole('link', { name: 'Row fries' }).getAttribute('href'))!)
  await expect(page.getByRole('radio', { name: 'Large' })).toBeChecked()
})
