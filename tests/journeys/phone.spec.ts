import type { Page } from '@playwright/test'
import { expect, test as shop } from './shop'
import { test } from './ordering'

const LOOKS = ['classic', 'modern', 'luxury']
const inLook = (page: Page, look: string) => page.evaluate((theme) => localStorage.setItem('theme', theme), look)
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

test.describe('the cart on a small phone', () => {
  for (const width of [320, 360, 390]) {
    test(`F64 keeps its lines and their buttons in ${width} px, however many there are of a dish`, async ({
      page,
      till,
    }) => {
      await till.counter.fillCart({ 'charred-corn-ribs': 11 })
      await page.setViewportSize({ width, height: 740 })
      for (const look of LOOKS) {
        await inLook(page, look)
        await page.goto('/cart')
        await expect(page.getByText('each').first()).toBeVisible()
        expect(await overflow(page)).toBeLessThanOrEqual(0)
        for (const name of ['Edit Charred corn ribs', 'Remove Charred corn ribs']) {
          const box = (await page.getByLabel(name, { exact: true }).last().boundingBox())!
          expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44)
        }
      }
    })
  }
})

shop.describe('the cards of the menu', () => {
  for (const width of [320, 360, 375, 390, 430, 600, 768, 1024, 1440]) {
    shop(`leave out no diet at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      await page.goto('/__sandbox')
      for (const look of LOOKS) {
        await inLook(page, look)
        await page.goto('/menu')
        await expect(page.getByRole('article').first()).toBeVisible()
        const cut = await page.evaluate(async () => {
          const found = new Set<string>()
          for (let at = 0; at < document.body.scrollHeight; at += innerHeight / 2) {
            scrollTo(0, at)
            await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
            for (const card of document.querySelectorAll<HTMLElement>('main article')) {
              const marks = card.querySelector('ul')
              if (!marks) continue
              const row = marks.parentElement!
              const foot = row.nextElementSibling!
              const isCut =
                row.scrollHeight > row.clientHeight + 1 ||
                row.getBoundingClientRect().bottom > foot.getBoundingClientRect().top + 1
              if (isCut) found.add(`${card.getAttribute('aria-label')}: ${marks.textContent}`)
            }
          }
          return [...found]
        })
        expect(cut, look).toEqual([])
      }
    })
  }
})

test.describe('the checkout on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, expected: [/422|409|Failed to place/] })

  test('the total is always in sight, and who presses in vain is led to what is to be decided', async ({
    page,
    sandbox,
    till,
  }) => {
    await page.evaluate(() => scrollTo(0, 0))
    await expect(till.place).toBeInViewport({ ratio: 1 })
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

  test('the way to the menu and back loses nothing, and the next order begins anew', async ({ page, till }) => {
    await page.getByRole('radio', { name: 'Delivery' }).check()
    await till.deliverTo({ label: 'Home' })
    await page.getByLabel('Note for the kitchen and the door').fill('Ring twice')
    await page.getByRole('radio', { name: '20%' }).check()
    await page.getByRole('link', { name: /^Cart, / }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Cart' })).toBeVisible()
    await page.goBack()
    const asItWas = async () => {
      await expect(page.getByRole('radio', { name: 'Home' })).toBeChecked()
      await expect(page.getByLabel('Note for the kitchen and the door')).toHaveValue('Ring twice')
      await expect(page.getByRole('radio', { name: '20%' })).toBeChecked()
    }
    await asItWas()
    await page.reload()
    await asItWas()
    await till.buy()
    await till.again()
    await expect(page.getByRole('radio', { name: 'Pickup' })).toBeChecked()
    await expect(page.getByLabel('Note for the kitchen')).toHaveValue('')
  })

  test('a tip that is still to be typed is said at the button', async ({ page, till }) => {
    await page.getByRole('radio', { name: 'Custom tip' }).check()
    await expect(page.getByText('Please enter the tip, or choose another one.')).toBeInViewport()
    await page.getByLabel('Amount').fill('2')
    await expect(till.place).toBeEnabled()
  })
})
