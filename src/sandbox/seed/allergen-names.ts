import { KINDS } from '../../lib/diets'
import { listOf } from './csv-cells'

/**
 * How menus write allergens, besides their names in the contract. 'Nuts' alone are not read: whether peanuts are among
 * them is for the owner to say.
 */
const WRITTEN: Record<string, string> = {
  CELERY: 'sellerie',
  CRUSTACEANS: 'krebstiere, krustentiere',
  EGG: 'eggs, ei, eier',
  FISH: 'fisch',
  LUPIN: 'lupine, lupinen',
  MILK: 'lactose, milch, laktose',
  MOLLUSCS: 'mollusks, weichtiere',
  MUSTARD: 'senf',
  PEANUT: 'peanuts, erdnuss, erdnüsse',
  SESAME: 'sesam, sesamsamen',
  SOY: 'soya, soja, sojabohnen',
  SULPHITES: 'sulfites, sulphur dioxide, sulfite, schwefeldioxid',
  TREE_NUTS: 'tree nut, schalenfrüchte',
  WHEAT: 'weizen',
  GLUTEN: 'cereals containing gluten, glutenhaltiges getreide',
  RYE: 'roggen',
  BARLEY: 'gerste',
  OATS: 'oat, hafer',
  SPELT: 'dinkel',
  KAMUT: 'khorasan wheat, khorasan-weizen, khorasanweizen',
  ALMOND: 'almonds, mandel, mandeln',
  HAZELNUT: 'hazelnuts, haselnuss, haselnüsse',
  WALNUT: 'walnuts, walnuss, walnüsse',
  CASHEW: 'cashews, cashew nuts, cashewnuss, cashewnüsse, cashewkerne',
  PECAN: 'pecans, pecan nuts, pekannuss, pekannüsse, pecannuss, pecannüsse',
  BRAZIL_NUT: 'brazil nuts, paranuss, paranüsse',
  PISTACHIO: 'pistachios, pistachio nuts, pistazie, pistazien',
  MACADAMIA: 'macadamias, macadamia nuts, macadamianuss, macadamianüsse',
}
const NAMES = new Map(Object.entries(WRITTEN).flatMap(([name, words]) => listOf(words).map((word) => [word, name])))

/** TREE_NUTS for 'Tree nuts'. */
export const asConstant = (text: string) => text.toUpperCase().replace(/[\s-]+/g, '_')

const nameOf = (word: string) => NAMES.get(word.toLowerCase()) ?? asConstant(word)

/** A word, and in brackets after it the kinds of what it says. */
const PART = /([^,;()]*[^,;()\s])\s*(?:\(([^)]*)\))?/g

/** The allergens of a cell, in English or German: 'Gluten (Weizen, Dinkel), Milch'. Kinds that are named replace their group. */
export const allergensIn = (cell = ''): string[] =>
  [...cell.normalize().matchAll(PART)].flatMap(([, word = '', inner]) => {
    const one = nameOf(word.trim())
    const kinds = listOf(inner).map(nameOf)
    const isGroup = kinds.length > 0 && kinds.every((kind) => KINDS[one]?.includes(kind))
    return isGroup ? kinds : [one, ...kinds]
  })
