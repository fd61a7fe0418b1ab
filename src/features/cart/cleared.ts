import type { QueryClient } from '@tanstack/react-query'
import { cartQuery, type ServerCart } from '../../api/queries/cart'

const EMPTY: ServerCart = { items: [], totalAmount: 0, version: null }

/** Draws an empty cart, without what was to be sent, until the API is asked for it again. The API's cart stays. */
export function cartCleared(client: QueryClient, customerId: string): void {
  const { queryKey } = cartQuery(customerId)
  client.getMutationCache().clear()
  void client.cancelQueries({ queryKey })
  client.setQueryData(queryKey, EMPTY)
  void client.invalidateQueries({ queryKey, refetchType: 'none' })
}
