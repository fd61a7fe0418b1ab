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
  /** What it is served on: a plate unless said. `NONE` brings what it stands on in its drawing. */
  on?: 'BOWL' | 'BOARD' | 'NONE'
  /** The colour where no word of the dish says another. */
  color: string
  /** What lies on it: nothing unless said. */
  garnish?: Bed
  draw: (food: Food) => string
}

export type Bed = {
  /** What lies there where the words of the dish name nothing. */
  usual: Garnish[]
  /** What the drawing of the kind shows already, so that a word for it adds nothing. */
  shown?: Garnish[]
  /** Where it lies: between these distances from the middle. */
  area: [inner: number, outer: number]
  /** How much of it: 1 unless said. */
  amount?: number
}
