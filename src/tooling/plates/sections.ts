import { kindOf } from './find-kind'
import { CONTENTS } from './kind-words/all'
import { DRINK_SECTIONS } from './drink-sections'
import { FOOD_SECTIONS } from './food-sections'
import type { Row } from './section-row'
import { fold, wordsOf } from './text'

export type Section = Omit<Row, 'words'> & { because: string }

/** What comes after one of these tells more about the dishes, not what they are. */
const ASIDE = /\(.*?\)|\s(?:with|mit|con|served|alle)\s.*$/giu

/** A section that may hold anything, and says nothing of it. */
const OPEN: Section = { kind: 'mixed-plate', because: '' }

const rows = [...FOOD_SECTIONS, ...DRINK_SECTIONS].map((row) => ({ ...row, list: fold(row.words).split(' ') }))

const AND = /[&,/+|]|\s(?:und|and|e|y|et)\s/iu

/**
 * What a menu's heading says of its dishes: one thing, or several in their order ('Desserts & Drinks'). Where a part of
 * it says nothing that is known, its dishes may be anything.
 */
export const sectionsOf = (heading: string): Section[] =>
  heading
    .replaceAll(ASIDE, ' ')
    .split(AND)
    .filter((part) => part.trim())
    .flatMap((part, _, parts) => {
      const found = sectionsIn(part)
      return found.length > 0 || parts.length === 1 ? found : [OPEN]
    })

function sectionsIn(heading: string): Section[] {
  const words = wordsOf(heading)
  const found = rows
    .flatMap(({ list, ...row }) => {
      const word = words.find(({ text }) => list.includes(text))
      return word ? [{ ...row, because: word.text, end: word.end }] : []
    })
    .toSorted((a, b) => a.end - b.end)
  // 'Hot drinks' are not also drinks, 'Spaghetti-Eis' is not also pasta.
  const whole = found.filter(
    ({ because }) => !found.some((other) => other.because !== because && other.because.includes(because)),
  )
  // The noun comes last: 'Three-egg omelettes'.
  if (whole.length > 0) return whole.slice(-1)
  const own = kindOf(heading)
  return own ? [{ kind: own[0], because: own[1], ...(CONTENTS.has(own[0]) ? {} : { holds: [own[0]] }) }] : []
}
