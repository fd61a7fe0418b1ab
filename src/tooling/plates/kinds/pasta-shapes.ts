import type { Random } from '../random'
import { blob, box, circle, ellipse, filtered, line, path, scatter, shade, times } from '../shapes'
import { smear } from './parts'
import type { Kind } from './kind'

const DOUGH = ['#f2cf7c', '#eac264', '#f7dc98']

const tube = (random: Random) => {
  const color = random.pick(DOUGH)
  return filtered(
    'strand',
    path('M-33-10L25-10C31-5 34 4 31 10L-27 10C-32 5-35-4-33-10Z', color) +
      line('M-28-5L26-5M-26 0L28 0M-24 5L28 5', shade(color, -0.16), 1.6) +
      `<ellipse cx="28" cy="0" rx="4.600" ry="9.400" fill="#8a5420" transform="rotate(-9 28 0)"/>`,
  )
}

const pillow = (random: Random) => {
  const color = random.pick(DOUGH)
  return (
    filtered(
      'bread',
      box(66, 62, color, 5) +
        times(24, (index) => {
          const along = -30 + (index % 6) * 12
          const side = Math.floor(index / 6)
          return circle(5.4, color, side < 2 ? [along, side ? 31 : -31] : [side === 2 ? -33 : 33, along * 0.95])
        }),
    ) + filtered('cream', path(blob(random, 21, 0.08), shade(color, 0.16)))
  )
}

const gnocco = (random: Random) => {
  const color = random.pick(['#f6e2a8', '#f0d692', '#fbecc0'])
  return filtered(
    'bread',
    ellipse(20, 14, color) + line('M-10-10Q-13 0-10 10M0-12Q-3 0 0 12M10-10Q7 0 10 10', shade(color, -0.2), 2.2),
  )
}

/** Sauce that clings to what lies in it. */
const dabs = (random: Random, color: string, count: number) =>
  scatter(random, count, [10, 96], () => filtered('wet', path(blob(random, random.between(7, 15), 0.3), color)), {
    apart: 26,
  })

export const pastaShapes = {
  'short-pasta': {
    on: 'PLATE',
    color: '#bf2f14',
    garnish: ['basil', 'shavedCheese'],
    area: [0, 88],
    draw: ({ random, color }) =>
      smear(random, color, 114) +
      scatter(random, 44, [0, 104], () => tube(random), { apart: 24 }) +
      dabs(random, color, 15),
  },
  'filled-pasta': {
    on: 'PLATE',
    color: '#d9a33c',
    garnish: ['basil', 'shavedCheese'],
    area: [0, 92],
    draw: ({ random, color }) =>
      smear(random, color, 118) +
      scatter(random, 11, [0, 90], () => pillow(random), { apart: 56 }) +
      dabs(random, color, 9),
  },
  gnocchi: {
    on: 'PLATE',
    color: '#bf2f14',
    garnish: ['basil', 'shavedCheese'],
    shows: ['potato'],
    area: [0, 90],
    draw: ({ random, color }) =>
      smear(random, color, 118) +
      scatter(random, 46, [0, 102], () => gnocco(random), { apart: 25 }) +
      dabs(random, color, 14),
  },
  risotto: {
    on: 'PLATE',
    color: '#efdcae',
    garnish: ['mushroom', 'parsley', 'shavedCheese'],
    area: [0, 92],
    draw: ({ random, color }) =>
      filtered('cream', path(blob(random, 128, 0.03, [200, 200], 20), color)) +
      scatter(
        random,
        260,
        [0, 120],
        () =>
          filtered('grains', ellipse(6, 2.9, random.pick([shade(color, 0.3), shade(color, 0.12), shade(color, 0.45)]))),
        { apart: 7 },
      ) +
      scatter(random, 7, [20, 100], () =>
        filtered('cream', path(blob(random, random.between(9, 18), 0.2), shade(color, 0.25))),
      ),
  },
} satisfies Record<string, Kind>
