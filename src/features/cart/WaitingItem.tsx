import { useEffect } from 'react'
import type { AddCartItem } from '../../api/types'
import { useCustomerId } from '../../stores/auth'
import { takeWaitingItem } from '../../stores/login-required'
import { useCartActions } from './use-cart'

/** Adds, once, what a guest was adding when asked to sign in. Draws nothing. */
export function WaitingItem() {
  const customerId = useCustomerId()
  const { add } = useCartActions()
  useEffect(() => {
    const item = customerId ? takeWaitingItem<AddCartItem>() : null
    if (item) add(item)
  }, [customerId, add])
  return null
}
