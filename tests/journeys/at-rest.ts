import type { Page } from '@playwright/test'

/** What takes longer, in ms, moves without end, or keeps what is hidden as it is. */
const ENDLESS = 60_000

/** When nothing moves any more, but for what moves without end. */
export const atRest = (page: Page) =>
  page.evaluate(async (endless) => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    const ending = document
      .getAnimations()
      .filter(({ effect }) => Number(effect?.getComputedTiming().endTime) < endless)
    await Promise.allSettled(ending.map(({ finished }) => finished))
  }, ENDLESS)
