import { expect, test } from './shop'
import { watchShift } from './stands-still'
import { holdCode } from './hold-code'

/** Each public page with its h1 and its title. Behind the public-only guard a spinner stands (rule 2.4). */
const PUBLIC = [
  ['/', 'Tamarind Row', 'Tamarind Row'],
  ['/menu', 'Menu', 'Menu · Tamarind Row'],
  ['/about', 'About Tamarind Row', 'About · Tamarind Row'],
  ['/contact', 'Contact', 'Contact · Tamarind Row'],
  ['/login', null, 'Login · Tamarind Row'],
  ['/signup', null, 'Sign Up · Tamarind Row'],
] as const

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false })

  test('each public page shows what stands before the code, and links that lead on', async ({ page }) => {
    for (const [path, heading, title] of PUBLIC) {
      await page.goto(path)
      await expect(page).toHaveTitle(title)
      if (heading) await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
      else await expect(page.getByRole('status', { name: 'Loading' })).toBeVisible()
      const [name, next] = path === '/contact' ? ['Menu', 'Menu'] : ['All hours and contact', 'Contact']
      await page.getByRole('navigation', { name: 'Footer' }).getByRole('link', { name, exact: true }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(next)
    }
  })
})

test.describe('before any code of the app has come', () => {
  test('the home page stands, and the app takes over without a shift', async ({ page, sandbox }) => {
    const shifted = await watchShift(page)
    const release = await holdCode(page)
    await page.goto('/', { waitUntil: 'commit' })
    await expect(page.getByRole('heading', { level: 1, name: 'Tamarind Row' })).toBeVisible()
    await expect(page.getByRole('main').getByRole('link', { name: 'Order Now' })).toBeVisible()
    await expect(page.getByRole('article')).toHaveCount(8)
    expect(await sandbox.count('GET', '/menus')).toBe(0)
    const drawn = await page.getByRole('article').first().elementHandle()
    release()
    await expect.poll(() => sandbox.count('GET', '/menus')).toBe(1)
    expect(await drawn?.evaluate((card) => card.isConnected)).toBe(true)
    await page.waitForLoadState('networkidle')
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    expect(await shifted()).toBeLessThan(0.001)
  })

  test('an address without a file of its own never shows the words of the home page', async ({ page }) => {
    await page.addInitScript(() => {
      const seen = new Set<string>()
      Object.assign(window, { seen })
      const look = () => {
        for (const { textContent } of document.querySelectorAll('h1, h2')) seen.add(textContent)
        requestAnimationFrame(look)
      }
      requestAnimationFrame(look)
    })
    const release = await holdCode(page)
    await page.goto('/cart', { waitUntil: 'commit' })
    await expect(page.locator('#root')).toBeAttached()
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
    await expect(page.locator('#root')).toBeEmpty()
    release()
    await expect(page.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible()
    const words = () => page.evaluate(() => [...(window as unknown as { seen: Set<string> }).seen])
    await expect.poll(words, 'the next frame is looked at, too').toContain('Login')
    const seen = await words()
    expect(seen).not.toContain('Tamarind Row')
    expect(seen).not.toContain('How it works')
  })
})
