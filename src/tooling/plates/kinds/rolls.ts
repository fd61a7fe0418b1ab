import type { Random } from '../random'
import { at, blob, box, ellipse, filtered, line, path, scatter, shade, times } from '../shapes'
import type { Kind } from './kind'

const cup = (random: Random, color: string, [x, y]: [number, number], radius = 40) =>
  at(
    [x, y],
    filtered('matte', path(blob(random, radius, 0.004, [0, 0], 20), '#efe6d4')) +
      filtered('broth', path(blob(random, radius - 8, 0.01, [0, 0], 20), color)),
  )

const friedRoll = (random: Random, color: string) =>
  filtered(
    'bread',
    box(158, 40, color, 15) +
      times(9, () =>
        ellipse(random.between(4, 9), 4, shade(color, -0.22), [random.between(-66, 66), random.between(-13, 13)]),
      ),
  ) +
  line('M-58-17L-40 17M-14-18L12 18M40-17L60 15', shade(color, -0.34), 3.4, 'opacity=".75"') +
  line('M-64-11L62-11', shade(color, 0.42), 4, 'opacity=".6"')

const clearRoll = (random: Random) =>
  filtered('soft', box(140, 48, '#f3efe2', 20)) +
  filtered(
    'leaf',
    times(5, (index) => path(blob(random, 14, 0.3, [-50 + index * 25, random.between(-9, 9)], 9), '#6fa84a')),
  ) +
  filtered(
    'wet',
    times(3, (index) => at([-38 + index * 38, 2], path('M-17 8C-18-14 18-14 17 8 8-2-8-2-17 8Z', '#f2906a'))),
  ) +
  filtered('glass', box(140, 48, '#fbf9f2', 20)).replace('<g', '<g opacity=".42"')

const toast = (random: Random, color: string) =>
  filtered('bread', path('M-52 40L0-50 52 40Z', '#e2b264')) +
  filtered('crust', path('M-44 35L0-41 44 35Z', color)) +
  scatter(random, 26, { to: 30, center: [0, 10], apart: 8 }, () => filtered('grains', ellipse(4, 2.3, '#fff1cc')))

export const rolls = {
  'spring-rolls': {
    color: '#d08f35',
    garnish: {
      usual: ['cilantro'],
      shown: ['cabbage', 'carrot', 'pork', 'chicken', 'shrimp', 'spinach'],
      area: [104, 124],
      amount: 0.5,
    },
    draw: ({ random, color }) =>
      times(4, (index) =>
        at(
          [178 + (index % 2) * 10, 122 + index * 46],
          friedRoll(random, shade(color, random.between(-0.06, 0.1))),
          random.between(-9, 3),
        ),
      ) + cup(random, '#b8321a', [292, 204]),
  },
  'summer-rolls': {
    color: '#f3efe2',
    garnish: {
      usual: ['mint', 'nuts'],
      shown: ['shrimp', 'lettuce', 'carrot', 'cucumber'],
      area: [104, 124],
      amount: 0.5,
    },
    draw: ({ random }) =>
      times(3, (index) => at([178, 140 + index * 60], clearRoll(random), random.between(-8, 2))) +
      cup(random, '#7a3f1c', [290, 206]),
  },
  'stuffed-leaves': {
    color: '#4a6428',
    garnish: { usual: ['lemon'], area: [96, 118] },
    draw: ({ random, color }) =>
      times(9, (index) => {
        const own = shade(color, random.between(-0.12, 0.16))
        return at(
          [140 + (index % 3) * 62, 138 + Math.floor(index / 3) * 62],
          filtered('wet', box(60, 104, own, 26)).replace('<g', '<g transform="rotate(62)"') +
            line('M-40 16Q-4-8 40-20M-22 22L-8 4M8 10L18-10', shade(own, 0.35), 2.4, 'opacity=".7"'),
          random.between(-9, 9),
          0.82,
        )
      }),
  },
  crackers: {
    color: '#f4ddb8',
    draw: ({ random, color }) =>
      scatter(random, 21, { from: 10, to: 106, apart: 40 }, () => {
        const own = random.pick([color, shade(color, 0.35), '#f3c9ae'])
        return (
          filtered('cream', path(blob(random, random.between(28, 36), 0.2, [0, 0], 11), own)) +
          times(5, () =>
            path(
              blob(random, random.between(4, 8), 0.3, [random.between(-17, 17), random.between(-17, 17)], 7),
              shade(own, 0.5),
            ),
          ) +
          line('M-20 12C-8 22 12 20 22 8', shade(own, -0.2), 3, 'opacity=".6"')
        )
      }) + cup(random, '#c23a1c', [200, 206], 36),
  },
  'prawn-toast': {
    color: '#d98a4e',
    garnish: {
      usual: ['cilantro', 'limeWedge'],
      shown: ['shrimp', 'sesame', 'croutons'],
      area: [96, 124],
      amount: 0.5,
    },
    draw: ({ random, color }) =>
      times(5, (index) =>
        at(
          [132 + (index % 3) * 58 + (index > 2 ? 28 : 0), index > 2 ? 254 : 164],
          toast(random, color),
          (index % 2) * 180 + random.between(-8, 8),
          1.14,
        ),
      ) + cup(random, '#b8321a', [276, 256], 34),
  },
} satisfies Record<string, Kind>
