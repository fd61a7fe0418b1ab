import type { Garnish } from './garnish'
import { isKind, KINDS, type KindName } from './kinds/all'
import { KIND_WORDS, WEAK_WORDS } from './kind-words'
import { COLOR_WORDS, GARNISH_WORDS } from './words'

export type Described = {
  name: string
  description?: string | undefined
  section?: string | undefined
  plate?: unknown
}
export type Chosen = {
  kind: KindName
  color: string
  garnish: Garnish[]
  /** The word that decided, or null where nothing fitted and the dish was drawn as a plain plate. */
  because: string | null
}

/** Spelling without case, accents and articles: what the lists of words.ts are written in. */
const fold = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\u0300-\u036f\u064b-\u0652'’´]/g, '')
    .replaceAll('ß', 'ss')
    .replace(/[أإآ]/g, 'ا')

/** The words of a text, and each two or three that follow each other as one, for 'fried rice' or 'pad thai'. */
function wordsOf(text: string): string[] {
  const words = fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map((word) => word.replace(/^ال(?=..)/u, ''))
  const joined = (count: number) =>
    words.slice(0, words.length - count + 1).map((_, at) => words.slice(at, at + count).join(''))
  return [...joined(3), ...joined(2), ...words]
}

/** Words after which something is named that is not there. */
const WITHOUT = /\b(?:without|no|ohne|kein|keine|senza)\s+[\p{L}-]+|بدون\s+\p{L}+/giu

const split = <Name>(table: [Name, string][]) => table.map(([name, words]) => [name, fold(words).split(' ')] as const)
const kindWords = split(KIND_WORDS)
const weakWords = split(WEAK_WORDS)
const garnishWords = split(GARNISH_WORDS)
const colorWords = split(COLOR_WORDS)

/** Whether a word is meant by one of a list: in the plural, and as the end of a compound such as 'Tomatensuppe'. */
const means = (word: string, listed: string) =>
  word === listed ||
  word === `${listed}s` ||
  word === listed.replace(/y$/, 'ies') ||
  word === `${listed}n` ||
  (listed.length >= 5 && word.endsWith(listed))

/** Kinds that are what is served, and not how: 'chicken' in a chicken soup. Another word of the name goes first. */
const CONTENTS = new Set<KindName>([
  'bacon',
  'schnitzel',
  'plain-rice',
  'roast-chicken',
  'shrimp',
  'squid',
  'mussels',
  'fish',
  'steak',
  'eggs',
  'beans',
  'green-beans',
  'cabbage',
  'vegetables',
  'meatballs',
  'bread',
  'sweet-potato',
  'cucumbers',
  'fruit',
  'roti',
  'lobster',
])

/** What follows one of these says what comes with the dish. */
const BESIDE = /\s(?:with|mit|con|in|on|an|auf|alla?|und dazu|مع|في)\s/iu

function kindIn(text: string, table = kindWords): [KindName, string] | undefined {
  const words = wordsOf(text)
  const whole = words.slice(
    -fold(text)
      .split(/[^\p{L}\p{N}]+/u)
      .filter(Boolean).length,
  )
  const end = (word: string) => whole.findLastIndex((one) => word.endsWith(one))
  const found = table.flatMap(([kind, list]) =>
    list.flatMap((listed) =>
      words
        .filter((word) => means(word, listed))
        .map((word) => ({ kind, listed, end: end(word), rank: CONTENTS.has(kind) ? 1 : 0 })),
    ),
  )
  // The noun comes last, and of two words that end there the longer tells more.
  const [best] = found.toSorted((a, b) => a.rank - b.rank || b.end - a.end || b.listed.length - a.listed.length)
  return best && [best.kind, best.listed]
}

/** Kinds whose word comes first in Italian and on German menus: 'Pizza Gyros' is a pizza. */
const HEADS = new Set<KindName>(['pizza', 'pasta', 'salad', 'baguette', 'schnitzel', 'gratin', 'wrap', 'burger'])

function headOf(text: string): [KindName, string] | undefined {
  const found = kindIn(text.split(/[\s-]/)[0]!)
  return found && HEADS.has(found[0]) ? found : undefined
}

const bestKind = (text: string) => headOf(text) ?? kindIn(text.split(BESIDE)[0]!) ?? kindIn(text)

/** Contents of which a section such as 'Curries' says what is made. */
const MEATS = new Set<KindName>(['roast-chicken', 'shrimp', 'squid'])

/** By the name; a name that says only what is in the dish leaves it to the section to say what is made of it. */
function named(name: string, section: string): [KindName, string] | undefined {
  const [own, all] = [bestKind(name), bestKind(section)]
  return own && all && MEATS.has(own[0]) && !CONTENTS.has(all[0]) ? all : (own ?? all)
}

const MOST_GARNISH = 5

/** What a text names, in its order. */
export function garnishIn(text: string): Garnish[] {
  const words = wordsOf(text)
  const at = ([, list]: (typeof garnishWords)[number]) =>
    words.findIndex((word) => list.some((listed) => means(word, listed)))
  return garnishWords
    .map((entry) => [entry[0], at(entry)] as const)
    .filter(([, index]) => index >= 0)
    .toSorted((a, b) => a[1] - b[1])
    .map(([name]) => name)
}

function garnishOf(text: string, own: Garnish[], shown: Garnish[] = []): Garnish[] {
  const named = garnishIn(text).filter((name) => !shown.includes(name))
  return [...new Set([...named, ...(named.length < 2 ? own : [])])].slice(0, MOST_GARNISH)
}

/** Kinds whose colour is that of what is poured, cooked or frozen. */
const TINTED = new Set<KindName>([
  'noodle-soup',
  'clear-soup',
  'cream-soup',
  'curry',
  'stew',
  'pasta',
  'creamy-glass',
  'cold-glass',
  'ice-cream',
  'soft-serve',
  'shaved-ice',
  'flan',
  'yogurt',
  'tea',
  'rice-pudding',
  'bottle',
  'waffle',
  'cake',
  'bubble-tea',
  'dip',
])

/** Which kind of dish a dish is drawn as, in which colour and with what on it, by its words. */
export function choosePlate({ name, description = '', section = '', plate }: Described): Chosen {
  const told = description.replace(WITHOUT, ' ')
  const fixed = isKind(plate) ? ([plate, 'plate'] as const) : undefined
  const [kind, because] =
    fixed ?? named(name, section) ?? kindIn(name, weakWords) ?? bestKind(told) ?? (['rice-plate', null] as const)
  const { garnish, color, shows } = KINDS[kind]
  const text = `${name} ${told}`
  const words = wordsOf(name)
  const tint =
    TINTED.has(kind) && colorWords.find(([, list]) => list.some((listed) => words.some((word) => means(word, listed))))
  const lies = garnish.length > 0 || KINDS[kind].area[1] > 60
  return { kind, because, color: tint ? tint[0] : color, garnish: lies ? garnishOf(text, garnish, shows) : [] }
}
