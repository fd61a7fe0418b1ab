import type { Page } from '@playwright/test'
import { SCHEMES, THEMES } from '../../src/lib/themes'
import { sideways, smallTargets, smallTexts } from './legibility'
import { expect, test } from './shop'

const NOODLES = '/menu/all-day/section/noodles-soups/item/hand-pulled-noodles'
const FOR_ALL = ['/', '/about', '/contact', '/menu', NOODLES, '/login', '/signup', '/auth/login', '/nowhere']
const OF_AN_ORDER = ['/track-order', '/order-success', '/payment-return']
const ACCOUNT = ['orders', 'favorites', 'saved-addresses', 'payment-methods', 'profile', 'notifications']
const FOR_CUSTOMERS = ['/cart', '/checkout', ...ACCOUNT.map((room) => `/account/${room}`)]

test.beforeEach(({ sandbox }) => sandbox.fresh())

/** One load of a page serves for every theme and width. */
async function isLegible(page: Page, path: string) {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.waitForLoadState('networkidle')
  for (const theme of THEMES) {
    await page.evaluate((name) => {
      localStorage.setItem('theme', name)
      window.dispatchEvent(new StorageEvent('storage', { key: 'theme' }))
    }, theme)
    await expect(page.locator('html')).toHaveAttribute('data-theme', SCHEMES[theme])
    await page.evaluate(() => document.fonts.ready)
    await page.setViewportSize({ width: 390, height: 844 })
    expect.soft(await smallTexts(page), `small texts of ${path} in ${theme} on a phone`).toEqual([])
    expect.soft(await smallTargets(page), `small targets of ${path} in ${theme}`).toEqual([])
    await page.setViewportSize({ width: 320, height: 640 })
    expect.soft(await sideways(page), `F64 ${path} in ${theme} at 320 px`).toEqual([])
    await page.setViewportSize({ width: 1280, height: 800 })
    expect.soft(await smallTexts(page), `small texts of ${path} in ${theme} on a desktop`).toEqual([])
  }
}

for (const path of [...FOR_ALL, ...OF_AN_ORDER]) {
  test(`F64 ${path} is legible and in reach of a finger at every width, in every theme`, ({ page }) =>
    isLegible(page, path))
}

test('F64 so is every page of a customer', async ({ page, customer }) => {
  await customer.arrive()
  await customer.add('Charred corn ribs')
  for (const path of FOR_CUSTOMERS) await isLegible(page, path)
})
