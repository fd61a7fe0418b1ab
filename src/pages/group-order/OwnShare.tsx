import { t } from 'ttag'
import type { GroupOrder, OwnShare as Share } from '../../api/types'
import { useOnline } from '../../api/use-online'
import { Announce } from '../../components/Announce'
import { Button } from '../../components/Button'
import { ErrorMessage } from '../../components/ErrorMessage'
import totals from '../../features/orders/Totals.module.css'
import { formatMoney } from '../../lib/money'
import type { Membership } from '../../stores/group-order'
import styles from './GroupOrderPage.module.css'
import { useSharePayment } from './use-share-payment'

/** What has become of a share. */
function shareText({ status, total, returned }: Share, { hostName, status: order }: GroupOrder, currency: string) {
  const back = formatMoney(returned, currency)
  const whole = formatMoney(total, currency)
  switch (status) {
    case 'OPEN':
      return t`${hostName} asks everyone to pay their share. What you do not pay, ${hostName} pays with the order.`
    case 'PENDING':
      return t`You have opened the payment page. Your share is not paid yet.`
    case 'DECLINED':
      return t`The payment did not go through. Try again, or ${hostName} pays it with the order.`
    case 'PAID':
      if (returned > 0) return t`Paid. ${back} of it is on its way back to you.`
      return order === 'ORDERED' ? t`Paid.` : t`Paid. ${hostName} pays the rest.`
    case 'RETURNED':
      return t`Your ${whole} is on its way back to you.`
    case 'CLOSED':
      return t`${hostName} pays your share with the order.`
  }
}

const ACTIONS: Partial<Record<Share['status'], string>> = {
  OPEN: t`Pay your share`,
  PENDING: t`Continue to payment`,
  DECLINED: t`Try again`,
}

type PayProps = { membership: Membership; action: string }

function Pay({ membership, action }: PayProps) {
  const isOnline = useOnline()
  const { pay, busy, error } = useSharePayment(membership)
  return (
    <>
      <ErrorMessage>{error?.message}</ErrorMessage>
      {!isOnline && <p className={styles.detail}>{t`You are offline. You can pay once you are online again.`}</p>}
      <Button variant="contained" size="large" fullWidth loading={busy} blocked={!isOnline} onClick={pay}>
        {action}
      </Button>
    </>
  )
}

type Props = { group: GroupOrder; share: Share; membership: Membership; currency: string }

/** What the participant is asked to pay, row by row as the API has split it, and the way to pay it. */
export function OwnShare({ group, share, membership, currency }: Props) {
  const { subtotal, discount, tax, fees, deposit, tip, total, status } = share
  const rows: [string, number][] = [
    [t`Your dishes`, subtotal],
    [t`Discount`, -discount],
    [t`Tax`, tax],
    [t`Fees`, fees],
    [t`Deposit`, deposit],
    [t`Tip`, tip],
  ]
  const text = shareText(share, group, currency)
  const action = ACTIONS[status]
  const hasFailed = status === 'DECLINED'
  return (
    <section className={`${styles.section} ${styles.share}`} aria-labelledby="own-share">
      <h2 id="own-share">{t`Your share: ${formatMoney(total, currency)}`}</h2>
      <dl className={totals.totals}>
        {rows
          .filter(([, amount]) => amount !== 0)
          .map(([name, amount]) => (
            <div key={name} className={totals.row}>
              <dt>{name}</dt>
              <dd className="money">{formatMoney(amount, currency)}</dd>
            </div>
          ))}
      </dl>
      <p className={hasFailed ? styles.failed : undefined}>{text}</p>
      <Announce text={text} />
      {action && <Pay membership={membership} action={action} />}
    </section>
  )
}
