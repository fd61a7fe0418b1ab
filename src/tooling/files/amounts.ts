import { t } from 'ttag'
import type { JsonWithLines, Path } from './json-with-lines.ts'

const AMOUNTS = ['price', 'deposit', 'fee', 'amount', 'minimum', 'minimumOrder']
/** A price or a deposit can be an object with one for each serving, by its name; gift cards have a list. */
const OF_SEVERAL = ['price', 'deposit', 'amounts']
const isAmount = (path: Path) => AMOUNTS.includes(String(path.at(-1))) || OF_SEVERAL.includes(String(path.at(-2)))

/** Converts '9.00' and '9e2' to 900, with two digits. Returns null for a whole number, or if the text is not a number. */
function minorUnits(written: string, digits: number): number | null {
  if (/e/i.test(written)) return Math.round(Number(written))
  return written.includes('.') ? Math.round(Number(written) * 10 ** digits) : null
}

/**
 * ' Amounts are in minor units: 900 for 9.00.' if the path is an amount, else ''.
 * @param digits the decimals of the currency
 */
export function moneyHint(path: Path, { writtenNumber }: JsonWithLines, digits: number): string {
  if (!isAmount(path)) return ''
  const written = writtenNumber(path) ?? ''
  const minor = minorUnits(written, digits)
  const [amount, price] = minor === null ? ['850', (850 / 10 ** digits).toFixed(digits)] : [minor, written]
  return ` ${t`Amounts are in minor units: ${amount} for ${price}.`}`
}

/** Finds amounts written with a point or an exponent: 9.00 is not 9 cents. */
export function amountsWithPoint(file: JsonWithLines): Path[] {
  const within = (value: unknown, path: Path): Path[] => {
    if (typeof value === 'object' && value !== null) {
      return Object.entries(value).flatMap(([key, inner]) =>
        within(inner, [...path, Array.isArray(value) ? Number(key) : key]),
      )
    }
    const isWhole = Number.isInteger(value) && isAmount(path)
    return isWhole && minorUnits(file.writtenNumber(path) ?? '', 0) !== null ? [path] : []
  }
  return within(file.value, [])
}
