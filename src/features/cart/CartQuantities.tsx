import { useLayoutEffect } from 'react'
import { quantitiesChanged } from '../../stores/quantities'
import { useQuantities } from './use-cart'

/** Tells the cards of the dishes how many of each are in the cart, so that a change of one draws one. */
export function CartQuantities() {
  const quantities = useQuantities()
  useLayoutEffect(() => quantitiesChanged(Object.fromEntries(quantities)), [quantities])
  return null
}
