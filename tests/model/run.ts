import fc from 'fast-check'
import { beforeAll, expect, vi } from 'vitest'
import type { AddCartItem } from '../../src/api/types'
import { createCartWorld, ITEMS, quiet, type CartWorld, type TabWorld } from './cart-world'
import { createPlayer, type Intents } from './player'
import type { Timed } from './steps'
import * as tab from './tab'
import { luck, travelling, travellingChannel, type Outcome } from './traffic'

/** How many random histories each property is checked with; `npm run test:long` plays 100,000. */
export const numRuns = Number(process.env.MODEL_RUNS ?? 100)
const SETTLE_TIMEOUT = 2000

export const stocked = fc.subarray(ITEMS)
/** What arrives when and how, and what the cart has at the start. */
export const adverse = [fc.scheduler(), luck, stocked] as const

/** Loads a second tab, which has modules of its own. Call it once per file. */
export function createSecondTab(): () => typeof tab.openTab {
  let second: typeof tab
  beforeAll(async () => {
    vi.resetModules()
    second = await import('./tab')
    tab.hurry()
    second.hurry()
  })
  return () => second.openTab
}

/** How long a property may take, in ms. */
export const timeout = 10_000 + numRuns * 150

/**
 * Checks a property MODEL_RUNS times. A long run prints its seed at its end, so that anyone can
 * replay it (MODEL_SEED); a failure always names its seed.
 * @param share of the runs, for one of several like it
 */
export async function holds<T>(name: string, property: fc.IAsyncProperty<T>, share = 1) {
  const seed = Number(process.env.MODEL_SEED ?? Date.now() | 0)
  const runs = Math.ceil(numRuns * share)
  const begun = performance.now()
  await fc.assert(property, { numRuns: runs, seed })
  const seconds = Math.round((performance.now() - begun) / 1000)
  if (process.env.MODEL_RUNS) process.stdout.write(`${name}: ${runs} runs, seed ${seed}, ${seconds} s\n`)
}

/** Everything that travels arrives. */
export async function arrivals(scheduler: fc.Scheduler) {
  for (let count = 0; count < SETTLE_TIMEOUT; count++) {
    await quiet()
    if (scheduler.count() === 0) return
    await scheduler.waitNext(1)
  }
}

export function createWorld(scheduler: fc.Scheduler, lucks: Outcome[], stock: AddCartItem[]): CartWorld {
  const world: CartWorld = createCartWorld(travelling(scheduler, lucks, (request) => world.nameOf(request)))
  stock.forEach((entry) => world.stock(entry))
  return world
}

type Watched = { world: TabWorld; intents: Intents }

/** Plays the steps, each in its tab, until everything has arrived and all tabs are shown and have a connection. */
export async function run(tabs: Watched[], scheduler: fc.Scheduler, list: Timed[]) {
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

/** Once settled, the cache and the screen hold the cart of the API. */
export function expectAtRest(world: TabWorld) {
  expect(world.pending(), 'changes that never end').toEqual([])
  expect(world.cached()).toMatchObject(world.apiCart())
  const { lines, subtotal, confirmed } = world.drawn()
  expect(confirmed).toBe(true)
  expect(subtotal).toBe(world.apiCart().totalAmount)
  expect(lines.flatMap(({ cartItemIds }) => cartItemIds).sort()).toEqual(
    world
      .apiLines()
      .map(({ cartItemId }) => cartItemId)
      .sort(),
  )
  expect(new Map(lines.map(({ key, quantity }) => [key, quantity]))).toEqual(world.apiCounts())
}

/** Restores the connection and shows the tab again. */
export async function showAnew(world: CartWorld, tab: TabWorld) {
  world.transport = (request, send) => send(request)
  tab.setShown(false)
  tab.setShown(true)
  while (tab.client.isFetching()) await quiet()
}
