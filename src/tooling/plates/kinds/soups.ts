import { blob, circle, ellipse, filtered, line, path, scatter, shade } from '../shapes'
import { pool, rice, saladLeaf, spots } from './parts'
import type { Kind } from './kind'

const swirl = (color: string) =>
  line(
    'M262 196C262 240 206 262 168 236 132 210 148 152 196 146 236 142 250 186 226 206 208 220 182 208 186 190',
    color,
    8,
    'opacity=".92"',
  )

export const soups = {
  'cream-soup': {
    on: 'BOWL',
    color: '#c8371a',
    garnish: { usual: ['croutons', 'basil', 'spice'], shown: ['tomato', 'olive', 'potato'], area: [0, 108] },
    draw: ({ random, color }) => pool(random, color, 'cream') + swirl('#fff3dc'),
  },
  beans: {
    on: 'BOWL',
    color: '#2f1a16',
    garnish: { usual: ['bean', 'pickledOnion', 'cilantro'], shown: ['bean', 'orange', 'avocado'], area: [0, 112] },
    draw: ({ random, color }) =>
      pool(random, color) +
      scatter(random, 34, { to: 126, apart: 15 }, () =>
        filtered('wet', ellipse(11, 7, random.pick(['#3d1f1d', '#4d2a24', '#2a1514']))),
      ),
  },
  olives: {
    on: 'BOWL',
    color: '#8c9a3a',
    garnish: { usual: ['lemon', 'rosemary'], shown: ['olive', 'greenOlive'], area: [0, 100] },
    draw: ({ random, color }) =>
      pool(random, '#b39a3c', 'broth', 132) +
      scatter(random, 40, { to: 112, apart: 30 }, () =>
        filtered(
          'wet',
          ellipse(19, 15, random.pick([color, shade(color, 0.15), shade(color, -0.2)])) + circle(4, '#4a3c1c', [12, 0]),
        ),
      ),
  },
  porridge: {
    on: 'BOWL',
    color: '#f3ead6',
    garnish: { usual: ['scallion', 'shallots'], area: [0, 100] },
    draw: ({ random, color }) =>
      pool(random, color, 'cream') + scatter(random, 70, { to: 130 }, () => ellipse(5, 2.4, '#fffaf0')),
  },
  stew: {
    on: 'BOWL',
    color: '#6e2f17',
    garnish: { usual: ['beef', 'carrot', 'potato', 'parsley'], area: [0, 114] },
    draw: ({ random, color }) => pool(random, color) + spots(random, '#a85a22', 12),
  },
  curry: {
    on: 'BOWL',
    color: '#c8591c',
    garnish: { usual: ['chicken', 'curryLeaf', 'chili'], area: [0, 112], amount: 1.3 },
    draw: ({ random, color }) =>
      pool(random, color) +
      rice(random, 60, [146, 160]) +
      line(
        'M112 284C132 226 156 322 180 268 198 226 216 318 240 262 256 230 276 286 298 236',
        '#fbe9c6',
        6,
        'opacity=".85"',
      ),
  },
  salad: {
    on: 'BOWL',
    color: '#7fae46',
    garnish: { usual: ['tomato', 'cucumber', 'radish', 'pickledOnion'], shown: ['lettuce', 'spinach'], area: [0, 108] },
    draw: ({ random, color }) =>
      scatter(random, 46, { to: 122, apart: 18 }, () =>
        saladLeaf(random, [20, 34], [color, '#96c158', '#5f9338', '#b7d47c']),
      ),
  },
  cucumbers: {
    on: 'BOWL',
    color: '#5a3215',
    garnish: { usual: ['sesame', 'chili'], shown: ['cucumber'], area: [0, 104] },
    draw: ({ random, color }) =>
      pool(random, color, 'sauce', 116) +
      scatter(random, 22, { to: 96, apart: 34 }, () =>
        filtered(
          'wet',
          path('M-29-11Q0-24 30-9L25 14Q0 23-27 13Z', '#2f6b2a') +
            path('M-25-4Q0-15 26-3L22 10Q0 17-23 9Z', '#d3e6a6') +
            line('M-15 3L15 3', '#f6fadf', 4, 'stroke-dasharray="3 5"'),
        ),
      ),
  },
  gratin: {
    on: 'BOWL',
    color: '#efb94e',
    garnish: { usual: ['parsley'], shown: ['cheese', 'pork', 'chicken', 'potato'], area: [0, 104], amount: 0.6 },
    draw: ({ random, color }) =>
      pool(random, color, 'cream') +
      scatter(random, 22, { to: 122, apart: 26 }, () =>
        filtered('cream', path(blob(random, random.between(12, 26), 0.3), shade(color, random.between(0.05, 0.4)))),
      ) +
      scatter(random, 26, { to: 126, apart: 22 }, () =>
        path(blob(random, random.between(5, 13), 0.4), '#8a4310').replace('/>', ' opacity=".6"/>'),
      ),
  },
} satisfies Record<string, Kind>
