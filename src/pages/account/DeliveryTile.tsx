import { t } from 'ttag'
import type { Restaurant } from '../../api/types'
import { formatMoney } from '../../lib/money'
import { HeroPlates } from '../common/HeroPlates'
import styles from './DeliveryTile.module.css'

/** What a saved address is good for, and what a delivery takes, beside the restaurant's dishes. */
export function DeliveryTile({ restaurant }: { restaurant: Restaurant | undefined }) {
  const { delivery, currency = '' } = restaurant ?? {}
  const price = delivery && formatMoney(delivery.fee, currency)
  const minutes = delivery?.minutes
  return (
    <div className={`${styles.tile} on-hero`}>
      <div className={styles.words}>
        <p>{t`Save where you live or work, and a delivery is two taps away.`}</p>
        {price && <p>{t`Delivery ${price}, about ${minutes} min`}</p>}
      </div>
      <HeroPlates />
    </div>
  )
}
