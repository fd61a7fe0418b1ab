import { t } from 'ttag'
import type { GiftCardPurchase } from '../../api/types'
import { Button, LinkButton } from '../../components/Button'
import { purchaseText } from '../../features/gift-cards/purchase-text'
import { useRestaurant, useTimeZone } from '../../features/restaurant/use-restaurant'
import { formatMoney } from '../../lib/money'
import { paths } from '../../lib/paths'
import { mediumDateTime } from '../../lib/days'
import { GiftCardPicture } from './GiftCardPicture'
import styles from './GiveGiftCardPage.module.css'

/** The receipt of a paid gift card, and when its recipient gets it. */
export function Paid({ purchase }: { purchase: GiftCardPurchase }) {
  const { data: restaurant } = useRestaurant()
  const timeZone = useTimeZone()
  const { number, amount, currency, senderName, recipient, message, lastFour, boughtAt } = purchase
  const price = formatMoney(amount, currency)
  const rows = [
    [t`Amount`, price],
    [t`Gift card`, lastFour && t`ending in ${lastFour}`],
    [t`For`, `${recipient.name}, ${recipient.email}`],
    [t`From`, senderName],
    [t`Message`, message],
    [t`Receipt`, number],
    [t`Bought`, timeZone === undefined ? null : mediumDateTime(boughtAt, timeZone)],
  ]
  return (
    <div className={styles.receipt}>
      <GiftCardPicture
        restaurant={restaurant?.name ?? ''}
        amount={price}
        to={recipient.name}
        from={senderName}
        message={message ?? ''}
      />
      <h1>{purchaseText(purchase)}</h1>
      <dl className={styles.facts}>
        {rows.map(
          ([name, value]) =>
            value && (
              <div key={name}>
                <dt>{name}</dt>
                <dd>
                  <bdi>{value}</bdi>
                </dd>
              </div>
            ),
        )}
      </dl>
      <div className={styles.actions}>
        <LinkButton to={paths.account.giftCards} variant="outlined" size="large">
          {t`My gift cards`}
        </LinkButton>
        <Button variant="outlined" size="large" onClick={() => window.print()}>
          {t`Print receipt`}
        </Button>
      </div>
    </div>
  )
}
