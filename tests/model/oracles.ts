import { expect } from 'vitest'
import { configurationOf, type CartLine } from '../../src/features/cart/fold'
import type { TabWorld } from './cart-world'
import type { Intents } from './player'

/** Calls `check` whenever the screen would draw the cart anew. What it returns ends that, and throws what was wrong. */
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

/** `key` is the drawn line's; of what has just been added it is known at the next look. */
type Entry = { made: string; quantity: number; key?: string }
const listed = (entries: Entry[]) => entries.map(({ made, quantity }) => `${quantity} x ${made}`).sort()
const entryOf = (line: CartLine): Entry => ({ made: configurationOf(line), quantity: line.quantity, key: line.key })

/** What the cart is when every intent takes effect at once, one after the other. */
export function createSequentialModel(world: TabWorld) {
  const stocked: Entry[] = world
    .hostLines()
    .map((line) => ({ made: configurationOf(line), quantity: line.quantity, key: line.cartItemId }))
  let entries: Entry[] = []
  let loaded = false
  const look = () => {
    if (!loaded && world.cached()) {
      loaded = true
      entries.unshift(...stocked)
    }
    const added = entries.find(({ key }) => key === undefined)
    const line = world.drawn().lines.find(({ key }) => !entries.some((entry) => entry.key === key))
    if (added && line) added.key = line.key
  }
  const entryAt = (key: string) => {
    const found = entries.find((entry) => entry.key === key)
    if (!found) throw new Error(`${key} was never wanted`)
    return found
  }
  const intents: Intents = {
    add(item) {
      look()
      const made = configurationOf(item)
      const same = world.drawn().lines.find((line) => configurationOf(line) === made && !world.isEdited(line.key))
      if (same) entryAt(same.key).quantity += item.qty
      else entries.push({ made, quantity: item.qty })
    },
    set(line, quantity) {
      look()
      entryAt(line.key).quantity = quantity
      entries = entries.filter((entry) => entry.quantity > 0)
    },
    edit(line, item) {
      look()
      Object.assign(entryAt(line.key), { made: configurationOf(item), quantity: item.qty })
    },
    acceptPrice: look,
    clear() {
      look()
      entries = []
    },
  }
  return {
    intents,
    expectDrawn: (): void => {
      look()
      expect(listed(world.drawn().lines.map(entryOf))).toEqual(listed(entries))
    },
  }
}
