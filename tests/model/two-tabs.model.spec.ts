import fc from 'fast-check'
import { beforeEach, it, vi } from 'vitest'
import { atEveryDraw } from './oracles'
import { adverse, createWorld, expectAtRest, holds, run, showAnew, timeout, createSecondTab } from './run'
import { stepsInTwoTabs } from './steps'
import { createWatcher } from './watcher'

vi.mock('../../src/lib/notify', () => import('./no-toasts'))

const secondTab = createSecondTab()
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
})

it(
  'with two tabs, each shows only saved state and its own intents, and both end as the cart of the API',
  { timeout },
  async () => {
    const property = fc.asyncProperty(...adverse, stepsInTwoTabs, async (scheduler, lucks, stock, list) => {
      const world = createWorld(scheduler, lucks, stock)
      const tabs = [world, world.openAnother(secondTab())].map((tab) => {
        const { intents, expectDrawn } = createWatcher(tab)
        return { world: tab, intents, stop: atEveryDraw(tab, expectDrawn) }
      })
      const close = await run(tabs, scheduler, list)
      for (const tab of tabs) if (tab.world.knowsItIsStale()) await showAnew(world, tab.world)
      close()
      tabs.forEach(({ stop }) => stop())
      tabs.forEach((tab) => expectAtRest(tab.world))
    })
    await holds('two tabs', property)
  },
)
