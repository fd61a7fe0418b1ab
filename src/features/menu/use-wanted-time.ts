import { useQuery } from '@tanstack/react-query'
import { restaurantQueries } from '../../api/queries/restaurant'
import { useFulfilment } from '../../stores/fulfilment'

/**
 * When the customer wants the order, by which dishes are judged: the time chosen, or the next opening while the
 * restaurant is closed. Null for now, and at a table.
 */
export function useWantedTime(): { at: string | null; isChosen: boolean; timeZone: string | undefined } {
  const { requestedTime } = useFulfilment()
  const { data } = useQuery(restaurantQueries.profile())
  const next = data?.status?.open === false ? data.status.opensAt : null
  return { at: requestedTime ?? next, isChosen: requestedTime !== null, timeZone: data?.timeZone }
}
