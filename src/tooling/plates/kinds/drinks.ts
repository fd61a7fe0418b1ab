import type { Random } from '../random'
import { at, blob, box, circle, ellipse, filtered, line, path, scatter, shade } from '../shapes'
import type { Kind } from './kind'

/** A glass from above: its rim, and what is in it. */
const glass = (random: Random, color: string, radius = 128) =>
  filtered('matte', circle(radius + 14, '#ffffff').replace('/>', ' fill-opacity=".55"/>')).replace(
    '<g',
    '<g transform="translate(200 200)"',
  ) +
  filtered('drink', path(blob(random, radius, 0.004, [200, 200], 24), color)) +
  circle(radius, 'url(#rim)', [200, 200]) +
  `<circle cx="200" cy="200" r="${radius + 9}" fill="none" stroke="#fff" stroke-opacity=".7" stroke-width="7"/><path d="M104 134A118 118 0 0 1 172 84" fill="none" stroke="#fff" stroke-opacity=".8" stroke-width="8" stroke-linecap="round"/>`

const ice = (random: Random, count: number) =>
  scatter(
    random,
    count,
    [10, 84],
    () =>
      filtered('glass', box(62, 58, '#eef7fa', 13)).replace('<g', '<g opacity=".62"') +
      line('M-20-20L14-22', '#fff', 5, 'opacity=".8"'),
    { apart: 66 },
  )

const straw = (color: string) =>
  at([214, 190], filtered('matte', box(196, 17, color, 8) + circle(6, '#3a1d10', [-90, 0])), -52)

const cup = (random: Random, color: string, ceramic = '#f6efe2') =>
  filtered('matte', circle(158, ceramic, [200, 200])) +
  filtered('matte', box(66, 30, shade(ceramic, -0.05), 15)).replace('<g', '<g transform="translate(318 200)"') +
  filtered('matte', circle(112, shade(ceramic, 0.3), [200, 200])) +
  filtered('drink', path(blob(random, 98, 0.004, [200, 200], 24), color)) +
  circle(99, 'url(#rim)', [200, 200])

/** A leaf poured in milk. */
const latte = (color: string) =>
  filtered(
    'cream',
    path(
      'M200 262C150 232 138 180 166 152 184 136 196 146 200 158 204 146 216 136 234 152 262 180 250 232 200 262Z',
      color,
    ),
  ) +
  line(
    'M200 250L200 168M200 226Q176 214 168 194M200 226Q224 214 232 194M200 202Q184 194 178 178M200 202Q216 194 222 178',
    '#a3652c',
    5,
  )

const bottle = (glassColor: string, label: string) =>
  filtered(
    'wet',
    path(
      'M-158-46C-158-54-150-56-142-56L40-56C74-56 84-20 112-20L158-20 158 20 112 20C84 20 74 56 40 56L-142 56C-150 56-158 54-158 46Z',
      glassColor,
    ),
  ) +
  filtered('soft', box(112, 108, label, 4)).replace('<g', '<g transform="translate(-52 0)"') +
  line('M-92-30L-12-30M-92 30L-12 30', shade(label, -0.35), 4) +
  filtered('wet', circle(18, shade(label, -0.45))).replace('<g', '<g transform="translate(-52 0)"') +
  filtered('matte', box(26, 48, '#d9a02e', 5)).replace('<g', '<g transform="translate(160 0)"') +
  line('M-140-38L30-38', '#fff', 8, 'opacity=".4"')

export const drinks = {
  'cold-glass': {
    on: 'NONE',
    color: '#c8872c',
    garnish: ['lemon', 'mint'],
    area: [30, 84],
    amount: 0.7,
    draw: ({ random, color }) => glass(random, color) + ice(random, 5),
  },
  'creamy-glass': {
    on: 'NONE',
    color: '#f4c46a',
    garnish: ['nuts', 'mint'],
    shows: ['sourCream', 'mango', 'strawberry', 'banana'],
    area: [0, 74],
    amount: 0.6,
    draw: ({ random, color }) =>
      glass(random, color) +
      filtered('cream', path(blob(random, 108, 0.06, [200, 200]), shade(color, 0.24))) +
      straw('#d9443a'),
  },
  'bubble-tea': {
    on: 'NONE',
    color: '#c79a6a',
    garnish: [],
    area: [0, 90],
    draw: ({ random, color }) =>
      glass(random, color) +
      scatter(random, 26, [0, 108], () => filtered('wet', circle(14, '#2a140c')), { apart: 27 }) +
      straw('#2f4a3c'),
  },
  coconut: {
    on: 'NONE',
    color: '#6f9a3c',
    garnish: [],
    area: [0, 60],
    draw: ({ random, color }) =>
      filtered('meat', path(blob(random, 150, 0.03, [200, 200]), color)) +
      filtered('soft', circle(112, '#f3ead2', [200, 200])) +
      filtered('cream', circle(96, '#fffdf6', [200, 200])) +
      filtered('drink', circle(78, '#e9efe6', [200, 200])) +
      straw('#d9443a'),
  },
  'hot-cup': {
    on: 'NONE',
    color: '#8a5228',
    garnish: [],
    area: [0, 60],
    draw: ({ random, color }) => cup(random, color) + latte('#f6e3c4'),
  },
  'black-coffee': {
    on: 'NONE',
    color: '#3a1c0e',
    garnish: [],
    area: [0, 60],
    draw: ({ random, color }) =>
      cup(random, color) +
      `<circle cx="200" cy="200" r="88" fill="none" stroke="#a8632c" stroke-width="9" opacity=".8"/>` +
      scatter(random, 9, [30, 80], () => circle(random.between(2, 5), '#b87a44')),
  },
  tea: {
    on: 'NONE',
    color: '#b8742a',
    garnish: ['mint'],
    area: [0, 60],
    amount: 0.8,
    draw: ({ random, color }) => cup(random, color),
  },
  matcha: {
    on: 'NONE',
    color: '#7f9c3c',
    garnish: [],
    area: [0, 60],
    draw: ({ random, color }) =>
      cup(random, color, '#4a4640') +
      scatter(random, 90, [0, 90], () => circle(random.between(2, 5), shade(color, 0.36))),
  },
  bottle: {
    on: 'NONE',
    color: '#5a2a14',
    garnish: [],
    area: [0, 60],
    draw: ({ color }) => at([200, 200], bottle(color, '#f3e7cc'), -48, 0.98),
  },
  wine: {
    on: 'NONE',
    color: '#7a1628',
    garnish: [],
    area: [0, 60],
    draw: ({ random, color }) =>
      glass(random, color, 108) + ellipse(58, 22, '#fff', [166, 152]).replace('/>', ' opacity=".22"/>'),
  },
  beer: {
    on: 'NONE',
    color: '#e0a02a',
    garnish: [],
    area: [0, 60],
    draw: ({ random, color }) =>
      glass(random, color, 122) +
      scatter(
        random,
        60,
        [0, 112],
        () => filtered('cream', path(blob(random, random.between(7, 19), 0.14), '#fffaf0')),
        { apart: 15 },
      ),
  },
} satisfies Record<string, Kind>
