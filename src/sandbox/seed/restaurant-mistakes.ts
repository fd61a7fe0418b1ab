import type { JsonWithLines, Mistake, Path } from './json-with-lines'
import { didYouMean } from './schema-mistakes'
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
const isCountry = (code: string) =>
  !/^[A-Z]{2}$/.test(code) || new Intl.DisplayNames('en', { type: 'region', fallback: 'none' }).of(code) !== undefined

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
  const { timeZone, currency, address, hours, promoCodes } = value

  if (typeof timeZone === 'string' && !isTimeZone(timeZone)) {
    const known = Intl.supportedValuesOf('timeZone')
    tell(['timeZone'], `"${timeZone}" is not a time zone, like "America/New_York".${didYouMean(timeZone, known)}`)
  }
  const currencies = Intl.supportedValuesOf('currency')
  if (typeof currency === 'string' && !currencies.includes(currency)) {
    tell(['currency'], `"${currency}" is not a currency, like "EUR".${didYouMean(currency, currencies)}`)
  }
  if (isRecord(address) && typeof address.country === 'string' && !isCountry(address.country)) {
    tell(['address', 'country'], `"${address.country}" is not a country, like "US".`)
  }
  for (const [day, given] of Object.entries(isRecord(hours) ? hours : {})) {
    const periods = Array.isArray(given) ? given.filter((one) => typeof one === 'string') : []
    if (overlap(periods)) tell(['hours', day], `${day}: two of these hours overlap.`)
  }
  for (const [at, one] of (Array.isArray(promoCodes) ? (promoCodes as unknown[]) : []).entries()) {
    if (isRecord(one) && 'percent' in one === 'amount' in one) {
      tell(['promoCodes', at], `${JSON.stringify(one.code)} gives either a "percent" or an "amount".`)
    }
  }
  return mistakes
}
