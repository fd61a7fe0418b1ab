import { createHash } from 'node:crypto'
import sharp, { type OverlayOptions } from 'sharp'
import type { MenuItem } from '../../api/types'
import type { Look } from '../../theme/look'
import { toneOf } from '../../lib/tone.ts'
import type { DrawnPage } from './prerender'

/** Reads a picture by its address in the menu; null if it does not exist. */
export type ReadPicture = (url: string) => Promise<Buffer | null>

const SIZE = { width: 1200, height: 630 }
/** As in DishPicture: how large the plate and its well are by the height of their place, in px. */
const [PLATE, WELL, FOOD] = [SIZE.height * 0.9, SIZE.height * 0.75, Math.round(SIZE.height * 1.06)]
/** How many are drawn at once. */
const AT_ONCE = 4

type Kind = NonNullable<MenuItem['imageKind']>

const hasPlate = (kind: Kind) => kind === 'PLATE' || kind === 'BOWL'

/** The ground of the look, and on it a plate for food that is seen from above. */
function groundOf(kind: Kind, url: string, { look }: Look): Buffer {
  const tone = (toneOf(url) + 1) as 1 | 2 | 3 | 4
  const circle = (size: number, fill: string) =>
    `<circle cx="${SIZE.width / 2}" cy="${SIZE.height / 2}" r="${size / 2}" fill="${fill}"/>`
  const plate = hasPlate(kind)
    ? `<g>${circle(PLATE + 12, '#1a0c0233')}${circle(PLATE, look[`ceramic${tone}`])}${circle(WELL, '#00000026')}${circle(WELL - 6, look[`ceramic${tone}`])}</g>`
    : ''
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE.width}" height="${SIZE.height}"><rect width="100%" height="100%" fill="${look[`ground${tone}`]}"/>${plate}</svg>`,
  )
}

/** What a link to a dish shows: its photograph, or what was drawn of it on a plate and the ground of the look. */
async function previewOf(picture: Buffer, kind: Kind, url: string, look: Look): Promise<Buffer> {
  const jpeg = { quality: 80 }
  if (kind === 'PHOTO')
    return sharp(picture)
      .resize({ ...SIZE, fit: 'cover' })
      .jpeg(jpeg)
      .toBuffer()
  const side = hasPlate(kind) ? FOOD : Math.round(SIZE.height * 0.88)
  const food = sharp(picture).resize(side, side, { fit: 'contain', background: '#0000' })
  const over = Math.max(0, Math.ceil((side - SIZE.height) / 2))
  const cut = side - 2 * over
  const input = await food.extract({ left: 0, top: over, width: side, height: cut }).png().toBuffer()
  const layers: OverlayOptions[] = [{ input, gravity: 'center' }]
  return sharp(groundOf(kind, url, look))
    .composite(layers)
    .jpeg(jpeg)
    .toBuffer()
}

/** Pictures in two folders may have one name. */
function fileNameOf(url: string): string {
  const name = url.replace(/^.*\//, '').replace(/\.\w+$/, '')
  const mark = createHash('sha256').update(url).digest('hex').slice(0, 8)
  return `previews/${name.replace(/[^\w-]+/g, '-')}-${mark}.jpg`
}

/** The file of the picture that a link to the page shows; none but a dish with a picture has one of its own. */
export const previewFile = ({ drawn }: DrawnPage): string | null =>
  drawn?.item?.imageUrl ? fileNameOf(drawn.item.imageUrl) : null

/**
 * Draws the pictures of links to dishes, by their files. What cannot be read or drawn is left out: the page then shows
 * the restaurant's.
 */
export async function dishPreviews(pages: DrawnPage[], look: Look, read: ReadPicture): Promise<Map<string, Buffer>> {
  const wanted = new Map(
    pages.flatMap((page) => {
      const file = previewFile(page)
      return file && page.drawn?.item ? [[file, page.drawn.item] as const] : []
    }),
  )
  const files = new Map<string, Buffer>()
  const left = [...wanted]
  async function work() {
    for (let next = left.pop(); next; next = left.pop()) {
      const [file, { imageUrl, imageKind = 'PHOTO' }] = next
      const picture = await read(imageUrl!).catch(() => null)
      const drawn = picture && (await previewOf(picture, imageKind, imageUrl!, look).catch(() => null))
      if (drawn) files.set(file, drawn)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return files
}
