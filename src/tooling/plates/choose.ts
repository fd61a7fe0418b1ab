import { tintOf } from './colors'
import { DRINKS } from './families'
import { kindIn, kindOf, kindsDescribed, type Found } from './find-kind'
import type { Garnish } from './garnish'
import { CONTENTS, SIDES, TRIMMINGS, WEAK_WORDS } from './kind-words/all'
import { isKind, KINDS, type KindName } from './kinds/all'
import type { Bed } from './kinds/kind'
import { sectionsOf } from './sections'
import { letters, lookUpIn, split, wordsOf } from './text'
import { GARNISH_WORDS } from './words'

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
  /** The word that decided, or null where nothing fitted and the dish was drawn as a mixed plate. */
  because: string | null
}

/** Words after which something is named that is not there. */
const WITHOUT = /\b(?:without|no|ohne|kein|keine|senza)\s+[\p{L}-]+|بدون\s+\p{L}+/giu

/** What sections are drawn as that hold whatever is small or without meat. */
const VAGUE = new Set<KindName>(['fries', 'vegetables'])

const lookUpWeak = lookUpIn(split(WEAK_WORDS))
const lookUpGarnish = lookUpIn(split(GARNISH_WORDS))

/**
 * The kind that the words of a dish say. The name goes first; a section that holds one kind of thing takes what is only
 * a topping or a filling there; then the first thing that the description names, and last what the section holds.
 */
function found(name: string, description: string, heading: string): Found | undefined {
  const sections = sectionsOf(heading)
  const clear = sections.length > 0 && sections.every(({ holds }) => holds)
  const fits = (kind: KindName) => !clear || sections.some(({ holds }) => holds!.includes(kind))
  const yields = ([kind, because]: Found) =>
    !fits(kind) &&
    (CONTENTS.has(kind) ||
      // The buttermilk of a 'Buttermilk stack'.
      (DRINKS.includes(kind) && !letters(name).endsWith(because)) ||
      sections.some(({ over }) => over === 'all' || over?.includes(kind)))
  const own = kindOf(name)
  if (own && !yields(own)) return own
  const weak = kindIn(name, lookUpWeak)
  const all = kindsDescribed(description).filter(([kind]) => fits(kind))
  const [section] = sections
  const last: Found | undefined =
    section && section.kind !== 'mixed-plate' ? [section.kind, section.because] : undefined
  if (clear) return (weak && fits(weak[0]) ? weak : undefined) ?? all[0] ?? last
  const [described] = all.filter(([kind]) => !TRIMMINGS.has(kind))
  // A side is a dish only among sides, or where nothing else is told.
  const side = last && !SIDES.has(last[0]) ? undefined : all[0]
  const surest = last && !VAGUE.has(last[0]) ? undefined : weak
  return described ?? surest ?? side ?? last ?? kindIn(name) ?? weak ?? kindIn(description, lookUpWeak)
}

const MOST_GARNISH = 5

/** What a text names, in its order. */
export const garnishIn = (text: string): Garnish[] => [
  ...new Set(wordsOf(text).flatMap((word) => lookUpGarnish(word).map(({ name }) => name))),
]

function garnishOf(text: string, { usual, shown = [] }: Bed): Garnish[] {
  const named = garnishIn(text).filter((name) => !shown.includes(name))
  return [...new Set([...named, ...(named.length < 2 ? usual : [])])].slice(0, MOST_GARNISH)
}

/** Which kind of dish a dish is drawn as, in which colour and with what on it, by its words. */
export function choosePlate({ name, description = '', section = '', plate }: Described): Chosen {
  const told = description.replace(WITHOUT, ' ')
  const fixed = isKind(plate) ? ([plate, 'plate'] as const) : undefined
  const [kind, because] = fixed ?? found(name, told, section) ?? (['mixed-plate', null] as const)
  const { garnish, color } = KINDS[kind]
  return {
    kind,
    because,
    color: tintOf(kind, name, told) ?? color,
    garnish: garnish ? garnishOf(`${name} ${told}`, garnish) : [],
  }
}
