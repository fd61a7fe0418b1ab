import type { Page } from '@playwright/test'

/** The animations of one view transition as it began: what moves, by which keyframes, and until when, in ms. */
type Motion = { of: string; by: string; until: number }[]

/** Records every view transition of later pages. */
export async function watchMotion(page: Page) {
  await page.addInitScript(() => {
    const motions: Motion[] = []
    Object.assign(window, { motions, moving: 0 })
    const count = (by: number) => ((window as unknown as { moving: number }).moving += by)
    const start = document.startViewTransition.bind(document)
    document.startViewTransition = (options) => {
      const transition = start(options)
      const motion: Motion = []
      motions.push(motion)
      const look = () => {
        for (const animation of document.getAnimations()) {
          const { effect } = animation
          const of = (effect as KeyframeEffect).pseudoElement
          if (!of?.startsWith('::view-transition')) continue
          const by = (animation as CSSAnimation).animationName
          motion.push({ of, by, until: Number(effect!.getComputedTiming().endTime) })
        }
      }
      transition.ready.then(look, () => {})
      count(1)
      void transition.finished.finally(() => count(-1))
      return transition
    }
  })
  /** What has begun since it was last asked, once all of it has come to rest. */
  return async (): Promise<Motion[]> => {
    await page.waitForFunction(() => (window as unknown as { moving: number }).moving === 0)
    return page.evaluate(() => (window as unknown as { motions: Motion[] }).motions.splice(0))
  }
}

export const partsOf = (motion: Motion) => motion.map(({ of }) => of)
export const lasts = (motion: Motion) => Math.max(...motion.map(({ until }) => until))
