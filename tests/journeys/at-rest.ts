import type { Page } from '@playwright/test'

/** Animations longer than this, in ms, count as endless: one of them keeps the layout of the hidden menu. */
const ENDLESS = 60_000

/** Waits until all animations have ended, except endless ones. */
export const atRest = (page: Page) =>
  page.evaluate(async (endless) => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    const ending = document
      .getAnimations()
      .filter(({ effect }) => Number(effect?.getComputedTiming().endTime) < endless)
    await Promise.allSettled(ending.map(({ finished }) => finished))
  }, ENDLESS)
