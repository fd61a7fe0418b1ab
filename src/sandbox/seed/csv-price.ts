import { t } from 'ttag'

const PRICE = /^(?<before>\p{Sc})?\s*(?<whole>\d+)(?:[.,](?<part>\d{1,3}))?\s*(?<after>\p{Sc})?$/u

/** The sign of a currency; undefined for currencies written in letters, such as KWD. */
const signOf = (currency: string) =>
  new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
    .formatToParts(0)
    .find(({ type, value }) => type === 'currency' && /^\p{Sc}$/u.test(value))?.value

/** Parses a price as printed on a menu: '8.50' is 850 if the currency has two decimals. Returns a message if it is not one. */
export function readPrice(written: string, currency: string, digits: number): number | string {
  const { before, whole, part = '', after } = PRICE.exec(written.trim().normalize('NFKC'))?.groups ?? {}
  if (whole === undefined || part.length > digits) {
    return t`"${written}" is not a price. It is written like ${(8.5).toFixed(digits)}.`
  }
  const sign = before ?? after
  const own = signOf(currency)
  if (sign && own && sign !== own) {
    return t`"${written}" is not in the restaurant's currency, ${currency}. Write ${written.replace(sign, own)}.`
  }
  return Number(whole + part.padEnd(digits, '0'))
}
