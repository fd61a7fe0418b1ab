import type { Random } from '../random'
import { at, blob, box, circle, ellipse, filtered, line, path, scatter, shade, times } from '../shapes'
import type { Kind } from './kind'

const inGlass = (d: string, color: string, opacity: number) =>
  path(d, color).replace('/>', ` fill-opacity="${opacity}"/>`)

/** A tumbler that stands: from above it would pass for a bowl. `inside` is seen through the drink. */
const glass = (color: string, inside = '', straw = '') =>
  filtered('matte', inGlass('M104 76L126 340Q128 360 148 360L252 360Q272 360 274 340L296 76Z', '#ffffff', 0.5)) +
  straw +
  filtered('drink', path('M114 112L132 336Q134 350 150 350L250 350Q266 350 268 336L286 112Z', color)) +
  inside +
  filtered('drink', ellipse(86, 17, shade(color, 0.3), [200, 113])) +
  `<ellipse cx="200" cy="78" rx="95" ry="19" fill="#fff" fill-opacity=".16" stroke="#fff" stroke-opacity=".85" stroke-width="5"/>` +
  line('M130 132L146 322', '#fff', 9, 'opacity=".55"') +
  line('M266 150L256 300', '#fff', 4, 'opacity=".35"')

const ice = (random: Random, count: number) =>
  times(count, (index) =>
    at(
      [166 + (index % 2) * 62 + random.between(-8, 8), 136 + Math.floor(index / 2) * 58 + random.between(-6, 6)],
      filtered('glass', box(54, 50, '#f4fafc', 12)).replace('<g', '<g opacity=".6"') +
        line('M-17-16L10-19', '#fff', 4, 'opacity=".9"'),
      random.between(-24, 24),
    ),
  )

const straw = (color: string) => at([242, 84], filtered('matte', box(188, 15, color, 7)), -74)

/** A glass on a foot, with the drink up to `top`. */
const stemmed = (color: string) =>
  filtered(
    'matte',
    inGlass(
      'M128 44C108 150 136 218 190 226L190 322Q150 328 140 350L260 350Q250 328 210 322L210 226C264 218 292 150 272 44Z',
      '#ffffff',
      0.55,
    ),
  ) +
  filtered('drink', path('M121 118C122 174 148 210 200 212 252 210 278 174 279 118Z', color)) +
  filtered('drink', ellipse(79, 15, shade(color, 0.22), [200, 118])) +
  `<ellipse cx="200" cy="46" rx="72" ry="13" fill="none" stroke="#fff" stroke-opacity=".85" stroke-width="5"/>` +
  line('M142 132C146 166 158 186 172 196', '#fff', 7, 'opacity=".5"')

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
    garnish: { usual: ['lemon', 'mint'], area: [16, 58], amount: 0.6 },
    draw: ({ random, color }) => glass(color, ice(random, 4)),
  },
  'creamy-glass': {
    on: 'NONE',
    color: '#f4c46a',
    garnish: {
      usual: ['nuts', 'mint'],
      shown: ['sourCream', 'mango', 'strawberry', 'banana'],
      area: [0, 34],
      amount: 0.35,
    },
    draw: ({ color }) =>
      glass(color, '', straw('#d9443a')) + filtered('cream', ellipse(80, 20, shade(color, 0.34), [200, 110])),
  },
  'bubble-tea': {
    on: 'NONE',
    color: '#c79a6a',
    garnish: { usual: [], area: [0, 90] },
    draw: ({ random, color }) =>
      glass(
        color,
        times(19, (index) =>
          at(
            [152 + (index % 5) * 24 + random.between(-5, 5), 334 - Math.floor(index / 5) * 24 + random.between(-5, 5)],
            filtered('wet', circle(12, '#2a140c')),
          ),
        ),
        straw('#2f4a3c'),
      ),
  },
  coconut: {
    on: 'NONE',
    color: '#6f9a3c',
    draw: ({ random, color }) =>
      filtered('meat', path(blob(random, 150, 0.03, [200, 200]), color)) +
      filtered('soft', circle(112, '#f3ead2', [200, 200])) +
      filtered('cream', circle(96, '#fffdf6', [200, 200])) +
      filtered('drink', circle(78, '#e9efe6', [200, 200])) +
      at([214, 190], filtered('matte', box(196, 17, '#d9443a', 8)), -52),
  },
  'hot-cup': {
    on: 'NONE',
    color: '#8a5228',
    draw: ({ random, color }) => cup(random, color) + latte('#f6e3c4'),
  },
  'black-coffee': {
    on: 'NONE',
    color: '#3a1c0e',
    draw: ({ random, color }) =>
      cup(random, color) +
      `<circle cx="200" cy="200" r="88" fill="none" stroke="#a8632c" stroke-width="9" opacity=".8"/>` +
      scatter(random, 9, { from: 30, to: 80 }, () => circle(random.between(2, 5), '#b87a44')),
  },
  tea: {
    on: 'NONE',
    color: '#b8742a',
    garnish: { usual: ['mint'], area: [0, 60], amount: 0.8 },
    draw: ({ random, color }) => cup(random, color),
  },
  matcha: {
    on: 'NONE',
    color: '#7f9c3c',
    draw: ({ random, color }) =>
      cup(random, color, '#4a4640') +
      scatter(random, 90, { to: 90 }, () => circle(random.between(2, 5), shade(color, 0.36))),
  },
  bottle: {
    on: 'NONE',
    color: '#5a2a14',
    draw: ({ color }) => at([200, 200], bottle(color, '#f3e7cc'), -48, 0.98),
  },
  wine: {
    on: 'NONE',
    color: '#7a1628',
    draw: ({ color }) => stemmed(color),
  },
  beer: {
    on: 'NONE',
    color: '#e0a02a',
    draw: ({ random, color }) =>
      glass(
        color,
        scatter(random, 26, { to: 84 }, () => circle(random.between(2, 4), shade(color, 0.5))),
      ) +
      filtered(
        'cream',
        times(13, (index) =>
          circle(random.between(17, 25), '#fffaf0', [
            122 + (index % 7) * 26 + random.between(-5, 5),
            84 + Math.floor(index / 7) * 20 + random.between(-5, 5),
          ]),
        ),
      ),
  },
} satisfies Record<string, Kind>
