import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { refreshed } from '../../src/service-worker/shell'
import { Till } from './ordering'
import { chunkOf } from '../chunk-of'
import { expect } from './shop'
import { BUILD, kept, test, WITH_INSTALL } from './with-worker'

const RIBS = 'Charred corn ribs'
const LEMONADE = 'Tamarind lemonade'

const WORKER = join(BUILD, 'service-worker.js')

test.describe.configure({ mode: 'default', timeout: WITH_INSTALL })

test.describe('a next visit without a network', () => {
  test.use({ expected: [/ERR_CONNECTION_REFUSED|ERR_INTERNET_DISCONNECTED|code: NETWORK/] })

  test('shows menu and cart, sends additions later, and can order', async ({ page, customer, sandbox, server }) => {
    await customer.arrive()
    await customer.add(RIBS)
    await kept(page)
    await server.stop()
    // DevTools' offline mode tells a page that is left that there is a network again.
    await page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { configurable: true, value: false }))

    await page.goto('/menu')
    await expect(page.getByText(/^You are offline\. Prices as of/)).toBeVisible()
    await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible()
    await page.getByRole('button', { name: `Add ${LEMONADE} to cart` }).click()
    await page.getByRole('link', { name: 'Cart, 2 items' }).click()
    const line = (dish: string) => page.getByRole('listitem', { name: dish })
    await expect(line(RIBS).locator('output')).toHaveText('1')
    await expect(line(LEMONADE)).toContainText('(not yet confirmed)')
    await page.goto('/about')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.goto('/cart')
    await expect(line(LEMONADE)).toContainText('(not yet confirmed)')

    await server.start()
    await sandbox.openForLunch()
    await page.evaluate(() => {
      Reflect.deleteProperty(navigator, 'onLine')
      window.dispatchEvent(new Event('online'))
    })
    await expect(page.getByText('(not yet confirmed)')).toHaveCount(0)
    expect(await sandbox.count('POST', '/cart-items')).toBe(1)
    await expect(page.getByTestId('subtotal')).toHaveText('$13.00')
    await page.getByRole('link', { name: 'Checkout' }).click()
    await new Till(page).buy()
  })
})

/** Writes another version over the build: /menu says so, and the code of /about is gone. */
function deployAnother() {
  const menu = join(BUILD, 'menu.html')
  writeFileSync(menu, readFileSync(menu, 'utf8').replace('</title>', '</title><meta name="another">'))
  const gone = chunkOf(BUILD, 'src/pages/about/AboutPage.tsx')
  rmSync(join(BUILD, gone))
  const list = readFileSync(WORKER, 'utf8').replace(new RegExp(`\\{"url":"${gone}"[^}]*\\},`), '')
  writeFileSync(WORKER, refreshed(list, BUILD))
  return gone
}

/** Has the browser look for another version, as it does with every visit, and waits until that is there. */
const anotherWaits = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    await registration.update()
    while (!registration.waiting) await new Promise((resolve) => setTimeout(resolve, 50))
  })

const isAnother = (page: Page) => page.locator('meta[name=another]')

test('F56 a new version leaves open pages alone, and is used by the next page load', async ({ page }) => {
  await page.goto('/menu')
  await kept(page)
  await page.goto('/menu')
  const gone = deployAnother()
  await anotherWaits(page)
  await expect(isAnother(page)).toHaveCount(0)
  // A worker that still answers is not replaced.
  await page.waitForLoadState('networkidle')

  const next = await page.context().newPage()
  await next.goto('/menu')
  await expect(isAnother(next)).toHaveCount(1)
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^About/)

  // What only the older version needs goes with its last page.
  const isKept = (on: Page) => on.evaluate((url) => caches.match(url).then(Boolean), gone)
  expect(await isKept(next)).toBe(true)
  const last = await page.context().newPage()
  await Promise.all([page.close(), next.close()])
  await last.goto('/menu')
  await expect.poll(() => isKept(last)).toBe(false)
})

test('signing in works from the cached version after a deploy', { tag: '@variant' }, async ({ page, customer }) => {
  await page.goto('/menu')
  await kept(page)
  const identity = chunkOf(BUILD, 'src/api/identity.ts')
  const code = readFileSync(join(BUILD, identity))
  rmSync(join(BUILD, identity))
  await page.goto('/login')
  await customer.signIn()
  writeFileSync(join(BUILD, identity), code)
})

const keptOfCustomers = (page: Page) =>
  page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((resolve) => {
      const opened = indexedDB.open('keyval-store')
      opened.onsuccess = () => resolve(opened.result)
    })
    const keys = database.transaction('keyval').objectStore('keyval').getAllKeys()
    await new Promise((resolve) => (keys.onsuccess = resolve))
    return keys.result.filter((key) => JSON.stringify(key).includes('customer')).length
  })

test('F56 the worker caches no API answer, and a logout removes the stored data', async ({ page, customer }) => {
  await customer.arrive()
  await kept(page)
  await page.goto('/account/orders')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const urls = await page.evaluate(async () => {
    const caches_ = await Promise.all((await caches.keys()).map((name) => caches.open(name)))
    return (await Promise.all(caches_.map((cache) => cache.keys()))).flat().map(({ url }) => new URL(url).pathname)
  })
  expect(urls).toContain('/menu.html')
  await expect.poll(() => keptOfCustomers(page)).toBeGreaterThan(0)
  await page.evaluate(() => window.dispatchEvent(new Event('userLogout')))
  await expect.poll(() => keptOfCustomers(page)).toBe(0)
  expect(urls.filter((path) => !/^\/(assets\/|[\w-]+\.html$)/.test(path))).toEqual([])
})

test('a build without the service worker removes it from the browser', async ({ page }) => {
  await page.goto('/menu')
  await kept(page)
  await page.goto('/menu')
  cpSync('dist/service-worker.js', WORKER)
  await anotherWaits(page)
  await page.goto('/menu')
  const left = () =>
    page.evaluate(async () => [(await navigator.serviceWorker.getRegistrations()).length, (await caches.keys()).length])
  // The worker that removes itself reloads the page.
  await expect(async () => expect(await left()).toEqual([0, 0])).toPass()
})
