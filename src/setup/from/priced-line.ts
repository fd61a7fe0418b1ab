import { isNoPriceAlone, noPriceIn } from './no-price.ts'
import { FROM_AT_END, pricesIn, type Priced, withLatinDigits } from './amounts.ts'
import { choiceIn } from './choices.ts'
import { bare, namesBefore, sizesOf, tidy } from './line-sizes.ts'
import { listedPrices, priceAt } from './listed-prices.ts'
import { cutName } from './name-cut.ts'
import { withoutLabel } from './price-label.ts'
import { withoutBrackets } from './each-words.ts'
import { isSize } from './size-words.ts'
import { isNumber, NUMBERED, withNumber } from './text-kinds.ts'
import type { PricedLine, Unsure } from './types.ts'

/** 'Lobster [€26.99]' */
const withoutFrame = (text: string) => text.replace(/\[(\s*\p{Sc}?\s*\d[\d.,]*\s*\p{Sc}?\s*)\]\s*$/u, ' $1 ')
/** '....', '. . . .', '____' and '-----' between a dish and its price, as so many spaces. */
const withoutLeaders = (text: string) =>
  text.replace(/[.·…‥_]{2,}|(?:\s[.·]){2,}\s?|-{3,}|—{2,}/g, (dots) => ' '.repeat(dots.length))
export const DEPOSIT =
  /[,;(]?\s*(?:zzgl\.?|zuzüglich|plus|\+|inkl\.?|incl\.?|excl\.?|exkl\.?)?\s*(?:(?:€\s*)?\d+[.,]\d{2}\s*€?\s*(?:Pfand|deposit)|(?:Pfand|deposit)\s*:?\s*(?:€\s*)?\d+[.,]\d{2}(?:\s*€)?)\)?/i
const CODE = String.raw`(?:[A-Za-z]\d?|\d{1,2}[a-z]?\*?|\*{1,3}|[A-Z]{2,9})`
const CODE_LIST = new RegExp(String.raw`^[([]?${CODE}(?:[\s,;/.|·]+${CODE})*[)\]]?$`)
export const isCodeList = (text: string) =>
  CODE_LIST.test(text.trim()) && (/\w\s*,\s\w/.test(text) || !isSize(text.trim()))
/** '(3,7)' and '(2,3,A,C)' are codes, whatever price they look like. */
const CODES_IN_BRACKETS =
  /\((?=[^)]*(?:[A-Za-z]|(?<!\d)\d\)|,.*,))(?:\d{1,2}[a-z]?|[A-Z]{1,2}\d?)(?:\s?,\s?(?:\d{1,2}[a-z]?|[A-Z]{1,2}\d?))+\)/g
const withoutCodes = (text: string) => text.replace(CODES_IN_BRACKETS, (codes) => ' '.repeat(codes.length))
/** 'may be', 'can be' in the seven languages: the line is a rule, not a dish. */
const MODAL =
  /(?<!\p{L})(?:may be|can be|kann|können|peut|peuvent|puede[ns]?|può|possono|olabilir)(?!\p{L})|\s(?:minus|weniger|less|moins|menos|meno)$|يمكن/iu
/** Words after a price that change what it is for; a description may stand there, too. */
const PER =
  /^.{1,14}$|(?<!\p{L})(?:per|pro|je|each|par|por|cad|adet|kişi|personen?|persons?|st(?:ü|u)ck|pcs|kg|100 ?g)(?!\p{L})/iu
/** Prices that are beside the dish's own: of something added, or in brackets. */
function ownPrices(text: string, prices: Priced[]): Priced[] {
  const depth = (at: number) => text.slice(0, at).split('(').length - text.slice(0, at).split(')').length
  const isExact = ({ sign, at, end }: Priced) => sign !== '' || /[.,]\d{2,3}$|[-–—]$/.test(text.slice(at, end))
  // '3,7' beside '5,50' is two codes.
  const told = prices.some(isExact) ? prices.filter(isExact) : prices
  // '2 for £2.40'
  const isOfSeveral = (at: number) => /\b\d+ (?:for|für|pour|por|per|tane)\s*$/i.test(text.slice(0, at))
  const own = told.filter(({ at, isAdded }) => !isAdded && depth(at) <= 0 && !isOfSeveral(at))
  // 'Rice with a choice of chicken, mutton or prawns (+£3.50)' has no price of its own.
  const isSaid = told.every(({ at, isAdded }) => isAdded && depth(at) > 0) && text.trim().split(/\s+/).length > 7
  return own.length > 0 || isSaid ? own : told
}

