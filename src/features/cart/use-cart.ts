import { onlineManager, useMutationState, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import { t } from 'ttag'
import { cartQuery } from '../../api/queries/cart'
import type { AddCartItem } from '../../api/types'
import { delay } from '../../lib/delay'
import { notify, SHORT } from '../../lib/notify'
import { randomId } from '../../lib/random-id'
import { bearerToken, currentSession, sessionRestored, useCustomerId } from '../../stores/auth'
import { loginRequired } from '../../stores/login-required'
import { applyPending, changeCart, changeKey, changesOf, currentCart, type Cart, type CartMutation } from './cart'
import { keyOf, type FoldedCart } from './lines'

export type CartState = FoldedCart & {
  /** True until the API's cart has been read once. */
  loading: boolean
  error: Error | null
  /** Reads the cart again. */
  retry: () => void
}

/** The API's cart with the pending changes applied. Empty for guests. */
export function useCart(): CartState {
  const customerId = useCustomerId()
  const { data, isPending, error, refetch } = useQuery({ ...cartQuery(customerId ?? ''), enabled: Boolean(customerId) })
  const pending = useMutationState({
    filters: { mutationKey: changeKey(customerId ?? ''), status: 'pending' },
    // What is selected is compared, and plain objects would be copied: a change is known by its identity.
    select: (mutation) => mutation as unknown as CartMutation,
  })
  const folded = useMemo(() => applyPending(data, changesOf(pending)), [data, pending])
  return {
    ...folded,
    loading: Boolean(customerId) && isPending && folded.lines.length === 0,
    error: data ? null : error,
    retry: () => void refetch({ cancelRefetch: false }),
  }
}

/** What a quote needs: a signature of the cart's state, and whether the cart is confirmed and not empty. */
export const toBePriced = ({ lines, confirmed, loading }: CartState) => ({
  signature: JSON.stringify(lines.map(({ cartItemIds, quantity, price }) => [...cartItemIds, quantity, price])),
  atRest: confirmed && !loading && lines.length > 0,
})

/** How many of each dish are in the cart, by the dish's id. */
export function useQuantities(): ReadonlyMap<string, number> {
  const { lines } = useCart()
  return useMemo(() => {
    const quantities = new Map<string, number>()
    for (const { menuItemId, quantity } of lines) {
      quantities.set(menuItemId, (quantities.get(menuItemId) ?? 0) + quantity)
    }
    return quantities
  }, [lines])
}

/** A change in progress. `done` resolves with whether it succeeded. */
export type PendingAdd = { done: Promise<boolean> }
type Undoes = { removal: string; instead: (failure: unknown) => Promise<boolean> }

/**
 * Puts an item in a cart and returns the key of the line that shows it.
 * @param undoes the removal that this reverts, and the fallback for when the API refuses it
 */
export function putIn(cart: Cart, item: AddCartItem, undoes?: Undoes): PendingAdd & { line: string } {
  if (!onlineManager.isOnline()) notify.success(t`You are offline. It will be added as soon as you are back.`)
  const line = keyOf(item)
  const { removal, ...hooks } = undoes ?? {}
  const done = changeCart(cart, { id: randomId(), kind: 'add', item, ...(removal && { undoes: removal }) }, hooks)
  return { line, done }
}

/** How long to wait, in ms, for a missing customer id before giving up (rule 5.1). */
const MISSING_CONFIG_RETRY = 500

/** Adds an item once the customer is known. Resolves with whether that succeeded. */
export async function addItem(client: QueryClient, item: AddCartItem): Promise<boolean> {
  let cart = currentCart(client)
  if (!cart) {
    await delay(MISSING_CONFIG_RETRY)
    if (!currentCart(client)) sessionRestored()
    cart = currentCart(client)
  }
  if (cart) return putIn(cart, item).done
  notify.error(t`Configuration error. Please wait a moment and try again.`)
  return false
}

/** An addition in progress. If it throws, the customer is told, and it has failed. */
export const pendingAdd = (added: Promise<boolean>): PendingAdd => ({
  done: added.catch(() => {
    notify.error(t`Unable to add item. Please try again.`, { duration: SHORT })
    return false
  }),
})

/**
 * Puts an item in the cart and shows it at once. For a guest it asks for a sign-in and returns null: the item is added
 * after that. With a token but no customer id yet, it waits for the id instead (rule 5.1).
 */
export function addToCart(client: QueryClient, item: AddCartItem): PendingAdd | null {
  if (!bearerToken() && !currentSession()) {
    loginRequired([item], item.price * item.qty)
    return null
  }
  return pendingAdd(addItem(client, item))
}

export function useAddToCart() {
  const client = useQueryClient()
  return useCallback((item: AddCartItem) => addToCart(client, item), [client])
}
