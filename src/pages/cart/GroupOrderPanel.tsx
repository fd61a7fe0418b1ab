import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { msgid, ngettext, t } from 'ttag'
import { cartQuery } from '../../api/queries/cart'
import { groupOrderQueries, groupOrderWrites } from '../../api/queries/group-orders'
import type { GroupOrder, Restaurant } from '../../api/types'
import { Button } from '../../components/Button'
import { ErrorMessage } from '../../components/ErrorMessage'
import { lazyDialog } from '../../components/lazy'
import { Missing } from '../../components/PageState'
import { ShareButton } from '../../components/ShareButton'
import { ShareList } from '../../features/group-order/ShareList'
import { LIVE, useHostedGroupOrder } from '../../features/group-order/use-group-order'
import { addressOf } from '../../lib/address-of'
import { formatMoney } from '../../lib/money'
import { notify } from '../../lib/notify'
import { paths, withQuery } from '../../lib/paths'
import { comingTime } from '../../lib/time'
import styles from './GroupOrderPanel.module.css'
import { GROUP_HEADING } from './group-heading'

const StartGroupOrder = lazyDialog(() => import('./StartGroupOrder').then((module) => module.StartGroupOrder))
const ConfirmDialog = lazyDialog(() => import('../../components/ConfirmDialog').then((module) => module.ConfirmDialog))

type Props = { customerId: string; restaurant: Restaurant }

async function copy(link: string) {
  try {
    await navigator.clipboard.writeText(link)
    notify.success(t`Link copied`)
  } catch {
    notify.error(t`The link could not be shared`)
  }
}

function Running({ customerId, restaurant, group }: Props & { group: GroupOrder }) {
  const client = useQueryClient()
  const [asking, setAsking] = useState<'OPEN' | 'ENDED' | null>(null)
  useQuery({ ...cartQuery(customerId), refetchInterval: LIVE })
  const { mutate, isPending, error } = useMutation({
    mutationKey: ['group-order', 'change'],
    mutationFn: (status: 'OPEN' | 'LOCKED' | 'ENDED') => groupOrderWrites.change(customerId, status),
    onSuccess: (changed) => {
      client.setQueryData(groupOrderQueries.hosted(customerId).queryKey, changed)
      return client.invalidateQueries({ queryKey: cartQuery(customerId).queryKey, exact: true })
    },
    meta: { call: 'PUT /restaurants/{restaurantId}/users/{customerId}/group-order' },
  })
  const { id, status, closesAt, limitPerPerson, participants } = group
  const { currency, timeZone } = restaurant
  const isOpen = status === 'OPEN'
  const isAsked = participants.some(({ share }) => share)
  const isPaid = participants.some(({ share }) => share?.status === 'PAID')
  const back = isPaid ? t`What your guests have paid goes back to them.` : ''
  const link = withQuery(paths.groupOrder, { id })
  const facts = [
    isOpen ? (closesAt ? t`Open until ${comingTime(closesAt, timeZone)}` : t`Open`) : t`Closed: nobody can add dishes`,
    limitPerPerson !== null && t`${formatMoney(limitPerPerson, currency)} for each person`,
  ]
  return (
    <section className={styles.panel} aria-label={t`Group order`}>
      <div className={styles.head}>
        <h2 id={GROUP_HEADING} tabIndex={-1}>
          {t`Group order`}
        </h2>
        {isOpen && (
          <div className={styles.actions}>
            <Button variant="contained" onClick={() => void copy(addressOf(link))}>
              {t`Copy link`}
            </Button>
            <ShareButton title={t`the group order`} path={link} />
          </div>
        )}
      </div>
      {isAsked && <ShareList participants={participants} currency={currency} className={styles.people} />}
      {!isAsked && participants.length > 0 && (
        <ul className={styles.people} aria-label={t`Participants`}>
          {participants.map(({ id: person, name, pieces }) => (
            <li key={person}>
              <bdi>{name}</bdi>:{' '}
              {pieces === 0 ? t`still choosing` : ngettext(msgid`${pieces} item`, `${pieces} items`, pieces)}
            </li>
          ))}
        </ul>
      )}
      <p className={styles.facts}>{facts.filter(Boolean).join(' · ')}</p>
      {isOpen && <p className={styles.facts}>{t`Nobody can add after you check out.`}</p>}
      <ErrorMessage>{error?.message}</ErrorMessage>
      <div className={styles.actions}>
        <Button
          variant="outlined"
          loading={isPending}
          onClick={() => (isPaid ? setAsking('OPEN') : mutate(isOpen ? 'LOCKED' : 'OPEN'))}
        >
          {isOpen ? t`Close for everyone` : t`Open again`}
        </Button>
        <Button blocked={isPending} onClick={() => setAsking('ENDED')}>
          {t`End group order`}
        </Button>
      </div>
      {asking === 'OPEN' && (
        <ConfirmDialog
          title={t`Open the group order again?`}
          text={back}
          action={t`Open again`}
          onConfirm={() => mutate('OPEN')}
          onClose={() => setAsking(null)}
        />
      )}
      {asking === 'ENDED' && (
        <ConfirmDialog
          title={t`End the group order?`}
          text={`${t`The dishes of the others leave your cart. Your own stay.`} ${back}`}
          action={t`End group order`}
          onConfirm={() => mutate('ENDED')}
          onClose={() => setAsking(null)}
        />
      )}
    </section>
  )
}

function Hosted(props: Props) {
  const { data: group, error, refetch } = useHostedGroupOrder(props.customerId)
  if (group?.status === 'OPEN' || group?.status === 'LOCKED') return <Running {...props} group={group} />
  if (!error || group) return null
  return <Missing onRetry={() => void refetch()}>{t`Your group order could not be loaded.`}</Missing>
}

/** Shows the group order that this cart belongs to, if there is one. */
export function GroupOrderPanel({ customerId, restaurant }: Props) {
  const { data: cart } = useQuery(cartQuery(customerId))
  return cart?.groupOrderId ? <Hosted customerId={customerId} restaurant={restaurant} /> : null
}

/** Offers to start a group order. Hidden if the restaurant does not support them. */
export function GroupOrderOffer({ customerId, restaurant }: Props) {
  const { data: cart } = useQuery(cartQuery(customerId))
  const [isStarting, setStarting] = useState(false)
  if (!restaurant.groupOrders || !cart || cart.groupOrderId) return null
  return (
    <div className={styles.offer}>
      <p>{t`Ordering with others? Everyone chooses on their own phone, and you place one order.`}</p>
      <Button variant="outlined" onClick={() => setStarting(true)}>
        {t`Order together`}
      </Button>
      {isStarting && (
        <StartGroupOrder customerId={customerId} currency={restaurant.currency} onClose={() => setStarting(false)} />
      )}
    </div>
  )
}
