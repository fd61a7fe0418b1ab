import { isSectionName } from './section-words.ts'
import { isCaps, isSentence, isTerms } from './text-kinds.ts'
import type { DishEntry, Line, PricedLine, Read } from './types.ts'

/** '12' and '12.': a whole number alone in a line. */
const NUMBER = /^\s*(?<number>[1-9]\d{0,3})\.?\s*$/
const numberIn = ({ text }: Line) => NUMBER.exec(text)?.groups?.number

/**
 * Lines of a whole number alone as prices without names, where there are several and they do not count pages. Numbers
 * one below another are a column whose names nobody can tell.
 */
export function lonePrices(lines: Line[], others: number): Map<Line, PricedLine> {
  const filled = lines.filter(({ text }) => text.trim() !== '')
  const isNumber = (at: number) => filled[at] !== undefined && numberIn(filled[at]) !== undefined
  const alone = filled.filter((_, at) => isNumber(at) && !isNumber(at - 1) && !isNumber(at + 1))
  const numbers = alone.map((one) => Number(numberIn(one)))
  const isCounting = numbers.every((one, at) => at === 0 || one === numbers[at - 1]! + 1)
  if (numbers.length < 3 || numbers.length <= others || isCounting) return new Map()
  return new Map(alone.map((one) => [one, priced('', [{ size: '', text: numberIn(one)! }], one.text.length)]))
}

const priced = (name: string, prices: DishEntry['prices'], end = 0): PricedLine => ({
  ...{ kind: 'dish', name, description: '', prices, facts: {}, unsure: [], ends: [end] },
})

const isHead = ({ text }: Read) =>
  isSectionName(text) || isCaps(text) || (text.trim().length < 30 && !/[,.\d]/.test(text) && !isTerms(text))

/**
 * 'Small Plates', '12' and then names: where each price alone in a line stands right below a heading and the last one
 * has dishes below it, it holds for all that follow.
 */
export function withPricesOfSections(lines: Read[]): Read[] | undefined {
  const filled = lines.filter(({ isBlank }) => !isBlank)
  const places = filled.flatMap(({ priced }, at) => (priced?.name === '' ? [at] : []))
  const last = places.at(-1)
  const areHeads = places.every((at) => at > 0 && !filled[at - 1]!.priced && isHead(filled[at - 1]!))
  if (last === undefined || places.length < 2 || !areHeads || filled.length - last < 3) return undefined
  // A name, its price and what is said about it are one dish.
  const below = (at: number, nth: number) => filled.slice(at + 1, (places[nth + 1] ?? filled.length + 1) - 1)
  const lists = places.filter((at, nth) => below(at, nth).filter(({ text }) => !isSentence(text)).length > 1)
  if (lists.length * 2 < places.length) return undefined
  let prices: DishEntry['prices'] = []
  const isSaid = saidIn(filled)
  return filled.map((one, at) => {
    if (filled[at + 1]?.priced?.name === '') {
      prices = []
      return { ...one, isHeading: true }
    }
    if (one.priced?.name === '') {
      prices = one.priced.prices
      return { line: one.line, text: '', isBlank: true }
    }
    const isOpen = !one.priced && !isTerms(one.text) && prices.length > 0 && !isSaid(one)
    return isOpen ? { ...one, priced: withPrices(one, prices) } : one
  })
}

/** Tells what is said about dishes from their names, where each stands below one. */
function saidIn(lines: Read[]): (one: Read) => boolean {
  const isSaid = ({ text }: Read) => isSentence(text) && !/\d\.?\)?\s*$/.test(text)
  const said = lines.filter(isSaid)
  const below = lines.filter((one, at) => isSaid(one) && at > 0 && !isSaid(lines[at - 1]!))
  const arePairs = below.length > 2 && below.length * 4 > said.length * 3
  return (one) => arePairs && isSaid(one)
}

/** A dish with the price of its section, or with one of its own: 'Bread and oil 2.', 'Trout and peas (22.)'. */
function withPrices({ text }: Line, prices: DishEntry['prices']): PricedLine {
  const { name, number } = /^\s*(?<name>.*\p{L})\s+\(?(?<number>[1-9]\d{0,2})\.?\)?\s*$/u.exec(text)?.groups ?? {}
  if (name && number)
    return { ...priced(name, [{ size: '', text: number }]), unsure: [{ cause: 'whole', about: name }] }
  const whole = text.trim()
  return { ...priced(whole, prices), unsure: [{ cause: 'shared', about: whole }] }
}
