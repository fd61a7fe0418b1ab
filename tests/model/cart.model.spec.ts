import fc from 'fast-check'
import { beforeAll, beforeEach, expect, it, vi } from 'vitest'
import type { AddCartItem } from '../../src/api/types'
import { createCartWorld, ITEMS, quiet, type CartWorld, type TabWorld } from './cart-world'
import { atEveryDraw, createSequentialModel } from './oracles'
import { createPlayer, type Intents } from './player'
import { adverseSteps, steps, stepsInTwoTabs, type Timed } from './steps'
import { hurry } from './tab'
import { luck, travelling, type Luck, travellingChannel } from './traffic'
import { createWatcher } from './watcher'

vi.mock('../../src/lib/notify', () => ({
  SHORT: 3000,
  notify: { success: vi.fn(), error: vi.fn(), dismiss: vi.fn() },
}))

/** Writes start at once here: the end of a burst is a matter of real time, and has a test of its own. */
vi.mock('../../src/features/cart/burst', () => ({ endOfBurst: () => Promise.resolve() }))

const numRuns = Number(process.env.MODEL_RUNS ?? 1000)
const PATIENCE = 2000
const stocked = fc.subarray(ITEMS)

async function arrivals(scheduler: fc.Scheduler) {
  for (let count = 0; count < PATIENCE; count++) {
    await quiet()
    if (scheduler.count() === 0) return
    await scheduler.waitNext(1)
  }
}

function createWorld(scheduler: fc.Scheduler, lucks: Luck[], stock: AddCartItem[]): CartWorld {
  const world: CartWorld = createCartWorld(travelling(scheduler, lucks, (request) => world.nameOf(request)))
  stock.forEach((entry) => world.stock(entry))
  return world
}

type Watched = { world: TabWorld; intents: Intents }

/** Plays the steps, each in its tab, until everything has arrived and all tabs are shown and have a connection. */
async function run(tabs: Watched[], scheduler: fc.Scheduler, list: Timed[]) {
  vi.stubGlobal('BroadcastChannel', travellingChannel(scheduler))
  const players = tabs.map(({ world, intents }) => createPlayer(world, intents))
  for (const step of list) {
    players[step.tab ?? 0]?.play(step)
    for (let count = 0; count < step.then; count++) {
      await quiet()
      if (scheduler.count() > 0) await scheduler.waitNext(1)
      await quiet()
    }
  }
  await arrivals(scheduler)
  players.forEach((player) => player.present())
  await arrivals(scheduler)
  return () => players.forEach((player) => player.stop())
}

/** At rest the cache holds the host's cart, and that is what is drawn. */
function expectAtRest(world: TabWorld) {
  expect(world.pending(), 'changes that never end').toEqual([])
  expect(world.cached()).toEqual(world.hostCart())
  const { lines, subtotal, confirmed } = world.drawn()
  expect(confirmed).toBe(true)
  expect(subtotal).toBe(world.hostCart().totalAmount)
  expect(lines.map(({ cartItemId, quantity, price }) => [cartItemId, quantity, price])).toEqual(
    world.hostLines().map(({ cartItemId, quantity, price }) => [cartItemId, quantity, price]),
  )
}

/** The connection is good again, and the customer comes back to the tab. */
async function showAnew(world: CartWorld, tab: TabWorld) {
  world.transport = (request, send) => send(request)
  tab.setShown(false)
  tab.setShown(true)
  while (tab.client.isFetching()) await quiet()
}

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

const timeout = 10_000 + numRuns * 150

it(
  'whatever fails, the screen draws only truth and intent, and at rest it is the cart of the host',
  { timeout },
  async () => {
    const property = fc.asyncProperty(
      fc.scheduler(),
      luck,
      stocked,
      adverseSteps,
      async (scheduler, lucks, stock, list) => {
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
      },
    )
    await fc.assert(property, { numRuns })
  },
)

it(
  'with a second tab, each draws only truth and its own intent, and at rest both are the cart of the host',
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
    await fc.assert(property, { numRuns })
  },
)

it('without failures every frame is what the customer meant, one intent after the other', { timeout }, async () => {
  const property = fc.asyncProperty(fc.scheduler(), stocked, steps, async (scheduler, stock, list) => {
    const world = createWorld(scheduler, [], stock)
    const model = createSequentialModel(world)
    const stop = atEveryDraw(world, model.expectDrawn)
    const close = await run([{ world, intents: model.intents }], scheduler, list)
    close()
    stop()
    expectAtRest(world)
  })
  await fc.assert(property, { numRuns })
})
