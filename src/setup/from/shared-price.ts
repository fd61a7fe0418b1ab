import { pricedLine } from './priced-line.ts'
import { isSentence } from './text-kinds.ts'
import type { Read } from './types.ts'

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

/** Gives the lines below a shared price that price, up to the next line with one of its own. */
export function withShared(lines: Read[], digits: number): Read[] {
  let shared: ReturnType<typeof sharedPrice>
  let isFirst = false
  return lines.map((one, at) => {
    const below = lines.slice(at + 1).find(({ isBlank }) => !isBlank)
    const found = one.isHeading ? undefined : sharedPrice(one.text)
    if (found && below && !below.priced && !below.isHeading && !isSentence(nameIn(below))) {
      shared = found
      isFirst = true
      const { priced: _, ...rest } = one
      return { ...rest, text: found.heading || one.text, isHeading: found.heading !== '' }
    }
    if (one.isBlank && isFirst) return one
    isFirst = false
    if (one.isBlank || one.isHeading || one.priced || isSentence(nameIn(one))) shared = undefined
    const priced = shared && pricedLine(`${one.text}    ${shared.price}`, digits, true)
    return priced
      ? { ...one, priced: { ...priced, unsure: [...priced.unsure, { cause: 'shared', about: priced.name }] } }
      : one
  })
}
