import MiniSearch from 'minisearch'
import { t } from 'ttag'
import type { Dish } from './dish-index'
import { folded, wordsOf } from './fold-words'
import { typedLine } from '../../lib/typed'
import { dietText, spiceText } from './format-dish'

const MOST = 30
/** How many dishes are indexed at a time. In between the browser can do other work. */
const CHUNK = 100

/** A found dish and its words that matched, folded. */
export type Found = { dish: Dish; words: ReadonlySet<string> }
export type DishSearch = {
  /** The best matches. Until the index is complete, only among the dishes indexed so far. */
  find: (query: string) => Found[]
  complete: Promise<void>
}

/** The number of typos allowed: none in a short word, two in a long one. */
const forgiven = (word: string) => (word.length < 4 ? 0 : word.length < 6 ? 1 : 2)

/** The diets and the spice level as text. A vegan dish is found as vegetarian too. */
const marksOf = (dish: Dish) =>
  [...dish.diets.map(dietText), spiceText(dish.spiceLevel), dish.spiceLevel > 0 && t`Spicy`].filter(Boolean).join(' ')

/** An index of the names, descriptions and marks of dishes that tolerates typos and people's spelling (`fold-words`). */
export function indexDishes(dishes: ReadonlyMap<string, Dish>): DishSearch {
  const index = new MiniSearch<Dish>({
    fields: ['name', 'otherNames', 'description', 'marks'],
    extractField: (dish, field) => {
      if (field === 'otherNames') return dish.otherNames?.join(' ') ?? ''
      return field === 'marks' ? marksOf(dish) : dish[field as 'id' | 'name' | 'description']
    },
    processTerm: wordsOf,
    searchOptions: {
      processTerm: folded,
      prefix: true,
      fuzzy: forgiven,
      combineWith: 'AND',
      boost: { name: 4, otherNames: 2 },
      weights: { prefix: 0.7, fuzzy: 0.2 },
    },
  })
  return {
    find: (query) =>
      index
        .search(typedLine(query))
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
    .map((piece) => ({ text: piece, hit: wordsOf(piece).some((word) => words.has(word)) }))
}
