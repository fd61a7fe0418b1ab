import { locale } from './locale'
import { digitsOf, MOST } from './money'
import { typedLine } from './typed'

type Separators = { group: string; decimal: string }

/** Stands for a separator of thousands that is never one of decimals: a space, an apostrophe and the Arabic one. */
const APART = '_'

/** Those of amounts: in Austria other numbers have spaces between the thousands. */
function separatorsOf(currency: string, locale: string): Separators {
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency, minimumFractionDigits: 1 })
  const parts = format.formatToParts(1_234_567.8)
  const { group = APART, decimal = '.' } = Object.fromEntries(parts.map(({ type, value }) => [type, value]))
  return { group: /[.,]/.test(group) ? group : APART, decimal }
}

/** What people write and no browser does. */
const BY_PEOPLE: Record<string, string> = {
  CHF: 'FR',
  CNY: '元',
  INR: 'RS',
  LKR: 'RS',
  NPR: 'RS',
  PKR: 'RS',
  TRY: 'TL',
}

/** As a sign of letters is written: 'kr' and 'kr.'. Other signs have no point: '$.50' is less than a dollar. */
const withPoint = (sign: string) =>
  /\p{L}\.?$/u.test(sign) ? [sign.replace(/\.$/, ''), sign.replace(/\.?$/, '.')] : [sign]

/** How the currency may be written, the longest first: '€', 'EUR' and 'Euro', and 'US$' as elsewhere in the world. */
function signsOf(currency: string, locale: string): string[] {
  const written = (currencyDisplay: 'symbol' | 'narrowSymbol' | 'name', language = locale) => {
    const parts = new Intl.NumberFormat(language, { style: 'currency', currency, currencyDisplay }).formatToParts(0)
    const sign = parts.find(({ type }) => type === 'currency')?.value ?? ''
    return typedLine(sign.normalize('NFKC')).toUpperCase()
  }
  const signs = [written('symbol'), written('narrowSymbol'), written('name'), written('symbol', 'en-001')]
  const all = [...signs, BY_PEOPLE[currency] ?? ''].filter((sign) => sign !== '' && sign !== currency)
  return [currency, ...all.flatMap(withPoint)].toSorted((one, other) => other.length - one.length)
}

/** The text without the currency's sign, before or after it: '$3.50 USD' has both. */
function withoutSign(text: string, currency: string, locale: string): string {
  const signs = signsOf(currency, locale)
  const before = signs.find((sign) => text.startsWith(sign)) ?? ''
  const rest = text.slice(before.length)
  const after = signs.find((sign) => sign !== before && rest.endsWith(sign)) ?? ''
  return rest.slice(0, rest.length - after.length).trim()
}

/** Splits a number at its decimals, as '3.50', '.50' or '3.'; null when it is not written with these separators. In India thousands are grouped by two. */
function partsOf(number: string, { group, decimal }: Separators): [whole: string, part: string] | null {
  const [whole = '', part = '', ...more] = number.split(decimal)
  const isWhole = new RegExp(String.raw`^(\d+|\d{1,3}(?:[${group}${APART}]\d{2,3})*[${group}${APART}]\d{3})$`).test(
    whole,
  )
  const isBare = whole === '' && part !== ''
  if (!(isWhole || isBare) || more.length > 0 || !/^\d*$/.test(part)) return null
  return [whole.replace(/\D/g, ''), part]
}

/**
 * Reads an amount as people type it: with digits of any script, the currency's sign on either side or none, and the
 * separators of the shop's locale: '1.000' is a thousand in German. Those of other languages are understood where they
 * cannot mean anything else: '3,50' in English.
 * @param most the highest valid amount, in minor units
 * @param shop the locale; that of the shop unless a test says otherwise
 * @returns minor units; null when it is not an amount of the currency or more than `most`
 */
export function readAmount(typed: string, currency: string, most = MOST, shop: string = locale): number | null {
  const text = withoutSign(typedLine(typed.normalize('NFKC')).toUpperCase(), currency, shop)
  const own = separatorsOf(currency, shop)
  const number = text
    .replaceAll('٫', own.decimal)
    .replaceAll('،', ',')
    .replace(/[\s٬'’]/g, APART)
  const other = own.decimal === ',' ? { group: ',', decimal: '.' } : { group: '.', decimal: ',' }
  const [whole, part = ''] = partsOf(number, own) ?? partsOf(number, other) ?? []
  const digits = digitsOf(currency)
  if (whole === undefined || part.length > digits) return null
  const amount = Number(whole + part.padEnd(digits, '0'))
  return amount <= most ? amount : null
}

/** An amount in minor units as it is typed into a field: 350 as '3.50', and '3,50' in German. */
export function amountToType(minorUnits: number, currency: string, shop: string = locale): string {
  const digits = digitsOf(currency)
  return new Intl.NumberFormat(shop, {
    ...{ useGrouping: false, minimumFractionDigits: digits, maximumFractionDigits: digits },
  }).format(minorUnits / 10 ** digits)
}
