import type { BrowserContext, Page } from '@playwright/test'

/** How long toasts stay, in ms: one that is gone in a tenth of it may never be looked at. */
const TOASTS = [3000, 4000]

/**
 * Waits of a second and more end ten times as early in every page opened from now on, but for those of toasts; clocks
 * stay as they are.
 */
export const hurry = (pages: BrowserContext | Page) =>
  pages.addInitScript((toasts) => {
    const wait = window.setTimeout.bind(window)
    const isHurried = (ms: number) => ms >= 1000 && !toasts.includes(ms)
    const hurried = (run: TimerHandler, ms = 0, ...args: unknown[]) => wait(run, isHurried(ms) ? ms / 10 : ms, ...args)
    window.setTimeout = hurried as typeof setTimeout
  }, TOASTS)
