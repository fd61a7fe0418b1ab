import { filters } from './filters'
import { GARNISHES, type Garnish } from './garnish'
import type { Bed, Kind } from './kinds/kind'
import { board } from './kinds/parts'
import { randomOf, type Random } from './random'
import { each, places, scatter, SIZE } from './shapes'

/** Rings fall where fingers let go of them: evenly spread they would be confetti. */
const GATHERED: Garnish[] = ['chili', 'greenChili', 'scallion']
const HEAPS = 3

const lay = (random: Random, name: Garnish, { area: [from, to], amount = 1 }: Bed, share: number) => {
  const { draw, count, scale } = GARNISHES[name]
  const pieces = count === 1 ? 1 : Math.max(1, Math.round(count * share * amount))
  const apart = Math.min(44, (to * 1.5) / Math.sqrt(pieces))
  if (GATHERED.includes(name)) {
    return each(places(random, HEAPS, [from, to * 0.8], to), (center, heap) => {
      const here = Math.floor((pieces + heap) / HEAPS)
      return scatter(random, here, { to: 22, apart: 15, scale, vary: 0.4, center }, () => draw(random))
    })
  }
  return scatter(random, pieces, { from, to: count < 3 ? to * 0.6 : to, apart, scale }, () => draw(random))
}

export type Drawing = {
  /** What the accidents of the drawing come from: the name of the dish. */
  seed: string
  kind: Kind
  color: string
  garnish: Garnish[]
  /** How much larger it is drawn, to fill its plate (fit.ts). */
  grown?: number
}

/** The more things lie on a dish, the less of each. */
const shareOf = (count: number) => (count > 4 ? 0.75 : count > 2 ? 1 : 1.3)

/** The shadow that the rim of a bowl throws on what is in it. */
const RIM =
  '<radialGradient id="rim" cx=".56" cy=".6" r=".56"><stop offset=".7" stop-color="#1c0800" stop-opacity="0"/><stop offset="1" stop-color="#1c0800" stop-opacity=".42"/></radialGradient>'

const ORDER = Object.keys(GARNISHES)

const svgOf = ({ seed, grown = 1 }: Drawing, drawn: string) => {
  const grain = Math.floor(randomOf(`${seed} grain`).between(1, 9999))
  const food = `<g transform="translate(200 200) scale(${(1.06 * grown).toFixed(3)}) translate(-200 -200)">${drawn}</g>`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE} ${SIZE}"><defs>${RIM}${filters(grain)}</defs>${food}</svg>`
}

const laid = ({ seed, kind, garnish }: Drawing, of: Garnish[]) =>
  each(
    of.toSorted((a, b) => ORDER.indexOf(a) - ORDER.indexOf(b)),
    (name) => (kind.garnish ? lay(randomOf(`${seed} ${name}`), name, kind.garnish, shareOf(garnish.length)) : ''),
  )

/**
 * The food of a dish without its plate, as an SVG: the same dish always gives the same drawing.
 * @param without what layers draw over it
 */
export const drawFood = (dish: Drawing, without: Garnish[] = []) =>
  svgOf(
    dish,
    (dish.kind.on === 'BOARD' ? board() : '') +
      dish.kind.draw({ random: randomOf(dish.seed), color: dish.color }) +
      laid(
        dish,
        dish.garnish.filter((name) => !without.includes(name)),
      ),
  )

/** What an option puts on a dish, to lie over `drawFood`: in the same places as where the dish itself has it. */
export const drawLayer = (dish: Drawing, names: Garnish[]) => svgOf(dish, laid(dish, names))
