import { ageIn } from './dish.ts'
import { isSentence, isTerms } from './text-kinds.ts'
import { isSectionName } from './section-words.ts'
import type { PricedLine, Read, Unsure } from './types.ts'

/** Whether what stands before a price is said about a dish, and is not its name: a sentence, or words in brackets. */
const isSaid = (text: string) =>
  /^\(.{8}/.test(text) || (text.split(/\s+/).length > 3 && /\p{L}{3}[.!]$/u.test(text) && !ABBREVIATED.test(text))
/** 'Pils 4,9 % vol.', 'Meze-Platte für 2 Pers.' end in no sentence. */
const ABBREVIATED = /(?<!\p{L})(?:vol|alc|alk|abv|pers|port|stk|gem|versch|incl?|inkl|pcs|btl)\.$/iu
/** 'Single 8oz — 57  Double 16oz — 87': prices of sizes, and no name. */
const isSizes = ({ name, prices }: PricedLine) => name === '' && prices.length > 1 && prices.every(({ size }) => size)

/** Dishes whose name stands above a description or sizes with the prices, often apart from them. */
export function withNamesAbove(lines: Read[]): Read[] {
  const joined = [...lines]
  const said = lines.filter(({ priced, card }) => priced && !card && isSaid(priced.name))
  for (const [at, one] of lines.entries()) {
    const { priced } = one
    if (!priced || one.card || !(isSaid(priced.name) || isSizes(priced))) continue
    const above = joined.findLastIndex(({ isBlank }, place) => place < at && !isBlank)
    const name = joined[above]
    const isNamed = name && at - above < 4 && isName(name)
    const unsure: Unsure[] = []
    if (!isNamed && priced.name) unsure.push({ cause: 'no name', about: priced.name })
    // One alone may stand below a heading that is no name.
    else if (isNamed && priced.name && said.length < 3) unsure.push({ cause: 'wrapped', about: name.text.trim() })
    const dish = { ...priced, unsure: [...priced.unsure, ...unsure] }
    joined[at] = { ...one, priced: dish }
    if (!isNamed) continue
    const description = [priced.name, priced.description].filter(Boolean).join(', ')
    joined[at] = { ...one, line: name.line, priced: { ...dish, name: name.text.trim(), description } }
    joined[above] = { line: name.line, text: '', isBlank: true }
  }
  return joined
}

const isName = ({ text, priced }: Read) =>
  !priced &&
  /\p{L}{2}/u.test(text) &&
  text.trim().length < 60 &&
  !isSentence(text) &&
  !isTerms(text) &&
  !isSectionName(text) &&
  ageIn(text) === undefined
