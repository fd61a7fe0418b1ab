/** The bounds of a drawing: left, top, right and bottom. Never too small, sometimes a little too large. */
export type Bounds = [left: number, top: number, right: number, bottom: number]

type Point = [x: number, y: number]

export const around = (points: Point[]): Bounds => [
  Math.min(...points.map(([x]) => x)),
  Math.min(...points.map(([, y]) => y)),
  Math.max(...points.map(([x]) => x)),
  Math.max(...points.map(([, y]) => y)),
]

export const cornersOf = ([left, top, right, bottom]: Bounds): Point[] => [
  [left, top],
  [right, top],
  [right, bottom],
  [left, bottom],
]

export const wider = ([left, top, right, bottom]: Bounds, x: number, y = x): Bounds => [
  left - x,
  top - y,
  right + x,
  bottom + y,
]

const NUMBER = /[-+]?(?:\d*\.\d+|\d+)(?:e[-+]?\d+)?/giu
const numbersIn = (text: string) => (text.match(NUMBER) ?? []).map(Number)

/** A transform as SVG writes it: [a, b, c, d, e, f]. */
export type Matrix = [a: number, b: number, c: number, d: number, e: number, f: number]

const STAYS: Matrix = [1, 0, 0, 1, 0, 0]

const MOVES: Record<string, (of: number[]) => Matrix> = {
  translate: ([x, y = 0]) => [1, 0, 0, 1, x!, y],
  scale: ([x, y = x!]) => [x!, 0, 0, y, 0, 0],
  rotate: ([turn]) => {
    const [cos, sin] = [Math.cos((turn! * Math.PI) / 180), Math.sin((turn! * Math.PI) / 180)]
    return [cos, sin, -sin, cos, 0, 0]
  },
}

const put = ([a, b, c, d, e, f]: Matrix, [x, y]: Point): Point => [a * x + c * y + e, b * x + d * y + f]

export function compose(outer: Matrix, [a, b, c, d, e, f]: Matrix): Matrix {
  const [oa, ob, oc, od] = outer
  return [...put([oa, ob, oc, od, 0, 0], [a, b]), ...put([oa, ob, oc, od, 0, 0], [c, d]), ...put(outer, [e, f])]
}

export const matrixOf = (transform: string): Matrix =>
  [...transform.matchAll(/(\w+)\(([^)]*)\)/g)]
    .map(([, name, of]) => MOVES[name!]!(numbersIn(of!)))
    .reduce(compose, STAYS)

/** The largest factor by which a transform scales. */
export const scaleOf = ([a, b, c, d]: Matrix) => Math.max(Math.hypot(a, b), Math.hypot(c, d))

export const moved = (matrix: Matrix, points: Point[]): Bounds => around(points.map((point) => put(matrix, point)))

const NUMBERS_OF: Record<string, number> = { M: 2, L: 2, T: 2, S: 4, Q: 4, C: 6, A: 7 }

/** Points that enclose a path. */
function pointsOf(path: string): Point[] {
  const points: Point[] = []
  let at: Point = [0, 0]
  let control: Point = at
  for (const [, command, list] of path.matchAll(/([a-z])([^a-z]*)/giu)) {
    const numbers = numbersIn(list!)
    const name = command!.toUpperCase()
    const count = NUMBERS_OF[name] ?? 0
    for (let first = 0; count > 0 && first < numbers.length; first += count) {
      const [dx, dy] = command === name ? [0, 0] : at
      const own = numbers.slice(first, first + count)
      const pairs = (name === 'A' ? own.slice(5) : own).flatMap((x, index, all): Point[] =>
        index % 2 ? [] : [[x + dx, all[index + 1]! + dy]],
      )
      // What a smooth curve leaves out: the last control again, on the other side.
      if (name === 'S' || name === 'T') pairs.unshift([2 * at[0] - control[0], 2 * at[1] - control[1]])
      const reach = name === 'A' ? 2 * Math.max(own[0]!, own[1]!) : 0
      const ends = name === 'A' ? [at, ...pairs] : pairs
      points.push(...ends.flatMap(([x, y]) => cornersOf(wider([x, y, x, y], reach))))
      control = pairs.at(-2) ?? at
      at = pairs.at(-1)!
    }
  }
  return points
}

/** Points that enclose a shape, from its attributes. */
export function shapePoints(of: (attribute: string) => string | undefined): Point[] {
  const number = (name: string) => Number(of(name) ?? 0)
  const path = of('d')
  if (path !== undefined) return pointsOf(path)
  const [x, y] = [number('cx'), number('cy')]
  if (of('width') === undefined)
    return cornersOf(wider([x, y, x, y], number('rx') || number('r'), number('ry') || number('r')))
  return cornersOf([number('x'), number('y'), number('x') + number('width'), number('y') + number('height')])
}
