import type { Restaurant } from '../../api/types'
import { listOf } from '../../lib/list'

/** The URL of a map at the restaurant's door, or of a search for its address when the location is not known. */
export const mapUrl = (restaurant: Restaurant) =>
  restaurant.location
    ? doorUrl(restaurant.location)
    : `https://www.openstreetmap.org/search?${new URLSearchParams({ query: addressText(restaurant) })}`

const doorUrl = ({ latitude, longitude }: NonNullable<Restaurant['location']>) =>
  `https://www.openstreetmap.org/?${new URLSearchParams({ mlat: String(latitude), mlon: String(longitude) })}#map=17/${latitude}/${longitude}`

/** Where a postal code stands after the city. */
const CITY_FIRST = ['US', 'CA', 'AU', 'GB', 'IE', 'IN', 'NZ']

/** The address in a line, as its country writes it; empty when it is not known. */
export function addressText({ address }: Restaurant): string {
  if (!address) return ''
  const { line1, city, region, postalCode, country } = address
  const place = CITY_FIRST.includes(country)
    ? [city, `${region} ${postalCode}`.trim()]
    : [`${postalCode} ${city}`.trim(), region]
  return listOf([line1, ...place])
}
