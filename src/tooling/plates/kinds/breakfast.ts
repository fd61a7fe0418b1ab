import { at, blob, box, circle, ellipse, filtered, path, shade, times } from '../shapes'
import { pool } from './parts'
import type { Kind } from './kind'

export const breakfast = {
  pancakes: {
    on: 'PLATE',
    color: '#d6974a',
    garnish: ['berries', 'sugar'],
    shows: ['banana'],
    area: [20, 112],
    draw: ({ random, color }) =>
      [
        [190, 212, 106],
        [214, 196, 104],
        [198, 192, 102],
      ]
        .map(([x, y, r]) =>
          at([x!, y!], filtered('bread', circle(r!, shade(color, 0.3)) + path(blob(random, r! * 0.93, 0.03), color))),
        )
        .join('') +
      filtered('wet', path(blob(random, 76, 0.24, [198, 192]), '#a85a12')).replace('<g', '<g opacity=".8"') +
      at([196, 184], filtered('cream', box(42, 38, '#fbe9a6', 5)), 14),
  },
  waffle: {
    on: 'PLATE',
    color: '#c9a24a',
    garnish: ['sugar', 'strawberry'],
    area: [20, 108],
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
    on: 'PLATE',
    color: '#d9a04e',
    garnish: ['curryLeaf'],
    area: [90, 120],
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
    on: 'PLATE',
    color: '#fffdf6',
    garnish: ['bacon', 'tomato', 'parsley'],
    shows: ['egg', 'friedEgg', 'croutons'],
    area: [74, 116],
    draw: ({ random }) =>
      at(
        [150, 164],
        filtered('bread', path('M-60 70C-76-26-66-66 0-68 66-66 76-26 60 70Z', '#c98f45')) +
          filtered('soft', path('M-50 62C-62-20-54-56 0-58 54-56 62-20 50 62Z', '#efd6a4')),
        -12,
        0.9,
      ) +
      [
        [222, 160, 0],
        [248, 240, 60],
      ]
        .map(([x, y, turn]) =>
          at(
            [x!, y!],
            filtered('cream', path(blob(random, 56, 0.12), '#fffdf6')) + filtered('wet', circle(20, '#f6a21c')),
            turn,
          ),
        )
        .join(''),
  },
  shakshuka: {
    on: 'BOWL',
    color: '#c02f14',
    garnish: ['crumbledCheese', 'parsley', 'pepper'],
    shows: ['egg', 'tomato', 'croutons'],
    area: [20, 116],
    draw: ({ random, color }) =>
      pool(random, color) +
      [
        [150, 160],
        [254, 176],
        [196, 262],
      ]
        .map(([x, y]) =>
          at(
            [x!, y!],
            filtered('cream', path(blob(random, 42, 0.16), '#fffaf0')) + filtered('wet', circle(17, '#f6a21c')),
          ),
        )
        .join(''),
  },
  'egg-toast': {
    on: 'PLATE',
    color: '#b5772f',
    garnish: ['spice', 'scallion'],
    shows: ['egg', 'croutons'],
    area: [30, 110],
    draw: ({ random, color }) =>
      times(2, (index) =>
        at(
          [128, 156 + index * 92],
          filtered('crust', box(110, 76, color, 8)) + filtered('cream', box(96, 22, '#fbe9a6', 5)),
          -6,
        ),
      ) +
      [
        [262, 158],
        [268, 250],
      ]
        .map(([x, y]) =>
          at(
            [x!, y!],
            filtered('cream', path(blob(random, 48, 0.1), '#fffdf6')) + filtered('wet', circle(20, '#f59a16')),
          ),
        )
        .join(''),
  },
  bacon: {
    on: 'PLATE',
    color: '#a5381f',
    garnish: ['bacon', 'sausage'],
    area: [0, 96],
    amount: 1.8,
    draw: () => '',
  },
} satisfies Record<string, Kind>
