import type { BrowserContext, Page } from '@playwright/test'

/**
 * Waits, in ms, that stay as they are: how long toasts stay, as one may be gone before the test looks, and how long the
 * page's own data waits for hydration, which takes as long as ever (lib/take-over).
 */
const WHOLE = [3000, 4000, 5000]

/** In every page opened from now on, waits of a second and more take a tenth of it, except the ones above. */
export const hurry = (pages: BrowserContext | Page) =>
  pages.addInitScript((whole) => {
    const wait = window.setTimeout.bind(window)
    const isHurried = (ms: number) => ms >= 1000 && !whole.includes(ms)
    const hurried = (run: TimerHandler, ms = 0, ...args: unknown[]) => wait(run, isHurried(ms) ? ms / 10 : ms, ...args)
    window.setTimeout = hurried as typeof setTimeout
  }, WHOLE)
