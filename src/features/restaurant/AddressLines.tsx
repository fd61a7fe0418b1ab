import type { Restaurant } from '../../api/types'
import { Icon } from '../../components/Icon'
import { telUrl } from '../../lib/tel'
import styles from './AddressLines.module.css'

const mapUrl = ({ location: { latitude, longitude } }: Restaurant) =>
  `https://www.openstreetmap.org/?${new URLSearchParams({ mlat: String(latitude), mlon: String(longitude) })}#map=17/${latitude}/${longitude}`

/** Where the restaurant is and how to reach it. */
export function AddressLines({ restaurant }: { restaurant: Restaurant }) {
  const { line1, city, region, postalCode } = restaurant.address
  return (
    <address className={styles.address}>
      <a href={mapUrl(restaurant)} target="_blank" rel="noreferrer">
        <Icon name="pin" /> {line1}, {city}, {region} {postalCode}
      </a>
      <a href={telUrl(restaurant.phone)}>
        <Icon name="phone" /> {restaurant.phone}
      </a>
      <a href={`mailto:${restaurant.email}`}>
        <Icon name="mail" /> {restaurant.email}
      </a>
    </address>
  )
}
