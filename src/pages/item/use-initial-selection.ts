import { useSearchParams } from 'react-router-dom'
import { useCart } from '../../features/cart/use-cart'
import { useFavorites } from '../../features/favorites/use-favorites'
import type { Before } from '../../features/menu/ItemForm'
import { FAVORITE_PARAMETER, LINE_PARAMETER } from '../../lib/paths'

/** The earlier choice that the URL refers to: that of the cart line being edited, or of the favorite. */
export function useInitialSelection(itemId: string) {
  const [query] = useSearchParams()
  const key = query.get(LINE_PARAMETER)
  const favoriteId = query.get(FAVORITE_PARAMETER)
  const { lines, loading } = useCart()
  const { favorites, isLoading } = useFavorites()
  const line = key
    ? lines.find((one) => [one.key, ...one.cartItemIds].includes(key) && one.menuItemId === itemId)
    : undefined
  const favorite = favorites.find((one) => one.id === favoriteId && one.menuItemId === itemId)
  const chosen = line ?? favorite
  const before: Before | undefined = chosen && {
    selection: { servingId: chosen.servingQuantityId, groups: chosen.customOptionGroups },
    quantity: line?.quantity ?? 1,
    instructions: line?.specialInstructions ?? '',
  }
  return { line, favoriteId, before, isLooking: (key !== null && loading) || (favoriteId !== null && isLoading) }
}
