import { useMutationState, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import { cartQuery } from '../../api/queries/cart'
import type { AddCartItem } from '../../api/types'
import { notify, SHORT } from '../../lib/notify'
import { bearerToken, currentSession, useCustomerId } from '../../stores/auth'
import { loginRequired } from '../../stores/login-required'
import { addItem, type Begun } from './add-item'
import type { FoldedCart } from './lines'
import { changeKey, drawnOf, type CartMutation } from './log'

export type CartState = FoldedCart & {
  /** True until the host's cart has been read once. */
  loading: boolean
  error: Error | null
  /** Reads the cart again. */
  retry: () => void
}

/** The cart as the customer means it: the host's, with the pending changes on top. Empty for guests. */
export function useCart(): CartState {
  const customerId = useCustomerId()
  const { data, isPending, error, refetch } = useQuery({ ...cartQuery(customerId ?? ''), enabled: Boolean(customerId) })
  const changes = useMutationState({
    filters: { mutationKey: changeKey(customerId ?? ''), status: 'pending' },
    select: (mutation) => (mutation as unknown as CartMutation).state.variables,
  })
  const folded = useMemo(() => {
    const pending = changes.flatMap((change) => change ?? [])
    return drawnOf(data, pending)
  }, [data, changes])
  return {
    ...folded,
    loading: Boolean(customerId) && isPending && folded.lines.length === 0,
    error: data ? null : error,
    retry: () => void refetch({ cancelRefetch: false }),
  }
}

/** The cart as something to be priced: a name for its state, and whether it is all the host's and holds anything. */
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

/**
 * Puts an item in the cart, drawn at once. When nobody is signed in, asks for that first and returns null: the item
 * waits and is added after it. With a token, a customer who is not known yet is waited for instead (rule 5.1).
 */
export function addToCart(client: QueryClient, item: AddCartItem): Begun | null {
  if (!bearerToken() && !currentSession()) {
    loginRequired(item)
    return null
  }
  const done = addItem(client, item).catch(() => {
    notify.error('Unable to add item. Please try again.', { duration: SHORT })
    return false
  })
  return { done }
}

export function useAddToCart() {
  const client = useQueryClient()
  return useCallback((item: AddCartItem) => addToCart(client, item), [client])
}
