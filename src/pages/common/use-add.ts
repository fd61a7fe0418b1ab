import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { AddCartItem } from '../../api/types'
import { addToCart } from '../../features/cart/use-cart'
import { isInGroupOrder } from '../../lib/group-key'
import { notify, SHORT } from '../../lib/notify'

/**
 * Adds a dish to the customer's cart, or to the group order that this device takes part in. Returns null when a guest
 * has to sign in first.
 */
export function useAdd() {
  const client = useQueryClient()
  return useCallback(
    (item: AddCartItem) => {
      if (!isInGroupOrder()) return addToCart(client, item)
      const done = import('../../features/group-order/changes').then(
        ({ addToGroup }) => addToGroup(client, item),
        () => {
          notify.error('Unable to add item. Please try again.', { duration: SHORT })
          return false
        },
      )
      return { done }
    },
    [client],
  )
}
