import {
  around,
  cornersOf,
  matrixOf,
  scaleOf,
  moved,
  shapePoints,
  compose,
  wider,
  type Bounds,
  type Matrix,
} from './bounds'
import { reachOf } from './filters'
import { SIZE } from './shapes'

type Element = { tag: string; attribute: (name: string) => string | undefined; inside: Element[]; markup: string }

/** The elements of a drawing. It comes from shapes.ts, so that nothing else of SVG has to be understood. */
function elementsOf(svg: string): Element[] {
  const open: { from: number; element: Element }[] = []
  const top: Element[] = []
  for (const { 0: tag, 1: closes, 2: attributes, index } of svg.matchAll(/<(\/?)\w+([^>]*)>/g)) {
    const end = index + tag.length
    if (closes) {
      const { from, element } = open.pop()!
      element.markup = svg.slice(from, end)
      continue
    }
    const read = new Map([...attributes!.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name, value]) => [name!, value!]))
    const element: Element = { tag, attribute: (name) => read.get(name), inside: [], markup: tag }
    const parent = open.at(-1)?.element.inside ?? top
    parent.push(element)
    if (!tag.endsWith('/>')) open.push({ from: index, element })
  }
  return top
}

/** An element that covers more of the picture than this gains nothing from a canvas of its own. */
const MOST = 0.6
/** The lighting filter gives other values at the edge of a canvas, so each canvas has a margin of this many pixels. */
const EDGE = 2

const OPEN = '<svg xmlns="http://www.w3.org/2000/svg"'

/** The bounds of an element on the picture, without its texture. */
function drawnOf({ tag, attribute, inside }: Element, within: Matrix): Bounds {
  const matrix = compose(within, matrixOf(attribute('transform') ?? ''))
  const drawn = tag.startsWith('<g')
    ? around(inside.flatMap((element) => cornersOf(drawnOf(element, matrix))))
    : moved(matrix, shapePoints(attribute))
  return wider(drawn, Number(attribute('stroke-width') ?? 0) * scaleOf(matrix))
}

/** The bounds of an element with its texture, in whole pixels. */
function canvasOf(element: Element, within: Matrix, textures: string[], size: number): Bounds {
  const scale = scaleOf(compose(within, matrixOf(element.attribute('transform') ?? '')))
  const reach = textures.reduce((sum, name) => sum + reachOf(name), 0)
  const [left, top, right, bottom] = wider(drawnOf(element, within), reach * scale + EDGE)
  return [
    Math.max(0, Math.floor(left)),
    Math.max(0, Math.floor(top)),
    Math.min(size, Math.ceil(right)),
    Math.min(size, Math.ceil(bottom)),
  ]
}

/**
 * Gives each textured element a canvas of its own. librsvg computes every filter step over the whole drawing, even for a
 * sesame seed, so the same picture takes less than half the time.
 * @param dots how many pixels one unit of the drawing is wide
 */
export function onOwnCanvases(svg: string, dots: number): string {
  const [, defs, food] = /<defs>(.*?)<\/defs>(.*)<\/svg>$/su.exec(svg)!
  const textures = new Map([...defs!.matchAll(/<filter id="(\w+)".*?<\/filter>/gs)].map(([all, id]) => [id!, all]))
  const size = SIZE * dots

  const draw = (element: Element, transforms: string[]): string => {
    const { tag, attribute, inside, markup } = element
    const transform = attribute('transform')
    if (tag === `<g transform="${transform}">`) {
      return inside.map((one) => draw(one, [...transforms, transform!])).join('')
    }
    const placed = transforms.reduceRight((drawn, one) => `<g transform="${one}">${drawn}</g>`, markup)
    const used = [...new Set([...markup.matchAll(/url\(#(\w+)\)/g)].map(([, id]) => id!))]
    if (used.every((id) => !textures.has(id))) return placed
    const matrix = transforms.map(matrixOf).reduce(compose)
    const [left, top, right, bottom] = canvasOf(element, matrix, used, size)
    const [width, height] = [right - left, bottom - top]
    if (width <= 0 || height <= 0) return ''
    if (width * height > MOST * size * size || used.some((id) => !textures.has(id))) return placed
    const own = used.map((id) => textures.get(id)!).join('')
    const canvas = `${OPEN} width="${width}" height="${height}" viewBox="${left} ${top} ${width} ${height}"><defs>${own}</defs>${placed}</svg>`
    const data = Buffer.from(canvas).toString('base64')
    return `<image x="${left}" y="${top}" width="${width}" height="${height}" href="data:image/svg+xml;base64,${data}"/>`
  }

  const drawn = elementsOf(food!).map((element) => draw(element, [`scale(${dots})`]))
  return `${OPEN} width="${size}" height="${size}"><defs>${defs}</defs>${drawn.join('')}</svg>`
}
