import { locale } from './locale'

const formats = new Map<string, Intl.NumberFormat>()

function formatOf(currency: string): Intl.NumberFormat {
  const format = formats.get(currency) ?? new Intl.NumberFormat(locale, { style: 'currency', currency })
  formats.set(currency, format)
  return format
}

/** Digits after the point: 2 for USD, 0 for JPY. */
export const digitsOf = (currency: string) => formatOf(currency).resolvedOptions().maximumFractionDigits ?? 2

/** An amount in minor units as a plain number, for machines: 1450 USD as '14.50'. */
export function decimal(minorUnits: number, currency: string): string {
  const digits = digitsOf(currency)
  return (minorUnits / 10 ** digits).toFixed(digits)
}

/** The highest valid amount, in minor units. No single answer exceeds it, but sums of hostile answers may. */
const MOST = 1e12

/** An amount in minor units as text: 1450 USD as '$14.50'. Empty when the currency is unknown or the amount invalid. */
export function formatMoney(minorUnits: number, currency: string): string {
  if (!currency || !(Math.abs(minorUnits) <= MOST)) return ''
  return formatOf(currency).format(minorUnits / 10 ** digitsOf(currency))
}
