import type { Random } from './random'
import { at, blob, box, circle, ellipse, filtered, line, path, polar, times } from './shapes'

/** Draws one piece of something around 0, 0, about 30 wide. */
export type Piece = (random: Random) => string

export const LEAF = 'M-17 0C-12-10 4-13 18 0 4 13-12 10-17 0Z'
export const leafOf = (color: string, vein: string, stretch = 1) =>
  filtered(
    'leaf',
    `<g transform="scale(1 ${stretch})">${path(LEAF, color)}</g>${line('M-15 0C-4-1 6 0 16 0', vein, 1.2)}`,
  )

export const lobed = (color: string) => (random: Random) =>
  filtered(
    'leaf',
    line('M0 16L0 2', color, 2.4) +
      [
        [0, -8, 8],
        [-8, -1, 7],
        [8, -1, 7],
        [-4, -11, 5],
        [5, -12, 5],
      ]
        .map(([x, y, r]) => path(blob(random, r!, 0.24, [x!, y!], 9), color))
        .join(''),
  )

export const ringOf = (color: string, inside: string, width: number) => (random: Random) =>
  filtered(
    'leaf',
    `<ellipse rx="${random.between(8, 10)}" ry="${random.between(6.5, 9)}" fill="none" stroke="${color}" stroke-width="${width}"/>` +
      (inside ? circle(1.6, inside, [random.between(-3, 3), random.between(-3, 3)]) : ''),
  )

export const chunk =
  (texture: string, colors: string[], size: number, rough = 0.18): Piece =>
  (random) =>
    filtered(texture, path(blob(random, size * random.between(0.85, 1.15), rough, [0, 0], 9), random.pick(colors)))

export const cube =
  (texture: string, colors: string[], size: number): Piece =>
  (random) =>
    filtered(
      texture,
      box(size * random.between(0.9, 1.15), size * random.between(0.8, 1), random.pick(colors), size * 0.22),
    )

/** A slice of a citrus fruit or a tomato: rind, flesh and segments. */
export const slice =
  (rind: string, pith: string, flesh: string, radius: number, segments = 8) =>
  () =>
    filtered(
      'wet',
      circle(radius, rind) +
        circle(radius * 0.88, pith) +
        times(segments, (index) => {
          const [a, b] = [
            polar((index * 360) / segments + 4, radius * 0.78, [0, 0]),
            polar(((index + 1) * 360) / segments - 4, radius * 0.78, [0, 0]),
          ]
          const c = polar(((index + 0.5) * 360) / segments, radius * 0.14, [0, 0])
          return path(`M${c.join(' ')}L${a.join(' ')}A${radius * 0.78} ${radius * 0.78} 0 0 1 ${b.join(' ')}Z`, flesh)
        }),
    )

export const wedge = (rind: string, flesh: string) => () =>
  filtered(
    'wet',
    path('M-24-6A24 24 0 0 0 24-6Z', rind) +
      path('M-20-4.500A20 20 0 0 0 20-4.500Z', flesh) +
      line('M0-4L0 13M-9-4L-6 11M9-4L6 11', '#ffffffaa', 1.6),
  )

export const strandOf =
  (colors: string[], width: number, length: number): Piece =>
  (random) => {
    const bend = random.between(-length / 2, length / 2)
    return filtered(
      'strand',
      line(
        `M${-length / 2} 0Q0 ${bend.toFixed(1)} ${length / 2} ${random.between(-6, 6).toFixed(1)}`,
        random.pick(colors),
        width,
      ),
    )
  }

export const shrimp: Piece = () =>
  filtered(
    'wet',
    path('M-22 10C-26-14-2-26 16-16 28-9 28 8 17 16 22 4 17-6 6-7-6-8-11 2-10 12Z', '#f08a5d') +
      line('M-17-4L-9 1M-9-14L-4-6M3-19L3-9M14-16L9-7M22-6L15-1', '#fff1e2', 2.6) +
      path('M16 14L28 20 26 10ZM18 13L20 26 12 18Z', '#e2572f'),
  )

