import { GARNISHES, type Garnish } from './garnish'
import { filters } from './filters'
import { randomOf, type Random } from './random'
import { scatter, SIZE } from './shapes'
import type { Kind } from './kinds/kind'

const lay = (random: Random, name: Garnish, { area, amount = 1 }: Kind, share: number) => {
  const { draw, count, scale } = GARNISHES[name]
  const pieces = Math.max(1, Math.round(count * share * amount))
  const apart = Math.min(44, (area[1] * 1.5) / Math.sqrt(pieces))
  return scatter(random, pieces, count < 3 ? [area[0], area[1] * 0.6] : area, () => draw(random), { apart, scale })
}

export type Drawing = { seed: string; kind: Kind; color: string; garnish: Garnish[] }

/** The shadow that the rim of a bowl throws on what is in it. */
const RIM =
  '<radialGradient id="rim" cx=".56" cy=".6" r=".56"><stop offset=".7" stop-color="#1c0800" stop-opacity="0"/><stop offset="1" stop-color="#1c0800" stop-opacity=".42"/></radialGradient>'

/** The food of a dish without its plate, as an SVG: the same dish always gives the same drawing. */
export function drawFood({ seed, kind, color, garnish }: Drawing): string {
  const random = randomOf(seed)
  const share = garnish.length > 4 ? 0.75 : garnish.length > 2 ? 1 : 1.3
  const order = Object.keys(GARNISHES)
  const laid = garnish
    .toSorted((a, b) => order.indexOf(a) - order.indexOf(b))
    .map((name) => lay(randomOf(`${seed} ${name}`), name, kind, share))
  const food = kind.draw({ random, color }) + laid.join('')
  const grain = Math.floor(random.between(1, 9999))
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE} ${SIZE}"><defs>${RIM}${filters(grain)}</defs><g transform="translate(200 200) scale(1.06) translate(-200 -200)">${food}</g></svg>`
}
