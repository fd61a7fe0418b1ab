import type { Locator, Page } from '@playwright/test'
import { atRest } from './at-rest'
import { test } from './ordering'
import { expect, WITH_MOTION } from './shop'

test.use({ ...WITH_MOTION, viewport: { width: 390, height: 844 } })

const RIBS = 'Charred corn ribs'
const toasts = (page: Page) => page.locator('[data-sonner-toast]')
const boxOf = async (toast: Locator) => (await toast.boundingBox())!

/** The height of the navigation bar, in px. */
const BAR = 64

test('a toast on a phone is at the top, covers no tapped control and lets taps through', async ({ page, customer }) => {
  await page.clock.install()
  /** Whether a tap in its middle would reach it. */
  const isFree = (control: Locator) =>
    control.evaluate((element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      return element.contains(document.elementFromPoint(x + width / 2, y + height / 2))
    })
  /** As far up as it can be and still be tapped: below what is stuck to the top. */
  const scrollUp = (control: Locator) =>
    control.evaluate((element) => {
      const isSeen = () => {
        const { x, y, width } = element.getBoundingClientRect()
        return element.contains(document.elementFromPoint(x + width / 2, y + 4))
      }
      for (let y = 0; y < 2000 && isSeen(); y += 4) window.scrollBy(0, 4)
      window.scrollBy(0, -4)
    })
  async function staysFree(control: Locator, text: string) {
    await control.click()
    await expect(page.getByText(text)).toBeVisible()
    await atRest(page)
    expect.soft((await boxOf(toasts(page).first())).y).toBeLessThan(BAR)
    const where = JSON.stringify(await control.boundingBox())
    expect.soft(await isFree(control), `${text} over ${where}`).toBe(true)
    await page.clock.fastForward(5000)
    await expect(toasts(page)).toHaveCount(0)
  }
  await customer.arrive()
  const add = page.getByRole('button', { name: `Add ${RIBS} to cart` })
  await staysFree(add, 'Item added to cart!')
  await scrollUp(add)
  await staysFree(add, 'Item added to cart!')
  await page.goto('/')
  const popular = page
    .getByRole('main')
    .getByRole('button', { name: /^Add .* to cart$/ })
    .first()
  await scrollUp(popular)
  await staysFree(popular, 'Item added to cart!')
  await page.goto('/cart')
  const more = page.getByRole('button', { name: `Increase quantity of ${RIBS}` })
  await staysFree(more, 'Cart item updated')
  await scrollUp(more)
  await staysFree(more, 'Cart item updated')

  await page.goto('/')
  await popular.click()
  await expect(toasts(page)).toBeVisible()
  await atRest(page)
  const cart = page.getByRole('link', { name: /^Cart, / })
  expect(await isFree(cart)).toBe(false)
  const { x, y, width, height } = await boxOf(cart)
  await page.mouse.click(x + width / 2, y + height / 2)
  await expect(page.getByRole('heading', { level: 1, name: 'Your cart' })).toBeVisible()
})

test.describe('a toast with a second line', () => {
  test.use({ expected: [/409|Failed to update cart item/] })

  test('covers nothing below the navigation bar of a phone', async ({ page, visit }) => {
    await visit('/cart', { 'charred-corn-ribs': 1 })
    const json = { status: 409, code: 'AVAILABILITY_CHANGED', message: 'This dish is sold out.' }
    const refusal = { status: 409, contentType: 'application/problem+json', json }
    await page.route('**/cart-items/*', (route) => route.fulfill(refusal))
    await page.getByRole('button', { name: `Increase quantity of ${RIBS}` }).click()
    await expect(toasts(page).getByText('This dish is sold out.')).toBeVisible()
    await atRest(page)
    const { y, height } = await boxOf(toasts(page))
    expect(y + height).toBeLessThanOrEqual(BAR)
  })
})
