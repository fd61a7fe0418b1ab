import { t } from 'ttag'
import type { Restaurant } from '../../api/types'
import { AddressLines } from './AddressLines'
import { Hours } from './Hours'
import { StoreStatus } from './StoreStatus'
import styles from './VisitPanel.module.css'

/** Where the restaurant is, how to reach it, and the hours of the week. */
export const VisitPanel = ({ restaurant }: { restaurant: Restaurant }) => (
  <div className={styles.panel}>
    <div className={`${styles.place} on-hero`}>
      <div>
        <h3 className={styles.door}>{restaurant.address?.line1 ?? t`Our place`}</h3>
        <StoreStatus />
      </div>
      <AddressLines restaurant={restaurant} />
    </div>
    <div className={styles.week}>
      <h3>{t`Hours`}</h3>
      <Hours restaurant={restaurant} />
    </div>
  </div>
)
