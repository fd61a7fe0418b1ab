import type { Restaurant } from '../../api/types'
import { Icon } from '../../components/Icon'
import { useTelUrl } from '../../components/use-tel-url'
import { addressText } from '../../lib/address'
import styles from './AddressLines.module.css'
import { mapUrl } from './place'

/** Where the restaurant is and how to reach it. */
export function AddressLines({ restaurant }: { restaurant: Restaurant }) {
  const place = addressText(restaurant.address)
  const tel = useTelUrl(restaurant.phone, restaurant.address?.country)
  return (
    <address className={styles.address}>
      {place && (
        <a href={mapUrl(restaurant)} target="_blank" rel="noreferrer">
          <Icon name="pin" /> {place}
        </a>
      )}
      {restaurant.phone && (
        <a href={tel}>
          <Icon name="phone" /> {restaurant.phone}
        </a>
      )}
      {restaurant.email && (
        <a href={`mailto:${restaurant.email}`}>
          <Icon name="mail" /> {restaurant.email}
        </a>
      )}
    </address>
  )
}
