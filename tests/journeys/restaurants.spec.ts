import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { code } from 'currency-codes'
import type { Schemas } from '../../src/api/types'
import { languageOf } from '../../src/i18n/language'
import { PreviewServer } from './preview-server'
import { Customer, expect, Sandbox, test } from './shop'
import { type Say, sayIn } from './say'

/** The restaurants that come with the shop, each in the language of its build. It is eight in the evening there, and open. */
const RESTAURANTS = [
  { name: 'pizzeria-aurora', locale: 'de-IT', direction: 'ltr', now: '2026-11-20T19:00:00Z', tag: ['@variant'] },
  { name: 'cafe-noor', locale: 'ar-KW', direction: 'rtl', now: '2026-11-21T17:00:00Z', tag: [] },
]

test.describe.configure({ mode: 'default' })

/** A build of a restaurant's folder, served with its sandbox. */
async function serve(folder: string, build: string, locale: string) {
  const env = { SANDBOX_RESTAURANT: folder, VITE_LOCALE: locale }
  const options = ['--outDir', build, '--logLevel', 'warn', '--sourcemap', 'false']
  const args = ['node_modules/vite/bin/vite.js', 'build', ...options]
  const { status, stderr } = spawnSync(process.execPath, args, { env: { ...process.env, ...env } })
  expect(status, String(stderr)).toBe(0)
  const server = new PreviewServer(['--outDir', build])
  await server.start(env)
  return server
}

/** An amount in minor units as a receipt has it in that language, without the currency's sign. */
function plainAmount(minorUnits: number, currency: string, locale: string): string {
  const digits = code(currency)!.digits
  const format = new Intl.NumberFormat(`${locale}-u-nu-latn`, {
    ...{ style: 'currency', currency, minimumFractionDigits: digits, maximumFractionDigits: digits },
  })
  const number = ['integer', 'group', 'decimal', 'fraction']
  return format
    .formatToParts(minorUnits / 10 ** digits)
    .filter(({ type }) => number.includes(type))
    .map(({ value }) => value)
    .join('')
}

type Order = { dish: string; total: string; locale: string }

async function buyTwo(page: Page, customer: Customer, say: Say, { dish, total, locale }: Order) {
  await page
    .getByRole('link', { name: say('Order Now') })
    .first()
    .click()
  await page.getByRole('button', { name: say('Add ${ 0 } to cart', dish) }).click()
  await page.getByRole('button', { name: say('Login to Continue') }).click()
  await customer.signIn()
  await page.getByRole('link', { name: say('Cart, ${ 0 } item', '1') }).click()
  await page.getByRole('button', { name: say('Increase quantity of ${ 0 }', dish) }).click()
  await expect(page.getByTestId('subtotal')).toContainText(total)
  await page.getByRole('link', { name: say('Checkout') }).click()
  const place = page.getByRole('button', { name: say('Place order') })
  await expect(place).toContainText(total)
  await place.click()
  // The payment page speaks the language of the shop.
  await expect(page.locator('html')).toHaveAttribute('lang', locale)
  await page.locator('button[value=approve]').click()
  await expect(page.getByRole('heading', { name: say('Thank you') })).toBeVisible()
  await expect(page.getByRole('region', { name: say('Receipt') })).toContainText(total)
}

for (const { name, locale, direction, now, tag } of RESTAURANTS) {
  test(`the restaurant of ${name} has its own money and language`, { tag }, async ({ browser }) => {
    test.setTimeout(120_000)
    const folder = join('src/sandbox/seed', name)
    const server = await serve(folder, join('.vite', name), locale)
    const page = await browser.newPage({ baseURL: server.url, reducedMotion: 'reduce' })
    const read = async <T>(path: string) =>
      (await (
        await page.request.get(`/api/v1/restaurants/${name}${path}`, { headers: { login_source: 'mobile' } })
      ).json()) as T
    const restaurant = await read<Schemas['Restaurant']>('')
    const { menus } = await read<Schemas['MenuList']>('/menus')
    const sandbox = new Sandbox(page, name)
    const say = sayIn(languageOf(locale))
    await sandbox.scenario({ name: 'clock', now })
    await page.goto('/')
    await expect(page).toHaveTitle(restaurant.name)
    await expect(page.locator('html')).toHaveAttribute('lang', languageOf(locale))
    await expect(page.locator('html')).toHaveAttribute('dir', direction)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(restaurant.tagline)
    const dishes = menus.flatMap(({ sections }) => sections.flatMap(({ items }) => items))
    await expect(page.getByRole('contentinfo').getByRole('link', { name: say('Terms') })).toHaveAttribute(
      'href',
      '/legal/terms',
    )
    const plain = dishes.find(({ requiresChoice }) => !requiresChoice)!
    const total = plainAmount(2 * plain.price, restaurant.currency, locale)
    await buyTwo(page, new Customer(page, sandbox, say), say, { dish: plain.name, total, locale })
    await page.close()
    await server.end()
  })
}
