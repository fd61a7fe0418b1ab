import { useSearchParams } from 'react-router-dom'
import { useCart } from '../../features/cart/use-cart'
import { useFavorites } from '../../features/favorites/use-favorites'
import { isItem } from '../../features/cart/parse-change'
import { keptDish, type Before } from '../../features/menu/ItemForm'
import { valuesBefore } from '../../lib/kept-values'
import { useHydrated } from '../../lib/use-hydrated'
import { FAVORITE_PARAMETER, LINE_PARAMETER } from '../../lib/paths'

/** What the form of this dish held before a reload of ours; not while hydrating, as the HTML has the menu's defaults. */
function useHeld(itemId: string): Before | undefined {
  const held = valuesBefore(keptDish(itemId))
  if (!useHydrated() || !isItem(held)) return undefined
  const { servingQuantityId, customOptionGroups, qty, specialInstructions } = held
  return {
    selection: { servingId: servingQuantityId, groups: customOptionGroups },
    quantity: qty,
    instructions: specialInstructions ?? '',
  }
}

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
  const held = useHeld(itemId)
  const saved: Before | undefined = chosen && {
    selection: { servingId: chosen.servingQuantityId, groups: chosen.customOptionGroups },
    quantity: line?.quantity ?? 1,
    instructions: line?.specialInstructions ?? '',
  }
  const before = held ?? saved
  return {
    line,
    favoriteId,
    before,
    isHeld: held !== undefined,
    isLooking: (key !== null && loading) || (favoriteId !== null && isLoading),
  }
}
