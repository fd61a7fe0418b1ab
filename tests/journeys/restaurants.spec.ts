import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import type { components } from '../../src/api/schema.gen'
import { PreviewServer } from './preview-server'
import { Customer, expect, Sandbox, test } from './shop'

type Schemas = components['schemas']

/** Eight in the evening there: each of them is open. */
const EVENINGS = { 'pizzeria-aurora': '2026-11-20T19:00:00Z', 'cafe-noor': '2026-11-21T17:00:00Z' }

test.describe.configure({ mode: 'default' })

/** A build of a restaurant's folder, served with its sandbox. */
async function serve(folder: string, build: string) {
  const env = { SANDBOX_RESTAURANT: folder }
  const args = ['node_modules/vite/bin/vite.js', 'build', '--outDir', build, '--logLevel', 'warn']
  const { status, stderr } = spawnSync(process.execPath, args, { env: { ...process.env, ...env } })
  expect(status, String(stderr)).toBe(0)
  const server = new PreviewServer(['--outDir', build])
  await server.start(env)
  return server
}

/** An amount in minor units as a receipt has it, without the currency's sign. */
function plainAmount(minorUnits: number, currency: string): string {
  const { maximumFractionDigits: digits = 2 } = new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
  }).resolvedOptions()
  return (minorUnits / 10 ** digits).toFixed(digits)
}

async function buyTwo(page: Page, customer: Customer, dish: string, total: string) {
  await page.getByRole('link', { name: 'Order Now' }).first().click()
  await page.getByRole('button', { name: `Add ${dish} to cart` }).click()
  await page.getByRole('button', { name: 'Login to Continue' }).click()
  await customer.signIn()
  await page.getByRole('link', { name: 'Cart, 1 item' }).click()
  await page.getByRole('button', { name: `Increase quantity of ${dish}` }).click()
  await expect(page.getByTestId('subtotal')).toContainText(total)
  await page.getByRole('link', { name: 'Checkout' }).click()
  const place = page.getByRole('button', { name: /^Place order/ })
  await expect(place).toContainText(total)
  await place.click()
  await page.getByRole('button', { name: 'Approve payment' }).click()
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Receipt' })).toContainText(total)
}

for (const [name, now] of Object.entries(EVENINGS)) {
  test(`the restaurant of the folder ${name} has its own name, menu and money, and takes an order`, async ({
    browser,
  }) => {
    test.setTimeout(120_000)
    const folder = join('src/sandbox/seed', name)
    const server = await serve(folder, join('.vite', name))
    const page = await browser.newPage({ baseURL: server.url, reducedMotion: 'reduce' })
    const wrong: string[] = []
    page.on('pageerror', ({ message }) => wrong.push(message))
    page.on('console', (message) => message.type() === 'error' && wrong.push(message.text()))
    const read = async <T>(path: string) =>
      (await (
        await page.request.get(`/api/v1/restaurants/${name}${path}`, { headers: { login_source: 'mobile' } })
      ).json()) as T
    const restaurant = await read<Schemas['Restaurant']>('')
    const { menus } = await read<Schemas['MenuList']>('/menus')
    const sandbox = new Sandbox(page, name)
    await sandbox.scenario({ name: 'clock', now })
    await page.goto('/')
    await expect(page).toHaveTitle(restaurant.name)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(restaurant.tagline)
    const dishes = menus.flatMap(({ sections }) => sections.flatMap(({ items }) => items))
    const plain = dishes.find(({ requiresChoice }) => !requiresChoice)!
    await buyTwo(page, new Customer(page, sandbox), plain.name, plainAmount(2 * plain.price, restaurant.currency))
    expect(wrong).toEqual([])
    await page.close()
    await server.end()
  })
}
