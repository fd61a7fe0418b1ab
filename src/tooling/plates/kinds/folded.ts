import type { Random } from '../random'
import { at, blob, box, circle, ellipse, filtered, line, path, scatter, shade, times } from '../shapes'
import { flecks } from './parts'
import type { Kind } from './kind'

const half = (random: Random, color: string) =>
  filtered(
    'cream',
    path(
      `M-84-42${times(7, (fold) => `q12 ${fold % 2 ? 14 : -8} 24 0`)}L84 58${times(7, (fold) => `q-12 ${fold % 2 ? 18 : 6}-24 0`)}Z`,
      '#f6c552',
    ),
  ) +
  filtered('leaf', box(172, 84, '#7fae46', 16)) +
  filtered('bread', box(166, 92, color, 15) + flecks(random, 16, 64, shade(color, -0.14), 7)) +
  times(5, (index) => line(`M${-66 + index * 30}-42L${-46 + index * 30} 42`, '#5c2c0c', 7, 'opacity=".72"'))

export const folded = {
  calzone: {
    color: '#d99f4e',
    garnish: {
      usual: ['basil'],
      shown: [
        'tomato',
        'cheese',
        'bacon',
        'mushroom',
        'spinach',
        'mince',
        'crumbledCheese',
        'egg',
        'pepper',
        'pickledOnion',
        'fish',
      ],
      area: [0, 46],
      amount: 0.6,
    },
    draw: ({ random, color }) =>
      at(
        [200, 212],
        filtered('bread', path('M-146 44C-150-56-80-116 0-116 80-116 150-56 146 44 96 66-96 66-146 44Z', color)) +
          filtered(
            'bread',
            times(19, (index) => {
              const angle = ((186 + index * 9.3) / 180) * Math.PI
              return at(
                [Math.cos(angle) * 136, 34 + Math.sin(angle) * 138],
                ellipse(16, 11, shade(color, 0.12)),
                96 + index * 9.3 + 40,
              )
            }),
          ) +
          scatter(random, 22, { to: 104, center: [0, -12], apart: 26 }, () =>
            path(blob(random, random.between(4, 12), 0.4), '#74400f'),
          ).replaceAll('<path', '<path opacity=".5"') +
          filtered(
            'wet',
            `<g transform="translate(0 -18) scale(1.5 .56)">${path(blob(random, 44, 0.2), '#c22d16')}</g>`,
          ) +
          scatter(random, 6, { to: 40, center: [0, -18], apart: 26 }, () =>
            filtered('cream', path(blob(random, 12, 0.3), '#fdf0cf')),
          ) +
          line('M-118 20C-116-34-72-80-20-88', shade(color, 0.5), 7, 'opacity=".5"'),
        -12,
      ),
  },
  panini: {
    on: 'BOARD',
    color: '#d9a050',
    draw: ({ random, color }) =>
      at([188, 146], half(random, color), -12, 1.12) +
      at([216, 256], half(random, color), 4, 1.12) +
      at([318, 190], filtered('wet', circle(17, '#d8352a')) + filtered('wet', circle(14, '#e2503c', [-26, 18]))),
  },
} satisfies Record<string, Kind>
