import { at, blob, circle, filtered, line, path, polar, shade, times } from '../shapes'
import { flecks } from './parts'
import type { Kind } from './kind'

/** A spiral from the middle outward. */
const spiral = (turns: number, gap: number) =>
  `M${Array.from({ length: turns * 16 }, (_, index) => polar(index * 22.5, 6 + (index / 16) * gap, [0, 0]).join(' ')).join('L')}`

export const pastries = {
  'cinnamon-roll': {
    color: '#d79a52',
    draw: ({ random, color }) =>
      at(
        [200, 200],
        filtered('bread', circle(124, shade(color, -0.18))) +
          filtered('bread', line(spiral(4, 27), color, 24)) +
          line(spiral(4, 27), '#5f2c0c', 5, 'transform="rotate(180)" opacity=".7"') +
          filtered('wet', path(blob(random, 92, 0.22, [0, 0], 15), '#fffaf0')).replace('<g', '<g opacity=".86"') +
          line(spiral(3, 27), '#b5713a', 6, 'opacity=".5"') +
          flecks(random, 20, 100, '#8a4a1c', 3),
      ),
  },
  profiteroles: {
    color: '#3a1a0c',
    garnish: { usual: ['mint'], shown: ['chocolate', 'sourCream'], area: [96, 120], amount: 0.5 },
    draw: ({ random, color }) =>
      filtered('wet', path(blob(random, 118, 0.1, [200, 204]), color)) +
      times(6, (index) =>
        at(
          index === 5 ? [200, 196] : polar(index * 72 - 54, 76),
          filtered('bread', path(blob(random, 47, 0.06), '#d8a254') + circle(34, '#e6b76c', [-6, -7])) +
            filtered('wet', path(blob(random, 33, 0.12, [-2, -4], 17), shade(color, 0.06))),
          random.between(0, 90),
        ),
      ),
  },
} satisfies Record<string, Kind>
