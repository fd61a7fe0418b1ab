import type { Random } from '../random'
import { at, blob, circle, ellipse, filtered, line, path, scatter, shade, times } from '../shapes'
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
    on: 'PLATE',
    color: '#f3c04a',
    garnish: ['tomato', 'parsley'],
    shows: ['egg', 'friedEgg', 'cheese'],
    area: [88, 122],
    amount: 0.7,
    draw: ({ random, color }) =>
      at(
        [198, 196],
        filtered('wet', path('M-112 34C-70 60 76 62 116 34L108 58C70 78-70 78-104 58Z', '#f9e08c')) +
          filtered(
            'leaf',
            times(15, (index) =>
              path(
                blob(random, 11, 0.3, [-88 + index * 13, 52 + random.between(-7, 7)], 8),
                random.pick(['#5f9c38', '#d8452c', '#e9a0a0', '#fbe9a6', '#8a5a30']),
              ),
            ),
          ) +
          filtered(
            'bread',
            path('M-122 36C-128-46-66-92 2-92 70-92 128-44 124 36 92 58-88 60-122 36Z', color) +
              times(20, () =>
                ellipse(random.between(8, 22), random.between(4, 9), shade(color, -0.26), [
                  random.between(-84, 84),
                  random.between(-58, 24),
                ]),
              ).replaceAll('<ellipse', '<ellipse opacity=".42"'),
          ) +
          line('M-104 18C-98-40-52-74 0-76', shade(color, 0.5), 7, 'opacity=".55"'),
        -10,
      ),
  },
  'scrambled-eggs': {
    on: 'PLATE',
    color: '#f6d25e',
    garnish: ['scallion', 'spice'],
    shows: ['egg', 'friedEgg', 'croutons'],
    area: [0, 84],
    draw: ({ random, color }) =>
      at([262, 138], toast(), 16, 1.1) +
      at([284, 190], toast(), 52, 1.05) +
      scatter(
        random,
        40,
        [0, 84],
        () =>
          filtered(
            'cream',
            path(
              blob(random, random.between(17, 27), 0.26, [0, 0], 10),
              random.pick([color, shade(color, 0.26), shade(color, 0.12), shade(color, -0.06)]),
            ),
          ),
        { center: [172, 214], apart: 22 },
      ),
  },
  benedict: {
    on: 'PLATE',
    color: '#f3c23c',
    garnish: ['spinach'],
    shows: ['egg', 'bacon', 'croutons', 'salmon'],
    area: [96, 120],
    amount: 0.7,
    draw: ({ random, color }) =>
      at([142, 176], benedict(random, color), 0, 1.08) + at([258, 226], benedict(random, color), 40, 1.08),
  },
  'biscuits-gravy': {
    on: 'PLATE',
    color: '#efe2c8',
    garnish: ['spice', 'parsley'],
    shows: ['sausage', 'beef'],
    area: [10, 92],
    draw: ({ random, color }) =>
      [
        [142, 166],
        [252, 172],
        [196, 252],
      ]
        .map(([x, y]) =>
          at(
            [x!, y!],
            filtered('bread', circle(58, '#c98a3c')) + filtered('crust', path(blob(random, 53, 0.04), '#e2ad62')),
          ),
        )
        .join('') +
      filtered('wet', path(blob(random, 88, 0.22, [192, 208], 13), color)) +
      scatter(random, 15, [0, 74], () => filtered('crust', path(blob(random, random.between(5, 9), 0.3), '#8a5a3a')), {
        center: [192, 208],
        apart: 22,
      }),
  },
  cereal: {
    on: 'BOWL',
    color: '#fcf8ee',
    garnish: ['strawberry'],
    shows: ['corn'],
    area: [10, 96],
    amount: 0.7,
    draw: ({ random, color }) =>
      pool(random, color, 'drink') +
      scatter(
        random,
        54,
        [0, 108],
        () =>
          filtered(
            'crust',
            path(blob(random, random.between(13, 20), 0.28, [0, 0], 9), random.pick(['#dd9a35', '#e6ab48', '#c98428'])),
          ),
        { apart: 20 },
      ),
  },
} satisfies Record<string, Kind>
