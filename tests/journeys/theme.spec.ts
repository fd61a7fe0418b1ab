import type { Page } from '@playwright/test'
import { SCHEMES, THEMES, type ThemeName } from '../../src/lib/themes'
import { atRest } from './at-rest'
import { coloursDuring } from './frames'
import { holdCode } from './hold-code'
import { expect, test, WITH_MOTION } from './shop'

test.use(WITH_MOTION)

/** A point of /about that shows the ground of the page and nothing on it. */
const BARE = { x: 8, y: 600 }

/** The background of a theme, as the page names it for the browser's bar. */
const backgroundOf = (page: Page, theme: ThemeName) =>
  page.locator('meta[name=theme-color]').evaluate((meta: HTMLMetaElement, name) => meta.dataset[name], theme)
const barColour = (page: Page) => page.locator('meta[name=theme-color]').getAttribute('content')

test('the theme is chosen in the bar, applied, stored, and followed by other tabs', async ({ page, context }) => {
  await page.goto('/')
  const root = page.locator('html')
  await expect(root).toHaveAttribute('data-theme', 'light')
  const other = await context.newPage()
  await other.goto('/about')
  for (const theme of ['modern', 'luxury', 'classic'] as const) {
    await page.getByRole('button', { name: 'Theme' }).click()
    await page.getByRole('menuitem', { name: theme }).click()
    for (const tab of [page, other]) {
      await expect(tab.locator('html')).toHaveAttribute('data-theme', SCHEMES[theme])
      expect(await barColour(tab)).toBe(await backgroundOf(page, theme))
    }
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe(theme)
  }
  await page.evaluate(() => localStorage.setItem('theme', 'modern'))
  await page.goto('/', { waitUntil: 'commit' })
  await expect(root).toHaveAttribute('data-theme', 'dark')
  await expect.poll(() => barColour(page)).toBe(await backgroundOf(page, 'modern'))
})

for (const theme of THEMES) {
  const tag = theme === 'modern' ? [] : '@variant'
  test(`every frame of a visit in ${theme} is ${theme}, even before the code has loaded`, { tag }, async ({ page }) => {
    const loaded = () => expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.goto('/__sandbox')
    await page.evaluate((name) => localStorage.setItem('theme', name), theme)
    await page.goto('/menu')
    await loaded()
    const atOnce = await coloursDuring(page, BARE, async () => {
      await page.reload()
      await loaded()
      await atRest(page)
    })
    expect.soft(atOnce, 'with the code at hand').toEqual([await backgroundOf(page, theme)])

    const release = await holdCode(page)
    const late = await coloursDuring(page, BARE, async () => {
      await page.reload({ waitUntil: 'commit' })
      await page.evaluate(() => new Promise(requestAnimationFrame))
      const scheme = await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)
      expect.soft(scheme).toBe(theme === 'modern' ? 'dark' : 'light')
      expect.soft(await barColour(page), 'the bar before the code').toBe(await backgroundOf(page, theme))
      await atRest(page)
      release()
      await loaded()
      await atRest(page)
    })
    expect.soft(late, 'with the code late').toEqual([await backgroundOf(page, theme)])
  })
}
