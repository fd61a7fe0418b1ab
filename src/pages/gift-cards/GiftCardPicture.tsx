import { t } from 'ttag'
import styles from './GiftCardPicture.module.css'

type Props = { restaurant: string; amount: string; to: string; from: string; message: string }

/** How the gift card looks. It repeats what stands beside it, so screen readers skip it. */
export const GiftCardPicture = ({ restaurant, amount, to, from, message }: Props) => (
  <div className={styles.card} aria-hidden="true">
    <p className={styles.top}>
      <bdi>{restaurant}</bdi>
      <strong className="money">{amount}</strong>
    </p>
    <p className={styles.message}>
      <bdi>{message}</bdi>
    </p>
    <p className={styles.people}>
      {to && <bdi>{t`For ${to}`}</bdi>}
      {from && <bdi>{t`From ${from}`}</bdi>}
    </p>
  </div>
)
