import type { ServerCart, ServerLine } from '../../api/queries/cart'
import { dishesOf, type CartChange } from './lines'

/**
 * What the API held of a change's dishes when the change was sent, by the change's id. A read that overlaps the write
 * may hold it already or not: until the change has settled, it is drawn on top of these lines.
 */
const heldLines = new Map<string, Map<string, ServerLine[]>>()
/** The change that another one travels with, by the other's id. */
const leaders = new Map<string, string>()
const failed = new Set<string>()

/** The others travel with the first, and settle when it does. */
export function travelTogether([leader, ...others]: [CartChange, ...CartChange[]]) {
  for (const { id } of others) leaders.set(id, leader.id)
}

/** A change is about to be sent, reckoned from a cart. */
export function sentFrom(cart: ServerCart, change: CartChange) {
  const lines = new Map<string, ServerLine[]>()
  for (const dish of dishesOf(change)) {
    lines.set(
      dish,
      cart.items.filter(({ menuItemId }) => menuItemId === dish),
    )
  }
  heldLines.set(change.id, lines)
}

/** The API refused to look at a change: it has arrived for sure not. */
export const notSent = ({ id }: CartChange) => void heldLines.delete(id)

export const isCarried = ({ id }: CartChange) => leaders.has(id)

/** Whether the API may have heard of a change. */
export const mayHaveArrived = ({ id }: CartChange) => heldLines.has(leaders.get(id) ?? id)

export const hasFailed = ({ id }: CartChange) => void failed.add(id)

/** Whether a change takes back a removal that has failed: there is nothing to take back. */
export const isNeedless = (change: CartChange) =>
  change.kind === 'add' && change.undoes !== undefined && failed.has(change.undoes)

/** The change has settled: what was noted of it goes. */
export function forget({ id }: CartChange) {
  heldLines.delete(id)
  leaders.delete(id)
}

/** Those of the pending changes whose leader is pending too: all that travel together settle at one moment. */
export function followed(pending: CartChange[]): CartChange[] {
  const ids = new Set(pending.map(({ id }) => id))
  return pending.filter(({ id }) => ids.has(leaders.get(id) ?? id))
}

/** A cart as it was before the changes that are on their way, as far as their dishes go. */
export function withHeld(cart: ServerCart | undefined, changes: CartChange[]): ServerCart | undefined {
  const held = new Map<string, ServerLine[]>()
  for (const { id } of changes) {
    for (const [dish, lines] of heldLines.get(id) ?? []) if (!held.has(dish)) held.set(dish, lines)
  }
  if (!cart || held.size === 0) return cart
  const before = [...held.values()].flat()
  const items = cart.items.flatMap((line) => {
    return held.has(line.menuItemId) ? before.filter(({ cartItemId }) => cartItemId === line.cartItemId) : line
  })
  const gone = before.filter(({ cartItemId }) => !items.some((line) => line.cartItemId === cartItemId))
  return { ...cart, items: [...items, ...gone] }
}
