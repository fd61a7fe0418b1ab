import { expect } from 'vitest'
import { keyOf } from '../../src/features/cart/lines'
import type { TabWorld } from './cart-world'
import type { Intents } from './player'

/** Calls `check` whenever the screen would render the cart again. The returned function stops and throws a failure. */
export function atEveryDraw({ client }: TabWorld, check: () => void): () => void {
  let broken: Error | undefined
  const onEvent = ({ type }: { type: string }) => {
    if (type !== 'updated') return
    try {
      check()
    } catch (cause) {
      broken ??= cause as Error
    }
  }
  const stops = [client.getQueryCache().subscribe(onEvent), client.getMutationCache().subscribe(onEvent)]
  return () => {
    stops.forEach((stop) => stop())
    if (broken) throw broken
  }
}

/** The quantity of each line, by its key. */
export type Counts = Map<string, number>

type Effect = (counts: Counts) => void
/** What an intent does to a line in parts: the API may have made some of them when it has several such lines. */
export type Parts = { key: string; effects: Effect[] }

function plus(counts: Counts, key: string, by: number) {
  const count = (counts.get(key) ?? 0) + by
  if (count > 0) counts.set(key, count)
  else counts.delete(key)
}

/** The effect of every intent on a cart. */
export function intentsInto(take: (effect: Effect, parts?: Parts) => void, drawnKeys: () => string[]): Intents {
  const pieces = (key: string, by: number) =>
    Array.from({ length: Math.abs(by) }, () => (counts: Counts) => plus(counts, key, Math.sign(by)))
  const move = (from: string, to: string, by: number) => (counts: Counts) => {
    const count = counts.get(from)
    if (!count) return
    counts.delete(from)
    plus(counts, to, Math.max(1, count + by))
  }
  const moved = (from: string, to: string, by: number) =>
    take(move(from, to, by), { key: from, effects: [...pieces(from, by), move(from, to, 0)] })
  return {
    add: (item) => take((counts) => plus(counts, keyOf(item), item.qty)),
    set({ key, quantity }, wanted) {
      const by = wanted > 0 ? wanted - quantity : -quantity
      take((counts) => counts.has(key) && plus(counts, key, by), { key, effects: pieces(key, by) })
    },
    edit: (line, item) => moved(line.key, keyOf(item), item.qty - line.quantity),
    acceptPrice: (line, price) => moved(line.key, keyOf({ ...line, price }), 0),
    clear() {
      const keys = drawnKeys()
      take((counts) => keys.forEach((key) => counts.delete(key)))
    },
  }
}

const countsOf = (lines: { key: string; quantity: number }[]): Counts =>
  new Map(lines.map(({ key, quantity }) => [key, quantity]))

/** The cart after every intent has taken effect, one after another. */
export function createSequentialModel(world: TabWorld) {
  const stocked = world.apiCounts()
  const effects: ((counts: Counts) => void)[] = []
  const drawn = () => world.drawn().lines
  return {
    intents: intentsInto(
      (effect) => effects.push(effect),
      () => drawn().map(({ key }) => key),
    ),
    expectDrawn: (): void => {
      const counts: Counts = new Map(world.cached() ? stocked : [])
      effects.forEach((effect) => effect(counts))
      expect([...countsOf(drawn())].sort()).toEqual([...counts].sort())
    },
  }
}
