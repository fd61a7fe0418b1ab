import { isAlone, placeOfNames } from './names-and-prices.ts'
import { pricesBelow } from './prices-below.ts'
import { pricesBeside } from './prices-beside.ts'
import { pricesBetween } from './prices-between.ts'
import { withNamesAbove } from './joined-lines.ts'
import type { Entry, Read } from './types.ts'

/** Lines of a text whose prices all stand alone, or all beside their dishes. */
type Part = { lines: Read[]; areAlone: boolean }

/** How many dishes may be unlike the others of their part. */
const FEW = 2

/** Splits a text where its prices change their place: food may have them below, and drinks beside the names. */
function partsOf(lines: Read[]): Part[] {
  const places = lines.flatMap((one, at) => (one.priced ? [{ at, is: isAlone(one) }] : []))
  const isUsual = places.filter(({ is }) => is).length * 2 > places.length
  const parts: Part[] = []
  let from = 0
  const end = (to: number, areAlone: boolean) => {
    if (to > from) parts.push({ lines: lines.slice(from, to), areAlone })
    from = to
  }
  for (let start = 0; start < places.length;) {
    const { is } = places[start]!
    const next = places.findIndex((one, at) => at > start && one.is !== is)
    const stop = next === -1 ? places.length : next
    if (is !== isUsual && stop - start > FEW) {
      end(start === 0 ? 0 : places[start - 1]!.at + 1, isUsual)
      end(places[stop - 1]!.at + 1, is)
    }
    start = stop
  }
  end(lines.length, isUsual)
  return parts
}

/** What the lines of a text are, wherever its prices stand. */
export function laidOut(lines: Read[]): Entry[] {
  return partsOf(lines).flatMap(({ lines: part, areAlone }) => {
    if (!areAlone) return pricesBeside(withNamesAbove(part))
    const { isRightAbove, isOpen, areNumbered } = placeOfNames(part)
    return isRightAbove ? pricesBetween(part, isOpen) : pricesBelow(part, { isOpen, areNumbered })
  })
}
