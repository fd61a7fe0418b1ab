import type { Random } from '../random'
import { at, blob, box, circle, each, ellipse, filtered, path, shade, times } from '../shapes'
import { pool } from './parts'
import type { Kind } from './kind'

const egg = (random: Random, size: number, rough: number, white: string, yolk: number, yellow: string) =>
  filtered('cream', path(blob(random, size, rough), white)) + filtered('wet', circle(yolk, yellow))

export const breakfast = {
  pancakes: {
    color: '#d6974a',
    garnish: { usual: ['berries', 'sugar'], shown: ['banana'], area: [20, 112] },
    draw: ({ random, color }) =>
      each(
        [
          [190, 212, 106],
          [214, 196, 104],
          [198, 192, 102],
        ],
        ([x, y, r]) =>
          at([x, y], filtered('bread', circle(r, shade(color, 0.3)) + path(blob(random, r * 0.93, 0.03), color))),
      ) +
      filtered('wet', path(blob(random, 76, 0.24, [198, 192]), '#a85a12')).replace('<g', '<g opacity=".8"') +
      at([196, 184], filtered('cream', box(42, 38, '#fbe9a6', 5)), 14),
  },
  waffle: {
    color: '#c9a24a',
    garnish: { usual: ['sugar', 'strawberry'], area: [20, 108] },
    draw: ({ color }) =>
      at(
        [200, 200],
        filtered('bread', box(222, 222, color, 44)) +
          filtered(
            'bread',
            times(16, (index) =>
              at([-75 + (index % 4) * 50, -75 + Math.floor(index / 4) * 50], box(34, 34, shade(color, -0.3), 6)),
            ),
          ),
        12,
      ),
  },
  crepe: {
    color: '#d9a04e',
    garnish: { usual: ['curryLeaf'], area: [90, 120] },
    draw: ({ random, color }) =>
      at(
        [200, 176],
        filtered(
          'bread',
          box(290, 92, color, 44) +
            times(16, () =>
              ellipse(random.between(5, 12), 5, shade(color, -0.26), [
                random.between(-120, 120),
                random.between(-34, 34),
              ]),
            ),
        ),
        -8,
      ) +
      at([142, 276], filtered('matte', circle(36, '#efe6d4')) + filtered('cream', circle(29, '#f6f1e2'))) +
      at([232, 284], filtered('matte', circle(36, '#efe6d4')) + filtered('sauce', circle(29, '#b8521c'))),
  },
  eggs: {
    color: '#fffdf6',
    garnish: { usual: ['bacon', 'tomato', 'parsley'], shown: ['egg', 'friedEgg', 'croutons'], area: [74, 116] },
    draw: ({ random }) =>
      at(
        [150, 164],
        filtered('bread', path('M-60 70C-76-26-66-66 0-68 66-66 76-26 60 70Z', '#c98f45')) +
          filtered('soft', path('M-50 62C-62-20-54-56 0-58 54-56 62-20 50 62Z', '#efd6a4')),
        -12,
        0.9,
      ) +
      each(
        [
          [222, 160, 0],
          [248, 240, 60],
        ],
        ([x, y, turn]) => at([x, y], egg(random, 56, 0.12, '#fffdf6', 20, '#f6a21c'), turn),
      ),
  },
  shakshuka: {
    on: 'BOWL',
    color: '#c02f14',
    garnish: { usual: ['crumbledCheese', 'parsley', 'pepper'], shown: ['egg', 'tomato', 'croutons'], area: [20, 116] },
    draw: ({ random, color }) =>
      pool(random, color) +
      each(
        [
          [150, 160],
          [254, 176],
          [196, 262],
        ],
        ([x, y]) => at([x, y], egg(random, 42, 0.16, '#fffaf0', 17, '#f6a21c')),
      ),
  },
  'egg-toast': {
    color: '#b5772f',
    garnish: { usual: ['spice', 'scallion'], shown: ['egg', 'croutons'], area: [30, 110] },
    draw: ({ random, color }) =>
      times(2, (index) =>
        at(
          [128, 156 + index * 92],
          filtered('crust', box(110, 76, color, 8)) + filtered('cream', box(96, 22, '#fbe9a6', 5)),
          -6,
        ),
      ) +
      each(
        [
          [262, 158],
          [268, 250],
        ],
        ([x, y]) => at([x, y], egg(random, 48, 0.1, '#fffdf6', 20, '#f59a16')),
      ),
  },
  bacon: {
    color: '#a5381f',
    garnish: { usual: ['bacon', 'sausage'], area: [0, 96], amount: 1.8 },
    draw: () => '',
  },
} satisfies Record<string, Kind>
