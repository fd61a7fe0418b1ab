import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min'
import type { Restaurant } from '../../api/types'
import { addDays } from '../../lib/calendar'
import { isWholeDay, type Period } from '../../lib/opening-hours'
import { paths } from '../../lib/paths'
import { joinedWeek, specialRuns } from '../../lib/special-hours'
import { dayIn } from '../../lib/zone'

const dayName = (day: string) => `https://schema.org/${day.charAt(0)}${day.slice(1).toLowerCase()}`

/** Of an address: what its country does not have is left out. */
const addressData = ({ line1, city, region, postalCode, country }: NonNullable<Restaurant['address']>) => ({
  '@type': 'PostalAddress',
  streetAddress: line1,
  ...(city && { addressLocality: city }),
  ...(region && { addressRegion: region }),
  ...(postalCode && { postalCode }),
  addressCountry: country,
})

/** With the country's code, as search engines and assistants want it. */
export function phoneData(phone: string, country = ''): string {
  const number = isSupportedCountry(country) && parsePhoneNumberFromString(phone, country)
  return !phone.startsWith('+') && number && number.isValid() ? number.formatInternational() : phone
}

/** A whole day ends at 23:59: search engines take 00:00 to 00:00 for closed. */
const periodData = (period: Period) => (isWholeDay(period) ? { opens: '00:00', closes: '23:59' } : period)

/** Search engines take 00:00 to 00:00 for closed. */
const CLOSED = { opens: '00:00', closes: '00:00' }

/** One entry for each period of the special days in a row, or one that says that they are closed. */
const specialData = ({ from, to, periods }: ReturnType<typeof specialRuns>[number]) =>
  (periods.length > 0 ? periods.map(periodData) : [CLOSED]).map((hours) => ({
    ...{ '@type': 'OpeningHoursSpecification', validFrom: from, validThrough: to },
    ...hours,
  }))

/** The restaurant as schema.org data, with the special days from `now` (ms) on. `origin` is that of the storefront. */
export const restaurantData = (restaurant: Restaurant, origin: string, now: number) => ({
  '@type': 'Restaurant',
  '@id': `${origin}/#restaurant`,
  name: restaurant.name,
  description: restaurant.tagline,
  servesCuisine: restaurant.cuisine,
  url: `${origin}/`,
  image: `${origin}/preview.jpg`,
  telephone: phoneData(restaurant.phone, restaurant.address?.country),
  email: restaurant.email,
  currenciesAccepted: restaurant.currency,
  ...(restaurant.address && { address: addressData(restaurant.address) }),
  ...(restaurant.location && { geo: { '@type': 'GeoCoordinates', ...restaurant.location } }),
  openingHoursSpecification: joinedWeek(restaurant.hours).flatMap(({ day, periods }) =>
    periods.map((period) => ({ '@type': 'OpeningHoursSpecification', dayOfWeek: dayName(day), ...periodData(period) })),
  ),
  ...(restaurant.specialHours?.length && {
    // Yesterday's evening may go on.
    specialOpeningHoursSpecification: specialRuns(restaurant, addDays(dayIn(now, restaurant.timeZone), -1)).flatMap(
      specialData,
    ),
  }),
  hasMenu: origin + paths.menu,
  potentialAction: { '@type': 'OrderAction', target: origin + paths.menu },
})
