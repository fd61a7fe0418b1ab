import currencies from 'country-to-currency'

/** The currency of a country (ISO 3166, two letters). */
export const currencyOf = (country: string) => (currencies as Record<string, string>)[country] ?? 'EUR'

/** Node.js 20 has the property `timeZones`, later versions have the function. */
type WithTimeZones = { getTimeZones?: () => string[]; timeZones?: string[] }

function zonesOf(country: string): string[] {
  const region = new Intl.Locale(`und-${country}`) as WithTimeZones
  return region.getTimeZones?.() ?? region.timeZones ?? []
}

/** The time a clock shows in January and in July, to compare time zones. */
function clockOf(timeZone: string): string {
  const format = new Intl.DateTimeFormat('en-US', { timeZone, timeStyle: 'short' })
  return [0, 6].map((month) => format.format(Date.UTC(2026, month))).join()
}

/**
 * The time zone of a country (ISO 3166, two letters). If the country has several, this computer's; `isClear` tells
 * whether that one is in the country.
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
