import { notifyManager, timeoutManager } from '@tanstack/react-query'
import fc from 'fast-check'
import { beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { createCartWorld, ITEMS, quiet, type CartWorld, type Transport } from './cart-world'
import { atEveryDraw, createSequentialModel, createWatcher } from './oracles'
import { adverseSteps, createPlayer, steps, type Intents, type Timed } from './steps'

vi.mock('../../src/lib/notify', () => ({ SHORT: 3000, notify: { success: vi.fn(), error: vi.fn() } }))

/** Writes start at once here: the end of a burst is a matter of real time, and has a test of its own. */
vi.mock('../../src/features/cart/burst', () => ({ endOfBurst: () => Promise.resolve() }))

const numRuns = Number(process.env.MODEL_RUNS ?? 1000)
const PATIENCE = 2000

type Luck = 'fine' | 'refused' | 'unreachable' | 'answer lost'
const luck = fc.array(
  fc.oneof(
    { weight: 75, arbitrary: fc.constant<Luck>('fine') },
    { weight: 10, arbitrary: fc.constant<Luck>('refused') },
    { weight: 10, arbitrary: fc.constant<Luck>('unreachable') },
    { weight: 5, arbitrary: fc.constant<Luck>('answer lost') },
  ),
  { minLength: 40, maxLength: 80, size: 'max' },
)
const stocked = fc.subarray(ITEMS)

/** Requests and answers wait for the scheduler, each on its own way, and meet with the given luck in turn. */
function travelling(scheduler: fc.Scheduler, lucks: Luck[]): Transport {
  const travel = (what: string) => scheduler.schedule(Promise.resolve(), what)
  const queue = lucks.values()
  return async (request, send) => {
    const call = `${request.method} ${request.url.split('/cart').at(-1)}`
    const { value = 'fine' } = queue.next() as { value?: Luck }
    await travel(`request ${call} ${value}`)
    if (value === 'unreachable') throw new TypeError('Failed to fetch')
    const response = value === 'refused' ? new Response(null, { status: 500 }) : await send(request)
    await travel(`answer ${call}`)
    if (value === 'answer lost') throw new TypeError('Failed to fetch')
    return response
  }
}

async function arrivals(scheduler: fc.Scheduler) {
  for (let count = 0; count < PATIENCE; count++) {
    await quiet()
    if (scheduler.count() === 0) return
    await scheduler.waitNext(1)
  }
}

async function run(world: CartWorld, scheduler: fc.Scheduler, intents: Intents, list: Timed[]) {
  const player = createPlayer(world, intents)
  for (const step of list) {
    player.play(step)
    for (let count = 0; count < step.then; count++) {
      await quiet()
      if (scheduler.count() > 0) await scheduler.waitNext(1)
      await quiet()
    }
  }
  await arrivals(scheduler)
  player.present()
  await arrivals(scheduler)
  player.stop()
}

/** At rest the cache holds the host's cart, and that is what is drawn. */
function expectAtRest(world: CartWorld) {
  expect(world.pending(), 'changes that never end').toEqual([])
  expect(world.cached()).toEqual(world.hostCart())
  const { lines, subtotal, confirmed } = world.drawn()
  expect(confirmed).toBe(true)
  expect(subtotal).toBe(world.hostCart().totalAmount)
  expect(lines.map(({ cartItemId, quantity }) => [cartItemId, quantity])).toEqual(
    world.hostLines().map(({ cartItemId, quantity }) => [cartItemId, quantity]),
  )
}

beforeAll(() => {
  notifyManager.setScheduler((callback) => callback())
  timeoutManager.setTimeoutProvider({
    setTimeout: (callback, delay) => Number(delay < 1000 && setImmediate(callback)),
    clearTimeout: () => {},
    setInterval: () => 0,
    clearInterval: () => {},
  })
})
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
})

const timeout = 10_000 + numRuns * 50

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
        const world = createCartWorld(travelling(scheduler, lucks))
        stock.forEach((entry) => world.stock(entry))
        const watcher = createWatcher(world)
        const stop = atEveryDraw(world, watcher.expectDrawn)
        await run(world, scheduler, watcher.intents, list)
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

it('without failures every frame is what the customer meant, one intent after the other', { timeout }, async () => {
  const property = fc.asyncProperty(fc.scheduler(), stocked, steps, async (scheduler, stock, list) => {
    const world = createCartWorld(travelling(scheduler, []))
    stock.forEach((entry) => world.stock(entry))
    const model = createSequentialModel(world)
    const stop = atEveryDraw(world, model.expectDrawn)
    await run(world, scheduler, model.intents, list)
    stop()
    expectAtRest(world)
  })
  await fc.assert(property, { numRuns })
})
