import { useQuery } from '@tanstack/react-query'
import { favoritesQuery, favoriteWrites } from '../../api/queries/favorites'
import type { Favorite, FavoriteRequest } from '../../api/types'
import { useOptimisticList } from '../../api/use-optimistic-list'
import { useCustomerId } from '../../stores/auth'

/** A pending change of a favorite: the options to remember, or null to remove it. */
type Wish = { menuItemId: string; remembered: FavoriteRequest | null }

const NONE: Favorite[] = []

function withWish(favorites: Favorite[], { menuItemId, remembered }: Wish): Favorite[] {
  const others = favorites.filter((one) => one.menuItemId !== menuItemId)
  return remembered ? [{ id: menuItemId, menuItemId, ...remembered }, ...others] : others
}

/** The API's favorites with pending changes applied. Empty for guests. */
export function useFavorites() {
  const customerId = useCustomerId() ?? ''
  const options = favoritesQuery(customerId)
  const { data, error, isLoading, refetch } = useQuery({ ...options, enabled: customerId !== '' })
  const { pending, wish } = useOptimisticList<Wish>({
    queryKey: options.queryKey,
    send: async ({ menuItemId, remembered }) => {
      if (remembered) await favoriteWrites.save(customerId, menuItemId, remembered)
      else await favoriteWrites.remove(customerId, menuItemId)
    },
    call: 'PUT or DELETE /restaurants/{restaurantId}/users/{customerId}/favorites/{menuItemId}',
  })
  return {
    favorites: pending.reduce(withWish, data ?? NONE),
    isLoading,
    error: data ? null : error,
    refetch,
    save: (menuItemId: string, remembered: FavoriteRequest) => wish({ menuItemId, remembered }),
    remove: (menuItemId: string) => wish({ menuItemId, remembered: null }),
  }
}
