import type { Random } from '../random'
import { at, blob, circle, each, filtered, line, path, places, polar, scatter, times } from '../shapes'
import { pool, spots } from './parts'
import type { Kind } from './kind'

/** Long noodles that lie in loops. */
const noodles = (random: Random, colors: string[], { count = 46, width = 7, reach = 104 } = {}) =>
  times(count, (index) => {
    const r = random.between(24, reach * 0.78)
    const [x, y] = polar(random.between(0, 360), random.between(0, reach - r))
    const dash = `stroke-dasharray="${random.between(130, 320).toFixed(0)} ${random.between(60, 240).toFixed(0)}"`
    const loop = `<ellipse rx="${r.toFixed(1)}" ry="${(r * random.between(0.5, 1)).toFixed(1)}" fill="none" stroke="${colors[index % colors.length]}" stroke-width="${width}" stroke-linecap="round" ${dash}/>`
    const drawn = at([x, y], loop, random.between(0, 360))
    return index % 6 === 5 ? `${drawn}</g><g filter="url(#strand)">` : drawn
  })

const heap = (random: Random, colors: string[], options?: { count?: number; width?: number; reach?: number }) =>
  `<g filter="url(#strand)">${noodles(random, colors, options)}</g>`

export const noodleDishes = {
  'noodle-soup': {
    on: 'BOWL',
    color: '#b8702b',
    garnish: { usual: ['egg', 'scallion', 'spinach'], area: [20, 112] },
    draw: ({ random, color }) =>
      pool(random, color, 'broth') +
      spots(random, '#f3c46a', 16) +
      at([20, 18], heap(random, ['#f2d9a2', '#ead08f', '#f8e6bd'], { count: 38, reach: 104 }), 0, 0.9),
  },
  'dry-noodles': {
    on: 'BOWL',
    color: '#a3421a',
    garnish: { usual: ['scallion', 'sesame', 'chili'], area: [0, 108] },
    draw: ({ random, color }) =>
      pool(random, color, 'sauce', 128) +
      heap(random, ['#f0cf92', '#e3b873', '#f7e0b2'], { count: 56 }) +
      filtered(
        'sauce',
        each(places(random, 9, [30, 110], 20), (place) => circle(random.between(4, 11), '#b5330f', place)),
      ),
  },
  pasta: {
    color: '#bf2f14',
    garnish: { usual: ['basil', 'shavedCheese'], area: [0, 84] },
    draw: ({ random, color }) =>
      heap(random, ['#f3d27f', '#ecc566', '#f8e09c'], { count: 60, width: 8, reach: 116 }) +
      filtered('sauce', path(blob(random, 66, 0.16, [200, 200]), color)) +
      scatter(random, 10, { from: 60, to: 112 }, () => filtered('sauce', path(blob(random, 9, 0.3), color))),
  },
  'clear-soup': {
    on: 'BOWL',
    color: '#d9a650',
    garnish: { usual: ['scallion', 'spinach', 'carrot'], area: [10, 116] },
    draw: ({ random, color }) => pool(random, color, 'broth') + spots(random, '#fbe3a4', 22),
  },
  'wonton-soup': {
    on: 'BOWL',
    color: '#dcae5e',
    garnish: { usual: ['scallion', 'spinach'], shown: ['pork', 'shrimp'], area: [20, 118] },
    draw: ({ random, color }) =>
      pool(random, color, 'broth') +
      spots(random, '#fbe3a4', 18) +
      scatter(
        random,
        6,
        { from: 30, to: 92, apart: 62 },
        () =>
          filtered(
            'cream',
            path(blob(random, 36, 0.2, [0, 0], 11), '#f3e2c0') + path(blob(random, 15, 0.1), '#d9a582'),
          ) + line('M-24-10C-14-16-6-20 4-26M10 24C18 18 24 10 26 2', '#fff8e6', 2.4),
      ),
  },
} satisfies Record<string, Kind>
