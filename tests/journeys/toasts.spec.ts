import type { Locator, Page } from '@playwright/test'
import { atRest } from './at-rest'
import { expect, test, WITH_MOTION } from './shop'

test.use(WITH_MOTION)

const RIBS = 'Charred corn ribs'
const DISHES = [RIBS, 'Crispy potato roti', 'Smashed cucumbers', 'Wonton soup']
/** How long a toast takes to leave, and the tolerance of measured times, in ms. */
const GOING = 200
const MARGIN = 50
const STEP = 10
const toasts = (page: Page) => page.locator('[data-sonner-toast]')
const boxOf = async (toast: Locator) => (await toast.boundingBox())!

/** Records by the page's clock when each toast appears, starts to leave, and is gone, by its text. */
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

test('a toast is 356 px wide at the top right, stays 4 s or 3 s, and goes in 200 ms', async ({ page, customer }) => {
  await page.clock.install()
  await customer.arrive()
  /** In small steps, so that React draws what a timer changed before the clock has gone on. */
  async function runInSteps(ms: number) {
    for (let ran = 0; ran < ms; ran += STEP) await page.clock.runFor(STEP)
  }
  /** From when it stands until it goes, in ms, with the clock of the page in hand. */
  async function passes(text: string, stays: number) {
    const toast = toasts(page).filter({ hasText: text })
    const came = (await timesOf(text)).came!
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 500)
    const age = (await page.evaluate(() => performance.now())) - came
    expect(age).toBeLessThan(stays - MARGIN)
    await page.clock.runFor(stays - MARGIN - age)
    await expect(toast).toHaveAttribute('data-removed', 'false')
    await runInSteps(2 * MARGIN)
    await expect(toast).toHaveAttribute('data-removed', 'true')
    await runInSteps(GOING)
    await expect(toast).toHaveCount(0)
    const { going, gone } = await timesOf(text)
    expect(Math.abs(going! - came - stays)).toBeLessThanOrEqual(MARGIN)
    expect(Math.abs(gone! - going! - GOING)).toBeLessThanOrEqual(MARGIN)
    await page.clock.resume()
  }
  const timesOf = await watchToasts(page)
  await customer.add(RIBS)
  await passes('Item added to cart!', 4000)
  await page.getByRole('link', { name: 'Cart, 1 item' }).click()
  await page.getByRole('button', { name: `Increase quantity of ${RIBS}` }).click()
  await expect(page.getByText('Cart item updated')).toBeVisible()
  await atRest(page)
  const { x, y, width } = await boxOf(toasts(page).first())
  expect(width).toBe(356)
  expect(page.viewportSize()!.width - x - width).toBeLessThanOrEqual(24)
  expect(y).toBeLessThanOrEqual(100)
  await passes('Cart item updated', 3000)
})

test.describe('many toasts', () => {
  test.use({ expected: [/ERR_INTERNET_DISCONNECTED/] })

  test('show three at a time, 14 px apart when mouse or Alt+T spread them', async ({ page, context, customer }) => {
    await page.clock.install()
    await customer.arrive()
    const warmed = page.waitForResponse(/\/items\//)
    await page.getByRole('article', { name: RIBS }).hover()
    await (await warmed).finished()
    await page.waitForLoadState('networkidle')
    await context.setOffline(true)
    // No toast goes while the test looks at them.
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 500)
    for (const dish of DISHES) {
      await page.getByRole('button', { name: `Add ${dish} to cart` }).click()
      await page.clock.runFor(100)
    }
    await expect(toasts(page)).toHaveCount(DISHES.length)
    const visible = page.locator('[data-sonner-toast][data-visible=true]')
    await expect(visible).toHaveCount(3)
    await expect(page.locator('[data-sonner-toast][data-visible=false]')).toHaveCSS('opacity', '0')

    const gapsUnderMouse = async () => {
      await visible.first().hover()
      const boxes = await Promise.all([0, 1, 2].map((index) => boxOf(visible.nth(index))))
      return boxes.slice(1).map(({ y }, index) => Math.round(y - boxes[index]!.y - boxes[index]!.height))
    }
    await expect.poll(gapsUnderMouse).toEqual([14, 14])

    await page.mouse.move(100, 700)
    const spread = page.locator('[data-sonner-toast][data-expanded=true]')
    await expect(spread).toHaveCount(0)
    await page.keyboard.press('Alt+KeyT')
    await expect(page.locator('[data-sonner-toaster]')).toBeFocused()
    await expect(spread).toHaveCount(DISHES.length)
  })
})

test('F63 the focus moves through a toast and on, never back', async ({ page, customer }) => {
  await page.clock.install()
  await customer.arrive()
  await customer.add(RIBS)
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 500)
  await toasts(page).focus()
  await page.keyboard.press('Shift+Tab')
  const before = page.locator(':focus')
  await expect(before).not.toHaveAttribute('data-sonner-toast')
  const name = await before.innerText()
  await page.keyboard.press('Tab')
  await expect(toasts(page)).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(toasts(page)).not.toBeFocused()
  expect(await page.evaluate(() => (document.activeElement as HTMLElement).innerText)).not.toBe(name)
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
  await page.clock.fastForward(500)
  await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

test('a toast is dismissed by a swipe of more than 45 px, and not by a shorter one', async ({ page, customer }) => {
  await page.clock.install()
  await customer.arrive()
  await customer.add(RIBS)
  await atRest(page)
  await swipe(page, 40)
  await expect(toasts(page)).toHaveAttribute('data-swiping', 'false')
  await atRest(page)
  await expect(toasts(page)).toHaveAttribute('data-removed', 'false')
  // It is gone 200 ms later: asked in each frame.
  const leaves = page.waitForFunction(() => document.querySelector('[data-sonner-toast][data-swipe-out="true"]'))
  await swipe(page, 50)
  await leaves
  await expect(toasts(page)).toHaveCount(0)
})
