import { useRestaurant } from '../../features/restaurant/use-restaurant'
import { UNKNOWN_ZONE } from '../../lib/time'

/** The restaurant's zone: as an answer says itself, or by the profile. Undefined while not known yet. */
export function useTimeZone(said?: string): string | undefined {
  const { data, isPending } = useRestaurant()
  return said || data?.timeZone || (isPending ? undefined : UNKNOWN_ZONE)
}
