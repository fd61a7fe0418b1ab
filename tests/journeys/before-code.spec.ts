import { expect, test } from './shop'
import { watchShift } from './stands-still'
import { openWithoutCode } from './hold-code'

/** Each public page with its h1 and its title. */
const PUBLIC = [
  ['/', 'Tamarind Row: Market cooking from five coasts', 'Tamarind Row'],
  ['/menu', 'Menu', 'Menu · Tamarind Row'],
  ['/about', 'About Tamarind Row', 'About · Tamarind Row'],
  ['/contact', 'Contact', 'Contact · Tamarind Row'],
  ['/login', 'Login', 'Login · Tamarind Row'],
  ['/signup', 'Sign Up', 'Sign Up · Tamarind Row'],
] as const

test.describe('a browser with JavaScript off', () => {
  test.use({ javaScriptEnabled: false })

  test('shows each public page and its links, and that signing in needs JavaScript', async ({ page }) => {
    for (const [path, heading, title] of PUBLIC) {
      await page.goto(path)
      await expect(page).toHaveTitle(title)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    }
    const footer = page.getByRole('navigation', { name: 'Footer' })
    for (const [name, next] of [
      ['All hours and contact', 'Contact'],
      ['Menu', 'Menu'],
    ] as const) {
      await footer.getByRole('link', { name, exact: true }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(next)
    }
    await page.goto('/login')
    // Playwright finds no text within noscript.
    const note = page.locator('noscript p')
    await expect(note).toBeVisible()
    await expect(note).toContainText('Signing in needs JavaScript.')
    await page.getByLabel('Phone number').fill('+12125550142')
    await page.getByRole('button', { name: 'Send code' }).click()
    await expect(page.getByLabel('Phone number')).toHaveValue('+12125550142')
    await expect(page).toHaveURL('/login')
  })
})

test.describe('before the code of the app has loaded', () => {
  test('the home page is shown, and the app takes over without a layout shift', async ({ page, sandbox }) => {
    const shifted = await watchShift(page)
    const release = await openWithoutCode(page, '/')
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

  test('an address without its own file never shows the text of the home page', async ({ page }) => {
    await page.addInitScript(() => {
      const seen = new Set<string>()
      Object.assign(window, { seen })
      const look = () => {
        for (const { textContent } of document.querySelectorAll('h1, h2')) seen.add(textContent)
        requestAnimationFrame(look)
      }
      requestAnimationFrame(look)
    })
    const release = await openWithoutCode(page, '/cart')
    await expect(page.locator('#root')).toBeAttached()
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
    await expect(page.locator('#root')).toBeEmpty()
    release()
    await expect(page.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible()
    const words = () => page.evaluate(() => [...(window as unknown as { seen: Set<string> }).seen])
    await expect.poll(words, 'the next frame is looked at, too').toContain('Login')
    const seen = await words()
    expect(seen).not.toContain('Tamarind Row')
    expect(seen).not.toContain('Come by')
  })
})
