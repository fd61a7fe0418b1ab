import type { Page } from '@playwright/test'
import { expect, test, WITH_MOTION } from './shop'

test.use(WITH_MOTION)

/** In ms (rule 2.9). */
const OPEN = 200
const CLOSE = 150
const SKIP = 300

type Event = 'enter' | 'leave' | 'open' | 'close'

const menu = (page: Page, name = 'Theme') => page.getByRole('menu', { name })

/** /about, where time goes on only as the test says, in ms. The page notes what happens to its Theme menu. */
async function stopped(page: Page) {
  await page.clock.install()
  await page.goto('/about')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const places = await page.evaluate(() => {
    const events: Event[] = []
    Object.assign(window, { events })
    return ['Theme', 'Account menu'].map((menu) => {
      const trigger = document.querySelector(`[aria-label="${menu}"]`)!
      const root = trigger.parentElement!
      if (menu === 'Theme') {
        root.addEventListener('pointerenter', () => events.push('enter'))
        root.addEventListener('pointerleave', () => events.push('leave'))
        const look = () => events.push(root.querySelector('[role=menu]') ? 'open' : 'close')
        new MutationObserver(look).observe(root, { childList: true })
      }
      const { x, y, width, height } = trigger.getBoundingClientRect()
      return { x: x + width / 2, y: y + height / 2 }
    })
  })
  const [theme, account] = places as [(typeof places)[0], (typeof places)[0]]
  const to = ({ x, y }: { x: number; y: number }) => page.mouse.move(x, y)
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000)
  return {
    theme,
    toTheme: () => to(theme),
    toAccount: () => to(account),
    away: () => to({ x: 10, y: 600 }),
    happened: () => page.evaluate(() => (window as unknown as { events: Event[] }).events),
    pass: (ms: number) => page.clock.runFor(ms),
  }
}

test('a menu opens 200 ms after the mouse enters and closes 150 ms after it leaves', async ({ page }) => {
  const { toTheme, away, happened, pass } = await stopped(page)
  await toTheme()
  await pass(OPEN - 1)
  expect(await happened()).toEqual(['enter'])
  await pass(1)
  await expect(menu(page)).toBeVisible()
  await away()
  await pass(CLOSE - 1)
  expect(await happened()).toEqual(['enter', 'open', 'leave'])
  await pass(1)
  await expect(menu(page)).toBeHidden()
  expect(await happened()).toEqual(['enter', 'open', 'leave', 'close'])
})

test(
  'a menu does not open when the mouse only passes, and does not close when it returns',
  { tag: '@variant' },
  async ({ page }) => {
    const { toTheme, away, happened, pass } = await stopped(page)
    await toTheme()
    await pass(OPEN - 1)
    await away()
    await pass(OPEN * 5)
    expect(await happened()).toEqual(['enter', 'leave'])
    await toTheme()
    await pass(OPEN)
    await expect(menu(page)).toBeVisible()
    await away()
    await pass(CLOSE - 1)
    await toTheme()
    await pass(CLOSE * 5)
    expect(await happened()).toEqual(['enter', 'leave', 'enter', 'open', 'leave', 'enter'])
    await expect(menu(page)).toBeVisible()
  },
)

test(
  'a second menu opens at once beside an open one and within 300 ms of its closing',
  { tag: '@variant' },
  async ({ page }) => {
    const { toTheme, toAccount, away, pass } = await stopped(page)
    const account = menu(page, 'Account menu')
    await toTheme()
    await pass(OPEN)
    await expect(menu(page)).toBeVisible()
    await toAccount()
    await pass(1)
    await expect(account).toBeVisible()
    await pass(CLOSE)
    await expect(menu(page)).toBeHidden()

    await away()
    await pass(CLOSE)
    await expect(account).toBeHidden()
    await pass(SKIP - 1)
    await toTheme()
    await pass(1)
    await expect(menu(page)).toBeVisible()

    await away()
    await pass(CLOSE)
    await expect(menu(page)).toBeHidden()
    await pass(SKIP)
    await toAccount()
    await pass(OPEN - 1)
    await expect(account).toBeHidden()
    await pass(1)
    await expect(account).toBeVisible()
  },
)

test('a click opens a menu at once', async ({ page }) => {
  const { theme, pass } = await stopped(page)
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
