import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { cartQuery } from '../../api/queries/cart'
import type { AddCartItem } from '../../api/types'
import { useCustomerId } from '../../stores/auth'
import { takeWaitingItem } from '../../stores/login-required'
import { useCartActions } from './use-cart'

/** What is kept in the browser may have been tampered with: only what can be drawn is taken (fault 38). */
function isItem(value: unknown): value is AddCartItem {
  const item = (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>
  return (
    typeof item.menuItemId === 'string' &&
    typeof item.menuItemMappingId === 'string' &&
    Number.isInteger(item.qty) &&
    Number(item.qty) > 0 &&
    Number.isInteger(item.price) &&
    Array.isArray(item.customOptionGroups)
  )
}

/** Adds, once, what a guest was adding when asked to sign in. Draws nothing. */
export function WaitingItem() {
  const client = useQueryClient()
  const customerId = useCustomerId()
  const { add } = useCartActions()
  useEffect(() => {
    const item = customerId ? takeWaitingItem(isItem) : null
    if (!customerId || !item) return
    const addAfterReading = () => add(item)
    client.ensureQueryData(cartQuery(customerId)).then(addAfterReading, addAfterReading)
  }, [customerId, add, client])
  return null
}
