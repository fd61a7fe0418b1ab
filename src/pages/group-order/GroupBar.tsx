import { useEffect } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { useGroupOrder, useOwnQuantities } from '../../features/group-order/use-group-order'
import { useCurrency } from '../../features/restaurant/use-restaurant'
import { formatMoney } from '../../lib/money'
import { paths, withQuery } from '../../lib/paths'
import { prefetch } from '../../lib/prefetch'
import { useMembership, type Membership } from '../../stores/group-order'
import { quantitiesChanged } from '../../stores/quantities'
import styles from './GroupOrderPage.module.css'

function Bar({ groupOrderId, hostName }: Membership) {
  const { data: group } = useGroupOrder(groupOrderId)
  const currency = useCurrency()
  const quantities = useOwnQuantities(group)
  const shown = JSON.stringify(quantities)
  useEffect(() => quantitiesChanged(JSON.parse(shown) as Record<string, number>), [shown])
  // A dish may be added without a connection.
  useEffect(() => prefetch(() => import('../../features/group-order/changes')), [])
  const { pathname } = useLocation()
  if (pathname === paths.groupOrder || group?.status === 'ENDED') return null
  const count = Object.values(quantities).reduce((sum, quantity) => sum + quantity, 0)
  const isOpen = group === undefined || group.status === 'OPEN'
  return (
    <nav className={`bottom-bar ${styles.bar}`} aria-label="Group order">
      <Link to={withQuery(paths.groupOrder, { id: groupOrderId })} className={styles.barLink}>
        <span>
          <bdi>{hostName}</bdi>’s group order · {isOpen ? `${count} ${count === 1 ? 'item' : 'items'}` : 'closed'}
        </span>
        {group?.own && currency && <span className="money">{formatMoney(group.own.subtotal, currency)}</span>}
      </Link>
    </nav>
  )
}

/** On every page but its own: what this device has chosen in a group order, and the way there. */
export function GroupBar() {
  const membership = useMembership()
  return membership && <Bar {...membership} />
}
