import type { Locator, Page } from '@playwright/test'
import { expect, test } from './shop'

const RIBS = 'Charred corn ribs'
const DISHES = [RIBS, 'Crispy potato roti', 'Smashed cucumbers', 'Wonton soup']
const toasts = (page: Page) => page.locator('[data-sonner-toast]')
const boxOf = async (toast: Locator) => (await toast.boundingBox())!

/** Notes by the page's own clock when a toast comes, begins to go, and is gone, by its text. */
async function watchToasts(page: Page) {
  await page.evaluate(() => {
    const times: Record<string, Record<string, number>> = {}
    Object.assign(window, { times })
    new MutationObserver(() => {
      const now = performance.now()
      const shown = new Map([...document.querySelectorAll('[data-sonner-toast]')].map((li) => [li.textContent, li]))
      for (const [text, li] of shown) {
        times[text] ??= { came: now }
        if (li.getAttribute('data-removed') === 'true') times[text].going ??= now
      }
      for (const [text, time] of Object.entries(times)) if (!shown.has(text)) time.gone ??= now
    }).observe(document.body, { childList: true, subtree: true, attributeFilter: ['data-removed'] })
  })
  return (text: string) =>
    page.evaluate((text) => (window as unknown as { times: Record<string, Record<string, number>> }).times[text]!, text)
}

/** What is seen is seen at a frame, in ms. */
const FRAME = 17

test('a toast is top right and 356 px wide, stays 4 s or the 3 s specified, and is gone 200 ms later', async ({
  page,
  customer,
}) => {
  await customer.arrive()
  const timesOf = await watchToasts(page)
  await customer.add(RIBS)
  await page.getByRole('link', { name: 'Cart, 1 item' }).click()
  await page.getByRole('button', { name: `Increase quantity of ${RIBS}` }).click()
  await expect(page.getByText('Cart item updated')).toBeVisible()
  await page.waitForTimeout(500)
  const { x, y, width } = await boxOf(toasts(page).first())
  expect(width).toBe(356)
  expect(1280 - x - width).toBeLessThanOrEqual(24)
  expect(y).toBeLessThanOrEqual(100)
  await expect(toasts(page)).toHaveCount(0)
  for (const [text, stays] of [
    ['Item added to cart!', 4000],
    ['Cart item updated', 3000],
  ] as const) {
    const { came, going, gone } = await timesOf(text)
    expect(going! - came!, text).toBeGreaterThanOrEqual(stays - 5)
    expect(going! - came!, text).toBeLessThan(stays + 400)
    expect(gone! - going!, text).toBeGreaterThanOrEqual(200 - FRAME)
    expect(gone! - going!, text).toBeLessThan(450)
  }
})

test.describe('many toasts', () => {
  test.use({ expected: [/ERR_INTERNET_DISCONNECTED/] })

  test('are three in view, 14 px apart when the mouse or Alt+T spreads them', async ({ page, context, customer }) => {
    await customer.arrive()
    await page.getByRole('article', { name: RIBS }).hover()
    await page.waitForLoadState('networkidle')
    await context.setOffline(true)
    for (const dish of DISHES) await page.getByRole('button', { name: `Add ${dish} to cart` }).click()
    await expect(toasts(page)).toHaveCount(DISHES.length)
    const visible = page.locator('[data-sonner-toast][data-visible=true]')
    await expect(visible).toHaveCount(3)
    await expect(page.locator('[data-sonner-toast][data-visible=false]')).toHaveCSS('opacity', '0')

    await visible.first().hover()
    await page.waitForTimeout(600)
    const boxes = await Promise.all([0, 1, 2].map((index) => boxOf(visible.nth(index))))
    for (const [index, { y }] of boxes.slice(1).entries()) {
      expect(y - boxes[index]!.y - boxes[index]!.height).toBeCloseTo(14, 0)
    }

    await page.mouse.move(100, 700)
    const spread = page.locator('[data-sonner-toast][data-expanded=true]')
    await expect(spread).toHaveCount(0)
    await page.keyboard.press('Alt+KeyT')
    await expect(page.locator('[data-sonner-toaster]')).toBeFocused()
    await expect(spread).toHaveCount(DISHES.length)
  })
})

/** With a finger, and slowly: a flick may be shorter. */
async function swipe(page: Page, by: number) {
  const client = await page.context().newCDPSession(page)
  const { x, y, height } = await boxOf(toasts(page))
  const touch = (type: 'touchStart' | 'touchMove', dx: number) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x: x + 100 + dx, y: y + height / 2 }] })
  await touch('touchStart', 0)
  for (let dx = 1; dx <= by; dx++) await touch('touchMove', dx)
  await expect.poll(async () => (await boxOf(toasts(page))).x - x).toBe(by)
  await page.waitForTimeout(500)
  await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

test('a toast is dismissed by a swipe of more than 45 px, and not by less', async ({ page, customer }) => {
  await customer.arrive()
  await customer.add(RIBS)
  await page.waitForTimeout(500)
  await swipe(page, 40)
  await page.waitForTimeout(600)
  await expect(toasts(page)).toHaveAttribute('data-removed', 'false')
  await swipe(page, 50)
  await expect(toasts(page)).toHaveCount(0, { timeout: 1000 })
})

test('on a phone a toast leaves free the control that was tapped', async ({ page, customer }) => {
  await page.setViewportSize({ width: 390, height: 844 })
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
    await page.waitForTimeout(600)
    const where = JSON.stringify(await control.boundingBox())
    expect.soft(await isFree(control), `${text} over ${where}`).toBe(true)
  }
  await customer.arrive()
  const add = page.getByRole('button', { name: `Add ${RIBS} to cart` })
  await staysFree(add, 'Item added to cart!')
  await expect(toasts(page)).toHaveCount(0)
  await scrollUp(add)
  await staysFree(add, 'Item added to cart!')
  await page.goto('/cart')
  const more = page.getByRole('button', { name: `Increase quantity of ${RIBS}` })
  await staysFree(more, 'Cart item updated')
  await expect(toasts(page)).toHaveCount(0)
  await scrollUp(more)
  await staysFree(more, 'Cart item updated')
})
