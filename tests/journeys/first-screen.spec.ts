import type { Page } from '@playwright/test'
import { THEMES } from '../../src/lib/themes'
import { PHONE } from './fit-for-all'
import { expect, test } from './shop'

test.use({ viewport: PHONE })

type Sections = { sections: { items: { imageUrl: string | null }[] }[] }

/** The menu of a restaurant that has no pictures. */
const withoutPictures = (page: Page) =>
  page.route(/\/menus(\?|$)/, async (route) => {
    const response = await route.fetch()
    const body = (await response.json()) as { menus: Sections[] }
    for (const { sections } of body.menus) {
      for (const item of sections.flatMap(({ items }) => items)) item.imageUrl = null
    }
    await route.fulfill({ response, json: body })
  })

/** Where the first dish begins, and how many are on the screen whole, each with its name, price and +. */
const firstScreen = (page: Page) =>
  page.evaluate(() => {
    const isSeen = (part: Element | null) => {
      const { top, bottom, width } = part!.getBoundingClientRect()
      return top >= 0 && bottom <= innerHeight && width > 0
    }
    const dishes = [...document.querySelectorAll('article')]
    const seen = dishes.filter((dish) => ['h3', '.money', 'button'].every((part) => isSeen(dish.querySelector(part))))
    return { top: dishes[0]!.getBoundingClientRect().top, whole: seen.filter(isSeen).length }
  })

for (const theme of THEMES) {
  test(
    `the first screen of the menu has five dishes with pictures, nine without: ${theme}`,
    { tag: theme === 'classic' ? [] : '@variant' },
    async ({ page }) => {
      await page.addInitScript((name) => localStorage.setItem('theme', name), theme)
      await page.goto('/menu')
      await expect(page.locator('[data-pictures=all]').first()).toBeVisible()
      const pictured = await firstScreen(page)
      expect(pictured.top).toBeLessThan(240)
      expect(pictured.whole).toBeGreaterThanOrEqual(5)

      await withoutPictures(page)
      await page.reload()
      await expect(page.locator('[data-pictures=none]').first()).toBeVisible()
      await expect(page.locator('[data-picture]')).toHaveCount(0)
      const plain = await firstScreen(page)
      expect(plain.top).toBeLessThan(240)
      expect(plain.whole).toBeGreaterThanOrEqual(9)
    },
  )
}
