import type { Random } from '../random'
import { at, blob, box, circle, each, ellipse, filtered, line, path, polar, scatter, shade, times } from '../shapes'
import { flecks } from './parts'
import type { Kind } from './kind'

const slice = (random: Random, cake: string, cream: string) =>
  filtered('bread', path('M-112 66L108-84C124-30 124 34 108 84Z', cake)) +
  filtered('cream', path('M-104 62L104-76C110-58 114-38 116-18L-84 70Z', cream)) +
  filtered('bread', path('M104-82C122-32 122 34 104 82L90 74C106 30 106-26 90-72Z', shade(cake, -0.3))) +
  flecks(random, 26, 60, shade(cake, -0.18), 3)

const doughnut = (random: Random, glaze: string) =>
  filtered('bread', `<circle r="38" fill="none" stroke="#d79a4a" stroke-width="40"/>`) +
  filtered('wet', `<circle r="38" fill="none" stroke="${glaze}" stroke-width="29"/>`) +
  filtered(
    'grains',
    times(18, () =>
      at(
        polar(random.between(0, 360), random.between(28, 48), [0, 0]),
        box(8, 2.6, random.pick(['#fff8e8', '#f3c530', '#d9443a', '#8fbf4e']), 1.3),
        random.between(0, 180),
      ),
    ),
  )

const croissant = (color: string) =>
  filtered(
    'bread',
    path(
      'M-138 62C-150-20-84-92 0-92 84-92 150-20 138 62 118 70 104 48 98 30 80 6 46-2 0-2-46-2-80 6-98 30-104 48-118 70-138 62Z',
      color,
    ),
  ) +
  each(
    [-104, -62, -22, 22, 62, 104],
    (x) =>
      line(
        `M${x * 1.06} ${-86 + Math.abs(x) * 0.62}Q${x * 0.78} ${-40 + Math.abs(x) * 0.4} ${x * 0.66} ${4 + Math.abs(x) * 0.22}`,
        shade(color, -0.42),
        5,
        'opacity=".8"',
      ) +
      line(
        `M${x * 1.06 + 9} ${-82 + Math.abs(x) * 0.62}Q${x * 0.78 + 8} ${-38 + Math.abs(x) * 0.4} ${x * 0.66 + 7} ${4 + Math.abs(x) * 0.22}`,
        shade(color, 0.35),
        4,
        'opacity=".7"',
      ),
  )

export const cakes = {
  cake: {
    color: '#e8c27a',
    garnish: { usual: ['mint'], area: [96, 120] },
    draw: ({ random, color }) => at([204, 204], slice(random, color, '#fff1d6'), -14),
  },
  'chocolate-cake': {
    color: '#4a2616',
    garnish: { usual: ['berries', 'mint'], area: [96, 122] },
    draw: ({ random, color }) => at([204, 204], slice(random, color, '#6e3c22'), -14),
  },
  cheesecake: {
    color: '#efd59a',
    garnish: { usual: [], area: [90, 118] },
    draw: ({ random, color }) =>
      filtered('wet', path(blob(random, 60, 0.3, [232, 236]), '#d98f1c')) +
      at(
        [204, 204],
        slice(random, color, '#f6e6bd') +
          at([0, -4], path('M-96 58L100-72C106-56 110-40 112-24L-84 66Z', '#5f2c0e').replace('/>', ' opacity=".62"/>')),
        -14,
      ),
  },
  pie: {
    color: '#d29a4a',
    garnish: { usual: ['mint'], area: [96, 120] },
    draw: ({ random, color }) => at([204, 204], slice(random, color, '#b5491f'), -14),
  },
  tiramisu: {
    color: '#5a3018',
    garnish: { usual: ['mint'], shown: ['chocolate'], area: [100, 124] },
    draw: ({ random, color }) =>
      at(
        [200, 200],
        filtered('cream', box(190, 150, '#f3e2bd', 16)) +
          at([-2, -8], filtered('soft', box(184, 132, color, 14))) +
          flecks(random, 60, 66, shade(color, -0.3), 3),
        -10,
      ),
  },
  'semolina-cake': {
    color: '#dba03f',
    garnish: { usual: [], area: [0, 100] },
    draw: ({ random, color }) =>
      times(9, (index) =>
        at(
          [134 + (index % 3) * 66, 134 + Math.floor(index / 3) * 66],
          filtered('bread', box(58, 58, color, 7)) +
            filtered('wet', ellipse(11, 7, '#f1dfb5')) +
            flecks(random, 4, 22, '#6f9a3c', 4),
        ),
      ),
  },
  cookie: {
    color: '#b9783a',
    draw: ({ random, color }) =>
      each(
        [
          [160, 172, 84],
          [252, 246, 78],
        ],
        ([x, y, r]) =>
          at(
            [x, y],
            filtered('crust', path(blob(random, r, 0.04, [0, 0], 20), color)) +
              scatter(random, 9, { to: r * 0.72, center: [0, 0], apart: 34 }, () =>
                filtered('wet', path(blob(random, 14, 0.24), '#3a1d10')),
              ) +
              flecks(random, 14, r * 0.8, '#fffaf0', 3),
          ),
      ),
  },
  muffin: {
    color: '#d9a14a',
    draw: ({ random, color }) =>
      times(28, (index) =>
        at(polar(index * 12.86, 112), box(26, 20, index % 2 ? '#f3e3c4' : '#e2cba0', 3), index * 12.86),
      ) +
      filtered('crust', path(blob(random, 104, 0.06, [200, 200]), color)) +
      scatter(random, 13, { to: 82, apart: 36 }, () => filtered('wet', circle(random.between(9, 14), '#35407f'))) +
      scatter(random, 40, { to: 88 }, () => circle(2, '#fff8e8')),
  },
  croissant: {
    color: '#cf8f3c',
    draw: ({ random, color }) =>
      at([200, 224], croissant(color), -14, 0.98) +
      scatter(random, 22, { from: 60, to: 118 }, () => filtered('crust', path(blob(random, 4, 0.4), color))),
  },
  'moon-cake': {
    color: '#c27a2a',
    draw: ({ color }) =>
      filtered('bread', circle(100, color, [200, 200])) +
      times(18, (index) => at(polar(index * 20, 98), filtered('bread', circle(19, shade(color, 0.04))))) +
      filtered(
        'bread',
        `<g fill="none" stroke="${shade(color, -0.3)}" stroke-width="7"><circle cx="200" cy="200" r="70"/></g>`,
      ) +
      times(8, (index) =>
        at(polar(index * 45, 36), filtered('bread', ellipse(24, 12, shade(color, 0.12))), index * 45),
      ) +
      filtered('bread', circle(14, shade(color, 0.2), [200, 200])),
  },
  doughnuts: {
    color: '#7a3f1c',
    draw: ({ random, color }) =>
      times(6, (index) =>
        at(
          index === 0 ? [200, 200] : polar(index * 72 + 18, 88),
          doughnut(random, [color, '#f3b7c2', '#fff3dc', '#e9b44a', '#6b3a1c', '#f6e3b0'][index]!),
          random.between(0, 360),
          0.78,
        ),
      ),
  },
} satisfies Record<string, Kind>
