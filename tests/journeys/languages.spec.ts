import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import type { Schemas } from '../../src/api/types'
import { languageOf } from '../../src/i18n/language'
import { quickBuild } from '../quick-build'
import { englishIn } from './english-left'
import { PreviewServer } from './preview-server'
import { sayIn } from './say'
import { Customer, expect, Sandbox, test } from './shop'

/** Restaurants whose own texts are not English, each in the language of its build. */
const SHOPS = [
  { name: 'pizzeria-aurora', locale: 'de-IT', now: '2026-11-20T19:00:00Z', tag: [] },
  { name: 'pizzeria-aurora', locale: 'fr-IT', now: '2026-11-20T19:00:00Z', tag: ['@variant'] },
  { name: 'cafe-noor', locale: 'ar-KW', now: '2026-11-21T17:00:00Z', tag: ['@variant'] },
]
const PAGES = ['/', '/menu', '/about', '/contact', '/login', '/gift-cards', '/nowhere']
const ACCOUNT = ['orders', 'favorites', 'saved-addresses', 'payment-methods', 'profile', 'notifications']
const OWN_PAGES = [...ACCOUNT.map((name) => `/account/${name}`), '/cart', '/checkout']

test.describe.configure({ mode: 'default' })

for (const { name, locale, now, tag } of SHOPS) {
  test(`no English is left on the screens of ${name} in ${locale}`, { tag }, async ({ browser }) => {
    test.setTimeout(240_000)
    const build = `.vite/language-${locale}`
    const env = { SANDBOX_RESTAURANT: `src/sandbox/seed/${name}`, VITE_LOCALE: locale }
    const { status, stderr } = spawnSync(process.execPath, quickBuild(build), { env: { ...process.env, ...env } })
    expect(status, String(stderr)).toBe(0)
    const server = new PreviewServer(['--outDir', build])
    await server.start(env)
    const page = await browser.newPage({ baseURL: server.url, reducedMotion: 'reduce' })
    const sandbox = new Sandbox(page, name)
    const say = sayIn(languageOf(locale))
    const english = englishIn(languageOf(locale))
    // What is left would be seen, in the page and in what is said of it.
    await page.setContent('<main><h1>Your cart</h1><button aria-label="Add Pizza to cart">+</button></main>')
    expect(await english(page)).toEqual(['Your cart', 'Add Pizza to cart'])
    const left: Record<string, string[]> = {}
    const look = async (path: string) => {
      await page.goto(path)
      await expect(page.getByRole('main')).toBeVisible()
      await page.waitForLoadState('networkidle')
      const texts = await english(page)
      if (texts.length > 0) left[path] = texts
    }
    await sandbox.scenario({ name: 'clock', now })
    for (const path of PAGES) await look(path)
    await page.goto('/login')
    await new Customer(page, sandbox, say).signIn()
    const menus = await page.request.get(`/api/v1/restaurants/${name}/menus`, { headers: { login_source: 'mobile' } })
    const dishes = ((await menus.json()) as Schemas['MenuList']).menus.flatMap(({ sections }) =>
      sections.flatMap(({ items }) => items),
    )
    const plain = dishes.find(({ requiresChoice }) => !requiresChoice)!
    await page.goto('/menu')
    await page
      .getByRole('button', { name: say('Add ${ 0 } to cart', plain.name) })
      .first()
      .click()
    await expect(page.getByRole('link', { name: say('Cart, ${ 0 } item', '1') }).first()).toBeVisible()
    for (const path of OWN_PAGES) await look(path)
    expect(left).toEqual({})
    await page.close()
    await server.end()
    rmSync(build, { recursive: true })
  })
}
