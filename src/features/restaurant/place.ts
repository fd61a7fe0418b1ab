import type { Restaurant } from '../../api/types'

/** The map at the restaurant's door; where its place is not known, the map. */
export const mapUrl = ({ location }: Restaurant) => (location ? doorUrl(location) : 'https://www.openstreetmap.org/')

const doorUrl = ({ latitude, longitude }: NonNullable<Restaurant['location']>) =>
  `https://www.openstreetmap.org/?${new URLSearchParams({ mlat: String(latitude), mlon: String(longitude) })}#map=17/${latitude}/${longitude}`

/** The address in a line; empty when it is not known. */
export const addressText = ({ address }: Restaurant) =>
  address ? `${address.line1}, ${address.city}, ${address.region} ${address.postalCode}` : ''
