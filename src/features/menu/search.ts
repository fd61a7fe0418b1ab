import MiniSearch from 'minisearch'
import { t } from 'ttag'
import type { Dish } from './dish-index'
import { dietText, spiceText } from './format-dish'

const MOST = 30
/** How many dishes are indexed at a time. In between the browser can do other work. */
const CHUNK = 100

/** A found dish and its words that matched, without accents and case. */
export type Found = { dish: Dish; words: ReadonlySet<string> }
export type DishSearch = {
  /** The best matches. Until the index is complete, only among the dishes indexed so far. */
  find: (query: string) => Found[]
  complete: Promise<void>
}

/** Removes accents and case for comparison. */
export const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()

/** The number of typos allowed: none in a short word, two in a long one. */
const forgiven = (word: string) => (word.length < 4 ? 0 : word.length < 6 ? 1 : 2)

/** 'noodle' for 'noodles', so that typos are forgiven in a word that is not typed to the end. */
const singular = (word: string) => (/[^s]s$/.test(word) && word.length > 4 ? word.slice(0, -1) : word)

/** The diets and the spice level as text. A vegan dish is found as vegetarian too. */
const marksOf = (dish: Dish) =>
  [...dish.diets.map(dietText), spiceText(dish.spiceLevel), dish.spiceLevel > 0 && t`Spicy`].filter(Boolean).join(' ')

/** An index of the names, descriptions and marks of dishes that tolerates typos and missing accents. */
export function indexDishes(dishes: ReadonlyMap<string, Dish>): DishSearch {
  const index = new MiniSearch<Dish>({
    fields: ['name', 'description', 'marks'],
    extractField: (dish, field) => (field === 'marks' ? marksOf(dish) : dish[field as 'id' | 'name' | 'description']),
    processTerm: (term) => [...new Set([plain(term), singular(plain(term))])],
    searchOptions: {
      processTerm: plain,
      prefix: true,
      fuzzy: forgiven,
      combineWith: 'AND',
      boost: { name: 4 },
      weights: { prefix: 0.7, fuzzy: 0.2 },
    },
  })
  return {
    find: (query) =>
      index
        .search(query)
        .slice(0, MOST)
        .flatMap(({ id, match }) => {
          const dish = dishes.get(id as string)
          return dish ? { dish, words: new Set(Object.keys(match)) } : []
        }),
    complete: index.addAllAsync([...dishes.values()], { chunkSize: CHUNK }),
  }
}

/** Splits a text into pieces, those that match marked as hits. */
export function marked(text: string, words: ReadonlySet<string>): { text: string; hit: boolean }[] {
  return text
    .split(/([\p{L}\p{M}\p{N}]+)/u)
    .filter(Boolean)
    .map((piece) => ({ text: piece, hit: words.has(plain(piece)) || words.has(singular(plain(piece))) }))
}
