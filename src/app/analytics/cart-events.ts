import type { QueryClient } from '@tanstack/react-query'
import { applyPending, changeKey, currentCart, type CartMutation } from '../../features/cart/cart'
import type { CartChange, CartLine } from '../../features/cart/lines'
import { track } from '../../lib/events'
import { currencyOf, dishNames } from './cached-menu'
import { basket } from './event-item'

/** The lines that a change affects, as drawn before it. */
type Before = Pick<CartLine, 'menuItemId' | 'price' | 'quantity'>[]

function linesBefore(client: QueryClient, change: CartChange): Before {
  const cart = currentCart(client)
  if (!cart || change.kind === 'add') return []
  const keys = change.kind === 'clear' ? change.lines : [change.line]
  const others = cart.changes().filter(({ id }) => id !== change.id)
  return applyPending(cart.cached(), others).lines.filter(({ key }) => keys.includes(key))
}

/** The number of pieces a change adds to a line; negative if it removes some. */
function addedBy(change: CartChange, quantity: number): number {
  if (change.kind === 'step' || change.kind === 'update') return change.by
  return change.kind === 'remove' ? -change.quantity : -quantity
}

/** Tracks what a change adds to the cart or removes from it. */
function trackChange(client: QueryClient, change: CartChange, before: Before): void {
  const currency = currencyOf(client)
  const nameOf = dishNames(client)
  const moved =
    change.kind === 'add'
      ? [{ id: change.item.menuItemId, price: change.item.price, by: change.item.qty }]
      : before.map(({ menuItemId, price, quantity }) => ({ id: menuItemId, price, by: addedBy(change, quantity) }))
  for (const name of ['add_to_cart', 'remove_from_cart'] as const) {
    const pieces = moved
      .filter(({ by }) => (name === 'add_to_cart' ? by > 0 : by < 0))
      .map(({ id, price, by }) => ({ id, name: nameOf(id), price, quantity: Math.abs(by) }))
    if (pieces.length > 0) track(name, basket(pieces, currency))
  }
}

const [CUSTOMER, , CART, CHANGE] = changeKey('')
const isCartChange = ({ options: { mutationKey } }: CartMutation) =>
  mutationKey?.[0] === CUSTOMER && mutationKey[2] === CART && mutationKey[3] === CHANGE

/** Changes that have been tracked. Those made before this code loaded are tracked when it starts. */
const tracked = new WeakSet<CartMutation>()

/** Tracks every change of the cart once the API has accepted it. Returns a function that stops tracking. */
export function watchCart(client: QueryClient): () => void {
  const lines = new Map<string, Before>()
  const look = (mutation: CartMutation) => {
    const { status, variables: change } = mutation.state
    if (!change || !isCartChange(mutation)) return
    if (status === 'pending' && !lines.has(change.id)) lines.set(change.id, linesBefore(client, change))
    if (status === 'success' && !tracked.has(mutation)) {
      tracked.add(mutation)
      trackChange(client, change, lines.get(change.id) ?? [])
    }
    if (status === 'success' || status === 'error') lines.delete(change.id)
  }
  const cache = client.getMutationCache()
  for (const mutation of cache.getAll()) look(mutation as unknown as CartMutation)
  return cache.subscribe((event) => {
    if (event.type === 'updated') look(event.mutation)
  })
}
