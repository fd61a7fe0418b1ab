import { at, blob, circle, filtered, line, path, polar, shade, times } from '../shapes'
import { flecks } from './parts'
import type { Kind } from './kind'

/** A spiral from the middle outward. */
const spiral = (turns: number, gap: number) =>
  `M${Array.from({ length: turns * 16 }, (_, index) => polar(index * 22.5, 6 + (index / 16) * gap, [0, 0]).join(' ')).join('L')}`

export const pastries = {
  'cinnamon-roll': {
    on: 'PLATE',
    color: '#d79a52',
    garnish: [],
    area: [0, 60],
    draw: ({ random, color }) =>
      at(
        [200, 200],
        filtered('bread', path(blob(random, 122, 0.03, [0, 0], 20), color)) +
          filtered('bread', line(spiral(4, 27), color, 27)) +
          line(spiral(4, 27), '#6e3610', 7, 'transform="rotate(180)" opacity=".85"') +
          filtered('wet', path(blob(random, 78, 0.24, [-6, -8], 13), '#fffaf0')).replace('<g', '<g opacity=".9"') +
          filtered(
            'wet',
            times(7, (index) =>
              line(
                `M${polar(index * 51, 66, [0, 0]).join(' ')}L${polar(index * 51 + 5, random.between(88, 112), [0, 0]).join(' ')}`,
                '#fffaf0',
                13,
              ),
            ),
          ) +
          line(spiral(3, 24), '#c98a52', 4, 'opacity=".55"') +
          flecks(random, 16, 60, '#8a4a1c', 3),
      ),
  },
  profiteroles: {
    on: 'PLATE',
    color: '#3a1a0c',
    garnish: ['mint'],
    shows: ['chocolate', 'sourCream'],
    area: [96, 120],
    amount: 0.5,
    draw: ({ random, color }) =>
      filtered('wet', path(blob(random, 118, 0.1, [200, 204]), color)) +
      times(6, (index) =>
        at(
          index === 5 ? [200, 196] : polar(index * 72 - 54, 76),
          filtered('bread', path(blob(random, 47, 0.06), '#d8a254') + circle(34, '#e6b76c', [-6, -7])) +
            filtered('wet', path(blob(random, 32, 0.26, [-2, -4], 11), shade(color, 0.06))),
          random.between(0, 90),
        ),
      ),
  },
} satisfies Record<string, Kind>
