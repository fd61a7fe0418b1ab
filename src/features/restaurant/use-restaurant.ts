import { useQuery } from '@tanstack/react-query'
import { restaurantQueries } from '../../api/queries/restaurant'

export const useRestaurant = () => useQuery(restaurantQueries.profile())