/** Number, name, description and codes, where they stand apart. */
function partsOf(lead: string) {
  const cells = lead
    .trim()
    .split(/\s{2,}/)
    .map(tidy)
    .filter((cell) => /[\p{L}\p{N}]/u.test(cell))
  const number = cells.length > 1 && isNumber(cells[0]!) ? cells.shift()! : ''
  // 'A  For two persons'
  if (cells.length > 1 && /^\p{Lu}$/u.test(cells[0]!)) cells.splice(0, 2, `${cells[0]} ${cells[1]}`)
  const codes = cells.slice(1).filter((cell) => isCodeList(cell))
  const [first = '', ...others] = cells.filter((cell, at) => at === 0 || !isCodeList(cell))
  const { name, said } = cutName(first)
  const description = [said, ...others].filter(Boolean).join(', ')
  return { name: withNumber(number, name), description, codes }
}

/** Numbers without decimals that end a line: one, or several in columns. */
function wholeAtEnd(written: string, isWhole: boolean): Priced[] {
  // '69 per person'
  const text = written.replace(/(?<=\d)\s(?:per|pro|par|por)\s\p{L}+\s*$/iu, '')
  const { index = 0, 0: all = '' } =
    /(?<=\S)(?:\s{2,}(?!(?:19|20)\d\d\s+\d)[1-9]\d{0,4})+\s*$|(?<=\S)\s+[1-9]\d{0,4}\s*$|(?<=\S)\s+[1-9]\d{0,3}(?:\s?\/\s?[1-9]\d{0,3})+(?:\s[A-Z]{1,3})?\s*$|(?<=\p{L}\s?:\s*)[1-9]\d{0,3}\.?\s*$|(?<=\p{L}\S*)\s{3,}(?!(?:19|20)\d\d\s)[1-9]\d{0,3}(?=\s{3,}\p{L}{3})/u.exec(
      withLatinDigits(text),
    ) ?? {}
  // 'Chablis 2012'
  if (/^\s(?:19[5-9]|20[0-3])\d\s*$/.test(all)) return []
  // 'served until 10'
  if (/(?:until|till|bis|jusqu[’']à|hasta|fino alle|kadar)\s*$/i.test(text.slice(0, index))) return []
  // 'Menu complet: 24.' is a price without decimals, too.
  const isTold = /:\s*$/.test(text.slice(0, index))
  if (!isWhole && !isTold && !/^\s{3}/.test(all)) return []
  return [...all.matchAll(/\d+/g)].map((one) => priceAt(index + one.index + one[0].length, one[0]))
}

/** Whole numbers after the names of sizes that make up the line: 'Single 8oz — 57 Double 16oz — 87'. */
function wholeAtSizes(text: string): Priced[] {
  const found = [...text.matchAll(/\s*[–—:]\s*(?<number>[1-9]\d{0,3})(?=\s|$)/g)]
  const labels = found.map(({ index }, at) =>
    text.slice((found[at - 1]?.index ?? 0) + (found[at - 1]?.[0].length ?? 0), index),
  )
  const last = found.at(-1)
  const isAll = found.length > 1 && text.slice(last!.index + last![0].length).trim() === ''
  if (!isAll || !labels.every((label) => isSize(bare(label)))) return []
  return found.map(({ 0: all, index, groups }) => priceAt(index + all.length, groups!.number!))
}

/** A dish whose price is told at the table. */
function withoutPrice({ lead, words }: { lead: string; words: string }): PricedLine {
  const { name, description } = partsOf(lead)
  const prices = [{ size: '', text: words }]
  return { kind: 'dish', name, description, prices, facts: {}, unsure: [], ends: [lead.length + words.length] }
}

/** Reads a line that has a dish and its prices. @param isWhole whether a number at the end may be a price */
export function pricedLine(written: string, digits: number, isWhole = false): PricedLine | undefined {
  if (choiceIn(written, digits)) return undefined
  const deposit = DEPOSIT.exec(written)?.[0] ?? ''
  const text = withoutLeaders(
    withoutLabel(withoutFrame(withoutBrackets(written.replace(deposit, ' '.repeat(deposit.length))))),
  )
  if (isNoPriceAlone(text)) return withoutPrice({ lead: '', words: text.trim() })
  const unsure: Unsure[] = []
  // '110.1 Sorbet' begins with its number.
  const number = NUMBERED.exec(text)?.[0].length ?? 0
  const all = pricesIn(withoutCodes(text), digits).filter(({ end }) => end > number)
  const listed = listedPrices(text)
  const prices = listed.length > 0 ? listed : ownPrices(text, all)
  if (prices.length === 0) {
    const told = noPriceIn(text)
    if (told) return withoutPrice(told)
    // 'SOUP  7' is a name and its price, and 'AB 7' are codes.
    if (isCodeList(text) && !/\p{Lu}{3}\s{2,}\d+$/u.test(text)) return undefined
    prices.push(...wholeAtSizes(text))
    if (prices.length === 0) {
      prices.push(...wholeAtEnd(text, isWhole))
      // 'Seats: 40'
      if (!isWhole && prices.length > 0 && /:\s*\S+\s*$/.test(text)) unsure.push({ cause: 'whole', about: text.trim() })
    }
    // Dots lead to a price that is not there.
    const { lead } = /^(?<lead>.*\p{L}.*?)\s*(?:\.{5,}|…{2,}|_{4,})\s*\p{Sc}?\s*$/u.exec(written)?.groups ?? {}
    if (prices.length === 0 && lead) return withoutPrice({ lead, words: '' })
    if (prices.length === 0) return undefined
  } else if (listed.length === 0 && all.some((one) => !prices.includes(one) && (one.isAdded || one.sign !== '')))
    unsure.push({ cause: 'price in text', about: text.slice(all.find((one) => !prices.includes(one))!.at).trim() })
  const parts = [...prices, undefined].map((price, at) => text.slice(prices[at - 1]?.end ?? 0, price?.at))
  const froms = parts.map((part) => FROM_AT_END.exec(part)?.[0] ?? '')
  const clean = parts.map((part, at) => part.slice(0, part.length - froms[at]!.length).replace(/\+\s*$/, ''))
  const named = prices.length > 1 ? sizesOf(clean) : undefined
  const isApart = clean.slice(1, -1).every((part) => /^\s{2}|^\s*\|/.test(part))
  const isOpen =
    !named || (isApart && (named.areGuessed || (named.sizes[0] === '' && !/\S\s\S/.test(clean[0]!.trim()))))
  const words = prices.length > 1 && isOpen ? namesBefore(clean) : undefined
  const sized = words ? undefined : named
  const { lead, sizes, tail } = sized ?? { lead: clean[0]!, sizes: [], tail: clean.slice(1).map(tidy).join(' ') }
  if (sized?.areGuessed) unsure.push({ cause: 'variants', about: sizes.join(', ') })
  // 'Add beans or peas for 60p'
  const { name, description, codes } = partsOf(lead.replace(/\s(?:for|für|um|pour|por|per)\s*$/i, ''))
  // 'Onion rings can be added for another 1.75'
  if (MODAL.test(name)) unsure.push({ cause: 'no name', about: name })
  const after = /[\p{L}\d]/u.test(tail) ? tidy(tail) : ''
  const isCodes = isCodeList(after)
  if (after && !isCodes && PER.test(after)) unsure.push({ cause: 'price words', about: after })
  const marks = [...codes, ...(isCodes ? [after] : [])].join(', ')
  return {
    ...{ kind: 'dish', name, unsure, ends: prices.map(({ end }) => end), ...(words && { words }) },
    description: [description, ...(after && !isCodes ? [after] : [])].filter(Boolean).join(', '),
    prices: prices.map(({ at, end, isAdded }, which) => ({
      size: sizes[which] ?? '',
      text: `${isAdded ? '+' : ''}${froms[which]}${text.slice(at, end)}`,
    })),
    facts: { ...(marks && { allergens: marks }), ...(deposit && { deposit: tidy(deposit) }) },
  }
}
