import type { Random } from '../random'
import { at, blob, box, each, ellipse, filtered, line, path, scatter, shade, times } from '../shapes'
import { fries, grillMarks, smear } from './parts'
import type { Kind } from './kind'

const strip = (random: Random, colors: string[]) => {
  const color = random.pick(colors)
  return filtered(
    'wet',
    path('M-30-4C-14-13 12-13 30-3L27 8C12 0-12 0-26 9Z', color) + line('M-22-1C-8-7 8-7 22-1', shade(color, 0.45), 2),
  )
}

const cutlet = (random: Random, color: string) =>
  filtered(
    'meat',
    `<g transform="scale(1 .7)">${path(blob(random, 68, 0.12, [0, 0], 12), color)}</g>` +
      times(6, () =>
        ellipse(random.between(7, 14), 5, shade(color, -0.25), [random.between(-42, 42), random.between(-26, 26)]),
      ),
  )

const chop = (random: Random, color: string) =>
  filtered('bread', box(108, 15, '#f0e2c8', 7)).replace('<g', '<g transform="translate(70 -12) rotate(-14)"') +
  filtered(
    'meat',
    path('M44-34C64-10 40 44-14 46-62 46-74-6-48-36-22-60 24-58 44-34Z', color) +
      path('M30-28C44-8 26 28-12 30-42 30-50-4-34-24-16-40 14-42 30-28Z', shade(color, 0.14)),
  ) +
  at([-6, -6], grillMarks(22, 3, 62))

export const sauced = {
  'stir-fry': {
    color: '#5e2c10',
    garnish: { usual: ['beef', 'broccoli', 'sesame'], shown: ['pepper', 'bean'], area: [0, 100], amount: 1.2 },
    draw: ({ random, color }) =>
      smear(random, color, 112) +
      scatter(random, 34, { to: 104, apart: 24 }, () =>
        strip(random, ['#d8341f', '#e8951e', '#5c9a35', '#f1e3b4', '#3f7d2c', '#e9b23a']),
      ) +
      scatter(random, 16, { to: 100, apart: 30 }, () =>
        filtered('wet', path(blob(random, random.between(6, 13), 0.3), color)),
      ),
  },
  cutlets: {
    color: '#dfbb62',
    garnish: { usual: ['parsley', 'lemon'], shown: ['beef', 'pork', 'bacon'], area: [50, 118] },
    draw: ({ random, color }) =>
      smear(random, color, 120) +
      each(
        [
          [150, 160, -30],
          [250, 184, 24],
          [184, 254, -8],
        ],
        ([x, y, turn]) => at([x, y], cutlet(random, '#b5743c'), turn, 0.98),
      ) +
      scatter(random, 8, { from: 10, to: 84, apart: 46 }, () =>
        filtered('wet', path(blob(random, random.between(12, 24), 0.3), shade(color, 0.08))).replace(
          '<g',
          '<g opacity=".88"',
        ),
      ),
  },
  chops: {
    color: '#7d3a20',
    garnish: { usual: ['rosemary', 'lemon'], shown: ['beef', 'pork'], area: [88, 122] },
    draw: ({ random, color }) =>
      smear(random, shade(color, -0.45), 92) +
      each(
        [
          [150, 136, -12],
          [178, 204, 2],
          [160, 272, 14],
        ],
        ([x, y, turn]) => at([x, y], chop(random, color), turn, 0.98),
      ),
  },
  currywurst: {
    color: '#c23418',
    garnish: { usual: ['chiliFlakes'], shown: ['sausage', 'potato'], area: [0, 70] },
    draw: ({ random, color }) =>
      fries(random, 26, 58, [270, 148]) +
      times(2, (row) =>
        times(6, (index) =>
          at(
            [94 + index * 33 + row * 14, 204 + row * 62 + index * 5],
            filtered('bread', ellipse(25, 29, '#8a4520') + ellipse(20, 24, '#d59a6c', [4, 0])),
            8,
          ),
        ),
      ) +
      filtered(
        'wet',
        `<g transform="translate(180 244) rotate(9) scale(1.55 .72)">${path(blob(random, 58, 0.14), color)}</g>`,
      ).replace('<g', '<g opacity=".93"') +
      scatter(random, 60, { to: 62, center: [180, 244] }, () => ellipse(2.6, 1.8, random.pick(['#e9b43a', '#d4941f']))),
  },
  'kebab-plate': {
    color: '#a4602c',
    garnish: {
      usual: ['tomato', 'pickledOnion', 'parsley'],
      shown: ['beef', 'chicken', 'pork', 'sourCream'],
      area: [70, 122],
      amount: 0.7,
    },
    draw: ({ random, color }) =>
      smear(random, shade(color, -0.4), 96) +
      scatter(random, 46, { to: 92, apart: 18, center: [180, 190] }, () =>
        filtered(
          'meat',
          path(
            'M-36-5C-20-15 16-14 36-4 28 10-18 12-36-5Z',
            random.pick([color, shade(color, -0.2), shade(color, 0.14), '#8a4420']),
          ),
        ),
      ) +
      filtered('cream', path(blob(random, 36, 0.14, [268, 256]), '#fbf7ea')) +
      filtered(
        'leaf',
        times(5, () => ellipse(4, 2.4, '#6fa84a', [268 + random.between(-18, 18), 256 + random.between(-16, 16)])),
      ),
  },
} satisfies Record<string, Kind>
