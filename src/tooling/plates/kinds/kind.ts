import type { Garnish } from '../garnish'
import type { Random } from '../random'

/** What a kind's drawing may vary by. */
export type Food = {
  random: Random
  /** The colour of its sauce, broth, dough or drink. */
  color: string
}

/** A kind of dish, seen from above. */
export type Kind = {
  /** What it is served on. `NONE` brings what it stands on in its drawing. */
  on: 'PLATE' | 'BOWL' | 'NONE'
  /** The colour where no word of the dish says another. */
  color: string
  /** What lies on it where the words of the dish name nothing. */
  garnish: Garnish[]
  /** What its drawing shows already, so that a word for it adds nothing. */
  shows?: Garnish[]
  /** Where garnish lies: between these distances from the middle. */
  area: [inner: number, outer: number]
  /** How much of the usual garnish: 1 unless said. */
  amount?: number
  draw: (food: Food) => string
}
