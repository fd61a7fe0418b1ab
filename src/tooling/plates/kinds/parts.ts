import type { Random } from '../random'
import {
  at,
  blob,
  box,
  circle,
  each,
  ellipse,
  filtered,
  line,
  path,
  places,
  polar,
  scatter,
  shade,
  times,
  type Place,
} from '../shapes'

/** A drop of oil: what is below shows through, and the light lies on its upper left. */
const bead = (color: string, place: Place, radius: number) =>
  at(
    place,
    circle(radius, shade(color, 0.4)).replace('/>', ' opacity=".6"/>') +
      circle(radius * 0.3, '#fffaf0', [-radius * 0.35, -radius * 0.4]).replace('/>', ' opacity=".75"/>'),
  )

/** What makes a sauce look wet: a soft light from the upper left, and oil that has gathered. */
const gloss = (random: Random, color: string, radius: number, center: Place = [200, 200]) => {
  const arc = (far: number, from: number, to: number) =>
    `M${polar(from, radius * far, center).join(' ')}A${radius * far} ${radius * far} 0 0 1 ${polar(to, radius * far, center).join(' ')}`
  return (
    filtered('glow', line(arc(0.84, 186, 258), '#fff6e2', radius * 0.11, 'opacity=".5"')) +
    filtered('glow', line(arc(0.8, 20, 52), '#fff6e2', radius * 0.06, 'opacity=".28"')) +
    places(random, 5, [radius * 0.3, radius * 0.84], radius * 0.6, center)
      .flatMap((middle) => places(random, 5, [0, radius * 0.17], radius * 0.1, middle))
      .map((place) => bead(color, place, radius * random.between(0.016, 0.062)))
      .join('')
  )
}

/** Textures that are oily, and shine. */
const WET = new Set(['sauce', 'broth'])

/** Liquid up to the rim of a bowl. */
export const pool = (random: Random, color: string, texture = 'sauce', radius = 139) =>
  filtered(texture, path(blob(random, radius, 0.008, [200, 200], 24), color)) +
  (WET.has(texture) ? gloss(random, color, radius) : '') +
  circle(radius + 1, 'url(#rim)', [200, 200])

/** Small things between two distances from a middle, each as it fell. */
export const strewn = (
  random: Random,
  count: number,
  between: [number, number],
  apart: number,
  center: Place,
  draw: () => string,
) => each(places(random, count, between, apart, center), (place) => at(place, draw(), random.between(0, 180)))

/** A mound of rice: grain upon grain. */
export const rice = (random: Random, radius: number, [x, y]: [number, number], color = '#fbf7ea') =>
  filtered('soft', path(blob(random, radius * 0.96, 0.09, [x, y], 26), color)) +
  filtered(
    'grains',
    strewn(random, Math.round(radius * 3.4), [0, radius * 1.02], 4, [x, y], () =>
      ellipse(5, 2.1, random.pick([color, shade(color, 0.22), shade(color, -0.06)])),
    ),
  )

export const spots = (random: Random, color: string, count: number) =>
  each(
    places(random, count, [30, 126], 14),
    (place) =>
      `<circle cx="${place[0]}" cy="${place[1]}" r="${random.between(3, 9).toFixed(1)}" fill="${color}" opacity=".55"/>`,
  )

/** A smear of sauce on the plate. */
export const smear = (random: Random, color: string, radius = 70, [x, y]: [number, number] = [200, 200]) =>
  filtered('sauce', path(blob(random, radius, 0.16, [x, y]), color)) + gloss(random, color, radius, [x, y])

/** A leaf under what is pale. */
export const leafBelow = (random: Random, color: string, radius: number, turn: number) =>
  at(
    [200, 200],
    filtered(
      'leaf',
      `<g transform="scale(1 .74)">${path(blob(random, radius, 0.05), color)}</g>` +
        line(`M${-radius * 0.94} 0L${radius * 0.94} 0`, shade(color, 0.3), 4) +
        times(7, (index) => {
          const [x, far] = [(index - 3.6) * radius * 0.22, radius * (0.58 - Math.abs(index - 3) * 0.1)]
          return line(`M${x} ${-far}L${x - 14} 0L${x} ${far}`, shade(color, 0.14), 2)
        }),
    ),
    turn,
  )

export const saladLeaf = (random: Random, [small, large]: [number, number], colors: string[]) =>
  filtered(
    'leaf',
    path(blob(random, random.between(small, large), 0.26, [0, 0], 13), random.pick(colors)) +
      line('M-18 4C-6-2 8 2 18-4', '#d9eab0', 1.6),
  )

/** Dark stripes of a grill on what lies below. */
export const grillMarks = (width: number, count: number, length: number) =>
  times(count, (index) =>
    line(`M${(index - (count - 1) / 2) * width - 8} ${-length / 2}l16 ${length}`, '#2a0f06', 5, 'opacity=".55"'),
  )

export const fry = (random: Random) => () =>
  filtered('crust', box(random.between(64, 92), 14, random.pick(['#eeb441', '#f4c75c', '#dd9b2e']), 3))

/** A heap of fries around a place. */
export const fries = (random: Random, count: number, reach: number, center: [number, number]) =>
  strewn(random, count, [0, reach], 9, center, fry(random))

export const around = (count: number, radius: number, turn: number, draw: (index: number) => string) =>
  times(count, (index) => at(polar((index * 360) / count, radius), draw(index), (index * 360) / count + turn))

export const board = () => at([200, 200], filtered('wood', box(322, 236, '#b98450', 24)), -8)

/** Crumbs and spots of a second colour on what was baked. */
export const flecks = (random: Random, count: number, reach: number, color: string, size = 4) =>
  scatter(random, count, { to: reach, center: [0, 0], apart: size * 2 }, () =>
    path(blob(random, random.between(size * 0.5, size), 0.4), color),
  )
