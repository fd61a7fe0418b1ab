import type { Page } from '@playwright/test'
import { expect, test, WITH_MOTION } from './shop'

test.use(WITH_MOTION)

/** In ms (rule 2.9). */
const OPEN = 200
const CLOSE = 150
const SKIP = 300

type Event = 'enter' | 'leave' | 'open' | 'close'

const menu = (page: Page) => page.getByRole('menu', { name: 'Theme' })

/** /about, where time goes on only as the test says, in ms. The page notes what happens to its Theme menu. */
async function stopped(page: Page) {
  await page.clock.install()
  await page.goto('/about')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const theme = await page.evaluate(() => {
    const events: Event[] = []
    Object.assign(window, { events })
    const trigger = document.querySelector('[aria-label="Theme"]')!
    const root = trigger.parentElement!
    root.addEventListener('pointerenter', () => events.push('enter'))
    root.addEventListener('pointerleave', () => events.push('leave'))
    const look = () => events.push(root.querySelector('[role=menu]') ? 'open' : 'close')
    new MutationObserver(look).observe(root, { childList: true })
    const { x, y, width, height } = trigger.getBoundingClientRect()
    return { x: x + width / 2, y: y + height / 2 }
  })
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000)
  return {
    theme,
    happened: () => page.evaluate(() => (window as unknown as { events: Event[] }).events),
    pass: (ms: number) => page.clock.runFor(ms),
  }
}

test('a menu opens 200 ms after the mouse, closes 150 ms after it, and opens at once by a click', async ({ page }) => {
  const { theme, happened, pass } = await stopped(page)
  await page.mouse.move(theme.x, theme.y)
  await pass(OPEN - 1)
  expect(await happened()).toEqual(['enter'])
  await pass(1)
  await expect(menu(page)).toBeVisible()
  await page.mouse.move(10, 600)
  await pass(CLOSE - 1)
  expect(await happened()).toEqual(['enter', 'open', 'leave'])
  await pass(1)
  await expect(menu(page)).toBeHidden()
  expect(await happened()).toEqual(['enter', 'open', 'leave', 'close'])

  await pass(SKIP)
  await page.mouse.click(theme.x, theme.y)
  await expect(menu(page)).toBeVisible()
  await pass(OPEN + CLOSE)
  await expect(menu(page)).toBeVisible()
})

test.describe('a finger', () => {
  test.use({ hasTouch: true })

  test('opens a menu with a tap, and not by resting on it', async ({ page }) => {
    const { theme, happened, pass } = await stopped(page)
    const client = await page.context().newCDPSession(page)
    await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [theme] })
    await expect.poll(happened).toContain('enter')
    await pass(OPEN * 2)
    await client.send('Input.dispatchTouchEvent', { type: 'touchCancel', touchPoints: [] })
    expect(await happened()).not.toContain('open')
    await page.touchscreen.tap(theme.x, theme.y)
    await pass(CLOSE * 2)
    await expect(menu(page)).toBeVisible()
  })
})
