import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { cartQuery } from '../../api/queries/cart'
import { isCurrent, useCustomerId } from '../../stores/auth'
import { takePendingItems } from '../../stores/pending-items'
import { isItem } from './parse-change'
import { useAddToCart } from './use-cart'

/** Adds, once, what a guest was adding when asked to sign in. Renders nothing. */
export function PendingItem() {
  const client = useQueryClient()
  const customerId = useCustomerId()
  const add = useAddToCart()
  useEffect(() => {
    if (!customerId) return
    // Taken only now: the page may be left while the cart is read.
    const addAfterReading = () => {
      if (isCurrent(customerId)) takePendingItems(isItem).forEach(add)
    }
    client.ensureQueryData(cartQuery(customerId)).then(addAfterReading, addAfterReading)
  }, [customerId, add, client])
  return null
}
