import type { Random } from '../random'
import { at, blob, box, circle, ellipse, filtered, line, path, polar, scatter, shade, times } from '../shapes'
import { rice, flecks, leafBelow } from './parts'
import type { Kind } from './kind'

const nigiri = (random: Random, fish: string) =>
  filtered('soft', box(54, 96, '#fbf7ea', 22)) +
  filtered('wet', box(58, 84, fish, 20) + line('M-24-26L20-12M-26-4L24 10M-24 18L20 30', shade(fish, 0.45), 4)) +
  flecks(random, 5, 16, shade(fish, -0.2), 4)

const onigiri = (random: Random) =>
  filtered('soft', path('M0-56C14-56 62 34 54 46 44 58-44 58-54 46-62 34-14-56 0-56Z', '#fbf7ea')) +
  filtered(
    'grains',
    times(34, () =>
      at([random.between(-30, 30), random.between(-16, 40)], ellipse(5, 2.2, '#fffdf6'), random.between(0, 180)),
    ),
  ) +
  filtered('leaf', box(46, 42, '#15241b', 3)).replace('<g', '<g transform="translate(0 30)"')

const maki = (random: Random) =>
  filtered('leaf', circle(33, '#17251c')) +
  filtered('soft', circle(28, '#fbf7ea')) +
  filtered('wet', circle(11, random.pick(['#f08a5d', '#7fae3c', '#d9443a'])))

export const riceDishes = {
  'rice-bowl': {
    on: 'BOWL',
    color: '#fbf7ea',
    garnish: { usual: ['spinach', 'carrot', 'friedEgg', 'sesame'], area: [20, 104] },
    draw: ({ random, color }) => rice(random, 132, [200, 200], color),
  },
  'fried-rice': {
    on: 'BOWL',
    color: '#e0a94c',
    garnish: { usual: ['pea', 'carrot', 'scallion'], area: [0, 112] },
    draw: ({ random, color }) =>
      rice(random, 128, [200, 200], color) +
      scatter(random, 12, { to: 108 }, () => filtered('cream', path(blob(random, 11, 0.3), '#f7d873'))),
  },
  'red-rice': {
    on: 'BOWL',
    color: '#cf5a22',
    garnish: { usual: ['pepper', 'banana', 'parsley'], area: [0, 108] },
    draw: ({ random, color }) => rice(random, 130, [200, 200], color),
  },
  paella: {
    color: '#e8b23a',
    garnish: { usual: ['shrimp', 'mussel', 'pea', 'lemon'], area: [20, 108] },
    draw: ({ random, color }) => rice(random, 138, [200, 200], color),
  },
  nigiri: {
    color: '#f4804f',
    garnish: { usual: ['sesame', 'scallion'], shown: ['salmon'], area: [0, 116], amount: 0.5 },
    draw: ({ random, color }) =>
      times(6, (index) =>
        at(
          [128 + (index % 3) * 72, 148 + Math.floor(index / 3) * 110],
          nigiri(random, shade(color, random.between(-0.1, 0.12))),
          12,
        ),
      ),
  },
  maki: {
    color: '#f08a5d',
    garnish: { usual: ['sesame'], shown: ['salmon', 'seaweed'], area: [0, 110] },
    draw: ({ random }) =>
      times(8, (index) =>
        at(index === 0 ? [200, 200] : polar(index * 51.4, 84), maki(random), random.between(0, 360), 1.1),
      ),
  },
  onigiri: {
    color: '#fbf7ea',
    garnish: { usual: ['sesame'], shown: ['seaweed', 'salmon'], area: [0, 110] },
    draw: ({ random }) =>
      leafBelow(random, '#3a5f33', 146, -24) +
      times(5, (index) => at(polar(index * 72 - 90, 84), onigiri(random), random.between(-16, 16), 0.96)),
  },
  'rice-plate': {
    color: '#fbf7ea',
    garnish: { usual: ['chicken', 'cucumber', 'cilantro'], area: [10, 112] },
    draw: ({ random, color }) => rice(random, 76, [154, 168], color),
  },
  'bento-box': {
    on: 'NONE',
    color: '#3a1c16',
    draw: ({ random, color }) => {
      const cell = (x: number, y: number, wide: number, high: number) =>
        at([x, y], box(wide, high, shade(color, 0.16), 10))
      return (
        at([200, 200], filtered('matte', box(330, 262, color, 22))) +
        cell(132, 142, 160, 112) +
        cell(132, 262, 160, 104) +
        cell(288, 132, 128, 92) +
        cell(288, 246, 128, 116) +
        at(
          [132, 142],
          filtered('soft', box(146, 98, '#fbf7ea', 16)) +
            scatter(random, 70, { to: 44, center: [0, 0] }, () => ellipse(5, 2.2, '#fffdf6')) +
            filtered('wet', circle(13, '#b8283a')),
        ) +
        scatter(random, 6, { to: 46, center: [132, 262], apart: 34 }, () =>
          filtered('crust', path(blob(random, 26, 0.24), random.pick(['#cf8b35', '#b8742a']))),
        ) +
        times(3, (index) =>
          at(
            [250 + index * 38, 132],
            filtered('cream', box(30, 66, '#f6d873', 8)) + line('M-10-20Q6 0-8 22', '#d9a83a', 3),
          ),
        ) +
        scatter(random, 12, { to: 44, center: [262, 250], apart: 16 }, () =>
          filtered('leaf', path(blob(random, 13, 0.3), '#3f7a34')),
        ) +
        times(3, (index) =>
          at(
            polar(index * 40 - 20, 26, [306, 258]),
            filtered('wet', path('M-26 0A26 26 0 0 1 26 0Z', '#f59a2a') + line('M-14-3L0-18M14-3L0-18', '#fde3b8', 2)),
            80,
          ),
        )
      )
    },
  },
  'plain-rice': {
    on: 'BOWL',
    color: '#fbf7ea',
    draw: ({ random, color }) => rice(random, 126, [200, 200], color),
  },
} satisfies Record<string, Kind>
