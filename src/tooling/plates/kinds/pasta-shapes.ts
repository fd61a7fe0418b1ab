import type { Random } from '../random'
import { blob, box, circle, ellipse, filtered, line, path, scatter, shade, times } from '../shapes'
import { smear } from './parts'
import type { Food, Kind } from './kind'

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

/** In sauce, with dabs of it that cling to what lies there. */
const sauced = ({ random, color }: Food, reach: number, dabs: number, draw: () => string) =>
  smear(random, color, reach) +
  draw() +
  scatter(random, dabs, { from: 10, to: 96, apart: 26 }, () =>
    filtered('wet', path(blob(random, random.between(7, 15), 0.3), color)),
  )

export const pastaShapes = {
  'short-pasta': {
    color: '#bf2f14',
    garnish: { usual: ['basil', 'shavedCheese'], area: [0, 88] },
    draw: ({ random, color }) =>
      sauced({ random, color }, 114, 15, () => scatter(random, 44, { to: 104, apart: 24 }, () => tube(random))),
  },
  'filled-pasta': {
    color: '#d9a33c',
    garnish: { usual: ['basil', 'shavedCheese'], area: [0, 92] },
    draw: ({ random, color }) =>
      sauced({ random, color }, 118, 9, () => scatter(random, 11, { to: 90, apart: 56 }, () => pillow(random))),
  },
  gnocchi: {
    color: '#bf2f14',
    garnish: { usual: ['basil', 'shavedCheese'], shown: ['potato'], area: [0, 90] },
    draw: ({ random, color }) =>
      sauced({ random, color }, 118, 14, () => scatter(random, 46, { to: 102, apart: 25 }, () => gnocco(random))),
  },
  risotto: {
    color: '#efdcae',
    garnish: { usual: ['mushroom', 'parsley', 'shavedCheese'], area: [0, 92] },
    draw: ({ random, color }) =>
      filtered('cream', path(blob(random, 128, 0.03, [200, 200], 20), color)) +
      scatter(random, 260, { to: 120, apart: 7 }, () =>
        filtered('grains', ellipse(6, 2.9, random.pick([shade(color, 0.3), shade(color, 0.12), shade(color, 0.45)]))),
      ) +
      scatter(random, 7, { from: 20, to: 100 }, () =>
        filtered('cream', path(blob(random, random.between(9, 18), 0.2), shade(color, 0.25))),
      ),
  },
} satisfies Record<string, Kind>
