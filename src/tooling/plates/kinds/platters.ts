import type { Random } from '../random'
import { at, blob, circle, ellipse, filtered, line, path, polar, scatter, shade, times } from '../shapes'
import { flecks, saladLeaf } from './parts'
import type { Kind } from './kind'

const ham = (random: Random) =>
  filtered('wet', path(blob(random, 44, 0.16, [0, 0], 11), '#f4d9c8')) +
  filtered(
    'wet',
    path(blob(random, 38, 0.16, [2, 2], 11), random.pick(['#d9727a', '#cf5f66', '#e08a8a'])) +
      line('M-28 4C-12-10 8 12 28-6M-20 18C-6 8 8 22 24 12', '#f3c0b4', 4),
  )

const salami = (random: Random) =>
  filtered('meat', circle(33, '#7a1f1c') + circle(30, '#a8322c')) + flecks(random, 17, 25, '#f4d8c8', 5)

const cheese = (random: Random) =>
  filtered('cream', path('M-34 20L6-26 34 20Z', random.pick(['#f6d878', '#fae9b4', '#f2c95a'])))

export const platters = {
  'cold-cuts': {
    color: '#a8322c',
    garnish: {
      usual: ['olive', 'tomato', 'rocket'],
      shown: ['bacon', 'cheese', 'shavedCheese', 'beef', 'pork'],
      area: [0, 96],
      amount: 0.6,
    },
    draw: ({ random }) =>
      times(5, (index) => at(polar(150 + index * 27, 88), ham(random), random.between(0, 360), 1.1)) +
      times(6, (index) => at(polar(-68 + index * 24, 90), salami(random), random.between(0, 360), 1.08)) +
      times(5, (index) => at(polar(70 + index * 17, 96), cheese(random), 70 + index * 17, 1.06)) +
      scatter(random, 7, { to: 40, apart: 20 }, () =>
        filtered('leaf', path(blob(random, 24, 0.26, [0, 0], 11), random.pick(['#86b54a', '#5f9338']))),
      ),
  },
  'mixed-plate': {
    color: '#86b54a',
    garnish: { usual: ['tomato', 'cucumber', 'carrot'], shown: ['lettuce'], area: [0, 96], amount: 0.8 },
    draw: ({ random, color }) =>
      scatter(random, 34, { to: 100, apart: 22 }, () =>
        saladLeaf(random, [22, 33], [color, '#6ea03c', '#a3c95f', '#4f8a34']),
      ) +
      at(
        [274, 262],
        filtered('matte', circle(40, '#efe6d4')) +
          filtered('cream', circle(32, '#f7efdc')) +
          filtered(
            'leaf',
            times(6, () => ellipse(4, 2.2, shade('#4f8f36', 0.1), [random.between(-18, 18), random.between(-18, 18)])),
          ),
      ),
  },
} satisfies Record<string, Kind>
