import { ACCOUNT_PAGES } from '../../lib/account-pages'
import { useRestaurant } from './use-restaurant'

/** The account pages of this restaurant. While it is not known whether it has one, that one `isUnsure`. */
export function useAccountPages() {
  const { data: restaurant, isPending } = useRestaurant()
  return ACCOUNT_PAGES.filter(({ needs }) => !needs || (restaurant ? restaurant[needs] : isPending)).map(
    ({ name, path, needs }) => ({ name, path, isUnsure: needs !== undefined && !restaurant }),
  )
}
