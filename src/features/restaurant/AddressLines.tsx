import type { Restaurant } from '../../api/types'
import { Icon } from '../../components/Icon'
import { telUrl } from '../../lib/tel'
import styles from './AddressLines.module.css'
import { addressText, mapUrl } from './place'

/** Where the restaurant is and how to reach it. */
export const AddressLines = ({ restaurant }: { restaurant: Restaurant }) => (
  <address className={styles.address}>
    {restaurant.address && (
      <a href={mapUrl(restaurant)} target="_blank" rel="noreferrer">
        <Icon name="pin" /> {addressText(restaurant)}
      </a>
    )}
    {restaurant.phone && (
      <a href={telUrl(restaurant.phone)}>
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
