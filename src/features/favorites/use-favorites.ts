import { useQuery } from '@tanstack/react-query'
import { favoritesQuery, favoriteWrites } from '../../api/queries/favorites'
import type { Favorite, FavoriteRequest } from '../../api/types'
import { useOptimisticList } from '../../api/use-optimistic-list'
import { useCustomerId } from '../../stores/auth'
import { favoriteIdOf } from './favorite-id'

/** A pending change of a favorite: the dish with the options to remember, or null to remove it. */
type Change = { id: string; remembered: FavoriteRequest | null }

const NONE: Favorite[] = []

function withChange(favorites: Favorite[], { id, remembered }: Change): Favorite[] {
  const others = favorites.filter((one) => one.id !== id)
  return remembered ? [{ id, ...remembered }, ...others] : others
}

/** The API's favorites with pending changes applied. Empty for guests. */
export function useFavorites() {
  const customerId = useCustomerId() ?? ''
  const options = favoritesQuery(customerId)
  const { data, error, isLoading, refetch } = useQuery({ ...options, enabled: customerId !== '' })
  const { pending, change } = useOptimisticList<Change>({
    queryKey: options.queryKey,
    send: async ({ id, remembered }) => {
      if (remembered) await favoriteWrites.save(customerId, id, remembered)
      else await favoriteWrites.remove(customerId, id)
    },
    call: 'PUT or DELETE /restaurants/{restaurantId}/users/{customerId}/favorites/{favoriteId}',
  })
  return {
    favorites: pending.reduce(withChange, data ?? NONE),
    isLoading,
    error: data ? null : error,
    refetch,
    save: (remembered: FavoriteRequest) => change({ id: favoriteIdOf(remembered), remembered }),
    remove: (id: string) => change({ id, remembered: null }),
  }
}
