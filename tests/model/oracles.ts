import { expect } from 'vitest'
import { configurationOf, type CartChange, type CartLine } from '../../src/features/cart/fold'
import type { CartWorld } from './cart-world'
import type { Intents } from './steps'

/** Calls `check` whenever the screen would draw the cart anew. What it returns ends that, and throws what was wrong. */
export function atEveryDraw({ client }: CartWorld, check: () => void): () => void {
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

/** `key` only of what was there before: all that is added meanwhile is one line for each way a dish is made. */
type Entry = { made: string; quantity: number; key?: string }
const listed = (entries: Entry[]) => entries.map(({ made, quantity }) => `${quantity} x ${made}`).sort()
const entryOf = (line: CartLine): Entry => ({ made: configurationOf(line), quantity: line.quantity })

/** What the cart is when every intent takes effect at once, one after the other. */
export function createSequentialModel(world: CartWorld) {
  const stocked: Entry[] = world
    .hostLines()
    .map((line) => ({ made: configurationOf(line), quantity: line.quantity, key: line.cartItemId }))
  let entries: Entry[] = []
  let loaded = false
  const load = () => {
    if (loaded || !world.cached()) return
    loaded = true
    entries.unshift(...stocked)
  }
  const intents: Intents = {
    add(item) {
      load()
      const made = configurationOf(item)
      const same = entries.find((entry) => entry.made === made)
      if (same) same.quantity += item.qty
      else entries.push({ made, quantity: item.qty })
    },
    set(line, quantity) {
      load()
      const { made } = entryOf(line)
      const found = entries.find(({ key }) => key === line.key) ?? entries.find((own) => !own.key && own.made === made)
      if (!found) throw new Error(`${made} was never wanted`)
      found.quantity = quantity
      entries = entries.filter((entry) => entry.quantity > 0)
    },
    clear() {
      load()
      entries = []
    },
  }
  return {
    intents,
    expectDrawn: (): void => {
      load()
      expect(listed(world.drawn().lines.map(entryOf))).toEqual(listed(entries))
    },
  }
}

/**
 * Whatever fails: nothing is drawn that is neither the truth nor an intent, and no line is drawn twice, or goes and
 * comes back unless its own removal failed.
 */
export function createWatcher(world: CartWorld) {
  const hostHad = new Map<string, Set<number>>()
  const wanted = new Map<string, Set<number>>()
  const known = new Set(world.hostLines().map(({ cartItemId }) => cartItemId))
  const removed = new Set<string>()
  const gone = new Set<string>()
  let drawn = new Set<string>()

  const note = (map: Map<string, Set<number>>, key: string, value: number) => {
    map.set(key, (map.get(key) ?? new Set()).add(value))
  }
  const noteHost = () => world.hostLines().forEach(({ cartItemId, quantity }) => note(hostHad, cartItemId, quantity))
  noteHost()
  world.watch.answered = noteHost
  world.client.getMutationCache().subscribe(({ mutation }) => {
    const change = mutation?.state.variables as CartChange | undefined
    if (change?.kind !== 'add') return
    known.add(change.line)
    note(wanted, change.line, change.item.qty)
  })

  const intents: Intents = {
    add(item) {
      const made = configurationOf(item)
      const same = world.drawn().lines.find((line) => configurationOf(line) === made && line.price === item.price)
      if (same) note(wanted, same.key, same.quantity + item.qty)
    },
    set(line, quantity) {
      if (quantity > 0) note(wanted, line.key, quantity)
      else removed.add(line.key)
    },
    clear: () => world.drawn().lines.forEach(({ key }) => removed.add(key)),
  }
  return {
    intents,
    expectDrawn: (): void => {
      const { lines } = world.drawn()
      const keys = new Set(lines.map(({ key }) => key))
      expect(keys.size, 'a line is drawn twice').toBe(lines.length)
      for (const { key, cartItemId, quantity } of lines) {
        expect(known.has(key), `${key} is drawn under a new key`).toBe(true)
        expect(gone.has(key) && !removed.has(key), `${key} came back`).toBe(false)
        const isRight = wanted.get(key)?.has(quantity) || hostHad.get(cartItemId ?? '')?.has(quantity)
        expect(isRight, `${key}: ${quantity} is neither an intent nor the truth`).toBe(true)
      }
      for (const key of drawn) if (!keys.has(key)) gone.add(key)
      drawn = keys
    },
  }
}
