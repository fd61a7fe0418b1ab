import type { Random } from '../random'
import { at, blob, box, circle, each, ellipse, filtered, line, path, scatter, shade, times } from '../shapes'
import { leafBelow, pool, rice } from './parts'
import type { Kind } from './kind'

const scoop = (random: Random, color: string) =>
  filtered('cream', path(blob(random, 56, 0.06, [0, 0], 18), color)) +
  filtered('cream', path(blob(random, 34, 0.12, [-6, -8]), shade(color, 0.14)))

export const desserts = {
  flan: {
    color: '#e2a33a',
    draw: ({ random, color }) =>
      filtered('broth', path(blob(random, 126, 0.06, [200, 200], 18), '#8a3d10')) +
      filtered('cream', circle(90, color, [200, 198])) +
      filtered('wet', circle(80, '#9a4a14', [199, 195]) + path(blob(random, 46, 0.2, [186, 184]), '#b5621c')) +
      scatter(random, 12, { to: 50 }, () => filtered('grains', box(6, 5, '#fffdf8', 1))),
  },
  'chocolate-pot': {
    on: 'BOWL',
    color: '#3d1e10',
    garnish: { usual: ['sesame', 'sugar'], shown: ['chocolate', 'olive'], area: [0, 80] },
    draw: ({ random, color }) =>
      pool(random, color, 'cream') +
      line('M290 204C286 268 196 288 148 244 110 204 136 134 200 130 254 128 270 188 234 214', shade(color, 0.2), 10) +
      line('M150 120C190 150 230 170 270 262', '#c98a16', 6),
  },
  'rice-pudding': {
    on: 'BOWL',
    color: '#fbf3e0',
    garnish: { usual: ['nuts', 'spice'], area: [0, 84] },
    draw: ({ random, color }) =>
      pool(random, color, 'cream') + scatter(random, 120, { to: 130 }, () => ellipse(5, 2.4, '#fffdf6')),
  },
  'mango-rice': {
    color: '#fbf7ea',
    garnish: { usual: ['sesame', 'mint'], shown: ['mango', 'bean'], area: [0, 90] },
    draw: ({ random, color }) =>
      leafBelow(random, '#3f6b30', 142, 24) +
      rice(random, 78, [158, 178], color) +
      times(6, (index) =>
        at(
          [232 + index * 9, 150 + index * 24],
          filtered('wet', path('M-62 12C-40-22 40-22 62 12 30 24-30 24-62 12Z', index % 2 ? '#f7a823' : '#f9b93c')),
          26 - index * 3,
        ),
      ),
  },
  'ice-cream': {
    on: 'BOWL',
    color: '#fff4de',
    garnish: { usual: ['nuts', 'mint'], shown: ['sourCream', 'lemon'], area: [0, 90] },
    draw: ({ random, color }) =>
      pool(random, shade(color, -0.1), 'cream', 128) +
      each(
        [
          [158, 168],
          [246, 176],
          [202, 250],
        ],
        ([x, y], index) => at([x, y], scoop(random, shade(color, [0, -0.09, 0.05][index]!))),
      ),
  },
  'soft-serve': {
    on: 'BOWL',
    color: '#fff6e4',
    garnish: { usual: [], area: [0, 80] },
    draw: ({ random, color }) =>
      filtered('crust', path(blob(random, 130, 0.03, [200, 200]), '#b98046')) +
      each(
        [
          [200, 200, 100],
          [197, 195, 66],
          [194, 190, 38],
          [191, 186, 15],
        ],
        ([x, y, r]) => filtered('cream', path(blob(random, r, 0.05, [x, y]), shade(color, 0.2))),
      ) +
      line('M150 128C196 96 268 128 276 190 280 236 244 262 216 268', '#c98a16', 5, 'opacity=".7"'),
  },
  'shaved-ice': {
    on: 'BOWL',
    color: '#e8485a',
    garnish: { usual: ['berries', 'mint'], area: [0, 80] },
    draw: ({ random, color }) =>
      scatter(random, 90, { to: 124, apart: 16 }, () =>
        filtered('glass', path(blob(random, 18, 0.3, [0, 0], 8), random.pick(['#f6fbfd', '#e9f3f7', '#ffffff']))),
      ) +
      filtered('wet', path(blob(random, 70, 0.3, [170, 176]), color)).replace('<g', '<g opacity=".75"') +
      filtered('wet', path(blob(random, 52, 0.3, [244, 240]), '#f2a11f')).replace('<g', '<g opacity=".75"'),
  },
  dango: {
    color: '#f3e2bd',
    garnish: { usual: ['sesame'], area: [0, 100] },
    draw: ({ random, color }) =>
      times(3, (row) =>
        at(
          [200, 138 + row * 62],
          line('M-150 0L130 0', '#c89b62', 6) +
            times(4, (index) =>
              at(
                [-72 + index * 52, 0],
                filtered('bread', circle(29, color)) +
                  filtered('wet', path(blob(random, 23, 0.16), '#a8591c')).replace('<g', '<g opacity=".85"'),
              ),
            ),
          -6 + row * 5,
        ),
      ),
  },
  yogurt: {
    on: 'BOWL',
    color: '#fffaf0',
    garnish: { usual: ['nuts', 'berries', 'mint'], shown: ['sourCream', 'orange'], area: [0, 92] },
    draw: ({ random, color }) =>
      pool(random, color, 'cream') +
      line('M120 236C160 180 210 290 290 176M130 190C190 150 220 240 276 228', '#d9921c', 8, 'opacity=".85"'),
  },
  fruit: {
    on: 'BOWL',
    color: '#d9443a',
    garnish: {
      usual: ['mango', 'strawberry', 'pineapple', 'berries', 'mint'],
      shown: ['chili', 'spice', 'limeWedge'],
      area: [0, 112],
      amount: 2,
    },
    draw: ({ random }) => pool(random, '#e8a53a', 'broth', 126),
  },
  pineapple: {
    color: '#f2b424',
    garnish: { usual: ['spice', 'limeWedge'], shown: ['pineapple'], area: [30, 110] },
    draw: ({ random, color }) =>
      times(3, (index) =>
        at(
          [200, 138 + index * 62],
          filtered(
            'wet',
            path('M-112-22L104-28C116-10 116 12 104 26L-112 24C-122 8-122-8-112-22Z', shade(color, index * 0.06)),
          ) + times(7, (mark) => line(`M${-92 + mark * 30}-20l14 42`, '#6b3208', 6, 'opacity=".6"')),
          random.between(-6, 6),
        ),
      ),
  },
  plantains: {
    color: '#e0a43a',
    garnish: { usual: ['nuts', 'limeWedge'], shown: ['banana'], area: [20, 112] },
    draw: ({ random, color }) =>
      scatter(
        random,
        14,
        { to: 96, apart: 46 },
        () =>
          filtered(
            'wet',
            `<g transform="scale(1 .62)">${path(blob(random, 40, 0.08), random.pick([color, shade(color, -0.16), shade(color, 0.1)]))}</g>`,
          ) + filtered('crust', `<g transform="scale(1 .5)">${path(blob(random, 24, 0.3), shade(color, -0.42))}</g>`),
      ),
  },
} satisfies Record<string, Kind>
