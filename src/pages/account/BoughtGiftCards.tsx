import { Link } from 'react-router-dom'
import { t } from 'ttag'
import type { GiftCardPurchase } from '../../api/types'
import { LinkButton } from '../../components/Button'
import { LongList } from '../../components/LongList'
import { ErrorState } from '../../components/PageState'
import { Skeleton } from '../../components/Skeleton'
import { purchaseText } from '../../features/gift-cards/purchase-text'
import type { usePurchases } from '../../features/gift-cards/use-gift-cards'
import { formatMoney } from '../../lib/money'
import { paths, withQuery } from '../../lib/paths'
import { mediumDate } from '../../lib/days'
import styles from './AccountLayout.module.css'
import kept from './KeptRow.module.css'
import own from './OrderCard.module.css'
import { ShowMore } from './ShowMore'

function Row({ purchase, timeZone }: { purchase: GiftCardPurchase; timeZone: string }) {
  const { id, recipient, amount, currency, boughtAt } = purchase
  const name = t`For ${recipient.name}`
  return (
    <div role="listitem" className={kept.row} aria-label={name}>
      <Link to={withQuery(paths.giftCards, { purchaseId: id })} className={own.link}>
        <span className={own.line}>
          <strong>
            <bdi>{name}</bdi>
          </strong>
          <strong className="money">{formatMoney(amount, currency)}</strong>
        </span>
        <span className={own.quiet}>
          <bdi>{purchaseText(purchase)}</bdi> · <bdi>{mediumDate(boughtAt, timeZone)}</bdi>
        </span>
      </Link>
    </div>
  )
}

type Props = {
  list: ReturnType<typeof usePurchases>
  timeZone: string
  /** Whether another one can be bought. */
  isSold: boolean
}

/** The gift cards that the customer bought, newest first. Each leads to its receipt. */
export function BoughtGiftCards({ list, timeZone, isSold }: Props) {
  const { purchases } = list
  if (list.error && !purchases) {
    return <ErrorState title={t`The gift cards you bought could not be loaded`} onRetry={list.retry} page={false} />
  }
  if (!purchases) return <Skeleton height="96px" />
  return (
    <>
      {purchases.length === 0 && <p className={styles.note}>{t`You have not bought any yet.`}</p>}
      <LongList label={t`Bought by you`}>
        {purchases.map((purchase) => (
          <Row key={purchase.id} purchase={purchase} timeZone={timeZone} />
        ))}
      </LongList>
      <ShowMore label={t`Show more gift cards`} failure={t`More gift cards could not be loaded`} list={list} />
      {isSold && (
        <div className={styles.list}>
          <div>
            <LinkButton to={paths.giftCards} variant="outlined">
              {t`Buy a gift card`}
            </LinkButton>
          </div>
        </div>
      )}
    </>
  )
}
