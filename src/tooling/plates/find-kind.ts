import type { KindName } from './kinds/all'
import { DRINKS } from './families'
import { CONTENTS, HEADS, KIND_WORDS, SIDES, TRIMMINGS } from './kind-words/all'
import { lookUpIn, split, wordOf, wordsOf } from './text'

/** A kind, and the word that told it. */
export type Found = [kind: KindName, because: string]

const lookUpKind = lookUpIn(split(KIND_WORDS))

/** What follows one of these says what comes with the dish or what it lies in. */
const BESIDE = /\s(?:with|w\/|mit|con|in|im|on|an|auf|al|allo|alla|alle|ai|agli|und dazu|served|مع|في)\s/iu

type Match = { kind: KindName; listed: string; row: number; start: number; end: number }

/** A word that is part of a longer one tells less: the rib of 'rib eye', the soup of 'wonton soup'. */
const longest = (found: Match[]) =>
  found.filter(
    ({ start, end, listed }) =>
      !found.some((other) => other.start <= start && other.end >= end && other.listed.length > listed.length),
  )

/** What a dish is goes before what is in it; a drink before another word is only what it was cooked with. */
const rankOf = ({ kind, end }: Match, last: number) =>
  DRINKS.includes(kind) && end < last ? 2 : CONTENTS.has(kind) ? 1 : 0

export function kindIn(text: string, lookUp = lookUpKind): Found | undefined {
  const words = wordsOf(text)
  const last = Math.max(...words.map(({ end }) => end))
  const found = words.flatMap((word) =>
    lookUp(word).map(({ name, entry, row }): Match => {
      const listed = wordOf(entry)
      return { kind: name, listed, row, start: word.text.startsWith(listed) ? word.start : word.end, end: word.end }
    }),
  )
  // The noun comes last.
  const [best] = longest(found).toSorted((a, b) => rankOf(a, last) - rankOf(b, last) || b.end - a.end || a.row - b.row)
  return best && [best.kind, best.listed]
}

/** The measure is no part of the dish: 'bowl of chili'. */
const MEASURE = /^(?:cup|bowl|side|order|plate|basket|slice|piece|pot) of\s+/iu

/** Numbers of a menu and sizes of a dish before its name. */
const BEFORE =
  /^(?:\S*\d\S*|kleine[rs]?|gro(?:ß|ss)e[rs]?|mini|small|large|frische[rs]?|hausgemachte[rs]?|unsere?)\s+/iu

function headOf(text: string): Found | undefined {
  const found = kindIn(text.replace(BEFORE, '').split(/\s/)[0]!)
  return found && HEADS.has(found[0]) ? found : undefined
}

/** What comes after one of these says what the dish is made of. */
const OF = /\s(?:di|del|della|dei|degli|de|of|vom|von)\s/iu

/** What is only beside the rest comes last, after an 'and': 'Scampi & chips'. */
const LAST = /^(.+)(?:[,&+]|\s(?:and|und|e|n))\s+([^,&+]+)$/iu

function withoutTrimmings(dish: string): Found | undefined {
  const [, rest, last] = LAST.exec(dish) ?? []
  const [whole, trimming] = [kindIn(dish), last && kindIn(last)]
  return rest && trimming && whole?.[1] === trimming[1] && TRIMMINGS.has(trimming[0]) ? kindOf(rest) : undefined
}

/** A remark in brackets: 'Wonton soup (no noodles)'. */
const ASIDE = /\(.*?\)/gu

/** The kind that a name says: by its first word, or by what comes before 'with', and there before 'of'. */
export function kindOf(name: string): Found | undefined {
  const text = name.replace(ASIDE, ' ').trim() || name
  const dish = text.replace(MEASURE, '').split(BESIDE)[0]!
  return headOf(text) ?? withoutTrimmings(dish) ?? kindIn(dish.split(OF)[0]!) ?? kindIn(dish)
}

/** From here on a description tells what is served with the dish. */
const SERVED =
  /(?:^|[\s,.;(])(?:dazu|und dazu|served (?:with|on)|serviert mit|mit beilage|wahlweise|comes with|choice of|add|auf eis|on ice|on the rocks|contorno|accompagnato)(?=\s|$|[,.;:])/iu
const PHRASES = /[,.;:()|/–—]|\s-\s|\s(?:und|and|oder|or|e)\s/u
const WITH = /(?:^|\s)(?:with|w\/|mit|con|alla|topped|smothered|مع)\s/iu
const INSIDE = /(?:^|\s)(?:in|im|an|on|over|auf|في)\s/iu

/** Sides of an egg dish: 'home fries and ham, topped with two eggs' is drawn as eggs. */
const AROUND_EGGS: KindName[] = ['bacon', 'bread', 'egg-toast', 'fries', 'muffin', 'roast-potatoes']

/** The kinds that a description names, the first thing first; what only comes with the dish is left out. */
export function kindsDescribed(description: string): Found[] {
  const told = description.split(SERVED)[0]!
  const phrases = told.split(PHRASES).map((phrase) => phrase.split(WITH)[0]!.split(INSIDE))
  const first = phrases.flatMap(([thing], index) => {
    const found = kindOf(thing!)
    return found && (index === 0 || !(SIDES.has(found[0]) || DRINKS.includes(found[0]))) ? [found] : []
  })
  // 'Beef in oyster sauce' says how it is cooked, 'mussels in white wine' not what it is.
  const around = phrases
    .flatMap(([, ...rest]) => rest.map((part) => kindOf(part)))
    .filter((one) => one !== undefined)
    .filter(([kind]) => !SIDES.has(kind) && !DRINKS.includes(kind))
  const eggs = told.split(PHRASES).flatMap((phrase) => {
    const found = kindIn(phrase)
    return found?.[0] === 'eggs' ? [found] : []
  })
  return [...(first[0] && AROUND_EGGS.includes(first[0][0]) ? eggs : []), ...first, ...around]
}
