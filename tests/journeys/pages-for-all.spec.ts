import type { Page } from '@playwright/test'
import { DESKTOP, isFitForAll } from './fit-for-all'
import { test } from './ordering'
import { expect } from './shop'

const NOODLES = '/menu/all-day/section/noodles-soups/item/hand-pulled-noodles'
const FIRST = ['/', '/menu', NOODLES, '/login']
const PUBLIC = [...FIRST, '/about', '/contact', '/signup', '/auth/login', '/nowhere']
const OF_AN_ORDER = ['/track-order', '/order-success', '/payment-return']
/** The other pages of the account, empty and filled: account-screens.spec.ts. */
const OF_A_CUSTOMER = ['/cart', '/checkout', '/account/favorites']

async function pageIsFit(page: Page, path: string) {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await isFitForAll(page, path, DESKTOP)
}

for (const path of [...PUBLIC, ...OF_AN_ORDER]) {
  const tag = FIRST.includes(path) ? [] : '@variant'
  test(`F64 ${path} is accessible: axe, text, targets, every width, every theme`, { tag }, ({ page }) =>
    pageIsFit(page, path),
  )
}

for (const path of OF_A_CUSTOMER) {
  const tag = path === '/cart' ? [] : '@variant'
  const title = `F64 ${path} of a customer is accessible: axe, text, targets, every width, every theme`
  test(title, { tag }, async ({ page, customer, counter }) => {
    await customer.storeSession()
    await counter.fillCart({ 'charred-corn-ribs': 1 })
    await pageIsFit(page, path)
  })
}

test('F64 the choice of pickup or delivery and of the time is accessible', { tag: '@variant' }, async ({ page }) => {
  await page.goto('/menu')
  await page.getByRole('button', { name: /^Pickup, / }).click()
  const dialog = page.getByRole('dialog', { name: 'How and when?' })
  await dialog.getByRole('radio', { name: 'Choose a time' }).check()
  await expect(dialog.getByRole('combobox', { name: 'Time' })).toBeVisible()
  await isFitForAll(page, 'the time of a pickup')
  await dialog.getByRole('radio', { name: 'Delivery' }).check()
  await expect(dialog.getByLabel('ZIP code')).toBeVisible()
  await isFitForAll(page, 'the place of a delivery')
})

test('the steps of the sign-in are accessible', { tag: '@variant' }, async ({ page, customer, sandbox }) => {
  await page.goto(NOODLES)
  await page.getByRole('radio', { name: 'Mild' }).check()
  await page.getByRole('button', { name: /Add to cart/ }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await isFitForAll(page, 'login required', DESKTOP)
  await page.goto('/login')
  await customer.askForCode()
  await isFitForAll(page, 'the code', DESKTOP)
  await page.getByLabel('Verification code').fill(await sandbox.code(customer.phone))
  await expect(page.getByLabel('First name')).toBeVisible()
  await isFitForAll(page, 'the details', DESKTOP)
})
