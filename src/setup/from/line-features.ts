import { ageIn } from './dish.ts'
import { cutName } from './name-cut.ts'
import { isSectionLike } from './section-words.ts'
import { headAndSaid, isCaps, NUMBERED } from './text-kinds.ts'
import type { Read } from './types.ts'

/** The features of a line, and the values each may have. */
export const FEATURES = {
  shape: ['caps', 'title', 'sentence', 'lower'],
  words: ['few', 'some', 'many', 'long'],
  commas: ['none', 'one', 'several'],
  end: ['open', 'stop', 'goes on', 'colon'],
  gap: ['close', 'apart'],
  below: ['close', 'apart'],
  number: ['no', 'yes'],
  digits: ['no', 'yes'],
  section: ['no', 'yes'],
  mark: ['no', 'yes'],
  led: ['no', 'yes'],
} as const
export type Feature = keyof typeof FEATURES
/** For each feature, which of its values a line has. */
export type Seen = Record<Feature, number>

/** 'Soup ....... 5': what leads to a price is said about no other line. */
const LED = /[.·…‥_]{4,}|(?:\s\.){4,}/
export const isLed = (text: string) => LED.test(text)

/** 'Soup of the Day': most words begin with a capital. */
function isTitle(text: string): boolean {
  const words = text.split(/\s+/).filter((word) => /\p{L}{4}/u.test(word))
  const high = words.filter((word) => /^\P{L}*\p{Lu}/u.test(word))
  return high.length > 0 && high.length * 3 >= words.length * 2
}

function shapeOf(text: string): number {
  if (isCaps(text)) return 0
  if (/^[\p{Ll}(+*&–-]/u.test(text)) return 3
  return isTitle(text) ? 1 : 2
}

/** Describes the words of a line by their features. @param isApart whether there is an empty line above it, and below it */
export function seenIn({ text, priced, card, isHeading }: Read, [isApart, isLast]: [boolean, boolean]): Seen {
  const short = cutName(card?.name ?? (priced?.name || text.trim().split(/\s{2,}(?=\p{Ll})/u)[0]!)).name
  const lead = priced ? short : headAndSaid(short.replace(/(?<=\S)\s*\([^)]*\)$/, '')).head.trim()
  const bare = lead.replace(NUMBERED, '')
  const words = bare.split(/\s+/).length
  const commas = bare.split(/,\s/).length - 1
  return {
    shape: shapeOf(bare),
    words: words < 3 ? 0 : words < 5 ? 1 : words < 9 ? 2 : 3,
    commas: Math.min(commas, 2),
    end: /[.!?]$|\p{Ll}{2}[.!?]\s+\p{Lu}/u.test(short)
      ? 1
      : /[,&/–-]$|\s(?:and|und|et|e|y|ve|with|mit|avec|con)$/u.test(short)
        ? 2
        : /:$/.test(short)
          ? 3
          : 0,
    gap: Number(isApart),
    below: Number(isLast),
    number: Number(NUMBERED.test(short)),
    digits: Number(/\d/.test(bare.replace(/\(.*?\)/g, ''))),
    section: Number(isSectionLike(short) || (!priced && ageIn(short) !== undefined)),
    mark: Number(isHeading === true),
    led: Number(priced !== undefined && isLed(text)),
  }
}
