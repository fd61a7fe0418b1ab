import { keyOf } from '../../src/features/cart/lines'
import type { TabWorld } from './cart-world'
import { intentsInto, type Counts, type Parts } from './oracles'
import type { Intents } from './player'

const written = (counts: Counts) => JSON.stringify([...counts].sort())

const dishes = new Map<string, string>()
function dishOf(key: string): string {
  const dish = dishes.get(key) ?? (JSON.parse(key.slice(key.indexOf(' ') + 1)) as [string])[0]
  dishes.set(key, dish)
  return dish
}
const ofDish = (counts: Counts, dish: string): Counts => new Map([...counts].filter(([key]) => dishOf(key) === dish))

/**
 * Whatever fails, and whatever other tabs do: of each dish a tab shows what the API held at some moment, with some of
 * its own intents on top, each of them once at most and in their order; and no line is rendered twice.
 */
export function createWatcher(world: TabWorld) {
  const carts = new Set<string>()
  /** The quantities that the API has held of each dish. */
  const states = new Map<string, Map<string, Counts>>()
  /** The lines that the API has held as several: it takes pieces from one after the other. */
  const split = new Set<string>()
  const noteOfTheApi = () => {
    const counts = world.apiCounts()
    const keys = world.apiLines().map(keyOf)
    keys.forEach((key, at) => keys.indexOf(key) < at && split.add(key))
    carts.add(written(counts))
    for (const dish of new Set([...states.keys(), ...[...counts.keys()].map(dishOf)])) {
      const own = ofDish(counts, dish)
      states.set(dish, (states.get(dish) ?? new Map<string, Counts>([['[]', new Map()]])).set(written(own), own))
    }
  }
  noteOfTheApi()
  world.watch(noteOfTheApi)

  type Intent = { id?: string; isMade: boolean; effect: (counts: Counts) => void; parts?: Parts }
  const all: Intent[] = []
  const isPending = ({ id, isMade }: Intent) => (id ? world.changes().some((change) => change.id === id) : !isMade)
  const intents: Intents = intentsInto(
    (effect, parts) => {
      const own: Intent = { isMade: false, effect, ...(parts && { parts }) }
      all.push(own)
      // The change that follows is the one of this intent.
      const stop = world.client.getMutationCache().subscribe(({ mutation }) => {
        const change = mutation?.state.variables as { id: string } | undefined
        if (!change) return
        own.id = change.id
        stop()
      })
      queueMicrotask(() => {
        stop()
        own.isMade = true
      })
    },
    () => world.drawn().lines.map(({ key }) => key),
  )
  return {
    intents,
    expectDrawn: (): void => {
      const { lines } = world.drawn()
      const drawn = written(new Map(lines.map(({ key, quantity }) => [key, quantity])))
      if (new Set(lines.map(({ key }) => key)).size < lines.length) throw new Error(`a line is drawn twice: ${drawn}`)
      const cached = world.cachedCounts()
      if (world.cached() && !carts.has(written(cached))) throw new Error(`the API never held ${written(cached)}`)
      const pending = all
        .filter(isPending)
        .flatMap(({ effect, parts }) => (parts && split.has(parts.key) ? parts.effects : effect))
      const counted: Counts = new Map(lines.map(({ key, quantity }) => [key, quantity]))
      for (const dish of new Set([...counted.keys(), ...cached.keys()].map(dishOf))) {
        const seen = written(ofDish(counted, dish))
        const canBe = (base: Counts) => {
          const all = ofDish(base, dish)
          pending.forEach((effect) => effect(all))
          if (written(ofDish(all, dish)) === seen) return true
          const some = new Map([[written(ofDish(base, dish)), ofDish(base, dish)]])
          for (const effect of pending) {
            for (const before of [...some.values()]) {
              const after = new Map(before)
              effect(after)
              const own = ofDish(after, dish)
              some.set(written(own), own)
            }
          }
          return some.has(seen)
        }
        if (![cached, ...(states.get(dish)?.values() ?? []), new Map<string, number>()].some(canBe))
          throw new Error(`${seen} is neither the truth nor an intent on top of it`)
      }
    },
  }
}
