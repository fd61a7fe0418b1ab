import { useLayoutEffect } from 'react'
import { quantitiesChanged } from '../../stores/quantities'
import { useQuantities } from './use-cart'

/** Publishes how many of each dish are in the cart, so that a change re-renders only the card of that dish. */
export function CartQuantities() {
  const quantities = useQuantities()
  useLayoutEffect(() => quantitiesChanged(Object.fromEntries(quantities)), [quantities])
  return null
}
