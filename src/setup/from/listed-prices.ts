import type { Priced } from './amounts.ts'

/** A number that ends at a place, as a price without a sign. */
export function priceAt(end: number, number: string): Priced {
  return { amount: 0, sign: '', isAdded: false, at: end - number.length, end }
}
const MEASURED = /(?<=\s)\d[\d.,]*\s?(?:cl|ml|l|oz|g)\s+(?<number>[1-9]\d{0,2}(?:[.,]\d{1,2})?)(?=\s|$)/g

/** 'Half dozen 24 / dozen 46', 'egg 3.5 / feta 4', '2 courses 28 | 3 courses 34', 'Riesling 0,1 l 6,5 0,75 l 39': words before each price. */
export function listedPrices(text: string): Priced[] {
  const measured = [...text.matchAll(MEASURED)].map(({ 0: all, index, groups }) =>
    priceAt(index + all.length, groups!.number!),
  )
  if (measured.length > 1 && measured.at(-1)!.end === text.trimEnd().length) return measured
  // '6 / 7.5'
  const { slashed } =
    /(?<=\s)(?<slashed>\d{1,3}(?:[.,]\d{1,2})?(?:\s?\/\s?\d{1,3}(?:[.,]\d{1,2})?)+)\s*$/.exec(text)?.groups ?? {}
  if (slashed && /[.,]/.test(slashed) && /(?:^|\/)\s?\d+\s?(?:$|\/)/.test(slashed)) {
    const from = text.lastIndexOf(slashed)
    return [...slashed.matchAll(/[\d.,]+/g)].map(({ 0: number, index }) =>
      priceAt(from + index + number.length, number),
    )
  }
  const parts = text.split(/(?<=\d)(?=\s*\|\s|\s+\/\s|\s{3,}\p{L})/u)
  const found = parts.map(
    (part) => /^(?<label>.*\p{L}.*?)\s(?<number>[1-9]\d{0,2}(?:[.,]\d{1,2})?)\s*$/u.exec(part)?.groups,
  )
  const areListed =
    parts.length > 1 && found.every((one, at) => one && (at === 0 || !/\d/.test(one.label!.replace(/\d\s/, ''))))
  if (!areListed || !found.some((one) => /^\d+$/.test(one!.number!))) return []
  return found.map((one, nth) => {
    const upTo = parts.slice(0, nth + 1).join('')
    return priceAt(upTo.trimEnd().length, one!.number!)
  })
}
