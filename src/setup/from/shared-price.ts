import { pricedLine } from './priced-line.ts'
import { isSize } from './size-words.ts'
import { isSentence, isTerms } from './text-kinds.ts'
import type { DishEntry, PricedLine, Read } from './types.ts'

const PRICE = String.raw`(?<price>\p{Sc}?\s?\d{1,3}(?:[.,]\d{2,3})?\s?\p{Sc}?)`
const EACH = new RegExp(
  String.raw`^(?<lead>.*\S)\s+${PRICE}\s*(?:each|ea\.?|je|jeweils|chacun|l[’']unité|cad\.?|cadauno|cada uno|tanesi|adedi)$`,
  'iu',
)
const ALL = new RegExp(
  String.raw`^(?<lead>(?:all|every|alle|jede[rs]?|tou(?:te)?s|tutt[ie]|tod[oa]s|tüm|bütün|جميع|كل)\s.*\p{L}\)?)\s*[:–—-]?\s*${PRICE}$`,
  'iu',
)
const isCaps = (text: string) => text === text.toUpperCase() && /\p{Lu}{2}/u.test(text)

/** 'All sides $5' and 'COCKTAILS  16 each': a price that holds for the lines below it. */
export function sharedPrice(text: string): { price: string; heading: string } | undefined {
  const each = EACH.exec(text.trim())?.groups
  if (each && isCaps(each.lead!)) return { price: each.price!.trim(), heading: each.lead!.trim() }
  const all = ALL.exec(text.trim())?.groups
  return all && { price: all.price!.trim(), heading: '' }
}

/** What stands before a wide gap: a description may follow it. */
const nameIn = ({ text }: Read) => text.trim().split(/\s{2,}/)[0]!

/** The prices that a line has for those below it, and what remains of the line as their heading. */
type Shared = { prices: DishEntry['prices']; heading: string; isOfCards?: boolean }

/** '8" £8.95 | 12" £10.95': sizes alone hold for the lines below where these have no prices. */
function sharedSizes({ priced }: Read, below: Read[]): Shared | undefined {
  const isAlone = priced?.name === '' && priced.prices.length > 1 && priced.prices.every(({ size }) => size !== '')
  // Names and what is said about them may stand above sizes of their own.
  const next = below.findIndex((one) => one.priced)
  const isOwn = next !== -1 && next < 3 && below[next]!.priced!.name === ''
  return isAlone && !isOwn && below.length > 1 && below.slice(0, 2).every(isOpen)
    ? { prices: priced.prices, heading: '' }
    : undefined
}

/** 'Juices · 0.3 l / 3.20' above dishes that have elements of their own, and no prices in them. */
function sharedByCards({ card, priced }: Read, below: Read | undefined): Shared | undefined {
  const isAbove = below?.card?.price === '' && !card && priced?.prices.length === 1
  const [size = '', ...heading] = isAbove ? priced.name.split(/\s[·–|]\s/).toReversed() : []
  if (!isAbove || !isSize(size)) return undefined
  return { prices: [{ ...priced.prices[0]!, size }], heading: heading.toReversed().join(', '), isOfCards: true }
}

/** Whether a line may be a dish that lacks its price. */
const isOpen = (one: Read) =>
  one.card?.price === '' || (!one.priced && !one.isHeading && !isTerms(one.text) && !isSentence(nameIn(one)))

/** Gives the lines below a shared price that price, up to the next line with one of its own. */
export function withShared(lines: Read[], digits: number): Read[] {
  let shared: Shared | undefined
  let isFirst = false
  return lines.flatMap((one, at): Read | Read[] => {
    const below = lines.slice(at + 1).filter(({ isBlank }) => !isBlank)
    const said = one.isHeading ? undefined : sharedPrice(one.text)
    const found = said && { prices: [{ size: '', text: said.price }], heading: said.heading }
    const held =
      found && below[0] && isOpen(below[0]) ? found : (sharedSizes(one, below) ?? sharedByCards(one, below[0]))
    if (held) {
      shared = held
      isFirst = true
      const { priced: _, ...rest } = one
      if (held !== found && !held.heading) return { line: one.line, text: '', isBlank: true }
      return { ...rest, text: held.heading || one.text, isHeading: held.heading !== '' }
    }
    if (one.isBlank && (isFirst || one.line === 0)) return one
    isFirst = false
    if (one.isBlank ? !shared?.isOfCards : !isOpen(one) || (shared?.isOfCards && !one.card)) shared = undefined
    if (one.isBlank) return one
    if (!shared) return one
    const { prices } = shared
    return apart(one).map((part) => ({ ...part, priced: withPrices(part, prices, digits) }))
  })
}

/** Two names in one line, in columns: neither is what is said about the other. */
function apart(one: Read): Read[] {
  const cells = one.text.trim().split(/\s{3,}/)
  const areNames = !one.card && cells.length > 1 && cells.every((cell) => /^\p{Lu}[^,]{2,44}$/u.test(cell))
  return areNames ? cells.map((text) => ({ ...one, text })) : [one]
}

function withPrices(one: Read, prices: DishEntry['prices'], digits: number): PricedLine | undefined {
  const priced = one.priced ?? pricedLine(`${one.text}    1,00`, digits, true)
  return priced && { ...priced, prices, unsure: [...priced.unsure, { cause: 'shared', about: priced.name }] }
}
