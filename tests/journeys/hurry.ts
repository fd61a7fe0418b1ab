import type { BrowserContext, Page } from '@playwright/test'

/** Waits of a second and more end ten times as early in every page opened from now on; clocks stay as they are. */
export const hurry = (pages: BrowserContext | Page) =>
  pages.addInitScript(() => {
    const wait = window.setTimeout.bind(window)
    const hurried = (run: TimerHandler, ms = 0, ...args: unknown[]) => wait(run, ms < 1000 ? ms : ms / 10, ...args)
    window.setTimeout = hurried as typeof setTimeout
  })
