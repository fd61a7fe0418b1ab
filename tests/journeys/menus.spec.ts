import type { Page } from '@playwright/test'
import { expect, test } from './shop'

/** In ms (spec 2). A browser's timer may be a little early by its own clock; late it is when the machine is busy. */
const OPEN = 200
const CLOSE = 150
const SKIP = 300
const EARLY = 2
const LATE = 150
const AT_ONCE = 120

type Event = { what: 'enter' | 'leave' | 'open' | 'close'; menu: string; at: number }

const menu = (page: Page, name = 'Theme') => page.getByRole('menu', { name })

/** /about, where the page's own clock notes when the pointer comes and goes, and when a menu opens and closes. */
async function watched(page: Page) {
  await page.goto('/about')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const places = await page.evaluate(() => {
    const events: Event[] = []
    Object.assign(window, { events })
    return ['Theme', 'Account menu'].map((menu) => {
      const trigger = document.querySelector(`[aria-label="${menu}"]`)!
      const root = trigger.parentElement!
      const note = (what: Event['what'], at: number) => events.push({ what, menu, at })
      root.addEventListener('pointerenter', ({ timeStamp }) => note('enter', timeStamp))
      root.addEventListener('pointerleave', ({ timeStamp }) => note('leave', timeStamp))
      const look = () => note(root.querySelector('[role=menu]') ? 'open' : 'close', performance.now())
      new MutationObserver(look).observe(root, { childList: true })
      const { x, y, width, height } = trigger.getBoundingClientRect()
      return { x: x + width / 2, y: y + height / 2 }
    })
  })
  const [theme, account] = places as [(typeof places)[0], (typeof places)[0]]
  const to = ({ x, y }: { x: number; y: number }) => page.mouse.move(x, y)
  const happened = () => page.evaluate(() => (window as unknown as { events: Event[] }).events)
  /** When it happened last. */
  const at = async (what: Event['what'], menu = 'Theme'): Promise<number | undefined> =>
    (await happened()).findLast((event) => event.what === what && event.menu === menu)?.at
  return {
    theme,
    toTheme: () => to(theme),
    toAccount: () => to(account),
    away: () => to({ x: 10, y: 600 }),
    happened: async () => (await happened()).map(({ what }) => what),
    /** The time from one event to another, in ms. */
    between: async (from: Parameters<typeof at>, then: Parameters<typeof at>) =>
      (await at(...then))! - (await at(...from))!,
  }
}

test('a menu opens 200 ms after the mouse came and closes 150 ms after it left', async ({ page }) => {
  const { toTheme, away, between } = await watched(page)
  await toTheme()
  await expect(menu(page)).toBeVisible()
  const opened = await between(['enter'], ['open'])
  expect(opened).toBeGreaterThanOrEqual(OPEN - EARLY)
  expect(opened).toBeLessThan(OPEN + LATE)
  await away()
  await expect(menu(page)).toBeHidden()
  const closed = await between(['leave'], ['close'])
  expect(closed).toBeGreaterThanOrEqual(CLOSE - EARLY)
  expect(closed).toBeLessThan(CLOSE + LATE)
})

test.describe('to the millisecond', () => {
  /** /about, where time goes on only as the test says, in ms. */
  async function stopped(page: Page) {
    await page.clock.install()
    const places = await watched(page)
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000)
    return { ...places, pass: (ms: number) => page.clock.runFor(ms) }
  }

  test('a menu the mouse only passes over does not open, and one it comes back to does not close', async ({ page }) => {
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
  })

  test('beside an open menu, and within 300 ms of its closing, the next one opens at once', async ({ page }) => {
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
  })
})

test('a click opens a menu at once', async ({ page }) => {
  const { theme, between } = await watched(page)
  await page.mouse.click(theme.x, theme.y)
  await expect(menu(page)).toBeVisible()
  expect(await between(['enter'], ['open'])).toBeLessThan(AT_ONCE)
  await page.waitForTimeout(OPEN + LATE)
  await expect(menu(page)).toBeVisible()
})

test.describe('a finger', () => {
  test.use({ hasTouch: true })

  test('opens a menu by a tap, and not by resting on it', async ({ page }) => {
    const { theme, happened } = await watched(page)
    const client = await page.context().newCDPSession(page)
    await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [theme] })
    await page.waitForTimeout(OPEN + LATE)
    await client.send('Input.dispatchTouchEvent', { type: 'touchCancel', touchPoints: [] })
    expect(await happened()).toContain('enter')
    expect(await happened()).not.toContain('open')
    await page.touchscreen.tap(theme.x, theme.y)
    await page.waitForTimeout(CLOSE + LATE)
    await expect(menu(page)).toBeVisible()
  })
})
