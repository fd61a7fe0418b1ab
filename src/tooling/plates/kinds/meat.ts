import type { Random } from '../random'
import { at, blob, box, circle, each, ellipse, filtered, line, path, polar, scatter, shade, times } from '../shapes'
import { smear, grillMarks, fries } from './parts'
import type { Kind } from './kind'

/** Folded and pleated along its back, and crisp where it lay in the pan. */
const dumpling = (color: string) =>
  filtered('bread', path('M-62 20C-64-22-30-46 0-46 30-46 64-22 62 20 44 40-44 40-62 20Z', color)) +
  filtered('crust', path('M-60 12C-36-6 36-6 60 12 58 40 30 46 0 46-30 46-58 40-60 12Z', '#c9802f')) +
  filtered(
    'bread',
    times(9, (index) => {
      const turn = (index - 4) * 20
      return at(polar(turn - 90, 34, [0, 2]), ellipse(7, 17, shade(color, index % 2 ? 0.05 : -0.06)), turn + 14)
    }),
  ) +
  line('M-40 4C-20-8 20-8 40 4', '#fff3d6', 3, 'opacity=".5"')

const skewer = (pieces: string[]) =>
  line('M-150 0L150 0', '#c89b62', 5) + pieces.map((piece, index) => at([-84 + index * 42, 0], piece)).join('')

const drumstick = (color: string) => (random: Random) =>
  filtered('bread', box(52, 15, '#f3e6cf', 8) + circle(9, '#f3e6cf', [27, -6]) + circle(9, '#f3e6cf', [27, 6])).replace(
    '<g',
    '<g transform="translate(58 0)"',
  ) +
  filtered(
    'crust',
    path('M48 0C44 20 10 46-38 38-72 32-72-32-38-38 10-46 44-20 48 0Z', color) +
      path(blob(random, 22, 0.3, [-30, -4]), shade(color, -0.22)),
  )

const slab = (random: Random, color: string, [x, y]: [number, number], turn: number, wide = 108, high = 66) =>
  at(
    [x, y],
    filtered('meat', `<g transform="scale(1 ${high / wide})">${path(blob(random, wide, 0.1), color)}</g>`) +
      grillMarks(30, 5, high * 1.2),
    turn,
  )

/** Dumplings as they came out of the pan, and how each is turned. */
const PAN = [
  [120, 128, -24],
  [200, 106, -2],
  [280, 130, 22],
  [112, 212, -16],
  [194, 192, 2],
  [172, 282, -4],
] as const

export const meat = {
  dumplings: {
    color: '#efd29a',
    garnish: { usual: ['scallion', 'sesame'], shown: ['pork', 'shrimp', 'cabbage', 'mince', 'beef'], area: [40, 112] },
    draw: ({ random, color }) =>
      smear(random, '#5a2610', 84, [206, 196]) +
      each(PAN, ([x, y, turn], index) => at([x, y], dumpling(shade(color, index % 2 ? 0.08 : -0.05)), turn, 0.98)) +
      filtered('matte', circle(46, '#f3ead8', [274, 272])) +
      filtered('broth', circle(36, '#3a1a0c', [274, 272])) +
      filtered('glow', line('M250 262A26 26 0 0 1 272 246', '#fff6e2', 4, 'opacity=".6"')),
  },
  skewers: {
    color: '#9a5a2c',
    garnish: { usual: ['sesame', 'scallion', 'limeWedge'], shown: ['beef', 'chicken', 'pork'], area: [20, 118] },
    draw: ({ random, color }) =>
      smear(random, shade(color, -0.3), 96) +
      each([-62, 0, 62], (y, row) =>
        at(
          [200, 200 + y],
          skewer(
            Array.from(
              { length: 5 },
              (_, index) =>
                filtered(
                  'crust',
                  path(blob(random, 25, 0.14, [0, 0], 10), (index + row) % 2 ? color : shade(color, -0.18)),
                ) + grillMarks(18, 2, 26),
            ),
          ),
          -8 + row * 4,
        ),
      ),
  },
  steak: {
    color: '#6b2d1c',
    garnish: { usual: ['parsley', 'limeWedge'], shown: ['beef', 'potato', 'pork'], area: [60, 122] },
    draw: ({ random, color }) =>
      fries(random, 22, 56, [272, 250]) +
      slab(random, color, [168, 178], -24, 112, 64) +
      scatter(random, 12, { to: 40, center: [160, 176] }, () =>
        filtered('sauce', path(blob(random, 13, 0.3), '#5f8a2c')),
      ),
  },
  schnitzel: {
    color: '#d99a3e',
    garnish: { usual: ['lemon', 'parsley', 'potato'], shown: ['chicken', 'pork', 'beef'], area: [84, 122] },
    draw: ({ random, color }) =>
      filtered('crust', path(blob(random, 106, 0.14, [190, 190], 16), color)) +
      scatter(random, 26, { to: 92, center: [190, 190] }, () => path(blob(random, 7, 0.4), shade(color, 0.22))),
  },
  ribs: {
    color: '#7a2c16',
    garnish: { usual: ['sesame', 'scallion', 'lettuce'], shown: ['beef', 'pork', 'kimchi'], area: [70, 122] },
    draw: ({ random, color }) =>
      times(4, (index) =>
        at(
          [128 + index * 48, 200],
          filtered('bread', box(22, 210, '#f1e2c6', 10)) +
            filtered('meat', path(blob(random, 58, 0.1, [0, 0], 12), shade(color, index % 2 ? 0.08 : -0.06))).replace(
              '<g',
              '<g transform="scale(.46 1.5)"',
            ) +
            grillMarks(14, 2, 90),
          random.between(-4, 4),
        ),
      ),
  },
  'roast-chicken': {
    color: '#b4621f',
    garnish: { usual: ['parsley', 'limeWedge', 'chiliFlakes'], shown: ['chicken', 'pork'], area: [60, 124] },
    draw: ({ random, color }) =>
      smear(random, shade(color, -0.4), 100) +
      each(
        [
          [150, 150, 40],
          [256, 168, 150],
          [190, 258, -30],
        ],
        ([x, y, turn]) => at([x, y], drumstick(color)(random), turn, 0.92),
      ),
  },
  'fried-chicken': {
    color: '#cf8b35',
    garnish: { usual: ['scallion', 'sesame', 'limeWedge'], shown: ['chicken'], area: [30, 122] },
    draw: ({ random, color }) =>
      scatter(random, 13, { to: 96, apart: 48 }, () =>
        filtered(
          'crust',
          path(blob(random, 35, 0.24, [0, 0], 11), random.pick([color, shade(color, -0.14), shade(color, 0.1)])),
        ),
      ),
  },
  meatballs: {
    color: '#8f2f16',
    garnish: { usual: ['meatball', 'parsley', 'shavedCheese'], area: [0, 88], amount: 1.6 },
    draw: ({ random, color }) => smear(random, color, 106),
  },
} satisfies Record<string, Kind>
