import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
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
import { clockTime, UNKNOWN_ZONE } from '../../lib/time'
import { useCustomerId } from '../../stores/auth'
import { groupLeft, useActiveMembership, useMembership } from '../../stores/group-order'
import styles from './GroupOrderPage.module.css'
import { JoinForm } from './JoinForm'
import { OwnDishes } from './OwnDishes'

const Gone = () => (
  <PageState
    title="There is no such group order"
    picture="/illustrations/lost.webp"
    actions={
      <LinkButton to={paths.menu} variant="contained" size="large">
        See the menu
      </LinkButton>
    }
  >
    The link may be incomplete. Please ask whoever sent it for a new one.
  </PageState>
)

/** What a participant should know about the state of the order. */
function stateText({ status, hostName, closesAt, own }: GroupOrder, timeZone: string): string {
  const kept = own && own.lines.length > 0 ? ' Your dishes are in it.' : ''
  switch (status) {
    case 'OPEN':
      return closesAt ? `Choose until ${clockTime(closesAt, timeZone)}.` : `${hostName} orders and pays for everyone.`
    case 'LOCKED':
      return `${hostName} has closed the order.${kept} Nobody can add anything now.`
    case 'ORDERED':
      return `${hostName} has placed the order.${kept}`
    case 'ENDED':
      return `${hostName} has ended this group order. Nothing was ordered.`
  }
}

/** The way to the order, and back to the own cart. */
function Actions({ group }: { group: GroupOrder }) {
  const isActive = useActiveMembership()?.groupOrderId === group.id
  return (
    <div className={styles.actions}>
      {group.order && (
        <LinkButton
          to={withQuery(paths.trackOrder, { orderId: group.order.id, token: group.order.trackingToken })}
          variant="contained"
        >
          {`Follow order ${group.order.number}`}
        </LinkButton>
      )}
      {isActive && <Button onClick={groupLeft}>Order for yourself</Button>}
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
  const mayJoin = !membership && !isHost && status === 'OPEN' && (!customerId || cart || error)
  const text = stateText(group, timeZone)
  return (
    <div className={styles.page}>
      <h1>
        <bdi>{hostName}</bdi>’s group order
      </h1>
      <p className={styles.state}>{text}</p>
      <Announce text={text} />
      {status === 'OPEN' && limitPerPerson !== null && currency !== undefined && (
        <p>Everyone can choose dishes for up to {formatMoney(limitPerPerson, currency)}.</p>
      )}
      {membership && currency !== undefined && <OwnDishes group={group} membership={membership} currency={currency} />}
      {isHost && (
        <LinkButton to={paths.cart} variant="contained" size="large">
          This is your group order: see your cart
        </LinkButton>
      )}
      {mayJoin && <JoinForm group={group} />}
      {participants.length > 0 && (
        <section className={styles.section}>
          <h2>Who is in</h2>
          <ul className={styles.people}>
            {participants.map(({ id, name, pieces }) => (
              <li key={id}>
                <bdi>{name}</bdi>
                <span>{pieces === 0 ? 'still choosing' : `${pieces} ${pieces === 1 ? 'item' : 'items'}`}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      <Actions group={group} />
    </div>
  )
}

/** A group order for those who have its link: they join, choose on the menu, and see here what is theirs. */
export function GroupOrderPage() {
  useHead({ page: 'Group order' })
  const [query] = useSearchParams()
  const id = query.get('id') ?? ''
  const { data: group, error, refetch } = useGroupOrder(id)
  if (!id || (error instanceof ApiError && error.status === 404)) return <Gone />
  if (group) return <Shown group={group} />
  if (error) return <ErrorState title="The group order could not be loaded" onRetry={() => void refetch()} />
  return (
    <div className={styles.page} role="status" aria-label="Loading the group order">
      <Skeleton height="44px" width="70%" />
      <Skeleton height="160px" />
    </div>
  )
}
