import { join } from 'node:path'
import type { Page } from '@playwright/test'
import type { Schemas } from '../../src/api/types'
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

/** Reads every page of both sitemaps as a crawler does. */
test('each page names itself and the other language, and tells of dishes as the API does in its own', async ({
  page,
}) => {
  const read = async (address: string) => (await page.request.get(address)).text()
  const all = (html: string, expression: RegExp) => [...html.matchAll(expression)].map(([, ...found]) => found)
  const pathOf = (address = '') => new URL(address).pathname
  const sitemaps = all(await read('/robots.txt'), /^Sitemap: (.*)$/gm).map(([address]) => pathOf(address))
  expect(sitemaps).toEqual(['/sitemap.xml', '/en/sitemap.xml'])
  const pages = await Promise.all(sitemaps.map(async (path) => all(await read(path), /<loc>(.*?)<\/loc>/g)))
  const addresses = pages.flat().map(([address]) => pathOf(address))
  const titles = new Map<string, string>()
  for (const path of addresses) {
    const inEnglish = path.startsWith('/en/')
    const main = path.replace(/^\/en\//, '/')
    const html = await read(path)
    const own = inEnglish ? 'en' : 'ar'
    expect(all(html, /<html lang="(\w+)/g), path).toEqual([[own]])
    const paths = ([language, address]: string[]) => [language, pathOf(address)]
    expect(all(html, /hreflang="([^"]+)" href="([^"]+)"/g).map(paths), path).toEqual([
      ['ar-KW', main],
      ['en-KW', `/en${main}`],
      ['x-default', main],
    ])
    expect(all(html, /rel="canonical" href="([^"]+)"/g).map(([address]) => pathOf(address))).toEqual([path])
    titles.set(path, all(html, /<title>(.*?)<\/title>/g)[0]![0]!)
    const told = all(html, /"url":"([^"]+)"/g).map(([address]) => pathOf(address))
    if (main === '/menu') expect(told.length, path).toBeGreaterThan(5)
    expect(
      told.filter((url) => url.startsWith('/en/') !== inEnglish),
      path,
    ).toEqual([])
  }
  expect([titles.get('/menu'), titles.get('/en/menu')]).toEqual([expect.stringMatching(/[ء-ي]/), 'Menu · Café Noor'])
  for (const [base, language] of [
    ['', 'ar'],
    ['/en', 'en'],
  ] as const) {
    const answer = await page.request.get(`/api/v1/restaurants/${NAME}/menus`, {
      headers: { login_source: 'mobile', 'accept-language': language },
    })
    const { menus } = (await answer.json()) as Schemas['MenuList']
    const names = menus.flatMap(({ sections }) => sections.flatMap(({ items }) => items.map(({ name }) => name)))
    const [[text] = ['']] = all(await read(`${base}/menu`), /<script type="application\/ld\+json">(.*?)<\/script>/g)
    for (const name of names) expect(text, language).toContain(JSON.stringify({ name }).slice(1, -1))
  }
})
