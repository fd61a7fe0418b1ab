import type { Random } from '../random'
import { at, blob, box, circle, filtered, line, path, polar, scatter, shade, times } from '../shapes'
import { smear, fries, around } from './parts'
import type { Kind } from './kind'

const cornRib = (random: Random) =>
  filtered('bread', path('M-66 16Q0-48 66 16Q0-8-66 16Z', '#f4e3a1')) +
  filtered(
    'wet',
    times(42, (index) => {
      const [along, row] = [(index % 21) / 20, index < 21 ? 0 : 1]
      const [x, y] = [-60 + along * 120, 14 - Math.sin(along * Math.PI) * 29 - (row ? 0 : 11)]
      return at([x, y], box(8, 12, random.pick(['#f0b42a', '#f2c04a', '#e39a1c', '#7a3c10']), 3.5))
    }),
  )

export const vegetables = {
  corn: {
    color: '#7c2c12',
    garnish: {
      usual: ['crumbledCheese', 'chiliFlakes', 'cilantro', 'limeWedge'],
      shown: ['corn', 'cheese'],
      area: [20, 122],
    },
    draw: ({ random, color }) =>
      smear(random, color, 106) + around(8, 66, 24, () => at([0, 0], cornRib(random), 0, 1.16)),
  },
  'fried-balls': {
    color: '#8a5424',
    garnish: { usual: ['parsley', 'pickledOnion', 'limeWedge'], shown: ['chickpea', 'potato'], area: [30, 122] },
    draw: ({ random, color }) =>
      smear(random, '#f4ead4', 100) +
      scatter(
        random,
        9,
        { to: 88, apart: 60 },
        () =>
          filtered('crust', circle(31, random.pick([color, shade(color, 0.08)]))) +
          line('M-14-8Q0-16 14-8', '#fff6e4', 4, 'opacity=".75"'),
      ),
  },
  fries: {
    color: '#eeb441',
    garnish: { usual: ['curryLeaf', 'spice'], shown: ['potato'], area: [0, 110] },
    draw: ({ random }) => fries(random, 52, 108, [200, 200]),
  },
  'green-beans': {
    color: '#5f9c38',
    garnish: { usual: ['sesame', 'chiliFlakes'], shown: ['pea', 'bean'], area: [0, 110] },
    draw: ({ random, color }) =>
      scatter(random, 34, { to: 106, apart: 20 }, () =>
        filtered(
          'leaf',
          path(
            'M-40 0C-26-15 26-15 40 0 26 15-26 15-40 0Z',
            random.pick([color, shade(color, 0.16), shade(color, -0.16)]),
          ) + line('M-36 0L36 0', '#cfe6a4', 1.6),
        ),
      ),
  },
  vegetables: {
    color: '#e2721f',
    garnish: { usual: ['crumbledCheese', 'nuts', 'cilantro'], shown: ['carrot'], area: [0, 116] },
    draw: ({ random, color }) =>
      smear(random, '#f4ecd8', 104) +
      scatter(random, 9, { to: 62, apart: 26 }, () =>
        filtered(
          'meat',
          path(
            'M-86 0C-60-19 40-16 74-5L88 0 74 5C40 16-60 19-86 0Z',
            random.pick([color, shade(color, 0.12), shade(color, -0.2)]),
          ) + line('M-50-8L-46 8M-10-10L-6 10M30-8L34 8', '#3a1606', 3.4, 'opacity=".6"'),
        ),
      ),
  },
  'sweet-potato': {
    color: '#7a4a86',
    garnish: { usual: ['sourCream', 'spice', 'limeWedge'], shown: ['potato'], area: [0, 90] },
    draw: ({ random, color }) =>
      at(
        [200, 200],
        filtered('crust', path('M-122 0C-96-66 80-72 122 0 80 70-96 66-122 0Z', '#4a2a2c')) +
          filtered('cream', path(blob(random, 78, 0.1), color)).replace('<g', '<g transform="scale(1.28 .56)"'),
        -24,
      ),
  },
  cabbage: {
    color: '#b9cf7a',
    garnish: { usual: ['shallots', 'cilantro', 'nuts', 'limeWedge'], shown: ['cabbage'], area: [0, 118] },
    draw: ({ random, color }) =>
      scatter(
        random,
        5,
        { from: 50, to: 74, apart: 70 },
        () =>
          filtered('leaf', path('M-62 34C-54-40 54-40 62 34 30 52-30 52-62 34Z', color)) +
          times(5, (index) =>
            line(
              `M${-40 + index * 20} 36Q${-28 + index * 14} ${-6} ${-18 + index * 9} -16`,
              index % 2 ? '#6a7d2c' : '#f3f6d8',
              4,
            ),
          ) +
          line('M-58 32C-50-34 50-34 58 32', '#4d2b12', 6, 'opacity=".5"'),
      ),
  },
  dip: {
    color: '#9db94a',
    draw: ({ random, color }) =>
      times(15, (index) =>
        at(
          polar(index * 24, 104),
          filtered('crust', path('M-34 26L0-36 34 26Z', random.pick(['#3f4560', '#4b5272', '#333850']))),
          index * 24 + random.between(60, 120),
        ),
      ) +
      filtered('matte', circle(78, '#efe6d4', [200, 200])) +
      filtered('cream', path(blob(random, 66, 0.02, [200, 200]), color)) +
      scatter(random, 14, { to: 56 }, () => filtered('cream', path(blob(random, 10, 0.3), shade(color, 0.2)))),
  },
  hummus: {
    on: 'BOWL',
    color: '#e6cf9c',
    garnish: { usual: ['chickpea', 'parsley', 'chiliFlakes'], shown: ['chickpea'], area: [0, 84] },
    draw: ({ random, color }) =>
      filtered('cream', path(blob(random, 132, 0.03, [200, 200]), color)) +
      line(
        'M286 206C282 266 190 286 142 240 104 202 132 130 196 126 252 124 270 186 232 214 202 234 168 208 182 182',
        '#c98a16',
        11,
        'opacity=".75"',
      ),
  },
} satisfies Record<string, Kind>
