import { useQuery } from '@tanstack/react-query'
import { restaurantQueries } from '../../api/queries/restaurant'
import { useRestaurant } from '../../features/restaurant/use-restaurant'

/** What prices are told in: by the profile, or by the menu. Undefined while not known yet; empty when neither says. */
export function useCurrency(): string | undefined {
  const profile = useRestaurant()
  const menus = useQuery({ ...restaurantQueries.menus(), enabled: !profile.isPending && !profile.data?.currency })
  const currency = profile.data?.currency || menus.data?.currency
  return currency || (profile.isPending || menus.isLoading ? undefined : '')
}
