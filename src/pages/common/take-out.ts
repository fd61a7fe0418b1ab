import type { QueryClient } from '@tanstack/react-query'
import { cartActions } from '../../features/cart/actions'
import { currentCart } from '../../features/cart/cart'
import { isInGroupOrder } from '../../lib/group-key'
import { paths } from '../../lib/paths'

/**
 * Takes one piece of a dish out of the cart. Returns the page where the customer says which, when it is in the cart in
 * several ways or in a group order; else null.
 */
export function takeOut(client: QueryClient, dishId: string): string | null {
  if (isInGroupOrder()) return paths.groupOrder
  const lines = currentCart(client)?.drawn().lines ?? []
  const [line, ...others] = lines.filter(({ menuItemId }) => menuItemId === dishId)
  if (others.length > 0) return paths.cart
  if (line) cartActions(client).setQuantity(line, line.quantity - 1)
  return null
}
