import fc from 'fast-check'
import { beforeAll, beforeEach, it, vi } from 'vitest'
import { atEveryDraw } from './oracles'
import { createWorld, expectAtRest, holds, run, showAnew, stocked, timeout } from './run'
import { stepsInTwoTabs } from './steps'
import { hurry } from './tab'
import { luck } from './traffic'
import { createWatcher } from './watcher'

vi.mock('../../src/lib/notify', () => import('./no-toasts'))

let second: typeof import('./tab')
beforeAll(async () => {
  vi.resetModules()
  second = await import('./tab')
  hurry()
  second.hurry()
})
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
})

it(
  'with two tabs, each shows only saved state and its own intents, and both end as the cart of the API',
  { timeout },
  async () => {
    const property = fc.asyncProperty(
      fc.scheduler(),
      luck,
      stocked,
      stepsInTwoTabs,
      async (scheduler, lucks, stock, list) => {
        const world = createWorld(scheduler, lucks, stock)
        const tabs = [world, world.openAnother(second.openTab)].map((tab) => {
          const { intents, expectDrawn } = createWatcher(tab)
          return { world: tab, intents, stop: atEveryDraw(tab, expectDrawn) }
        })
        const close = await run(tabs, scheduler, list)
        for (const tab of tabs) if (tab.world.knowsItIsStale()) await showAnew(world, tab.world)
        close()
        tabs.forEach(({ stop }) => stop())
        tabs.forEach((tab) => expectAtRest(tab.world))
      },
    )
    await holds('two tabs', property)
  },
)
