import type { Dish } from './dish-index'

const MOST = 30

/** Without accents and case, as a search compares. */
const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()

/** The dishes in whose name or description every word of the query begins a word; those with it in the name first. */
export function findDishes(dishes: Iterable<Dish>, query: string): Dish[] {
  const words = plain(query).split(/\s+/).filter(Boolean)
  if (words.length === 0) return []
  const inName: Dish[] = []
  const inText: Dish[] = []
  for (const dish of dishes) {
    const has = (text: string) => words.every((word) => ` ${plain(text)}`.includes(` ${word}`))
    if (has(dish.name)) inName.push(dish)
    else if (has(`${dish.name} ${dish.description}`)) inText.push(dish)
  }
  return [...inName, ...inText].slice(0, MOST)
}
