import { t } from 'ttag'
import { useNotifications } from '../../features/notifications/use-notifications'
import { isUnderWay } from '../../features/orders/progress'
import { useOrders } from '../../features/orders/use-orders'
import { formatCount } from '../../lib/count'
import { paths } from '../../lib/paths'
import { useCustomerId } from '../../stores/auth'

/** How many things are new on a page of the account, by its path. */
export type News = Partial<Record<string, { count: string; words: string }>>

const { account } = paths

/** What is new on the pages of the account: none is shown as nothing. */
export function useNews(): News {
  const customerId = useCustomerId() ?? ''
  const { unreadCount } = useNotifications(customerId)
  const { orders = [] } = useOrders(customerId)
  const active = orders.filter(({ status }) => isUnderWay(status)).length
  return {
    ...(active > 0 && { [account.orders]: { count: formatCount(active), words: t`in progress` } }),
    ...(unreadCount > 0 && { [account.notifications]: { count: formatCount(unreadCount), words: t`unread` } }),
  }
}
