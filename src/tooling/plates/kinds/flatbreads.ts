import type { Random } from '../random'
import { at, blob, box, circle, each, ellipse, filtered, path, polar, scatter, shade, times } from '../shapes'
import { leafBelow } from './parts'
import type { Kind } from './kind'

const taco = (random: Random, color: string) =>
  filtered('bread', path(blob(random, 66, 0.03), '#edc983')) +
  scatter(random, 9, { to: 46, center: [0, 0] }, () => circle(random.between(3, 6), '#c58b3e', [0, 0])) +
  at(
    [0, 0],
    filtered('meat', path(blob(random, 44, 0.2), color)).replace('<g', '<g transform="scale(1.05 .72)"') +
      scatter(random, 9, { to: 38, center: [0, 0] }, () =>
        filtered('crust', path(blob(random, 9, 0.3), shade(color, random.between(-0.2, 0.25)))),
      ),
  )

export const flatbreads = {
  pizza: {
    color: '#c8301a',
    garnish: { usual: ['basil'], shown: ['tomato', 'cheese'], area: [0, 100] },
    draw: ({ random, color }) =>
      filtered('crust', path(blob(random, 148, 0.02, [200, 200], 24), '#d9a254')) +
      scatter(random, 16, { from: 128, to: 144, apart: 26 }, () =>
        ellipse(random.between(5, 11), 5, '#5f300f'),
      ).replaceAll('<ellipse', '<ellipse opacity=".6"') +
      filtered('sauce', path(blob(random, 124, 0.03, [200, 200], 22), color)) +
      scatter(random, 13, { to: 106, apart: 42 }, () =>
        filtered('cream', path(blob(random, random.between(17, 29), 0.2), random.pick(['#fdf3d6', '#fbe9bd']))),
      ) +
      scatter(random, 12, { from: 20, to: 116 }, () => path(blob(random, 5, 0.4), '#b06a1e')),
  },
  'red-pizza': {
    color: '#c02a14',
    garnish: { usual: ['parsley', 'olive'], shown: ['tomato'], area: [0, 100] },
    draw: ({ random, color }) =>
      filtered('crust', path(blob(random, 148, 0.02, [200, 200], 24), '#d9a254')) +
      scatter(random, 16, { from: 128, to: 144, apart: 26 }, () => ellipse(random.between(5, 11), 5, '#7a4416')) +
      filtered('sauce', path(blob(random, 124, 0.03, [200, 200], 22), color)),
  },
  flatbread: {
    on: 'BOARD',
    color: '#9a4a24',
    garnish: { usual: ['mince', 'pineNuts', 'parsley', 'pickledOnion'], shown: ['croutons'], area: [0, 92] },
    draw: ({ random, color }) =>
      at(
        [200, 200],
        filtered('bread', path(blob(random, 128, 0.04), '#e3b56c')).replace('<g', '<g transform="scale(1.08 .86)"') +
          filtered('sauce', path(blob(random, 104, 0.06), color)).replace('<g', '<g transform="scale(1.08 .84)"'),
        -8,
      ),
  },
  roti: {
    color: '#e3b566',
    garnish: { usual: ['cilantro', 'chili'], shown: ['potato', 'croutons'], area: [70, 118] },
    draw: ({ random, color }) =>
      leafBelow(random, '#3f6b30', 140, -38) +
      each([0, 1, 2], (index) =>
        at(
          [180 + index * 20, 180 + index * 20],
          filtered('bread', path(blob(random, 96, 0.05), shade(color, index * 0.06))) +
            scatter(random, 14, { to: 76, center: [0, 0], apart: 22 }, () =>
              path(blob(random, random.between(5, 13), 0.3), '#a5692a'),
            ).replaceAll('<path', '<path opacity=".75"'),
          random.between(0, 90),
        ),
      ),
  },
  focaccia: {
    on: 'BOARD',
    color: '#e0ab56',
    garnish: { usual: ['rosemary', 'sugar'], area: [0, 96] },
    draw: ({ random, color }) =>
      at(
        [200, 200],
        filtered('bread', box(262, 190, color, 34)) +
          scatter(
            random,
            18,
            { to: 100, center: [0, 0], apart: 38 },
            () => circle(10, shade(color, -0.34)) + circle(7, shade(color, -0.48), [-2, -3]),
          ),
        -8,
      ),
  },
  tacos: {
    color: '#9a4a22',
    garnish: { usual: ['cilantro', 'pickledOnion', 'limeWedge'], shown: ['beef', 'pork', 'corn'], area: [0, 108] },
    draw: ({ random, color }) =>
      times(3, (index) => at(polar(index * 120 + 30, 68), taco(random, color), random.between(0, 360))),
  },
  wrap: {
    color: '#e9c88c',
    garnish: { usual: ['cilantro', 'limeWedge'], shown: ['bean', 'corn', 'cheese', 'tomato'], area: [104, 126] },
    draw: ({ random, color }) =>
      times(2, (index) =>
        at(
          [200, 150 + index * 100],
          filtered(
            'bread',
            box(206, 86, color, 40) +
              times(6, (spot) =>
                ellipse(random.between(7, 13), 6, shade(color, -0.24), [-70 + spot * 28, random.between(-22, 22)]),
              ),
          ) +
            at(
              [92, 0],
              filtered('bread', ellipse(27, 42, shade(color, 0.1))) +
                filtered(
                  'wet',
                  scatter(random, 14, { to: 30, center: [0, 0], apart: 10 }, () =>
                    path(blob(random, 8, 0.3), random.pick(['#3a1d18', '#d8452c', '#7fae3c', '#f2c14a', '#8a4a22'])),
                  ),
                ),
            ),
          index ? 170 : -10,
        ),
      ),
  },
} satisfies Record<string, Kind>
