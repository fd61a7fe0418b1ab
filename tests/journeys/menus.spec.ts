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
      const note = (what: Event['what']) => () => events.push({ what, menu, at: performance.now() })
      root.addEventListener('pointerenter', note('enter'))
      root.addEventListener('pointerleave', note('leave'))
      const look = () => note(root.querySelector('[role=menu]') ? 'open' : 'close')()
      new MutationObserver(look).observe(root, { childList: true })
      const { x, y, width, height } = trigger.getBoundingClientRect()
      return { x: x + width / 2, y: y + height / 2 }
    })
  })
  const [theme, account] = places as [(typeof places)[0], (typeof places)[0]]
  const to = ({ x, y }: { x: number; y: number }) => page.mouse.move(x, y)
  /** When it happened last. */
  const at = async (what: Event['what'], menu = 'Theme'): Promise<number | undefined> => {
    const events = await page.evaluate(() => (window as unknown as { events: Event[] }).events)
    return events.findLast((event) => event.what === what && event.menu === menu)?.at
  }
  return {
    theme,
    toTheme: () => to(theme),
    toAccount: () => to(account),
    away: () => to({ x: 10, y: 600 }),
    at,
    /** The time from one event to another, in ms. */
    between: async (from: Parameters<typeof at>, then: Parameters<typeof at>) =>
      (await at(...then))! - (await at(...from))!,
    /** As soon as it has happened: polling by the clock would be late. */
    untilClosed: () =>
      page.waitForFunction(() => (window as unknown as { events: Event[] }).events.at(-1)?.what === 'close'),
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

test('a menu the mouse only passes over does not open, and one it comes back to does not close', async ({ page }) => {
  const { toTheme, away, at } = await watched(page)
  await toTheme()
  await page.waitForTimeout(OPEN / 2)
  await away()
  await page.waitForTimeout(OPEN + LATE)
  expect(await at('open')).toBeUndefined()
  await toTheme()
  await expect(menu(page)).toBeVisible()
  await away()
  await page.waitForTimeout(CLOSE / 3)
  await toTheme()
  await page.waitForTimeout(CLOSE + LATE)
  expect(await at('close')).toBeUndefined()
})

test('beside an open menu, and within 300 ms of its closing, the next one opens at once', async ({ page }) => {
  const { toTheme, toAccount, away, between, untilClosed } = await watched(page)
  const account = menu(page, 'Account menu')
  await toTheme()
  await expect(menu(page)).toBeVisible()
  await toAccount()
  await expect(account).toBeVisible()
  expect(await between(['enter', 'Account menu'], ['open', 'Account menu'])).toBeLessThan(AT_ONCE)
  await expect(menu(page)).toBeHidden()

  await away()
  await untilClosed()
  await toTheme()
  await expect(menu(page)).toBeVisible()
  expect(await between(['close', 'Account menu'], ['enter'])).toBeLessThan(SKIP)
  expect(await between(['enter'], ['open'])).toBeLessThan(AT_ONCE)

  await away()
  await untilClosed()
  await page.waitForTimeout(SKIP)
  await toAccount()
  await expect(account).toBeVisible()
  expect(await between(['enter', 'Account menu'], ['open', 'Account menu'])).toBeGreaterThanOrEqual(OPEN - EARLY)
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
    const { theme, at } = await watched(page)
    const client = await page.context().newCDPSession(page)
    await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [theme] })
    await page.waitForTimeout(OPEN + LATE)
    await client.send('Input.dispatchTouchEvent', { type: 'touchCancel', touchPoints: [] })
    expect(await at('enter')).toBeDefined()
    expect(await at('open')).toBeUndefined()
    await page.touchscreen.tap(theme.x, theme.y)
    await page.waitForTimeout(CLOSE + LATE)
    await expect(menu(page)).toBeVisible()
  })
})
