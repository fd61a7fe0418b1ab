import type { Random } from './random'

/** A place on the picture, which is 400 wide and high with the middle of the plate at 200, 200. */
export type Place = [x: number, y: number]

export const SIZE = 400
const TURN = 2 * Math.PI

const short = (value: number) => Math.round(value * 10) / 10

/** The place at an angle, in degrees clockwise from the right, and a distance from the middle. */
export const polar = (angle: number, distance: number, [x, y]: Place = [200, 200]): Place => [
  short(x + Math.cos((angle / 360) * TURN) * distance),
  short(y + Math.sin((angle / 360) * TURN) * distance),
]

/** Moves, turns and scales what is drawn around 0, 0. */
export const at = ([x, y]: Place, drawn: string, turn = 0, scale = 1) =>
  `<g transform="translate(${short(x)} ${short(y)}) rotate(${short(turn)}) scale(${scale.toFixed(3)})">${drawn}</g>`

/** Draws with a texture of filters.ts. */
export const filtered = (name: string, drawn: string) => `<g filter="url(#${name})">${drawn}</g>`

export const circle = (radius: number, fill: string, [x, y]: Place = [0, 0]) =>
  `<circle cx="${short(x)}" cy="${short(y)}" r="${short(radius)}" fill="${fill}"/>`
export const ellipse = (rx: number, ry: number, fill: string, [x, y]: Place = [0, 0]) =>
  `<ellipse cx="${short(x)}" cy="${short(y)}" rx="${short(rx)}" ry="${short(ry)}" fill="${fill}"/>`
export const path = (d: string, fill: string) => `<path d="${d}" fill="${fill}"/>`
export const line = (d: string, color: string, width: number, more = '') =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`
export const box = (width: number, height: number, fill: string, rounding = 4) =>
  `<rect x="${short(-width / 2)}" y="${short(-height / 2)}" width="${short(width)}" height="${short(height)}" rx="${rounding}" fill="${fill}"/>`

/** A closed soft line through places. */
export function smooth(places: Place[]): string {
  const middle = ([ax, ay]: Place, [bx, by]: Place) => `${short((ax + bx) / 2)} ${short((ay + by) / 2)}`
  const from = (index: number) => places[index % places.length]!
  const curves = places.map(
    (place, index) => `Q${short(place[0])} ${short(place[1])} ${middle(place, from(index + 1))}`,
  )
  return `M${middle(from(places.length - 1), from(0))}${curves.join('')}Z`
}

/** A round outline that no compass drew. */
export const blob = (random: Random, radius: number, rough = 0.1, center: Place = [0, 0], corners = 14) =>
  smooth(
    Array.from({ length: corners }, (_, index) =>
      polar((index / corners) * 360, radius * random.between(1 - rough, 1 + rough), center),
    ),
  )

/** Something drawn for each of these. */
export const each = <const Thing>(things: readonly Thing[], draw: (thing: Thing, index: number) => string) =>
  things.map(draw).join('')

/** So many things, each drawn by its index. */
export const times = (count: number, draw: (index: number) => string) =>
  Array.from({ length: count }, (_, i) => draw(i)).join('')

/** Places between two distances from the middle that keep apart from each other as far as there is room. */
export function places(
  random: Random,
  count: number,
  [inner, outer]: [number, number],
  apart = 0,
  center?: Place,
): Place[] {
  const found: Place[] = []
  for (let tries = 0; found.length < count && tries < count * 30; tries++) {
    const distance = Math.sqrt(random.between(inner ** 2, outer ** 2))
    const place = polar(random.between(0, 360), distance, center)
    const room = apart * (1 - tries / (count * 30))
    if (found.every(([x, y]) => Math.hypot(x - place[0], y - place[1]) >= room)) found.push(place)
  }
  return found
}

type Spread = { from?: number; to: number; apart?: number; scale?: number; vary?: number; center?: Place }

/** Scatters a thing between two distances from the middle, each turned as it falls. */
export const scatter = (
  random: Random,
  count: number,
  { from = 0, to, apart = 0, scale = 1, vary = 0.12, center }: Spread,
  draw: () => string,
) =>
  each(places(random, count, [from, to], apart, center), (place) =>
    at(place, draw(), random.between(0, 360), scale * random.between(1 - vary, 1 + vary)),
  )

/** A colour, lighter by a share of white or, with a negative one, darker. */
export function shade(color: string, by: number): string {
  const toward = by > 0 ? 255 : 0
  const mixed = [1, 3, 5].map((start) => {
    const value = Number.parseInt(color.slice(start, start + 2), 16)
    return Math.round(value + (toward - value) * Math.abs(by))
  })
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}
