import { dishesOf, keyOf, type CartChange } from './lines'
import type { CartChanges } from './log'

/** Whether two changes affect the same dish, so that the later one must wait for the earlier. */
export const areRelated = (one: CartChange, other: CartChange) =>
  one.kind === 'clear' || other.kind === 'clear' || dishesOf(one)[0] === dishesOf(other)[0]

/** Whether two changes can be sent as one, with their sum. */
export function areSummable(one: CartChange, other: CartChange): boolean {
  if (one.kind === 'add') return other.kind === 'add' && keyOf(one.item) === keyOf(other.item)
  return one.kind === 'step' && other.kind === 'step' && one.line === other.line
}

/** A change, and the later ones that can be sent with it. */
export function summableFrom(log: CartChanges, change: CartChange): CartChange[] {
  const all = log.changes()
  const later = all.slice(all.findIndex(({ id }) => id === change.id)).filter((one) => areRelated(one, change))
  const end = later.findIndex((one) => one.id !== change.id && !areSummable(one, change))
  return end < 0 ? later : later.slice(0, end)
}

/** When a change was made, in ms. */
export const madeAt = (log: CartChanges, { id }: CartChange) =>
  log.mutations().find(({ state }) => state.variables?.id === id)?.state.submittedAt ?? 0

/** When the last related change before this one was made, in ms; -Infinity without an earlier one. */
export function relatedMadeBefore(log: CartChanges, change: CartChange): number {
  const all = log.mutations()
  const own = all.findIndex(({ state }) => state.variables?.id === change.id)
  const earlier = all.slice(0, Math.max(own, 0)).findLast(({ state: { variables } }) => {
    return variables !== undefined && areRelated(variables, change)
  })
  return earlier?.state.submittedAt ?? -Infinity
}

/** Resolves when no related change made before this one is pending. */
export const settledBefore = (log: CartChanges, change: CartChange): Promise<void> =>
  log.when(() => {
    const all = log.changes()
    const own = all.findIndex(({ id }) => id === change.id)
    return !all.slice(0, Math.max(own, 0)).some((one) => areRelated(one, change))
  })
