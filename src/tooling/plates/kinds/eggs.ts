import type { Random } from '../random'
import { at, blob, circle, each, ellipse, filtered, line, path, scatter, shade, times } from '../shapes'
import { flecks, pool } from './parts'
import type { Kind } from './kind'

const toast = () =>
  filtered('bread', path('M-58 48L4-58 62 44Z', '#b9772f')) + filtered('soft', path('M-46 41L4-42 50 38Z', '#e9c78a'))

const benedict = (random: Random, sauce: string) =>
  filtered('bread', circle(66, '#d7a45a') + circle(58, '#ecc98c')) +
  filtered('meat', path(blob(random, 60, 0.07), '#d88474') + path(blob(random, 50, 0.06), '#e6a090')) +
  filtered('cream', path(blob(random, 50, 0.07), '#fffaf0')) +
  filtered('wet', path(blob(random, 43, 0.18, [2, 2], 11), sauce)) +
  flecks(random, 8, 26, '#a8431c', 3) +
  flecks(random, 7, 30, '#4f8f36', 5)

export const eggDishes = {
  omelette: {
    color: '#f6c94e',
    garnish: { usual: ['tomato', 'parsley'], shown: ['egg', 'friedEgg', 'cheese'], area: [94, 122], amount: 0.6 },
    draw: ({ random, color }) => {
      const browned = (count: number, [top, bottom]: [number, number], reach: number) =>
        times(count, () =>
          ellipse(random.between(12, 26), random.between(5, 11), '#b56a1c', [
            random.between(-reach, reach),
            random.between(top, bottom),
          ]),
        ).replaceAll('<ellipse', '<ellipse opacity=".26"')
      return at(
        [200, 200],
        filtered(
          'cream',
          path('M-132 26C-138-34-84-74 0-76 84-74 138-34 132 26 118 66 60 78 0 78-60 78-118 66-132 26Z', color),
        ) +
          browned(13, [-54, -14], 76) +
          filtered(
            'wet',
            times(26, (index) =>
              path(
                blob(
                  random,
                  random.between(8, 14),
                  0.3,
                  [-112 + index * 9, 20 - 30 * Math.sin((index / 25) * Math.PI) + random.between(-9, 5)],
                  8,
                ),
                random.pick(['#5f9c38', '#d8452c', '#e58a8a', '#8a5a30', '#fbe9a6']),
              ),
            ),
          ) +
          filtered(
            'cream',
            path('M-130 30C-96 8-50-2 0-2 50-2 96 8 130 30 118 68 60 80 0 80-60 80-118 68-130 30Z', shade(color, 0.12)),
          ) +
          browned(9, [22, 60], 70) +
          line('M-108-14C-84-46-40-58 4-60', shade(color, 0.6), 8, 'opacity=".6"'),
        -12,
      )
    },
  },
  'scrambled-eggs': {
    color: '#f6d25e',
    garnish: { usual: ['scallion', 'spice'], shown: ['egg', 'friedEgg', 'croutons'], area: [0, 84] },
    draw: ({ random, color }) =>
      at([262, 138], toast(), 16, 1.1) +
      at([284, 190], toast(), 52, 1.05) +
      scatter(random, 40, { to: 84, center: [172, 214], apart: 22 }, () =>
        filtered(
          'cream',
          path(
            blob(random, random.between(17, 27), 0.26, [0, 0], 10),
            random.pick([color, shade(color, 0.26), shade(color, 0.12), shade(color, -0.06)]),
          ),
        ),
      ),
  },
  benedict: {
    color: '#f3c23c',
    garnish: { usual: ['spinach'], shown: ['egg', 'bacon', 'croutons', 'salmon'], area: [96, 120], amount: 0.7 },
    draw: ({ random, color }) =>
      at([142, 176], benedict(random, color), 0, 1.08) + at([258, 226], benedict(random, color), 40, 1.08),
  },
  'biscuits-gravy': {
    color: '#efe2c8',
    garnish: { usual: ['spice', 'parsley'], shown: ['sausage', 'beef'], area: [10, 92] },
    draw: ({ random, color }) =>
      each(
        [
          [142, 166],
          [252, 172],
          [196, 252],
        ],
        ([x, y]) =>
          at(
            [x, y],
            filtered('bread', circle(58, '#c98a3c')) + filtered('crust', path(blob(random, 53, 0.04), '#e2ad62')),
          ),
      ) +
      filtered('wet', path(blob(random, 88, 0.22, [192, 208], 13), color)) +
      scatter(random, 15, { to: 74, center: [192, 208], apart: 22 }, () =>
        filtered('crust', path(blob(random, random.between(5, 9), 0.3), '#8a5a3a')),
      ),
  },
  oatmeal: {
    on: 'BOWL',
    color: '#dcc39a',
    garnish: { usual: ['berries', 'nuts'], area: [10, 84], amount: 0.7 },
    draw: ({ random, color }) =>
      pool(random, color, 'cream') +
      scatter(random, 90, { to: 124 }, () => filtered('grains', ellipse(8, 5, shade(color, random.between(0, 0.4))))) +
      filtered('wet', path(blob(random, 46, 0.3, [206, 194]), '#a8651c')).replace('<g', '<g opacity=".7"'),
  },
  cereal: {
    on: 'BOWL',
    color: '#fcf8ee',
    garnish: { usual: ['strawberry'], shown: ['corn'], area: [10, 96], amount: 0.7 },
    draw: ({ random, color }) =>
      pool(random, color, 'drink') +
      scatter(random, 54, { to: 108, apart: 20 }, () =>
        filtered(
          'crust',
          path(blob(random, random.between(13, 20), 0.28, [0, 0], 9), random.pick(['#dd9a35', '#e6ab48', '#c98428'])),
        ),
      ),
  },
} satisfies Record<string, Kind>
