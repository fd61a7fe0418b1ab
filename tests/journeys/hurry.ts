import type { BrowserContext, Page } from '@playwright/test'

/** How long toasts stay, in ms. In a tenth of that, one may be gone before the test looks. */
const TOASTS = [3000, 4000]

/** In every page opened from now on, waits of a second and more take a tenth of it, except those of toasts. */
export const hurry = (pages: BrowserContext | Page) =>
  pages.addInitScript((toasts) => {
    const wait = window.setTimeout.bind(window)
    const isHurried = (ms: number) => ms >= 1000 && !toasts.includes(ms)
    const hurried = (run: TimerHandler, ms = 0, ...args: unknown[]) => wait(run, isHurried(ms) ? ms / 10 : ms, ...args)
    window.setTimeout = hurried as typeof setTimeout
  }, TOASTS)