export const friedEgg: Piece = (random) =>
  filtered('cream', path(blob(random, 44, 0.13), '#fffdf6')) + filtered('wet', circle(17, '#f6a21c', [2, -1]))

export const boiledEgg: Piece = () =>
  filtered('cream', ellipse(24, 29, '#fffaf0')) +
  filtered('wet', ellipse(14, 16, '#f59a16', [0, 2]) + ellipse(7, 8, '#e67a08', [1, 4]))

export const mushroom: Piece = () =>
  filtered(
    'meat',
    path('M-18 2C-18-20 18-20 18 2 12 8 7 5 6 5L6 18C2 22-3 22-6 18L-6 5C-9 6-14 7-18 2Z', '#d9bd97') +
      line('M-11-1C-6-8 6-8 11-1', '#8f6a44', 2.4),
  )

export const cucumber: Piece = () =>
  filtered('wet', circle(19, '#2f6b2a') + circle(16.5, '#d7e8ac') + circle(9, '#e6f0c4')) +
  times(7, (index) => at(polar(index * 51, 8.5, [0, 0]), ellipse(3, 1.3, '#f7f9df'), index * 51))

export const radish: Piece = () => filtered('wet', circle(16, '#d13d6a') + circle(14, '#fff6f8'))
export const tomato: Piece = () =>
  filtered(
    'wet',
    circle(18, '#b81f12') +
      circle(15.5, '#e2402a') +
      times(5, (index) => at(polar(index * 72, 8.5, [0, 0]), ellipse(5, 3.4, '#f4a05a'), index * 72)) +
      circle(3, '#f0785a'),
  )

export const onionRing: Piece = (random) =>
  filtered(
    'strand',
    `<path d="M${-15} ${random.between(-4, 4)}A15 13 0 1 1 ${random.between(4, 13)} 10" fill="none" stroke="#d65b93" stroke-width="3.4" stroke-linecap="round"/><path d="M-10 1A10 8 0 1 1 6 6" fill="none" stroke="#f5b9d2" stroke-width="2.2"/>`,
  )

export const avocado: Piece = () =>
  filtered(
    'wet',
    path('M-28 8C-20-18 20-18 28 8 14-2-14-2-28 8Z', '#5d7d2c') +
      path('M-25 5C-18-14 18-14 25 5 13-4-13-4-25 5Z', '#d9e28a') +
      line('M-18-2C-8-9 8-9 18-2', '#eff0b6', 3),
  )

export const broccoli: Piece = (random) =>
  filtered('leaf', path('M-4 4L-6 20 6 20 4 4Z', '#9cc46a')) +
  filtered(
    'crust',
    times(6, () =>
      circle(random.between(7, 10), random.pick(['#3f7d2e', '#4f9138', '#2f6824']), [
        random.between(-12, 12),
        random.between(-12, 5),
      ]),
    ),
  )

export const bacon: Piece = () =>
  filtered(
    'meat',
    path('M-40-9C-26-16-14-2 0-9S28-16 40-8L40 9C26 16 14 4 0 10S-26 16-40 8Z', '#a5381f') +
      line('M-38-2C-24-8-12 4 2-2S26-9 38-2', '#f2c9a0', 4) +
      line('M-38 6C-24 0-12 10 2 6S26 0 38 6', '#e0a078', 2),
  )

export const shell: Piece = () =>
  filtered(
    'wet',
    path('M-26 10C-24-16 24-16 26 10 10 22-10 22-26 10Z', '#23242c') +
      path('M-20 9C-17-9 17-9 20 9 8 17-8 17-20 9Z', '#7b8190') +
      ellipse(11, 7, '#e98f3c', [0, 6]),
  )

/** A ring of squid. */
export const squid: Piece = () =>
  filtered(
    'wet',
    `<circle r="15" fill="none" stroke="#f3e3d0" stroke-width="9"/><circle r="18.500" fill="none" stroke="#c58a6a" stroke-width="2"/>`,
  )

export const pineapple: Piece = () =>
  filtered(
    'wet',
    path('M-18-14L20-10 14 14-14 16Z', '#f6c431') + line('M-12-9L-8 12M0-10L2 12M11-9L9 11', '#d99a16', 2),
  )
