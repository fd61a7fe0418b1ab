import type { Page } from '@playwright/test'
import { THEMES } from '../../src/lib/themes'
import { LUNCH, test } from './ordering'
import { expect } from './shop'

const PAGES = ['/menu', '/contact', '/checkout', '/account/orders', '/gift-cards']

/** Texts whose colour on white has less than 4.5 to 1, and elements that still have a ground. */
const paleOnPaper = (page: Page) =>
  page.evaluate(() => {
    const light = (part: number) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)
    const contrast = (color: string) => {
      const [r = 0, g = 0, b = 0] = (color.match(/[\d.]+/g) ?? []).map((part) => light(Number(part) / 255))
      return 1.05 / (0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05)
    }
    const found = new Set<string>()
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const element = walker.currentNode.parentElement!
      const text = walker.currentNode.textContent!.trim()
      if (!text || element.closest('#sandbox, script, style') || !element.checkVisibility()) continue
      const { color, backgroundColor } = getComputedStyle(element)
      if (contrast(color) < 4.5 || backgroundColor !== 'rgba(0, 0, 0, 0)') found.add(`${color}: ${text.slice(0, 40)}`)
    }
    return [...found]
  })

for (const look of THEMES) {
  const tag = look === 'modern' ? [] : '@variant'
  test(`a page of ${look} is dark text on white when it is printed`, { tag }, async ({ page, customer, counter }) => {
    await customer.storeSession()
    const { id } = await counter.order(LUNCH, 'HOSTED')
    await page.addInitScript((name) => localStorage.setItem('theme', name), look)
    const ofOrder = ['/order-success', '/track-order'].map((path) => `${path}?orderId=${id}`)
    for (const path of [...ofOrder, ...PAGES]) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await page.emulateMedia({ media: 'print' })
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('light')
      expect(await paleOnPaper(page), path).toEqual([])
      await page.emulateMedia({ media: 'screen' })
    }
  })
}
