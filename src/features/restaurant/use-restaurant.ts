import { useQuery } from '@tanstack/react-query'
import { restaurantQueries } from '../../api/queries/restaurant'

/** The currency until the profile is there: nothing with a price is drawn before it. */
const FALLBACK_CURRENCY = 'USD'

export const useRestaurant = () => useQuery(restaurantQueries.profile())

/** ISO currency of every amount. */
export const useCurrency = () => useRestaurant().data?.currency ?? FALLBACK_CURRENCY
