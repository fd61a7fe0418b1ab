import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { builtWith } from './built-with'
import { sayIn, sayInEnglish as say } from './say'
import { Customer, expect, Sandbox } from './shop'

const NAME = 'cafe-noor'
const EVENING = '2026-11-21T17:00:00Z'
const arabic = sayIn('ar')
/** Arabic at '/', English at '/en'. */
const test = builtWith({ SANDBOX_RESTAURANT: join('src/sandbox/seed', NAME) }, 2)

test.describe.configure({ mode: 'default' })

async function pay(page: Page, dish: string) {
  await page.getByRole('button', { name: say('Add ${ 0 } to cart', dish) }).click()
  await page.getByRole('link', { name: say('Cart, ${ 0 } item', '1') }).click()
  await expect(page).toHaveURL('/en/cart')
  await page.getByRole('link', { name: say('Checkout') }).click()
  await page.getByRole('button', { name: say('Place order') }).click()
  await page.locator('button[value=approve]').click()
  await expect(page).toHaveURL(/\/en\/order-success\?/)
  await expect(page.getByRole('region', { name: say('Receipt') })).toContainText(dish)
}

test('a customer signs in, finds a dish by its Arabic name and pays on the English pages', async ({ page }) => {
  const sandbox = new Sandbox(page, NAME)
  await sandbox.scenario({ name: 'clock', now: EVENING })
  await page.goto('/menu')
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar')
  await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click()
  await expect(page).toHaveURL('/en/menu')
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr')
  await page.goto('/en/cart')
  await expect(page).toHaveURL('/en/login?next=%2Fcart')
  await new Customer(page, sandbox).signIn()
  await expect(page).toHaveURL('/en/cart')
  await page.goto('/en/menu')
  await page.getByRole('button', { name: say('Search menu...') }).click()
  await page.getByRole('searchbox').fill('كرواسون')
  await expect(page.getByRole('dialog').getByRole('link', { name: /Croissant/ })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await pay(page, 'Croissant')
  await page.getByRole('contentinfo').getByRole('link', { name: 'العربية' }).click()
  await expect(page).toHaveURL(/^[^/]+\/\/[^/]+\/order-success\?/)
  await expect(page.getByRole('region', { name: arabic('Receipt') })).toContainText('كرواسون')
})

test('each language has its own pages, addresses and pages that are not there', async ({ page }) => {
  for (const [path, language, title] of [
    ['/', 'ar', 'مقهى نور'],
    ['/en', 'en', 'Café Noor'],
    ['/en/about', 'en', 'About · Café Noor'],
    ['/en/legal/terms', 'en', 'Terms of ordering · Café Noor'],
  ] as const) {
    expect((await page.goto(path))!.status(), path).toBe(200)
    await expect(page, path).toHaveTitle(title)
    await expect(page.locator('html'), path).toHaveAttribute('lang', language)
  }
  const missing = await page.request.get('/en/nowhere')
  expect([missing.status(), await missing.text()]).toEqual([404, expect.stringContaining('<html lang="en"')])
  expect((await page.request.get('/en/nothing.txt')).status()).toBe(404)
})
