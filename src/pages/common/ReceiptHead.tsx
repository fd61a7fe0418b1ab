import { jt, t } from 'ttag'
import type { Order } from '../../api/types'
import { Button } from '../../components/Button'
import { Icon } from '../../components/Icon'
import { calendarEntry } from '../../features/orders/calendar'
import { isUnderWay } from '../../features/orders/progress'
import { mapUrl } from '../../features/restaurant/place'
import { useRestaurant } from '../../features/restaurant/use-restaurant'
import { addressText } from '../../lib/address'
import { saveFile } from '../../lib/save-file'
import { mediumDateTime } from '../../lib/days'
import styles from './ReceiptHead.module.css'

/** Who sold what and when, where to collect it or where it goes, and the order as a calendar entry. */
export function ReceiptHead({ order, timeZone }: { order: Order; timeZone: string | undefined }) {
  const { data: restaurant } = useRestaurant()
  const { number, placedAt, fulfilment, status } = order
  const { type, address, table } = fulfilment
  const ours = addressText(restaurant?.address ?? null)
  const theirs = addressText(address ?? null)
  const place = type === 'PICKUP' ? ours : theirs
  const destination = <bdi key="destination">{theirs}</bdi>
  return (
    <header className={styles.head}>
      {restaurant?.name && (
        <h2>
          <bdi>{restaurant.name}</bdi>
        </h2>
      )}
      {ours && (
        <p>
          <a href={mapUrl(restaurant!)} target="_blank" rel="noreferrer">
            <Icon name="pin" size={18} /> {ours}
          </a>
        </p>
      )}
      <p>{timeZone === undefined ? t`Order ${number}` : t`Order ${number}, ${mediumDateTime(placedAt, timeZone)}`}</p>
      {table && <p>{t`For table ${table.name}`}</p>}
      {type === 'DELIVERY' && theirs && <p>{jt`Delivery to ${destination}`}</p>}
      {isUnderWay(status) && status !== 'AWAITING_PAYMENT' && restaurant?.name && (
        <div className={styles.calendar}>
          <Button
            variant="outlined"
            onClick={() =>
              saveFile(`order-${number}.ics`, calendarEntry(order, restaurant.name, place), 'text/calendar')
            }
          >
            {t`Add to calendar`}
          </Button>
        </div>
      )}
    </header>
  )
}
