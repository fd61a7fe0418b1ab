import { isSupportedCountry, parsePhoneNumberFromString, type PhoneNumber } from 'libphonenumber-js/min'
import { country as shopCountry } from 'virtual:shop-address'
import { dialled } from './tel'
import { typedLine } from './typed'

/** What is written in place of something else, and in which country if it is not all. */
type Reading = [written: RegExp, meant: string, country?: string]

/** Tried before the text itself, which would be a number of the country as well: the lengths are all that is checked. */
const FIRST: Reading[] = [
  [/^\s*00\s*/, '+'],
  // In Germany an area code has its zero, so this is the country's code without a plus.
  [/^\s*49(?=\D*1[5-7])/, '+49', 'DE'],
]

/**
 * Tried before those of a customer: with its area code a mobile number of Argentina looks like one of a landline, which
 * gets no SMS.
 */
const MOBILE: Reading[] = [[/^\s*\(?0?(?=[1-9])(?!15|54|9)/, '+549 ', 'AR']]

/** What phones keep and people write before or within a number, and what is tried in its place, one after the other. */
const OTHERWISE: Reading[] = [
  // A zero for calls within the country.
  [/\(0+\)/, ''],
  // The prefixes of calls abroad, as dialled elsewhere than in the shop's country.
  [/^\s*(?:\++\s*0*|0011|011|00)\s*/, '+'],
  // The prefixes of Mexico until 2019: of a mobile number, and of calls to one or to another area.
  [/^\+?52\s*\(?1\)?/, '+52'],
  [/^\s*\(?(?:044|045|01)\)?\s*/, '', 'MX'],
  // Both marks of a mobile number of Argentina, where one is enough.
  [/^\+54\s*9\s*/, '+54 '],
  // The zero of Italy's landlines, which calls from abroad need, too.
  [/^\+39\s*(?=[1-9])/, '+390'],
]

/** The number that a text stands for; undefined when no reading of it is a valid number. */
function parse(input: string, country: string, early = FIRST): PhoneNumber | undefined {
  const region = [country, shopCountry].find((one) => isSupportedCountry(one))
  const isMeant = ([, , where]: Reading) => !where || where === region
  const first = early
    .filter((one) => isMeant(one) && one[0].test(input))
    .map(([written, meant]) => input.replace(written, meant))
  const others = OTHERWISE.filter(isMeant).reduce(
    (tried, [written, meant]) => [...tried, tried.at(-1)!.replace(written, meant)],
    [input],
  )
  for (const reading of [...first, ...others]) {
    const number = parsePhoneNumberFromString(reading, region)
    if (number?.isValid()) return number
  }
  return undefined
}

/**
 * A customer's number in E.164, or null when the text is not a valid number. Formatted and pasted numbers are fine.
 * @param country the restaurant's ISO country code, for numbers without a country code; that of the build if unknown
 */
export const e164 = (input: string, country: string = shopCountry): string | null =>
  parse(typedLine(input), country, [...FIRST, ...MOBILE])?.number ?? null

/** The `tel:` URL of a number (RFC 3966), an extension as `;ext=`. What is no valid number is dialled as written. */
export const telUrl = (phone: string, country: string = shopCountry): string =>
  parse(phone, country)?.getURI() ?? dialled(phone)

/** A number as people write it: '+1 212 555 0142'. */
export const readablePhone = (phone: string) => parsePhoneNumberFromString(phone)?.formatInternational() ?? phone

/** The same within a sentence. In a right-to-left one it is isolated: its groups would change places. */
export const phoneInText = (phone: string) =>
  import.meta.env.RTL ? `\u2066${readablePhone(phone)}\u2069` : readablePhone(phone)
