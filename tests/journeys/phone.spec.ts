import { THEMES } from '../../src/lib/themes'
import { inTheme, PHONE } from './fit-for-all'
import { sideways } from './legibility'
import { test } from './ordering'
import { expect } from './shop'

test('F64 the cart shows every line and button on a small phone, even large quantities', async ({ page, visit }) => {
  await visit('/cart', { 'charred-corn-ribs': 11, 'tamarind-lemonade': 3 })
  await expect(page.getByText('each').first()).toBeVisible()
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 740 })
    for (const theme of THEMES) {
      await inTheme(page, theme)
      expect(await sideways(page), `${width} px in ${theme}`).toEqual([])
      for (const name of ['Edit Charred corn ribs', 'Remove Charred corn ribs']) {
        const box = (await page.getByLabel(name, { exact: true }).last().boundingBox())!
        expect(Math.min(box.width, box.height), `${name} in ${theme}`).toBeGreaterThanOrEqual(44)
      }
    }
  }
})

test('the cards of the menu show every diet at any width', async ({ page }) => {
  await page.goto('/menu')
  await expect(page.getByRole('article').first()).toBeVisible()
  for (const width of [320, 375, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    for (const theme of THEMES) {
      await inTheme(page, theme)
      const { looked, cut } = await page.evaluate(() => {
        const lists = [...document.querySelectorAll<HTMLElement>('main article ul')]
        /** Beyond its card, or over the name, the price or another word. */
        const isCut = (list: HTMLElement) => {
          const card = list.closest('article')!.getBoundingClientRect()
          const words = [...list.parentElement!.children].filter((one) => one !== list)
          return [...list.children].some((sign) => {
            const { top, right, bottom, left } = sign.getBoundingClientRect()
            if (left < card.left || right > card.right + 1 || bottom > card.bottom) return true
            return words.some((word) => {
              const other = word.getBoundingClientRect()
              return (
                left < other.right - 1 && right > other.left + 1 && top < other.bottom - 1 && bottom > other.top + 1
              )
            })
          })
        }
        return { looked: lists.length, cut: lists.filter(isCut).map((list) => list.closest('article')!.textContent) }
      })
      expect(looked).toBeGreaterThan(50)
      expect(cut, `${width} px in ${theme}`).toEqual([])
    }
  }
})

test.describe('the checkout on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, expected: [/422|409|Failed to place/] })

  test('always shows the total, and leads to the missing choice when pressed', async ({ page, sandbox, till }) => {
    await page.evaluate(() => scrollTo(0, 0))
    await expect(till.place).toBeInViewport({ ratio: 1 })
    await page.getByRole('radio', { name: 'Custom tip' }).check()
    await expect(page.getByText('Please enter the tip, or choose another one.')).toBeInViewport()
    await page.getByLabel('Amount').fill('2')
    await expect(till.place).toBeEnabled()
    await sandbox.scenario({ name: 'price-up', itemId: 'charred-corn-ribs', by: 100 })
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    await till.press()
    const accept = page.getByRole('button', { name: /^Accept \$/ })
    await expect(accept).toBeInViewport({ ratio: 1 })
    await expect(page.locator('#problems')).toBeFocused()
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    await page.getByRole('button', { name: 'Show' }).click()
    await expect(accept).toBeInViewport({ ratio: 1 })
    await page.getByRole('button', { name: 'Remove Charred corn ribs' }).click()
    await expect(page.getByText('There is something to decide first.')).toBeHidden()
  })
})

test('the menu on a phone leads to the cart from the bottom, with what is in it', async ({ page, customer }) => {
  await page.setViewportSize(PHONE)
  await customer.arrive()
  const bar = page.getByRole('navigation', { name: 'Your order' })
  await expect(page.getByRole('article').first()).toBeVisible()
  await expect(bar).toBeHidden()
  await customer.add('Charred corn ribs')
  const link = bar.getByRole('link', { name: 'View cart · 1 item $8.50' })
  await expect(link).toBeInViewport({ ratio: 1 })
  await page.mouse.wheel(0, 2000)
  await expect(link).toBeInViewport({ ratio: 1 })
  await page.setViewportSize({ width: 1024, height: 640 })
  await expect(bar).toBeHidden()
  await page.setViewportSize(PHONE)
  await link.click()
  await expect(page).toHaveURL('/cart')
  await expect(bar).toBeHidden()
})
