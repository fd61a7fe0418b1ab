import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { jt, msgid, ngettext, t } from 'ttag'
import { ApiError } from '../../api/errors'
import type { GroupOrder } from '../../api/types'
import { BottomBarLink } from '../../components/BottomBarLink'
import { useQuantities } from '../../features/cart/use-cart'
import { resendUnanswered } from '../../features/group-order/changes'
import { useGroupOrder, useOwnQuantities } from '../../features/group-order/use-group-order'
import { useCurrency } from '../../features/restaurant/use-restaurant'
import { formatMoney } from '../../lib/money'
import { notify } from '../../lib/notify'
import { paths, withQuery } from '../../lib/paths'
import { prefetch } from '../../lib/prefetch'
import { groupLeft, useActiveMembership, type Membership } from '../../stores/group-order'
import { quantitiesChanged } from '../../stores/quantities'

/** Elsewhere it would cover what stands at the bottom: the button of a dish, that of the checkout. */
const SHOWN_ON: string[] = [paths.home, paths.menu]

/** Publishes what this device has chosen to the dish cards; afterwards the own cart again. */
function usePublished(quantities: Record<string, number>) {
  const inCart = JSON.stringify(Object.fromEntries(useQuantities()))
  const chosen = JSON.stringify(quantities)
  useEffect(() => {
    quantitiesChanged(JSON.parse(chosen) as Record<string, number>)
    return () => quantitiesChanged(JSON.parse(inCart) as Record<string, number>)
  }, [chosen, inCart])
}

function endText(status: GroupOrder['status'] | undefined, hostName: string): string {
  if (status === 'ORDERED') return t`${hostName} has placed the group order. What you add now goes to your own cart.`
  if (status === 'ENDED') return t`${hostName} has ended the group order. What you add now goes to your own cart.`
  return t`The group order is not there any more. What you add now goes to your own cart.`
}

/** When the group order is over, dishes go to the own cart again, and the customer is told. */
function useEnd({ groupOrderId, hostName }: Membership, group: GroupOrder | undefined, error: Error | null) {
  const navigate = useNavigate()
  const isGone = error instanceof ApiError && error.status === 404
  const status = group?.status
  useEffect(() => {
    if (!isGone && status !== 'ORDERED' && status !== 'ENDED') return
    groupLeft()
    notify.success(endText(status, hostName), {
      id: 'group-order',
      action: { label: t`See it`, onClick: () => void navigate(withQuery(paths.groupOrder, { id: groupOrderId })) },
    })
  }, [isGone, status, hostName, groupOrderId, navigate])
}

function Bar(membership: Membership) {
  const { groupOrderId, hostName } = membership
  const client = useQueryClient()
  const { data: group, error } = useGroupOrder(groupOrderId)
  const currency = useCurrency()
  const quantities = useOwnQuantities(group)
  const { pathname } = useLocation()
  usePublished(quantities)
  useEnd(membership, group, error)
  useEffect(() => {
    // A dish may be added without a connection.
    prefetch(() => import('../../features/group-order/changes'))
    resendUnanswered(client, { groupOrderId, hostName, token: membership.token })
  }, [client, groupOrderId, hostName, membership.token])
  if (!SHOWN_ON.includes(pathname)) return null
  const count = Object.values(quantities).reduce((sum, quantity) => sum + quantity, 0)
  const host = <bdi key="host">{hostName}</bdi>
  const isOpen = group === undefined || group.status === 'OPEN'
  return (
    <BottomBarLink label={t`Group order`} to={withQuery(paths.groupOrder, { id: groupOrderId })}>
      <span>
        {jt`${host}’s group order`} · {isOpen ? ngettext(msgid`${count} item`, `${count} items`, count) : t`closed`}
      </span>
      {group?.own && currency && <span className="money">{formatMoney(group.own.subtotal, currency)}</span>}
    </BottomBarLink>
  )
}

/** While dishes go to a group order: what this device has chosen, and the way there. */
export function GroupBar() {
  const membership = useActiveMembership()
  return membership && <Bar key={membership.groupOrderId} {...membership} />
}
