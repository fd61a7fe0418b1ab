import { existsSync, statSync } from 'node:fs'
import { getCountries } from 'libphonenumber-js/min'
import { t } from 'ttag'
import { brandMistakes } from '../tooling/brand/brand-mistakes.ts'
import { readLogoFile } from '../tooling/brand/logo.ts'
import { parseWithLines } from '../tooling/files/json-with-lines.ts'
import { didYouMean } from '../tooling/files/schema-mistakes.ts'
import { countryMistake, partMistake } from '../sandbox/seed/address-mistakes.ts'
import { phoneMistake, restaurantMistakes } from '../sandbox/seed/restaurant-mistakes.ts'
import { isRequired, type AddressPart } from '../lib/address-rules.ts'
import { addressRules } from '../lib/all-address-rules.ts'
import { seedsOf } from './brand.ts'

/** A check that returns what is expected if an answer does not match. */
export const unless = (pattern: RegExp, expected: string) => (answer: string) => !pattern.test(answer) && expected

/** Removes the slash at the end of a URL. */
export const withoutSlash = (address: string) => address.replace(/\/$/, '')

/** The first mistake in a part of a restaurant file; false if there is none. */
export const mistakeIn = (part: object) => restaurantMistakes(parseWithLines(JSON.stringify(part)))[0]?.text ?? false

export const mistakeOfCountry = (country: string) =>
  /^[A-Z]{2}$/.test(country)
    ? countryMistake(country)
    : t`Two capital letters, like US.` + didYouMean(country, getCountries())

/** Checks a part of an address by the rules of its country. Empty is right where the country needs none. */
export const mistakeOfPart =
  (part: AddressPart) =>
  (answer: string, { country = 'US' }: { country?: string } = {}) => {
    if (answer.trim()) return partMistake(part, answer, country)
    return isRequired(part, addressRules(country)) && t`An address in ${country} has one.`
  }

/** Checks an accent in Classic and Luxury. Luxury is last and stricter, so the accent it suggests works in both. */
export function mistakeOfAccent(accent: string): string | false {
  if (!/^#[0-9a-fA-F]{6}$/.test(accent)) return t`Like #176a3a.`
  const wrong = brandMistakes(seedsOf(accent), parseWithLines('{}')).at(-1)
  if (!wrong) return false
  const nearest = /"(#\w+)"/.exec(wrong.text)?.[1]
  return nearest
    ? t`Text in this color is hard to read in the shop. The nearest that works is "${nearest}".`
    : t`Text in this color is hard to read in the shop. Choose a darker one.`
}

export const mistakeOfPhone = (phone: string, { country = 'US' }: { country?: string } = {}) =>
  phone !== '' && phoneMistake(phone, { country })

export async function mistakeOfLogo(file: string) {
  if (file === '') return false
  const isThere = /\.(svg|png|webp)$/i.test(file) && existsSync(file) && statSync(file).isFile()
  if (!isThere) return t`A file that exists, .svg, .png or .webp.`
  const found = await readLogoFile(file)
  return typeof found === 'string' && found
}

/** Normalises '7,5 %' to '7.5'. */
export const tidyPercent = (percent: string) => percent.replace(/\s*%$/, '').replace(',', '.')

/** Whether it is a percentage. 0.07 is refused: somebody means 7 %, as no tax is that low. */
const isPercent = (text: string) => {
  const number = Number(text)
  return /^\d+(\.\d+)?$/.test(text) && number <= 100 && (number === 0 || number >= 0.5)
}

export const mistakeOfPercent = (percent: string) =>
  percent !== '' && !isPercent(percent) && t`A percentage from 0 to 100, like 7.`

const TIME = String.raw`([01]\d|2[0-3]):[0-5]\d`
const HOURS = new RegExp(`^${TIME}-${TIME}(, ${TIME}-${TIME})*$`)
/** Normalises '9:00-15:00,18:00 - 23:00' to '09:00-15:00, 18:00-23:00'. */
export const tidyHours = (hours: string) =>
  hours
    .replace(/\b\d:/g, '0$&')
    .replace(/\s*-\s*/g, '-')
    .split(/\s*,\s*/)
    .join(', ')

/** What is wrong with hours, without the field of the file that nobody has seen. */
const withoutKey = (wrong: string | false) => wrong && wrong.replace(/^EVERY_DAY: /, '')

export const mistakeOfHours = (hours: string) =>
  HOURS.test(hours)
    ? withoutKey(mistakeIn({ hours: { EVERY_DAY: hours.split(', ') } }))
    : t`Like 11:00-22:00, or 11:30-15:00, 18:00-23:30.`
