import examples from 'libphonenumber-js/examples.mobile.json' with { type: 'json' }
import { getCountries, getExampleNumber, isPossiblePhoneNumber, type CountryCode } from 'libphonenumber-js/min'
import { t } from 'ttag'
import type { JsonWithLines, Mistake, Path } from '../../tooling/files/json-with-lines.ts'
import { isLocale, languages } from '../../i18n/catalogs.ts'
import { typedCode } from '../../lib/typed'
import { didYouMean } from '../../tooling/files/schema-mistakes.ts'
import { addressMistakes } from './address-mistakes'
import { hoursMistakes } from './hours-mistakes'
import { isRecord } from './lists'
import { idOf } from './short-menu'
import { specialMistakes } from './special-mistakes'

/** What a reward can give. */
const GIVES = ['percent', 'amount', 'menuItemId', 'sectionId']

const isTimeZone = (name: string) => {
  try {
    return Boolean(new Intl.DateTimeFormat('en-US', { timeZone: name }))
  } catch {
    return false
  }
}
const COUNTRIES = getCountries()

/**
 * What is wrong with a phone number; false if nothing is. Without a country code it is read for that of the address,
 * and not at all where that is unknown: the country is the mistake then.
 */
export function phoneMistake(phone: string, address: unknown): string | false {
  const written = isRecord(address) ? address.country : undefined
  const country: CountryCode | undefined = COUNTRIES.find((one) => one === written)
  const isUnread = country === undefined && written !== undefined && !phone.trim().startsWith('+')
  if (isUnread || isPossiblePhoneNumber(phone, country)) return false
  const example = country && getExampleNumber(country, examples)?.formatInternational()
  return t`"${phone}" is not a phone number. Write it like "${example ?? '+1 212 555 0100'}".`
}

/**
 * What a schema cannot say of a restaurant file: zones, currencies, addresses and phone numbers that do not exist, hours
 * that overlap, promo codes that are there twice.
 */
export function restaurantMistakes({ value, lineOf }: JsonWithLines): Mistake[] {
  if (!isRecord(value)) return []
  const mistakes: Mistake[] = []
  const tell = (path: Path, text: string) => mistakes.push({ line: lineOf(path), text })
  const {
    name,
    id,
    timeZone,
    currency,
    locale,
    otherLocales,
    address,
    phone,
    hours,
    specialHours,
    promoCodes,
    pointsProgram,
  } = value

  if (typeof name === 'string' && name !== '' && id === undefined && !/^[\w-]+$/.test(idOf(value))) {
    tell(['name'], t`"id" is missing: addresses have the letters a to z only, so none can be made of "${name}".`)
  }
  if (typeof timeZone === 'string' && !isTimeZone(timeZone)) {
    const known = Intl.supportedValuesOf('timeZone')
    tell(
      ['timeZone'],
      t`"${timeZone}" is not a known time zone. Write it like "America/New_York".` + didYouMean(timeZone, known),
    )
  }
  const currencies = Intl.supportedValuesOf('currency')
  if (typeof currency === 'string' && !currencies.includes(currency)) {
    const text = t`"${currency}" is not a known currency. Write it like "EUR".`
    tell(['currency'], text + didYouMean(currency, currencies))
  }
  const others = Array.isArray(otherLocales) ? (otherLocales as unknown[]) : []
  const locales = [{ path: ['locale'], one: locale }, ...others.map((one, at) => ({ path: ['otherLocales', at], one }))]
  for (const { path, one } of locales) {
    if (typeof one !== 'string' || isLocale(one)) continue
    const known = languages().join(', ')
    tell(path, t`"${one}" is not a locale of the shop. Write it like "en-US"; the languages are ${known}.`)
  }
  mistakes.push(...addressMistakes(address, lineOf))
  const noPhone = typeof phone === 'string' && phone !== '' && phoneMistake(phone, address)
  if (noPhone) tell(['phone'], noPhone)
  if (isRecord(hours)) mistakes.push(...hoursMistakes(hours, lineOf))
  if (isRecord(specialHours)) mistakes.push(...specialMistakes(specialHours, { lineOf }))
  const codes = new Map<string, number>()
  for (const [at, one] of (Array.isArray(promoCodes) ? (promoCodes as unknown[]) : []).entries()) {
    if (!isRecord(one)) continue
    const { code, ends } = one
    if (typeof code === 'string') {
      const written = typedCode(code).toUpperCase()
      const line = codes.get(written)
      if (line === undefined) codes.set(written, lineOf(['promoCodes', at]))
      else tell(['promoCodes', at], t`The code "${written}" is taken by the promo code in line ${line}.`)
    }
    if ('percent' in one === 'amount' in one) {
      tell(['promoCodes', at], t`${JSON.stringify(code)} needs either a "percent" or an "amount".`)
    }
    if (typeof ends === 'string' && Number.isNaN(Date.parse(ends))) {
      tell(['promoCodes', at, 'ends'], t`"${ends}" is not a date and time. Write it like "2026-12-31T23:00:00Z".`)
    }
  }
  const { rewards = [] } = isRecord(pointsProgram) ? pointsProgram : {}
  for (const [at, one] of (Array.isArray(rewards) ? (rewards as unknown[]) : []).entries()) {
    if (!isRecord(one) || GIVES.filter((kind) => kind in one).length === 1) continue
    const kinds = GIVES.map((kind) => `"${kind}"`).join(', ')
    tell(['pointsProgram', 'rewards', at], t`${JSON.stringify(one.id)} needs one of ${kinds}.`)
  }
  return mistakes
}
