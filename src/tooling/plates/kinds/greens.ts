import { mushroom } from '../pieces'
import type { Random } from '../random'
import { at, blob, box, filtered, line, path, scatter, shade } from '../shapes'
import { pool, smear } from './parts'
import type { Kind } from './kind'

const chunk = (random: Random, color: string) => {
  const own = random.pick([color, shade(color, 0.14), shade(color, -0.12)])
  return (
    filtered('bread', path(blob(random, 28, 0.14, [0, 0], 8), own)) +
    path(blob(random, 20, 0.2, [2, 2], 8), shade(own, 0.28)).replace('/>', ' opacity=".8"/>') +
    path(blob(random, 9, 0.4, [-11, -9], 8), '#7a430f').replace('/>', ' opacity=".5"/>')
  )
}

const leaf = (random: Random) =>
  filtered(
    'leaf',
    path(
      'M-54 4C-44-22-6-34 34-20 52-12 58 0 54 10 30 28-30 30-54 4Z',
      random.pick(['#2f6e2a', '#3d8233', '#25591f', '#4f963e']),
    ) +
      line('M-62 6C-30 0 10-4 46-2', '#d7e8b0', 7) +
      line('M-16 0L4-17M8-2L26-15M-10 4L10 18M14 1L32 13', '#8fbf6a', 2.4),
  )

export const greenSides = {
  greens: {
    color: '#3d8233',
    garnish: { usual: ['sesame', 'shallots'], shown: ['spinach', 'cabbage', 'broccoli'], area: [0, 100], amount: 0.6 },
    draw: ({ random }) => scatter(random, 22, { to: 92, apart: 32 }, () => leaf(random)),
  },
  mushrooms: {
    color: '#8a5a2c',
    garnish: { usual: ['parsley'], shown: ['mushroom'], area: [0, 96] },
    draw: ({ random, color }) =>
      smear(random, color, 104) + scatter(random, 24, { to: 96, apart: 36, scale: 1.35 }, () => mushroom(random)),
  },
  'roast-potatoes': {
    color: '#d99a35',
    garnish: { usual: ['rosemary', 'spice'], shown: ['potato'], area: [0, 100] },
    draw: ({ random, color }) => scatter(random, 26, { to: 102, apart: 38 }, () => chunk(random, color)),
  },
  mash: {
    on: 'BOWL',
    color: '#f5e0a0',
    garnish: { usual: ['scallion'], shown: ['potato'], area: [30, 100] },
    draw: ({ random, color }) =>
      pool(random, color, 'cream') +
      filtered(
        'cream',
        line(
          'M288 206C284 272 186 290 142 238 106 192 136 126 200 124 256 124 272 186 234 216 206 234 172 212 182 186',
          shade(color, 0.22),
          24,
        ),
      ) +
      at([206, 196], filtered('wet', box(46, 40, '#f9d75a', 8)), 18) +
      filtered('wet', path(blob(random, 26, 0.3, [226, 222]), '#f3c53a')).replace('<g', '<g opacity=".6"'),
  },
} satisfies Record<string, Kind>
