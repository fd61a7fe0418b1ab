import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { AddCartItem } from '../../api/types'
import { addToCart, pendingAdd } from '../../features/cart/use-cart'
import { isInGroupOrder } from '../../lib/group-key'
import { loadCode } from '../../lib/load-code'

const groupOrders = () => loadCode(() => import('../../features/group-order/changes'))

/**
 * Adds a dish to the customer's cart, or to the group order that this device takes part in. Returns null when a guest
 * has to sign in first.
 */
export function useAdd() {
  const client = useQueryClient()
  return useCallback(
    (item: AddCartItem) => {
      if (!isInGroupOrder()) return addToCart(client, item)
      const added = groupOrders().then(({ addToGroup }) => addToGroup(client, item) ?? addToCart(client, item)?.done)
      return pendingAdd(added.then(Boolean))
    },
    [client],
  )
}
