import fc from 'fast-check'
import { beforeEach, expect, it, vi } from 'vitest'
import { restaurantQueries } from '../../src/api/queries/restaurant'
import type { CartWorld, TabWorld } from './cart-world'
import { item, quiet } from './cart-world'
import { arrivals, createWorld, holds, timeout, createSecondTab } from './run'
import { travellingChannel } from './traffic'

vi.mock('../../src/lib/notify', () => import('./no-toasts'))

/** Refusals are logged. */
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}))

const secondTab = createSecondTab()

/** The quantity of each dish at the start: no test removes more than that. */
const STOCK = 25
const DISHES = ['tea', 'soup']
const TAPS = 10

type Tap = { by: 0 | 1; does: 'add' | 'up' | 'down' | 'remove'; dish: string; then: number }
const tap = (...does: Tap['does'][]) =>
  fc.record({
    by: fc.constantFrom(0 as const, 1 as const),
    does: fc.constantFrom(...does),
    dish: fc.constantFrom(...DISHES),
    then: fc.nat(4),
  })
const taps = (...does: Tap['does'][]) => fc.array(tap(...does), { maxLength: 2 * TAPS })

/** Additions, with one removal in between. */
const withARemoval = fc
  .tuple(taps('add'), tap('remove'), taps('add'))
  .map(([before, removal, after]) => [...before, removal, ...after])

/** Applies a tap, and returns the expected change of the dish's quantity. */
function play({ actions, drawn }: TabWorld, { does, dish }: Tap): number {
  if (does === 'add') actions.add(item(dish))
  const line = drawn().lines.find(({ menuItemId }) => menuItemId === dish)
  if (does === 'add') return 1
  if (!line) return 0
  if (does === 'remove') actions.remove(line)
  else actions.setQuantity(line, line.quantity + (does === 'up' ? 1 : -1))
  return does === 'remove' ? -line.quantity : does === 'up' ? 1 : -1
}

/** Two tabs of one browser notify each other and share its locks; two devices do neither. */
function connect(company: 'tabs' | 'devices', scheduler: fc.Scheduler) {
  vi.stubGlobal('BroadcastChannel', company === 'tabs' ? travellingChannel(scheduler) : undefined)
  const ends = new Map<string, Promise<unknown>>()
  const request = (name: string, work: () => Promise<unknown>) => {
    const own = (ends.get(name) ?? Promise.resolve()).then(work)
    ends.set(
      name,
      own.catch(() => {}),
    )
    return own
  }
  vi.stubGlobal('navigator', company === 'tabs' ? { locks: { request } } : {})
}

async function together(world: CartWorld, scheduler: fc.Scheduler, list: Tap[]) {
  const two = [world, world.openAnother(secondTab())] as const
  const closes = two.map((one) => one.start())
  const menus = world.sandbox.context.catalog.list(world.sandbox.context.now())
  for (const { client } of two) client.setQueryData(restaurantQueries.menus().queryKey, menus)
  await Promise.all([arrivals(scheduler), ...two.map((one) => one.load())])
  const wanted = Object.fromEntries(DISHES.map((dish) => [dish, STOCK]))
  for (const one of list) {
    wanted[one.dish]! += play(two[one.by], one)
    for (let count = 0; count < one.then; count++) {
      await quiet()
      if (scheduler.count() > 0) await scheduler.waitNext(1)
    }
  }
  await arrivals(scheduler)
  await Promise.all([arrivals(scheduler), ...two.map((one) => one.load())])
  const counted = (lines: { menuItemId: string; quantity: number }[]) =>
    Object.fromEntries(
      DISHES.map((dish) => [
        dish,
        lines.reduce((sum, { menuItemId, quantity }) => sum + (menuItemId === dish ? quantity : 0), 0),
      ]),
    )
  expect(counted(world.apiLines())).toEqual(wanted)
  for (const one of two) expect(counted(one.drawn().lines)).toEqual(wanted)
  closes.forEach((close) => close())
}

it.each([
  ['two devices add, and step up and down', 'devices', { versions: true, merging: false }, taps('add', 'up', 'down')],
  ['two devices, lines merged', 'devices', { versions: true, merging: true }, taps('add', 'up', 'down')],
  ['one device removes what the other adds', 'devices', { versions: true, merging: false }, withARemoval],
  ['one device removes what the other adds, lines merged', 'devices', { versions: true, merging: true }, withARemoval],
  ['two devices add without versions', 'devices', { versions: false, merging: false }, taps('add', 'up')],
  ['two devices add without versions, lines merged', 'devices', { versions: false, merging: true }, taps('add', 'up')],
  ['two tabs without versions', 'tabs', { versions: false, merging: false }, taps('add', 'up', 'down')],
  ['two tabs without versions, lines merged', 'tabs', { versions: false, merging: true }, taps('add', 'up', 'down')],
  ['a tab removes what the other adds, without versions', 'tabs', { versions: false, merging: true }, withARemoval],
] as const)('nothing is lost: %s', { timeout }, async (name, company, carts, list) => {
  const property = fc.asyncProperty(fc.scheduler(), list, async (scheduler, tapped) => {
    connect(company, scheduler)
    const world = createWorld(
      scheduler,
      [],
      DISHES.map((dish) => item(dish, STOCK)),
    )
    world.sandbox.context.state.carting = carts
    await together(world, scheduler, tapped)
  })
  await holds(name, property, 0.05)
})
