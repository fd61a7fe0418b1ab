import { t } from 'ttag'
import type { Order } from '../../api/types'
import { Icon } from '../../components/Icon'
import { isUnderWay } from '../../features/orders/progress'
import { mapUrl } from '../../features/restaurant/place'
import { useRestaurant } from '../../features/restaurant/use-restaurant'
import styles from './Reach.module.css'

type Props = { order: Order; tel: string }

/** The way to an order that is collected, and a call, as long as it is under way. */
export function Reach({ order: { status, fulfilment }, tel }: Props) {
  const { data: restaurant } = useRestaurant()
  if (!restaurant || !isUnderWay(status) || fulfilment.table) return null
  return (
    <div className={styles.reach}>
      {fulfilment.type === 'PICKUP' && restaurant.address && (
        <a href={mapUrl(restaurant)} target="_blank" rel="noreferrer">
          <Icon name="pin" /> {t`Directions`}
        </a>
      )}
      {restaurant.phone && (
        <a href={tel}>
          <Icon name="phone" /> {t`Call`}
        </a>
      )}
    </div>
  )
}
