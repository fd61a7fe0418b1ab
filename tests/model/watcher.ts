import { configurationOf, type CartChange, type CartLine } from '../../src/features/cart/fold'
import type { TabWorld } from './cart-world'
import type { Intents } from './player'

type Facts = Map<string, Set<string>>
function note(facts: Facts, key: string, ...values: string[]) {
  const all = facts.get(key) ?? new Set()
  values.forEach((value) => all.add(value))
  facts.set(key, all)
}

type Drawn = Pick<CartLine, 'quantity' | 'price'> & Parameters<typeof configurationOf>[0]
const count = (quantity: number) => `${quantity} pieces`
const cost = (price: number) => `at ${price}`
/** As an assertion for each line of each frame `expect` takes too long. */
function check(isRight: boolean | undefined, otherwise: string): void {
  if (!isRight) throw new Error(otherwise)
}
const factsOf = (line: Drawn) => [count(line.quantity), cost(line.price), configurationOf(line)]

/**
 * Whatever fails, and whatever other tabs do: nothing is drawn in a tab that is neither the truth nor an intent of its
 * own, and no line is drawn twice, or goes and comes back unless its own removal failed.
 */
export function createWatcher(world: TabWorld) {
  const hostHad: Facts = new Map()
  const wanted: Facts = new Map()
  const known = new Set<string>()
  /** How lines were made by other tabs: what this one adds the same way at the same time cannot be told apart. */
  const madeByOthers = new Set<string>()
  const removed = new Set<string>()
  const gone = new Set<string>()
  let drawn = new Set<string>()
  /** What is about to be added as a line of its own. */
  let meant: Drawn | null = null

  /** What this tab has added is known by the key it got here; what came otherwise, by the host's id. */
  const noteHost = (token: string | null) => {
    for (const line of world.hostLines()) {
      const { cartItemId } = line
      const made = configurationOf(line)
      const isOther = token !== world.session.authToken
      if (isOther && token !== null && !hostHad.get(cartItemId)?.has(made)) madeByOthers.add(made)
      if (isOther && !hostHad.has(cartItemId)) known.add(cartItemId)
      note(hostHad, cartItemId, ...factsOf(line))
    }
  }
  const mayBeAnothers = (cartItemId: string) =>
    [...(hostHad.get(cartItemId) ?? [])].some((fact) => madeByOthers.has(fact))
  noteHost(null)
  world.watch(noteHost)
  world.client.getMutationCache().subscribe(({ mutation }) => {
    const change = mutation?.state.variables as CartChange | undefined
    if (change?.kind !== 'add' || known.has(change.line)) return
    known.add(change.line)
    if (meant) note(wanted, change.line, ...factsOf(meant))
  })

  const intents: Intents = {
    add(item) {
      const made = configurationOf(item)
      const same = world.drawn().lines.find((line) => {
        return configurationOf(line) === made && line.price === item.price && !world.isEdited(line.key)
      })
      if (same) note(wanted, same.key, count(same.quantity + item.qty))
      meant = same ? null : { ...item, quantity: item.qty }
    },
    set(line, quantity) {
      if (quantity > 0) note(wanted, line.key, count(quantity))
      else removed.add(line.key)
    },
    edit: (line, item) => note(wanted, line.key, ...factsOf({ ...item, quantity: item.qty })),
    acceptPrice: (line, price) => note(wanted, line.key, cost(price)),
    clear: () => world.drawn().lines.forEach(({ key }) => removed.add(key)),
  }
  return {
    intents,
    expectDrawn: (): void => {
      const { lines } = world.drawn()
      const keys = new Set(lines.map(({ key }) => key))
      check(keys.size === lines.length, 'a line is drawn twice')
      for (const line of lines) {
        const { key, cartItemId } = line
        check(known.has(key) || mayBeAnothers(key), `${key} is drawn under a new key`)
        check(!gone.has(key) || removed.has(key), `${key} came back`)
        for (const fact of factsOf(line)) {
          const isRight = wanted.get(key)?.has(fact) || hostHad.get(cartItemId ?? '')?.has(fact)
          check(isRight, `${key}: ${fact} is neither an intent nor the truth`)
        }
      }
      /** A line of another tab that is taken for what has just been added here is not gone: it has another key. */
      const ids = new Set(lines.map(({ cartItemId }) => cartItemId))
      for (const key of drawn) if (!keys.has(key) && !ids.has(key)) gone.add(key)
      drawn = keys
    },
  }
}
