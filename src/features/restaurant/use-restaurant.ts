import { useQuery } from '@tanstack/react-query'
import { restaurantQueries } from '../../api/queries/restaurant'
import { UNKNOWN_ZONE } from '../../lib/zone'

export const useRestaurant = () => useQuery(restaurantQueries.profile())

/** The restaurant's time zone: `said` by another response, or from the profile. Undefined while not known yet. */
export function useTimeZone(said?: string): string | undefined {
  const { data, isPending } = useRestaurant()
  return said || data?.timeZone || (isPending ? undefined : UNKNOWN_ZONE)
}

/** The currency, from the profile or the menu. Undefined while not known yet; empty when neither has it. */
export function useCurrency(): string | undefined {
  const { data, isPending } = useRestaurant()
  const menus = useQuery({ ...restaurantQueries.menus(), enabled: !isPending && !data?.currency })
  return data?.currency || menus.data?.currency || (isPending || menus.isLoading ? undefined : '')
}
