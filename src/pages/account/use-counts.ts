import { t } from 'ttag'
import { useAddresses } from '../../features/addresses/use-addresses'
import { usePaymentMethods } from '../../features/checkout/use-payment-methods'
import { useFavorites } from '../../features/favorites/use-favorites'
import { useGiftCards } from '../../features/gift-cards/use-gift-cards'
import { useNotifications } from '../../features/notifications/use-notifications'
import { isUnderWay } from '../../features/orders/progress'
import { useOrders } from '../../features/orders/use-orders'
import { usePoints } from '../../features/points/use-points'
import { useRestaurant } from '../../features/restaurant/use-restaurant'
import { formatCount } from '../../lib/count'
import { paths } from '../../lib/paths'
import { useCustomerId } from '../../stores/auth'

/** What is said beside a page's name, by the page's path. */
export type Counts = Partial<Record<string, { count: string; words?: string; isNews?: true }>>

const { account } = paths

/** What is new on the pages of the account: none is shown as nothing. */
export function useNews(): Counts {
  const customerId = useCustomerId() ?? ''
  const { unreadCount } = useNotifications(customerId)
  const { orders = [] } = useOrders(customerId)
  const active = orders.filter(({ status }) => isUnderWay(status)).length
  return {
    ...(active > 0 && { [account.orders]: { count: formatCount(active), words: t`in progress`, isNews: true } }),
    ...(unreadCount > 0 && {
      [account.notifications]: { count: formatCount(unreadCount), words: t`unread`, isNews: true },
    }),
  }
}

/** 'N', or 'N+' while the list goes on. */
const sizeOf = (list: readonly unknown[] | undefined, hasMore = false) =>
  list?.length ? { count: `${formatCount(list.length)}${hasMore ? '+' : ''}` } : undefined

/** What is on each page of the account. Before it is known, and if it cannot be read, nothing is said. */
export function useCounts(): Counts {
  const customerId = useCustomerId() ?? ''
  const { data: restaurant } = useRestaurant()
  const isKnown = customerId !== ''
  const orders = useOrders(customerId)
  const addresses = useAddresses(customerId, isKnown)
  const points = usePoints(customerId, Boolean(restaurant?.pointsProgram)).account?.balance
  return {
    [account.orders]: sizeOf(orders.orders, orders.hasMore),
    [account.favorites]: sizeOf(useFavorites().favorites),
    [account.savedAddresses]: sizeOf(addresses.addresses, addresses.hasMore),
    [account.paymentMethods]: sizeOf(usePaymentMethods(customerId, isKnown).cards),
    [account.giftCards]: sizeOf(useGiftCards(customerId, isKnown && Boolean(restaurant?.giftCards)).cards),
    [account.points]: points ? { count: formatCount(points) } : undefined,
    ...useNews(),
  }
}
