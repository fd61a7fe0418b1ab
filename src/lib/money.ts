import { locale } from './locale'
import otherThanTwo from './minor-units.gen.json' with { type: 'json' }

/**
 * Digits after the point: 2 for USD, 0 for JPY. They are those of ISO 4217, as in the contract, and never those of `Intl`:
 * browsers write HUF without decimals, and change that between versions.
 */
export const digitsOf = (currency: string) => (otherThanTwo as Record<string, number>)[currency] ?? 2

/** People write amounts in these without decimals, unless there are hundredths. */
const MOSTLY_WHOLE = /COP|HUF|IDR|PKR|RSD/

const formats = new Map<string, Intl.NumberFormat>()

function formatOf(currency: string, digits: number): Intl.NumberFormat {
  const format =
    formats.get(currency + digits) ??
    new Intl.NumberFormat(locale, {
      ...{ style: 'currency', currency, minimumFractionDigits: digits, maximumFractionDigits: digits },
    })
  formats.set(currency + digits, format)
  return format
}

/** An amount in minor units as a plain number, for machines: 1450 USD as '14.50'. */
export function decimal(minorUnits: number, currency: string): string {
  const digits = digitsOf(currency)
  return (minorUnits / 10 ** digits).toFixed(digits)
}

/** The highest valid amount of the contract, in minor units. No single answer exceeds it, but sums of hostile answers may. */
export const MOST = 1e12

/**
 * An amount in minor units as text: 1450 USD as '$14.50'. Empty when the currency is unknown or the amount invalid. Engines
 * disagree about which spaces and apostrophes stand in it.
 */
export function formatMoney(minorUnits: number, currency: string): string {
  if (!currency || !(Math.abs(minorUnits) <= MOST)) return ''
  const digits = digitsOf(currency)
  const amount = minorUnits / 10 ** digits
  return formatOf(currency, MOSTLY_WHOLE.test(currency) && amount % 1 === 0 ? 0 : digits)
    .format(amount)
    .replace(/\s/g, '\u00a0')
    .replaceAll("'", '’')
}
