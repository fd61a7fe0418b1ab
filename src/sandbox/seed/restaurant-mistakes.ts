import { getCountries } from 'libphonenumber-js/min'
import type { JsonWithLines, Mistake, Path } from '../../files/json-with-lines.ts'
import { isLocale, languages } from '../../i18n/catalogs.ts'
import { didYouMean } from '../../files/schema-mistakes.ts'
import { idOf } from './short-menu'
import { periodOf } from './short-restaurant'

type Loose = Record<string, unknown>

const isRecord = (value: unknown): value is Loose =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isTimeZone = (name: string) => {
  try {
    return Boolean(new Intl.DateTimeFormat('en-US', { timeZone: name }))
  } catch {
    return false
  }
}
const COUNTRIES = getCountries()
const isCountry = (code: string) => !/^[A-Z]{2}$/.test(code) || COUNTRIES.some((one) => one === code)

/** Whether two periods of a day overlap. One that closes before it opens ends on the next day. */
function overlap(periods: string[]): boolean {
  const sorted = periods.map(periodOf).toSorted((one, other) => one.opens.localeCompare(other.opens))
  return sorted.some(({ opens, closes }, at) => {
    const next = sorted[at + 1]
    return next !== undefined && (closes <= opens || next.opens < closes)
  })
}

/** What a schema cannot say of a restaurant file: zones, currencies and countries that do not exist, hours that overlap. */
export function restaurantMistakes({ value, lineOf }: JsonWithLines): Mistake[] {
  if (!isRecord(value)) return []
  const mistakes: Mistake[] = []
  const tell = (path: Path, text: string) => mistakes.push({ line: lineOf(path), text })
  const { name, id, timeZone, currency, locale, address, hours, promoCodes } = value

  if (typeof name === 'string' && name !== '' && id === undefined && !/^[\w-]+$/.test(idOf(value))) {
    tell(['name'], `"id" is missing: addresses have the letters a to z only, so none can be made of "${name}".`)
  }
  if (typeof timeZone === 'string' && !isTimeZone(timeZone)) {
    const known = Intl.supportedValuesOf('timeZone')
    tell(
      ['timeZone'],
      `"${timeZone}" is not a known time zone. Write it like "America/New_York".${didYouMean(timeZone, known)}`,
    )
  }
  const currencies = Intl.supportedValuesOf('currency')
  if (typeof currency === 'string' && !currencies.includes(currency)) {
    tell(['currency'], `"${currency}" is not a known currency. Write it like "EUR".${didYouMean(currency, currencies)}`)
  }
  if (typeof locale === 'string' && !isLocale(locale)) {
    const known = languages().join(', ')
    tell(['locale'], `"${locale}" is not a locale of the shop. Write it like "en-US"; the languages are ${known}.`)
  }
  if (isRecord(address) && typeof address.country === 'string' && !isCountry(address.country)) {
    tell(
      ['address', 'country'],
      `"${address.country}" is not a known country. Write it like "US".${didYouMean(address.country, COUNTRIES)}`,
    )
  }
  for (const [day, given] of Object.entries(isRecord(hours) ? hours : {})) {
    const periods = Array.isArray(given) ? given.filter((one) => typeof one === 'string') : []
    if (overlap(periods)) tell(['hours', day], `${day}: two of these hours overlap.`)
  }
  for (const [at, one] of (Array.isArray(promoCodes) ? (promoCodes as unknown[]) : []).entries()) {
    if (!isRecord(one)) continue
    const { code, ends } = one
    if ('percent' in one === 'amount' in one) {
      tell(['promoCodes', at], `${JSON.stringify(code)} needs either a "percent" or an "amount".`)
    }
    if (typeof ends === 'string' && Number.isNaN(Date.parse(ends))) {
      tell(['promoCodes', at, 'ends'], `"${ends}" is not a date and time. Write it like "2026-12-31T23:00:00Z".`)
    }
  }
  return mistakes
}
