import { t } from 'ttag'
import { HeroPlates } from '../common/HeroPlates'
import styles from './GiftCardPicture.module.css'

type Props = { restaurant: string; amount: string; to: string; from: string; message: string }

/** How the gift card looks. It repeats what stands beside it, so screen readers skip it. */
export const GiftCardPicture = ({ restaurant, amount, to, from, message }: Props) => (
  <div className={`${styles.card} on-hero`} aria-hidden="true">
    <p className={styles.kind}>{t`Gift card`}</p>
    <p className={styles.restaurant}>
      <bdi>{restaurant}</bdi>
    </p>
    <p className={styles.message}>
      <bdi>{message}</bdi>
    </p>
    <strong className={`money ${styles.amount}`}>{amount}</strong>
    <p className={styles.people}>
      {to && <bdi>{t`For ${to}`}</bdi>}
      {from && <bdi>{t`From ${from}`}</bdi>}
    </p>
    <div className={styles.plates}>
      <HeroPlates />
    </div>
  </div>
)
