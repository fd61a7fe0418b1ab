import type { Restaurant } from '../../api/types'

/** The URL of a map at the restaurant's door, or of the whole map when the location is not known. */
export const mapUrl = ({ location }: Restaurant) => (location ? doorUrl(location) : 'https://www.openstreetmap.org/')

const doorUrl = ({ latitude, longitude }: NonNullable<Restaurant['location']>) =>
  `https://www.openstreetmap.org/?${new URLSearchParams({ mlat: String(latitude), mlon: String(longitude) })}#map=17/${latitude}/${longitude}`

/** The address in a line; empty when it is not known. */
export const addressText = ({ address }: Restaurant) =>
  address ? `${address.line1}, ${address.city}, ${address.region} ${address.postalCode}` : ''
