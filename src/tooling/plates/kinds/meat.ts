import type { Random } from '../random'
import { at, blob, box, circle, each, filtered, line, path, scatter, shade, times } from '../shapes'
import { pool, smear, grillMarks, fries, around } from './parts'
import type { Kind } from './kind'

const dumpling = (color: string) =>
  filtered('bread', path('M-54 14C-48-36 48-36 54 14 42 34-42 34-54 14Z', color)) +
  filtered('crust', path('M-49 14C-30 22 30 22 49 14 40 37-40 37-49 14Z', '#b0651f')) +
  times(7, (index) =>
    line(
      `M${-33 + index * 11} ${-20 + Math.abs(index - 3) * 4}q${(3 - index) * 1.6} 8 ${(3 - index) * 1.2} 15`,
      shade(color, -0.2),
      3,
    ),
  )

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

export const meat = {
  dumplings: {
    color: '#efd29a',
    garnish: { usual: ['scallion', 'sesame'], shown: ['pork', 'shrimp', 'cabbage', 'mince', 'beef'], area: [40, 112] },
    draw: ({ random, color }) =>
      smear(random, '#4d1f0c', 104) +
      around(6, 88, 90, (index) => at([0, 0], dumpling(shade(color, index % 2 ? 0.08 : -0.05)), 0, 0.94)) +
      filtered('matte', circle(38, '#f3ead8', [200, 200])) +
      pool(random, '#3a1a0c', 'broth', 30),
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
