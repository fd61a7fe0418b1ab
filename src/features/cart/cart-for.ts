import type { Mutation, QueryClient } from '@tanstack/react-query'
import { cartQuery, type ServerCart, type ServerLine } from '../../api/queries/cart'
import { currentSession } from '../../stores/auth'
import { dishesOf, fold, type CartChange, type FoldedCart } from './lines'

/**
 * The API's lines of a change's dishes at the time it was sent, by the id of the change. A read that overlaps the
 * write may or may not include it, so the change is applied to these lines until it has settled.
 */
const heldLines = new Map<string, Map<string, ServerLine[]>>()
/** The id of the change that another one is sent with, by the id of the other. */
const leaders = new Map<string, string>()
const failed = new Set<string | undefined>()

/** Sends the others together with the first. They settle when it does. */
export function travelTogether([leader, ...others]: [CartChange, ...CartChange[]]) {
  for (const { id } of others) leaders.set(id, leader.id)
}

/** Records that a change, computed from `cart`, is about to be sent. */
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

/** Records that a change has certainly not arrived, because the API refused it. */
export const notSent = ({ id }: CartChange) => void heldLines.delete(id)

export const isCarried = ({ id }: CartChange) => leaders.has(id)

/** Whether the API may have received a change. */
export const mayHaveArrived = ({ id }: CartChange) => heldLines.has(leaders.get(id) ?? id)

export const hasFailed = ({ id }: CartChange) => void failed.add(id)

/** Whether a change reverts a removal that has failed, so that there is nothing to revert. */
export const isNeedless = (change: CartChange) => change.kind === 'add' && failed.has(change.undoes)

/** Drops the records of a change that has settled. */
export function forget({ id }: CartChange) {
  heldLines.delete(id)
  leaders.delete(id)
}

/** The pending changes whose leader is pending too: changes that are sent together settle together. */
export function followed(pending: CartChange[]): CartChange[] {
  const ids = new Set(pending.map(({ id }) => id))
  return pending.filter(({ id }) => ids.has(leaders.get(id) ?? id))
}

/** The cart with the dishes of the changes in flight as they were before those changes. */
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

/** Resolves with whether anything was sent for the change. */
export type CartMutation = Mutation<boolean, Error, CartChange, undefined>

export const changeKey = (customerId: string) => ['customer', customerId, 'cart', 'change'] as const

/** Whether a mutation is a change of a cart that the API has not received: it is saved when the page is left. */
export function isUnsentChange({ options, state }: Mutation<unknown, Error, unknown>): boolean {
  const [scope, , of, what] = options.mutationKey ?? []
  return scope === 'customer' && of === 'cart' && what === 'change' && !mayHaveArrived(state.variables as CartChange)
}

/** The cart to render, with the changes whose mutations are pending. */
export function drawnOf(cart: ServerCart | undefined, pending: CartChange[]): FoldedCart {
  const changes = followed(pending)
  return fold(
    withHeld(cart, changes),
    changes.filter((change) => !isNeedless(change)),
  )
}

/**
 * A customer's cart on this page: what the API last answered, and the changes on their way to it. Each change is a
 * mutation, so the devtools show it with its variables.
 */
export function cartFor(client: QueryClient, customerId: string) {
  const mutations = () =>
    client.getMutationCache().findAll({ mutationKey: changeKey(customerId) }) as unknown as CartMutation[]
  const pending = () => mutations().filter(({ state }) => state.status === 'pending')
  const changes = () => followed(pending().flatMap(({ state }) => state.variables ?? []))
  const cached = () => client.getQueryData(cartQuery(customerId).queryKey)

  /** Resolves once a condition on the changes holds. */
  const when = (condition: () => boolean): Promise<void> => {
    if (condition()) return Promise.resolve()
    return new Promise((resolve) => {
      const stop = client.getMutationCache().subscribe(() => {
        if (!condition()) return
        stop()
        resolve()
      })
    })
  }
  return {
    client,
    customerId,
    mutations,
    pending,
    changes,
    /** The API's cart as last read. */
    cached,
    when,
    /** The cart as the customer sees it. */
    drawn: () => drawnOf(cached(), changes()),
    /** Whether this page must still make a change: its customer is signed in, and it has not been removed. */
    isPending: ({ id: own }: CartChange) =>
      currentSession()?.user.customerId === customerId && changes().some(({ id }) => id === own),
    /** Resolves when no change is pending: every one has arrived or failed. */
    settled: () => when(() => pending().length === 0),
  }
}

export type Cart = ReturnType<typeof cartFor>

const EMPTY: ServerCart = { items: [], totalAmount: 0, groupOrderId: null, version: null }

/** Shows an empty cart, drops pending changes and marks the cart stale. The API's cart is not changed. */
export function cartCleared({ client, customerId }: Cart): void {
  const { queryKey } = cartQuery(customerId)
  client.getMutationCache().clear()
  void client.cancelQueries({ queryKey })
  client.setQueryData(queryKey, EMPTY)
  void client.invalidateQueries({ queryKey, refetchType: 'none' })
}
