import MiniSearch from 'minisearch'
import type { Dish } from './dish-index'
import { dietText, spiceText } from './format-dish'

const MOST = 30
/** So many dishes are indexed at a time, and the browser may breathe in between. */
const CHUNK = 100

/** A dish that was found, and the words of it that matched, without accents and case. */
export type Found = { dish: Dish; words: ReadonlySet<string> }
export type DishSearch = {
  /** The best matches. Until the index is complete, of what it holds so far. */
  find: (query: string) => Found[]
  complete: Promise<void>
}

/** Without accents and case, as a search compares. */
export const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()

/** How many letters may be wrong, missing or too many: none in a short word, two in a long one. */
const forgiven = (word: string) => (word.length < 4 ? 0 : word.length < 6 ? 1 : 2)

/** 'noodle' for 'noodles': who has not typed to the end may be wrong in the middle. */
const singular = (word: string) => (/[^s]s$/.test(word) && word.length > 4 ? word.slice(0, -1) : word)

/** What is said of diet and spice, as words. What is vegan is found as vegetarian too. */
const marksOf = (dish: Dish) =>
  [...dish.diets.map(dietText), spiceText(dish.spiceLevel), dish.spiceLevel > 0 && 'spicy'].filter(Boolean).join(' ')

/** An index over the names, descriptions and marks of dishes, forgiving of typos and accents. */
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

/** A text in pieces, those that matched marked. */
export function marked(text: string, words: ReadonlySet<string>): { text: string; hit: boolean }[] {
  return text
    .split(/([\p{L}\p{M}\p{N}]+)/u)
    .filter(Boolean)
    .map((piece) => ({ text: piece, hit: words.has(plain(piece)) || words.has(singular(plain(piece))) }))
}
