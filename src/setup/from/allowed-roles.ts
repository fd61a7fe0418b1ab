import { choiceIn, isChoiceOf } from './choices.ts'
import { isColumnNames } from './column-names.ts'
import { isAllergenLine, isOfSize } from './names-and-prices.ts'
import type { Role } from './roles.ts'
import { isSectionLike } from './section-words.ts'
import { headOfEach } from './each-words.ts'
import { isLed } from './line-features.ts'
import { isCaps, isDay, isFramed, isTerms } from './text-kinds.ts'
import type { PricedLine, Read } from './types.ts'
import { isExtraName, isOfOne } from './words.ts'

/** A price inside a sentence, usually that of an extra and rarely that of a dish. */
const ASIDE = 8
/** A price that holds for all dishes below it is rare, too. */
const EACH = 2
const WITH = /\s(?:with|mit|avec|con|ile)\s\S+(?:\s\S+)?$/iu
const ADDED =
  /[.!?(]\s*(?:add|with|sub|plus|extra|mit|zusätzlich|avec|con|ile)(?!\p{L})[^.!?)]*$|\s(?:add|additional|extra|more|zusätzlich|supplément|suplemento|supplemento)$/iu

/** 'Cocktails  14': a price beside the name of a section. */
const isHead = ({ name, description, prices }: PricedLine) =>
  (prices.length === 1 || prices.every(({ size }) => size !== '')) &&
  (description === '' || headOfEach(` ${description}`) === '') &&
  !isOfOne(name) &&
  (isCaps(headOfEach(name)) || isSectionLike(headOfEach(name)))

/** 'Serves 4-6' is said about what is above. */
const SERVES = /^\s*\(?(?:serves|feeds|für|pour|per|para)\s\d[\d\s–-]*(?:\p{L}+\s*)?\)?\s*$/iu
/** 'Chablis, Domaine Petit 2019': a wine, and nothing that is said about one. */
const VINTAGE = /\s(?:19[89]|20[0-3])\d\s*$/

/** 'Glass 6 / Bottle 24' */
const areSizes = ({ prices }: PricedLine) => prices.length > 1 && prices.every(({ size }) => size !== '')

/** The roles that a line may have, each with an extra cost. */
export function allowedRoles(one: Read): Partial<Record<Role, number>> {
  if (one.isColumn || isFramed(one.text)) return { head: 0 }
  if (one.card || (one.priced && isExtraName(one.priced.name.replace(/^[-–•]\s*/, '')))) return { full: 0 }
  if (one.priced && ((one.priced.name === '' && !one.priced.description) || isOfSize(one.priced)))
    return { price: 0, each: areSizes(one.priced) ? 0 : EACH }
  // '12 (at weekends)', and '12 € with bread' below a name
  if (one.priced?.name === '') return /^\([^()]+\)$/.test(one.priced.description) ? { price: 0 } : { end: 0, full: 2 }
  if (one.priced?.words) return { full: 1.5, end: 0 }
  if (one.priced) {
    const isAdded = ADDED.test(one.priced.name)
    const aside = isAdded ? 1 : WITH.test(one.priced.name) ? ASIDE / 2 : ASIDE
    return {
      full: 0,
      end: isAdded ? ASIDE / 2 : isLed(one.text) && /^\P{Ll}/u.test(one.priced.name) ? 2 : 0,
      ...((isHead(one.priced) || (one.priced.prices.length > 1 && isChoiceOf(one.priced.name))) && { each: EACH }),
      after: aside,
      about: aside,
      said: aside * 1.5,
      long: aside * 1.5,
    }
  }
  if (choiceIn(one.text, 2)) return { about: 0, after: 0, said: 0, long: 0, told: 0, other: ASIDE / 2 }
  if (isAllergenLine(one.text)) return { after: 0, told: 0, said: ASIDE / 2, long: ASIDE / 2, other: ASIDE }
  // 'Vegan*'
  if (/^\s*\p{L}{1,12}\*+\s*$/u.test(one.text)) return { said: 0, long: 0, after: 0, told: 0, other: ASIDE / 2 }
  if (isTerms(one.text) || isColumnNames(one.text)) return { other: 0, told: 1 }
  if (isDay(one.text)) return { head: 0, about: 0, told: 0, other: 0 }
  if (one.isHeading) return { head: 0, name: 0, item: 0, other: ASIDE / 2 }
  if (SERVES.test(one.text)) return { about: 0, said: 0, long: 0, after: 0, told: 0 }
  const said = VINTAGE.test(one.text) ? ASIDE / 2 : 0
  return { head: 0, about: 0, name: 0, item: 0, said, long: said, after: said, told: said, other: 0 }
}
