import currencies from 'country-to-currency'

/** The currency of a country (ISO 3166, two letters). */
export const currencyOf = (country: string) => (currencies as Record<string, string>)[country] ?? 'EUR'

/** The locales of Node.js 20 have the property `timeZones`, later ones the function. */
type WithTimeZones = { getTimeZones?: () => string[]; timeZones?: string[] }

function zonesOf(country: string): string[] {
  const region = new Intl.Locale(`und-${country}`) as WithTimeZones
  return region.getTimeZones?.() ?? region.timeZones ?? []
}

/** What a clock shows in January and in July. */
function clockOf(timeZone: string): string {
  const format = new Intl.DateTimeFormat('en-US', { timeZone, timeStyle: 'short' })
  return [0, 6].map((month) => format.format(Date.UTC(2026, month))).join()
}

/**
 * The time zone of a country (ISO 3166, two letters). Where its clocks differ it is that of this computer, which `isClear`
 * only if it is in the country.
 */
export function timeZoneOf(country: string): { timeZone: string; isClear: boolean } {
  const own = Intl.DateTimeFormat().resolvedOptions().timeZone
  const zones = zonesOf(country)
  const [first] = zones
  const isOne = first !== undefined && zones.every((zone) => clockOf(zone) === clockOf(first))
  return isOne && !zones.includes(own)
    ? { timeZone: first, isClear: true }
    : { timeZone: own, isClear: zones.includes(own) }
}
