import type { Random } from '../random'
import { at, blob, box, circle, ellipse, filtered, line, path, polar, scatter, shade, times } from '../shapes'
import { fries, strewn } from './parts'
import type { Kind } from './kind'

/** Sesame on a crust. */
const seeds = (random: Random, count: number, reach: number, color = '#fff0c8') =>
  filtered(
    'grains',
    strewn(random, count, [0, reach], 8, [0, 0], () => ellipse(4.4, 2.4, color)),
  )

const leafFrill = (random: Random, radius: number) =>
  filtered('leaf', path(blob(random, radius, 0.12, [0, 0], 22), '#8fbf4e'))

const cutSandwich = (random: Random, bread: string, filling: string) =>
  filtered('bread', box(112, 24, bread, 8)).replace('<g', '<g transform="translate(0 -33)"') +
  filtered('bread', box(112, 24, bread, 8)).replace('<g', '<g transform="translate(0 33)"') +
  filtered('leaf', path('M-56-18Q-44-30-30-19T-4-19 22-19 56-19L56-8-56-8Z', '#a9cc66')) +
  filtered('crust', box(110, 30, filling, 6)) +
  at([0, 18], filtered('cream', box(106, 7, '#f6e3b0', 3)))

const bun = (random: Random, color: string) =>
  at([0, 0], leafFrill(random, 96)) +
  at([0, 0], filtered('cream', box(128, 128, '#f6b62c', 8)), 22) +
  times(3, (index) => at(polar(index * 120 + 30, 54, [0, 0]), filtered('wet', circle(38, '#d0351f')))) +
  filtered('bread', circle(86, color)) +
  seeds(random, 44, 62)

function grillLines() {
  return line('M-80-14l14 28M-20-14l14 28M40-14l14 28M96-14l14 28', '#4a160a', 6)
}

export const sandwiches = {
  pita: {
    color: '#e6c68d',
    garnish: { usual: ['tomato', 'cucumber', 'parsley'], area: [0, 60] },
    draw: ({ random, color }) =>
      at([200, 212], leafFrill(random, 98)) +
      at(
        [200, 190],
        filtered(
          'bread',
          path('M-122 26C-118-92 118-92 122 26 70 2-70 2-122 26Z', color) +
            scatter(random, 7, { from: 30, to: 70, center: [0, -22] }, () => ellipse(14, 8, shade(color, -0.2))),
        ),
      ) +
      scatter(random, 5, { to: 76, center: [200, 244], apart: 44 }, () => filtered('crust', circle(25, '#8a5424'))),
  },
  baguette: {
    on: 'BOARD',
    color: '#d19a48',
    draw: ({ random, color }) =>
      times(2, (index) =>
        at(
          [200, 152 + index * 96],
          filtered('bread', box(286, 78, color, 38)) +
            at(
              [0, 12],
              filtered(
                'leaf',
                path(`M-128-10${times(16, (fold) => `q8 ${fold % 2 ? 16 : -10} 16 0`)}L128 14-128 14Z`, '#8fbf4e'),
              ),
            ) +
            filtered(
              'wet',
              times(13, (piece) =>
                path(
                  blob(random, 14, 0.3, [-114 + piece * 19, random.between(0, 22)], 8),
                  random.pick(['#e8772a', '#f6f1e0', '#8a4a26', '#d9443a', '#6fae3a']),
                ),
              ),
            ) +
            at(
              [0, -22],
              filtered(
                'bread',
                box(282, 46, shade(color, 0.06), 23) +
                  line('M-96-4l26 12M-36-4l26 12M24-4l26 12M84-4l26 12', '#f6dca4', 6),
              ),
            ),
          -8,
        ),
      ),
  },
  sandwich: {
    on: 'BOARD',
    color: '#e9c078',
    draw: ({ random, color }) =>
      times(2, (index) =>
        at([142 + index * 116, 194 + index * 14], cutSandwich(random, color, '#b5702a'), 84 + index * 8, 1.15),
      ),
  },
  roll: {
    on: 'BOARD',
    color: '#d9a04e',
    draw: ({ random, color }) =>
      times(2, (index) =>
        at(
          [200, 150 + index * 100],
          filtered('bread', box(226, 82, color, 40)) +
            filtered('meat', box(258, 36, '#a8431f', 18)) +
            grillLines() +
            line(`M-104 0${times(13, (wave) => `q8 ${wave % 2 ? 20 : -20} 16 0`)}`, '#f3c530', 7) +
            scatter(random, 18, { to: 60, center: [0, 0] }, () => filtered('crust', box(13, 4, '#b06a28', 2))),
          -10,
        ),
      ),
  },
  burger: {
    on: 'BOARD',
    color: '#cf8a3a',
    draw: ({ random, color }) => fries(random, 26, 58, [292, 236]) + at([160, 186], bun(random, color), 0, 1.12),
  },
  bagel: {
    on: 'BOARD',
    color: '#c88a3c',
    draw: ({ random, color }) =>
      at(
        [200, 200],
        filtered('cream', path(blob(random, 112, 0.04), '#fff6e2')) +
          filtered(
            'bread',
            `<path fill-rule="evenodd" d="M-106 0A106 106 0 1 0 106 0 106 106 0 1 0-106 0ZM-30 0A30 30 0 1 1 30 0 30 30 0 1 1-30 0Z" fill="${color}"/>`,
          ) +
          filtered(
            'grains',
            strewn(random, 120, [40, 98], 7, [0, 0], () =>
              ellipse(4.2, 2.2, random.pick(['#fff0c8', '#2c1c14', '#f6dfa2'])),
            ),
          ),
      ),
  },
  pretzel: {
    on: 'BOARD',
    color: '#8a4a1c',
    garnish: { usual: ['sugar'], area: [40, 90] },
    draw: ({ color }) =>
      at(
        [200, 206],
        filtered(
          'bread',
          `<path d="M-60 62C-20 40 92-40 74-84 58-116 6-104 0-66-6-104-58-116-74-84-92-40 20 40 60 62M-60 62C-110 60-122-20-92-62M60 62C110 60 122-20 92-62" fill="none" stroke="${color}" stroke-width="26" stroke-linecap="round"/>`,
        ),
      ),
  },
  bread: {
    on: 'BOARD',
    color: '#c98f45',
    draw: ({ random, color }) =>
      times(4, (index) =>
        at(
          [104 + index * 62, 200 + (index % 2) * 10],
          filtered('bread', path('M-44 74C-58-30-62-92 0-94 62-92 58-30 44 74Z', color)) +
            filtered(
              'soft',
              path('M-35 66C-46-24-48-80 0-82 48-80 46-24 35 66Z', '#f3dfb4') +
                scatter(random, 12, { to: 44, center: [0, -4] }, () => ellipse(5, 3.4, '#dfc18c')),
            ),
          random.between(-8, 8),
          0.92,
        ),
      ),
  },
} satisfies Record<string, Kind>
