import { at, blob, circle, ellipse, filtered, line, path, scatter, shade, times } from '../shapes'
import { pool, smear, grillMarks, around, fries } from './parts'
import type { Kind } from './kind'

const wholeFish = (color: string) =>
  filtered('meat', path('M-128 0C-90-58 20-64 88-14L130-44C124-16 124 16 130 44L88 14C20 64-90 58-128 0Z', color)) +
  line('M-84-34C-70-12-70 12-84 34', shade(color, -0.35), 5) +
  grillMarks(38, 4, 62) +
  filtered('wet', circle(8, '#fbf3df', [-102, -10]) + circle(4, '#15100c', [-102, -10]))

const lobster = () =>
  filtered('crust', path('M-96-14C-92-42-30-44-4-34L92-28C104-20 104 20 92 28L-4 34C-30 44-92 42-96 14Z', '#c8341a')) +
  filtered('wet', path('M-4-22L84-18C92-12 92 12 84 18L-4 22Z', '#f9e3c3')) +
  times(5, (index) => line(`M${10 + index * 17}-19L${8 + index * 17} 19`, '#e7a86f', 3)) +
  times(2, (index) =>
    at(
      [-104, index ? 62 : -62],
      filtered('crust', path('M40 0C10 26-36 24-58 2L-30-4-56-16C-30-30 16-24 40 0Z', '#d63c1e')),
      index ? -24 : 24,
    ),
  )

export const seafood = {
  fish: {
    color: '#b08a5c',
    garnish: { usual: ['lemon', 'parsley', 'chiliFlakes'], shown: ['fish', 'salmon', 'banana'], area: [50, 122] },
    draw: ({ random, color }) =>
      at(
        [200, 200],
        filtered('leaf', `<g transform="scale(1 .62)">${path(blob(random, 138, 0.06), '#4f7a38')}</g>`),
        -16,
      ) + at([200, 196], wholeFish(color), -16, 0.95),
  },
  shrimp: {
    color: '#c25a24',
    garnish: { usual: ['shrimp', 'scallion', 'chili', 'limeWedge'], area: [0, 92], amount: 1.9 },
    draw: ({ random, color }) => smear(random, shade(color, -0.35), 108),
  },
  mussels: {
    on: 'BOWL',
    color: '#d9b46a',
    garnish: { usual: ['mussel', 'parsley', 'lemon'], area: [0, 112], amount: 2.2 },
    draw: ({ random, color }) => pool(random, color, 'broth'),
  },
  squid: {
    color: '#c9a05a',
    garnish: { usual: ['squid', 'mint', 'nuts', 'limeWedge'], area: [0, 108], amount: 2.4 },
    draw: ({ random, color }) => smear(random, shade(color, -0.4), 108),
  },
  lobster: {
    color: '#e0a33a',
    garnish: { usual: ['parsley', 'lemon'], area: [70, 122] },
    draw: ({ random, color }) =>
      smear(random, color, 104) + at([216, 150], lobster(), -14, 0.92) + at([210, 258], lobster(), -10, 0.92),
  },
  oysters: {
    color: '#dfe9ee',
    garnish: { usual: ['lemon'], area: [0, 10] },
    draw: ({ random, color }) =>
      scatter(random, 54, { to: 132, apart: 18 }, () =>
        filtered('glass', path(blob(random, 17, 0.3, [0, 0], 7), random.pick([color, '#f4fafc', '#c7d8e0']))),
      ) +
      around(
        6,
        88,
        90,
        () =>
          filtered('crust', path(blob(random, 46, 0.12), '#6f6a66')).replace('<g', '<g transform="scale(.82 1.12)"') +
          filtered('wet', ellipse(29, 41, '#efe9e4') + ellipse(21, 29, '#cfc4b4') + ellipse(13, 18, '#b3a58f', [2, 4])),
      ),
  },
  'battered-fish': {
    color: '#d79a3c',
    garnish: { usual: ['lemon'], shown: ['fish', 'potato'], area: [96, 116] },
    draw: ({ random, color }) =>
      fries(random, 34, 74, [246, 152]) +
      times(2, (index) =>
        at(
          [166 + index * 46, 190 + index * 66],
          filtered(
            'crust',
            `<g transform="scale(1 .42)">${path(blob(random, 96, 0.12, [0, 0], 15), shade(color, index * 0.08))}</g>`,
          ) + line('M-66-14C-30-28 24-28 64-12', shade(color, 0.45), 6, 'opacity=".55"'),
          -22,
        ),
      ) +
      at([92, 262], filtered('matte', circle(34, '#efe6d4')) + filtered('cream', circle(27, '#fbf6e4'))),
  },
} satisfies Record<string, Kind>
