import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { jt, msgid, ngettext, t } from 'ttag'
import { ApiError } from '../../api/errors'
import { cartQuery } from '../../api/queries/cart'
import type { GroupOrder } from '../../api/types'
import { Announce } from '../../components/Announce'
import { Button, LinkButton } from '../../components/Button'
import { ErrorState, PageState } from '../../components/PageState'
import { Skeleton } from '../../components/Skeleton'
import { useHead } from '../../components/use-head'
import { useGroupOrder } from '../../features/group-order/use-group-order'
import { useCurrency, useTimeZone } from '../../features/restaurant/use-restaurant'
import { formatMoney } from '../../lib/money'
import { paths, withQuery } from '../../lib/paths'
import { comingTime } from '../../lib/time'
import { typedCode } from '../../lib/typed'
import { UNKNOWN_ZONE } from '../../lib/zone'
import { useCustomerId } from '../../stores/auth'
import { groupLeft, useActiveMembership, useMembership } from '../../stores/group-order'
import styles from './GroupOrderPage.module.css'
import { JoinForm } from './JoinForm'
import { LeaveGroup } from './LeaveGroup'
import { OwnDishes } from './OwnDishes'
import { OwnShare } from './OwnShare'

const Gone = () => (
  <PageState
    title={t`There is no such group order`}
    actions={
      <LinkButton to={paths.menu} variant="contained" size="large">
        {t`See the menu`}
      </LinkButton>
    }
  >
    {t`The link may be incomplete. Please ask whoever sent it for a new one.`}
  </PageState>
)

/** Whether this device's participant takes part no more. */
const hasLeft = ({ own, participants }: GroupOrder) => Boolean(own) && !participants.some(({ id }) => id === own?.id)

/** What a participant should know about the state of the order. */
function stateText(group: GroupOrder, timeZone: string): string {
  const { status, hostName, closesAt, own } = group
  if (hasLeft(group)) return t`You have left this group order.`
  const hasDishes = own !== null && own !== undefined && own.lines.length > 0
  switch (status) {
    case 'OPEN':
      return closesAt
        ? t`Choose until ${comingTime(closesAt, timeZone)}.`
        : t`${hostName} orders and pays for everyone.`
    case 'LOCKED':
      return hasDishes
        ? t`${hostName} has closed the order. Your dishes are in it. Nobody can add anything now.`
        : t`${hostName} has closed the order. Nobody can add anything now.`
    case 'ORDERED':
      return hasDishes
        ? t`${hostName} has placed the order. Your dishes are in it.`
        : t`${hostName} has placed the order.`
    case 'ENDED':
      return t`${hostName} has ended this group order. Nothing was ordered.`
  }
}

/** The way to the order, and back to the own cart. */
function Actions({ group }: { group: GroupOrder }) {
  const isActive = useActiveMembership()?.groupOrderId === group.id
  const membership = useMembership(group.id)
  const isRunning = group.status === 'OPEN' || group.status === 'LOCKED'
  const mayLeave = isRunning && group.own && !hasLeft(group) && group.own.share?.status !== 'CLOSED'
  return (
    <div className={styles.actions}>
      {group.order && (
        <LinkButton
          to={withQuery(paths.trackOrder, { orderId: group.order.id, token: group.order.trackingToken })}
          variant="contained"
        >
          {t`Follow order ${group.order.number}`}
        </LinkButton>
      )}
      {isActive && <Button variant="flush" onClick={groupLeft}>{t`Order for yourself`}</Button>}
      {membership && mayLeave && <LeaveGroup membership={membership} hasPaid={group.own?.share?.status === 'PAID'} />}
    </div>
  )
}

function Shown({ group }: { group: GroupOrder }) {
  const currency = useCurrency()
  const timeZone = useTimeZone() ?? UNKNOWN_ZONE
  const membership = useMembership(group.id)
  const customerId = useCustomerId()
  const { data: cart, error } = useQuery({ ...cartQuery(customerId ?? ''), enabled: Boolean(customerId) })
  const { status, hostName, limitPerPerson, participants } = group
  const isHost = cart?.groupOrderId === group.id
  /** Whether this is the host is not known before the cart is. */
  const mayJoin = (!membership || hasLeft(group)) && !isHost && status === 'OPEN' && (!customerId || cart || error)
  const text = stateText(group, timeZone)
  const host = <bdi key="host">{hostName}</bdi>
  return (
    <div className={styles.page}>
      <h1>{jt`${host}’s group order`}</h1>
      <p className={styles.state}>{text}</p>
      <Announce text={text} />
      {status === 'OPEN' && limitPerPerson !== null && currency !== undefined && (
        <p>{t`Everyone can choose dishes for up to ${formatMoney(limitPerPerson, currency)}.`}</p>
      )}
      {participants.length > 0 && (
        <section className={styles.section}>
          <h2>{t`Who is in`}</h2>
          <ul className={styles.people}>
            {participants.map(({ id, name, pieces }) => (
              <li key={id}>
                <bdi>{name}</bdi>
                <span>
                  {pieces === 0 ? t`still choosing` : ngettext(msgid`${pieces} item`, `${pieces} items`, pieces)}
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {membership && currency !== undefined && group.own?.share && (
        <OwnShare {...{ group, membership, currency }} share={group.own.share} />
      )}
      {membership && currency !== undefined && !hasLeft(group) && <OwnDishes {...{ group, membership, currency }} />}
      {isHost && (
        <LinkButton to={paths.cart} variant="contained" size="large">
          {t`This is your group order: see your cart`}
        </LinkButton>
      )}
      {mayJoin && <JoinForm group={group} />}
      <Actions group={group} />
    </div>
  )
}

/** A group order for those who have its link: they join, choose on the menu, and see here what is theirs. */
export function GroupOrderPage() {
  useHead({ page: t`Group order` })
  const [query] = useSearchParams()
  const id = typedCode(query.get('id') ?? '')
  const { data: group, error, refetch } = useGroupOrder(id)
  if (!id || (error instanceof ApiError && error.status === 404)) return <Gone />
  if (group) return <Shown group={group} />
  if (error) return <ErrorState title={t`The group order could not be loaded`} onRetry={() => void refetch()} />
  return (
    <div className={styles.page} role="status" aria-label={t`Loading the group order`}>
      <Skeleton height="44px" width="70%" />
      <Skeleton height="160px" />
    </div>
  )
}
