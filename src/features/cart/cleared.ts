import type { QueryClient } from '@tanstack/react-query'
import { cartQuery, type ServerCart } from '../../api/queries/cart'

const EMPTY: ServerCart = { items: [], totalAmount: 0, groupOrderId: null, version: null }

/** Shows an empty cart, drops pending changes and marks the cart stale. The API's cart is not changed. */
export function cartCleared(client: QueryClient, customerId: string): void {
  const { queryKey } = cartQuery(customerId)
  client.getMutationCache().clear()
  void client.cancelQueries({ queryKey })
  client.setQueryData(queryKey, EMPTY)
  void client.invalidateQueries({ queryKey, refetchType: 'none' })
}
