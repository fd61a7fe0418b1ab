import type { Restaurant } from '../../api/types'
import { paths } from '../../lib/paths'

const dayName = (day: string) => `https://schema.org/${day.charAt(0)}${day.slice(1).toLowerCase()}`

const addressData = ({ line1, city, region, postalCode, country }: NonNullable<Restaurant['address']>) => ({
  '@type': 'PostalAddress',
  streetAddress: line1,
  addressLocality: city,
  addressRegion: region,
  postalCode,
  addressCountry: country,
})

/** The restaurant as schema.org data. `origin` is that of the storefront. */
export const restaurantData = (restaurant: Restaurant, origin = window.location.origin) => ({
  '@type': 'Restaurant',
  '@id': `${origin}/#restaurant`,
  name: restaurant.name,
  description: restaurant.tagline,
  servesCuisine: restaurant.cuisine,
  url: `${origin}/`,
  image: `${origin}/preview.jpg`,
  telephone: restaurant.phone,
  email: restaurant.email,
  currenciesAccepted: restaurant.currency,
  ...(restaurant.address && { address: addressData(restaurant.address) }),
  ...(restaurant.location && { geo: { '@type': 'GeoCoordinates', ...restaurant.location } }),
  openingHoursSpecification: restaurant.hours.flatMap(({ day, periods }) =>
    periods.map((period) => ({ '@type': 'OpeningHoursSpecification', dayOfWeek: dayName(day), ...period })),
  ),
  hasMenu: origin + paths.menu,
  potentialAction: { '@type': 'OrderAction', target: origin + paths.menu },
})
