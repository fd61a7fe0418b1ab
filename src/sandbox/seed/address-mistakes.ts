import { getCountries } from 'libphonenumber-js/min'
import { t } from 'ttag'
import { isPostalCode, isRequired, PARTS, regionOf, regionsIn, type AddressRules } from '../../lib/address-rules'
import { addressRules } from '../../lib/all-address-rules'
import { didYouMean } from '../../tooling/files/schema-mistakes.ts'
import type { JsonWithLines, Mistake } from '../../tooling/files/json-with-lines.ts'
import { isRecord } from './lists'

const COUNTRIES: string[] = getCountries()

/** What is wrong with the country of an address; false if nothing is. */
export const countryMistake = (country: string) =>
  /^[A-Z]{2}$/.test(country) &&
  !COUNTRIES.includes(country) &&
  t`"${country}" is not a known country. Write it like "US".` + didYouMean(country, COUNTRIES)

/** What a part of a country is called, in a sentence. */
const REGION: Record<string, string> = {
  area: t`area`,
  county: t`county`,
  department: t`department`,
  district: t`district`,
  emirate: t`emirate`,
  island: t`island`,
  oblast: t`oblast`,
  parish: t`parish`,
  prefecture: t`prefecture`,
  province: t`province`,
  state: t`state`,
}

const OTHER_SCRIPT = /[^\P{L}\p{sc=Latin}]/u

const exampleOf = ({ example }: AddressRules) => (example ? ` ${t`Write it like "${example}".`}` : '')

/** What is wrong with a part of an address that has one; false if nothing is. */
export function partMistake(part: string, value: string, country: string): string | false {
  const rules = addressRules(country)
  if (part === 'postalCode') {
    return !isPostalCode(value, rules) && t`"${value}" is no postal code of ${country}.` + exampleOf(rules)
  }
  const language = (OTHER_SCRIPT.test(value) && rules.lang) || 'en'
  if (part !== 'region' || rules.regions.length === 0 || regionOf(value, rules, language)) return false
  const known = regionsIn(rules, language).map(([written]) => written)
  const kind = REGION[rules.region ?? ''] ?? REGION.province!
  const text = t`"${value}" is no ${kind} of ${country}. There are ${known.join(', ')}.`
  return text + didYouMean(value, known)
}

/** What a country's address must have, and lacks or has wrong. */
export function addressMistakes(address: unknown, lineOf: JsonWithLines['lineOf']): Mistake[] {
  if (!isRecord(address) || typeof address.country !== 'string') return []
  const { country } = address
  const line = lineOf(['address'])
  const wrong = countryMistake(country)
  if (wrong) return [{ line: lineOf(['address', 'country']), text: wrong }]
  const rules = addressRules(country)
  return Object.values(PARTS).flatMap((part) => {
    const written = address[part]
    if (written !== undefined && typeof written !== 'string') return []
    if (!written?.trim()) {
      const missing = t`"${part}" is missing: an address in ${country} has one.`
      const text = missing + (part === 'postalCode' ? exampleOf(rules) : '')
      return part !== 'line1' && isRequired(part, rules) ? [{ line, text }] : []
    }
    const text = partMistake(part, written, country)
    return text ? [{ line: lineOf(['address', part]), text }] : []
  })
}
