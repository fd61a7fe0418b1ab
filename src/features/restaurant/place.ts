import type { Restaurant } from '../../api/types'
import { addressText } from '../../lib/address'

/** The URL of a map at the restaurant's door, or of a search for its address when the location is not known. */
export const mapUrl = (restaurant: Restaurant) =>
  restaurant.location
    ? doorUrl(restaurant.location)
    : `https://www.openstreetmap.org/search?${new URLSearchParams({ query: addressText(restaurant.address) })}`

const doorUrl = ({ latitude, longitude }: NonNullable<Restaurant['location']>) =>
  `https://www.openstreetmap.org/?${new URLSearchParams({ mlat: String(latitude), mlon: String(longitude) })}#map=17/${latitude}/${longitude}`
