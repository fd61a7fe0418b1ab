import type { KindName } from './kinds/all'
import { DRINKS } from './families'
import { CONTENTS, HEADS, KIND_WORDS, SIDES, TRIMMINGS } from './kind-words/all'
import { means, split, wordOf, wordsOf } from './text'

/** A kind, and the word that told it. */
export type Found = [kind: KindName, because: string]

const kindWords = split(KIND_WORDS)

/** What follows one of these says what comes with the dish or what it lies in. */
const BESIDE = /\s(?:with|mit|con|in|im|on|an|auf|al|allo|alla?|alle|ai|agli|und dazu|served|مع|في)\s/iu

type Match = { kind: KindName; listed: string; end: number }

/** Of two words that end in the same place the longer tells more. */
const longest = (found: Match[]) =>
  found.filter(({ end, listed }) => !found.some((other) => other.end === end && other.listed.length > listed.length))

/** What a dish is goes before what is in it; a drink before another word is only what it was cooked with. */
const rankOf = ({ kind, end }: Match, last: number) =>
  DRINKS.includes(kind) && end < last ? 2 : CONTENTS.has(kind) ? 1 : 0

export function kindIn(text: string, table = kindWords): Found | undefined {
  const words = wordsOf(text)
  const last = Math.max(...words.map(({ end }) => end))
  const found = table.flatMap(([kind, list]) =>
    list.flatMap((entry) =>
      words.filter((word) => means(word, entry)).map(({ end }) => ({ kind, listed: wordOf(entry), end })),
    ),
  )
  // The noun comes last.
  const [best] = longest(found).toSorted((a, b) => rankOf(a, last) - rankOf(b, last) || b.end - a.end)
  return best && [best.kind, best.listed]
}

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

/** The kind that a name says: by its first word, or by what comes before 'with', and there before 'of'. */
export function kindOf(text: string): Found | undefined {
  const dish = text.split(BESIDE)[0]!
  return headOf(text) ?? withoutTrimmings(dish) ?? kindIn(dish.split(OF)[0]!) ?? kindIn(dish)
}

/** From here on a description tells what is served with the dish. */
const SERVED =
  /(?:^|[\s,.;(])(?:dazu|und dazu|served (?:with|on)|serviert mit|mit beilage|wahlweise|comes with|choice of|add|auf eis|on ice|on the rocks|contorno|accompagnato)(?=\s|$|[,.;:])/iu
const PHRASES = /[,.;:()|/–—]|\s-\s|\s(?:und|and|oder|or|e)\s/u
const WITH = /(?:^|\s)(?:with|mit|con|alla?|topped|smothered|مع)\s/iu
const INSIDE = /(?:^|\s)(?:in|im|an|on|auf|في)\s/iu

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
  return [...first, ...around]
}
