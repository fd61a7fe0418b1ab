import { useQuery } from '@tanstack/react-query'
import { t } from 'ttag'
import { cartQuery } from '../../api/queries/cart'
import type { Quote } from '../../api/types'
import { useOnline } from '../../api/use-online'
import { Button } from '../../components/Button'
import { ErrorMessage } from '../../components/ErrorMessage'
import { Missing } from '../../components/PageState'
import styles from '../../features/checkout/checkout.module.css'
import { ShareList } from '../../features/group-order/ShareList'
import { useHostedGroupOrder } from '../../features/group-order/use-group-order'
import { useAskShares, usePricedWithShares } from '../../features/group-order/use-shares'

type Props = { customerId: string; quote: Quote; stale: boolean }

function Asking({ customerId, quote, stale }: Props) {
  const { mutate, isPending, error } = useAskShares(customerId)
  const isOnline = useOnline()
  return (
    <>
      <p className={styles.balance}>
        {t`You pay for everyone, or each guest pays their own share first. What is not paid by then, you pay with the order.`}
      </p>
      <ErrorMessage>{error?.message}</ErrorMessage>
      <Button
        variant="outlined"
        loading={isPending}
        blocked={stale || quote.problems.length > 0 || !isOnline}
        onClick={() => mutate(quote.id)}
      >
        {t`Let everyone pay their share`}
      </Button>
    </>
  )
}

function Shown(props: Props) {
  const { customerId, quote } = props
  const { data: group, error, refetch } = useHostedGroupOrder(customerId)
  const { currency, sharesPaid = [] } = quote.totals
  usePricedWithShares(
    customerId,
    group,
    sharesPaid.map(({ id }) => id),
  )
  const isAsked = group?.participants.some(({ share }) => share)
  return (
    <section className={styles.block} aria-label={t`Who pays`}>
      <h2>{t`Who pays`}</h2>
      {error && !group && <Missing onRetry={() => void refetch()}>{t`Your group order could not be loaded.`}</Missing>}
      {group && !isAsked && <Asking {...props} />}
      {group && isAsked && (
        <>
          <ShareList participants={group.participants} currency={currency} className={styles.people} />
          <p className={styles.balance}>{t`What is not paid when you place the order, you pay with it.`}</p>
        </>
      )}
    </section>
  )
}

/** Lets the guests of a group order pay their shares, and shows who has. Hidden where nobody else has chosen a dish. */
export function GuestShares(props: Props) {
  const { data: cart } = useQuery(cartQuery(props.customerId))
  const isOfGuests = props.quote.lines.some(({ participant }) => participant)
  return cart?.groupOrderId && isOfGuests ? <Shown {...props} /> : null
}
