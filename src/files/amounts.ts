import type { JsonWithLines, Path } from './json-with-lines.ts'

const AMOUNTS = ['price', 'fee', 'amount', 'minimum', 'minimumOrder']
/** A price can be an object with a price for each serving, by its name. */
const isAmount = (path: Path) => AMOUNTS.includes(String(path.at(-1))) || path.at(-2) === 'price'

/** Converts '9.00' and '9e2' to 900. Returns null for a whole number, or if the text is not a number. */
function minorUnits(written: string): number | null {
  if (/e/i.test(written)) return Math.round(Number(written))
  const [whole, part] = written.split('.')
  return part === undefined ? null : Number(whole + part.padEnd(2, '0'))
}

/** ' Amounts are in minor units: 900 for 9.00.' if the path is an amount, else ''. */
export function moneyHint(path: Path, { writtenNumber }: JsonWithLines): string {
  if (!isAmount(path)) return ''
  const written = writtenNumber(path) ?? ''
  const minor = minorUnits(written)
  return ` Amounts are in minor units: ${minor === null ? '850 for 8.50' : `${minor} for ${written}`}.`
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
    return isWhole && minorUnits(file.writtenNumber(path) ?? '') !== null ? [path] : []
  }
  return within(file.value, [])
}
