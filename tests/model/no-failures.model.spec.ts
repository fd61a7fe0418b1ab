import fc from 'fast-check'
import { beforeAll, it, vi } from 'vitest'
import { atEveryDraw, createSequentialModel } from './oracles'
import { createWorld, expectAtRest, holds, run, stocked, timeout } from './run'
import { steps } from './steps'
import { hurry } from './tab'

vi.mock('../../src/lib/notify', () => import('./no-toasts'))

beforeAll(hurry)

it('without failures, every frame shows what the customer meant, one intent after another', { timeout }, async () => {
  const property = fc.asyncProperty(fc.scheduler(), stocked, steps, async (scheduler, stock, list) => {
    const world = createWorld(scheduler, [], stock)
    const model = createSequentialModel(world)
    const stop = atEveryDraw(world, model.expectDrawn)
    const close = await run([{ world, intents: model.intents }], scheduler, list)
    close()
    stop()
    expectAtRest(world)
  })
  await holds('without failures', property)
})
