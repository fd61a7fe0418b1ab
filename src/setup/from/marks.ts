import { dietIn } from './diet-words.ts'
import type { Legend, Unsure } from './types.ts'

/** What codes and words beside a dish say about it. */
export type Marks = { allergens: string[]; additives: string[]; diets: string[]; spice: number; unsure: Unsure[] }

const SMALL = '[⁰¹²³⁴⁵⁶⁷⁸⁹ᵃᵇᶜᵈᵉᶠᵍʰⁱʲᵏˡᵐⁿᵒᵖʳ]+'
const RAISED = new RegExp(String.raw`${SMALL}(?:[,\s⁾⁽·]*${SMALL})*`, 'gu')
/** Raised letters and digits as those of a line. */
const lowered = (text: string) => text.normalize('NFKD')
/** The space that a code leaves. Spaces before a semicolon that are there already are French. */
const TAKEN = '\v'
const CHILLI = /(?:🌶\uFE0F?\s*)+/gu
export const LIKE_CODE = /^(?:[A-Za-z]\d?|\d{1,2}[a-z]?)$/

/** What one code means; undefined if the file does not say it. */
export function meaningOf(code: string, { allergens, additives, diets, spice }: Legend): Partial<Marks> | undefined {
  const upper = code.toUpperCase()
  const lower = code.toLowerCase()
  const named = additives[code] ? undefined : (allergens[code] ?? allergens[upper] ?? allergens[lower])
  const areNuts = named?.length === 2 && named.includes('TREE_NUTS') && named.includes('PEANUT')
  if (named) return { allergens: named, ...(areNuts && { unsure: [{ cause: 'nuts', about: code }] }) }
  const additive = [code, lower, upper].find((one) => additives[one])
  if (additive) return { additives: [additive] }
  if (diets[upper]) return { diets: [diets[upper]] }
  if (spice.includes(code)) return { spice: Math.min(3, [...code].filter((one) => one !== '\uFE0F').length) }
  return undefined
}

export const merged = (parts: Partial<Marks>[]): Marks => ({
  allergens: [...new Set(parts.flatMap(({ allergens = [] }) => allergens))],
  additives: [...new Set(parts.flatMap(({ additives = [] }) => additives))],
  diets: [...new Set(parts.flatMap(({ diets = [] }) => diets))],
  spice: Math.max(0, ...parts.map(({ spice = 0 }) => spice)),
  unsure: parts.flatMap(({ unsure = [] }) => unsure),
})

/** The codes of a list; 'ACG' is three. */
export const codesIn = (text: string) =>
  text
    .split(/[\s,;/.|+،·]+/)
    .filter(Boolean)
    .flatMap((code) => (/^[A-R]{2,9}$/.test(code) && !dietOf(code) ? [...code] : [code]))

/** Diets in brackets after a name, which most menus do not explain: (V), (VG), (GF). */
function dietOf(code: string): Partial<Marks> | undefined {
  if (!/^(?:v|vg|ve|gf|veg|vegan\p{L}*|vegetari\p{L}*|veggie|glutenfrei|gluten[- ]free)$/iu.test(code)) return undefined
  const diet = dietIn(code)!
  return { diets: [diet], ...(code.toLowerCase() === 'v' && { unsure: [{ cause: 'diet', about: '(V)' }] }) }
}

/** What a list in brackets says, if all of it is known. */
function inBrackets(list: string, legend: Legend): Partial<Marks>[] | undefined {
  const codes = codesIn(list)
  const whole = codes.every((code) => meaningOf(code, legend)) ? undefined : dietOf(list.trim())
  const known = whole ? [whole] : codes.map((code) => meaningOf(code, legend) ?? dietOf(code))
  return codes.length > 0 && known.every((one) => one !== undefined) ? known : undefined
}

/** A text without its codes, and what they say. */
export function marksIn(written: string, legend: Legend): { text: string; marks: Marks } {
  const found: Partial<Marks>[] = []
  const unexplained: string[] = []
  const take = (list: string, all: string) => {
    // 'Cola 0,33l'
    if (/^\d+,\d+\s?[cm]?l$/i.test(list)) return all
    const known = inBrackets(list, legend)
    const codes = codesIn(list)
    const areCodes = (codes.length > 1 && codes.every((code) => LIKE_CODE.test(code))) || /^[A-Z]$/.test(list)
    if (!known && areCodes) unexplained.push(list)
    if (!known) return all
    found.push(...known)
    return TAKEN
  }
  const isSpicy = legend.spice.some((code) => code.startsWith('*'))
  let text = written
    .replace(CHILLI, (all) => {
      found.push({ spice: Math.min(3, [...all].filter((one) => one === '🌶').length) })
      return TAKEN
    })
    .replace(RAISED, (all) => take(lowered(all).replace(/(?<=\d)(?=[a-z])|(?<=[a-z])(?=[a-z\d])/g, ','), all))
    .replace(/[([]([^()[\]]{1,40})[)\]]/g, (all, list: string) => take(list, all))
    // Short names of diets are no words: 'Caesar V', 'Ribeye* GF', 'House Salad VG GF'.
    .replace(/(?<=[\p{L})*]\s+)(?:GF|VGN?|VE|V)(?:[\s,/]+(?:GF|VGN?|VE|V))*$/u, (all) => take(all, all))
    // At the end without brackets: 'Cola1,2', 'Margherita A,C,G'.
    .replace(/(?<=\p{Ll})\d{1,2}(?:,\s?(?:\d{1,2}|[a-zA-Z]))*$/u, (all) => take(all, all))
    .replace(
      /(?<=[\p{L})”“"»*]\s+)(?:[A-Za-z]\d?|\d{1,2}[a-z]?)(?:\s?[,/·]\s?(?:[A-Za-z]\d?|\d{1,2}[a-z]?))+$/u,
      (all) => take(all, all),
    )
    .replace(/(?<=\p{L})\s(?:[A-Z]\d?|\d{1,2}[a-z]?)(?:\s(?:[A-Z]\d?|\d{1,2}[a-z]?))+$/u, (all) => take(all, all))
    .replace(/(?<=[\p{L})]\s)(?:\d{1,2}[a-z]|[A-R]{2,9})$/u, (all) => (inBrackets(all, legend) ? take(all, all) : all))
    .replace(/(?<=[\p{L}]{2}\s+|[)”“"»]\s+)(?:\d{1,2}|[A-Za-z])$/u, (all) => {
      // Of one code alone nobody knows whether it belongs to the name.
      if (inBrackets(all, legend)) found.push({ unsure: [{ cause: 'code', about: written }] })
      return take(all, all)
    })
  if (isSpicy) {
    text = text.replace(/\*+/g, (all) => {
      found.push({ spice: Math.min(3, all.length) })
      return TAKEN
    })
  } else if (text.includes('*')) found.push({ unsure: [{ cause: 'stars', about: written }] })
  if (unexplained.length > 0) found.push({ unsure: [{ cause: 'no legend', about: unexplained.join('; ') }] })
  return {
    text: text
      .replace(/\s+(?=[,.)])|\s*\v\s*(?=;)/g, '')
      .replace(/\s+/g, ' ')
      .trim(),
    marks: merged(found),
  }
}
