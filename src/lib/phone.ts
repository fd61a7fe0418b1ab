import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { config } from './config'

/**
 * The number in E.164, or null when the text is not a valid number. Formatted and pasted numbers are fine.
 * @param country the restaurant's ISO country code, for numbers without a country code; `config.country` if unknown
 */
export function e164(input: string, country: string = config.country): string | null {
  const parsed = parsePhoneNumberFromString(input, isSupportedCountry(country) ? country : config.country)
  return parsed?.isValid() ? parsed.number : null
}

/** A number as people write it: '+1 212 555 0142'. */
export const readablePhone = (phone: string) => parsePhoneNumberFromString(phone)?.formatInternational() ?? phone

/** The same within a sentence. In a right-to-left one it is isolated: its groups would change places. */
export const phoneInText = (phone: string) =>
  import.meta.env.RTL ? `\u2066${readablePhone(phone)}\u2069` : readablePhone(phone)
