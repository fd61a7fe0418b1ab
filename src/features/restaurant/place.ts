import type { Restaurant } from '../../api/types'

/** The map at the restaurant's door. */
export const mapUrl = ({ location: { latitude, longitude } }: Restaurant) =>
  `https://www.openstreetmap.org/?${new URLSearchParams({ mlat: String(latitude), mlon: String(longitude) })}#map=17/${latitude}/${longitude}`

/** The address in a line. */
export const addressText = ({ address: { line1, city, region, postalCode } }: Restaurant) =>
  `${line1}, ${city}, ${region} ${postalCode}`
