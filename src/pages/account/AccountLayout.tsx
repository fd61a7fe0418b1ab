import { NavLink, Outlet } from 'react-router-dom'
import { t } from 'ttag'
import { useNotifications } from '../../features/notifications/use-notifications'
import { isUnderWay } from '../../features/orders/progress'
import { useOrders } from '../../features/orders/use-orders'
import { useAccountPages } from '../../features/restaurant/use-account-pages'
import { paths } from '../../lib/paths'
import { useCustomerId } from '../../stores/auth'
import styles from './AccountLayout.module.css'

/** The number shown on each tab, by path, with a text that explains it to screen readers. */
function useCounts(): Partial<Record<string, [count: number, words: string]>> {
  const customerId = useCustomerId() ?? ''
  const { unreadCount } = useNotifications(customerId)
  const { orders = [] } = useOrders(customerId)
  return {
    [paths.account.orders]: [orders.filter(({ status }) => isUnderWay(status)).length, t`under way`],
    [paths.account.notifications]: [unreadCount, t`unread`],
  }
}

/** The account area: a tab for each page, and the open page. */
export function AccountLayout() {
  const counts = useCounts()
  const pages = useAccountPages()
  return (
    <div className={styles.page}>
      <nav className={styles.tabs} aria-label={t`Account`}>
        {pages.map(({ name, path, isUnsure }) => {
          const [count = 0, words = ''] = counts[path] ?? []
          return (
            <NavLink key={path} to={path} className={({ isActive }) => (isUnsure && !isActive ? styles.unsure : '')}>
              {name}
              {count > 0 && (
                <span className={styles.count}>
                  {count} <span className="visually-hidden">{words}</span>
                </span>
              )}
            </NavLink>
          )
        })}
      </nav>
      <Outlet />
    </div>
  )
}
