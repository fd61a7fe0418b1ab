import { useLayoutEffect } from 'react'
import { isInGroupOrder } from '../../lib/group-key'
import { quantitiesChanged } from '../../stores/quantities'
import { useQuantities } from './use-cart'

/** Publishes how many of each dish are in the cart, so that a change re-renders only the card of that dish. */
export function CartQuantities() {
  const quantities = useQuantities()
  useLayoutEffect(() => {
    // The dishes of a group order are published by its bar.
    if (!isInGroupOrder()) quantitiesChanged(Object.fromEntries(quantities))
  }, [quantities])
  return null
}
