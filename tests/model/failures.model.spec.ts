import fc from 'fast-check'
import { beforeAll, beforeEach, it, vi } from 'vitest'
import { atEveryDraw } from './oracles'
import { adverse, createWorld, expectAtRest, holds, run, timeout } from './run'
import { adverseSteps } from './steps'
import { hurry } from './tab'
import { createWatcher } from './watcher'

vi.mock('../../src/lib/notify', () => import('./no-toasts'))

beforeAll(hurry)
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
})

it(
  'whatever fails, the screen shows only saved state and intents, and ends as the cart of the API',
  { timeout },
  async () => {
    const property = fc.asyncProperty(...adverse, adverseSteps, async (scheduler, lucks, stock, list) => {
      const world = createWorld(scheduler, lucks, stock)
      const { intents, expectDrawn } = createWatcher(world)
      const stop = atEveryDraw(world, expectDrawn)
      const close = await run([{ world, intents }], scheduler, list)
      close()
      const nobodyReads = list.some((step) => step.do === 'remove elsewhere') || !world.cached()
      if (nobodyReads) {
        world.transport = (request, send) => send(request)
        await world.load()
      }
      stop()
      expectAtRest(world)
    })
    await holds('whatever fails', property)
  },
)
