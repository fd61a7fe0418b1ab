import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import type { Brand } from './brand.ts'

/** How much of a maskable icon may be cut off at each side. */
const SAFE = 0.8

const png = (brand: Brand, size: number) => {
  const fit = { fit: 'contain', background: { r: 0, g: 0, b: 0, alpha: 0 } } as const
  return sharp(brand.icon, { density: 600 }).resize(size, size, fit).png().toBuffer()
}

/** The colour at the middle of the icon's upper edge; white if it is transparent there. */
async function edgeOf(icon: Buffer) {
  const { data, info } = await sharp(icon).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const at = (Math.floor(info.height / 32) * info.width + Math.floor(info.width / 2)) * 4
  const [r = 255, g = 255, b = 255, alpha = 0] = data.subarray(at, at + 4)
  return alpha > 250 ? { r, g, b } : { r: 255, g: 255, b: 255 }
}

/** The icon on a full square, for systems that cut out a shape of their own. */
async function full(brand: Brand, size: number, share: number) {
  const icon = await png(brand, Math.round(size * share))
  const background = await edgeOf(icon)
  const create = { width: size, height: size, channels: 3, background } as const
  return sharp({ create })
    .composite([{ input: icon }])
    .png()
    .toBuffer()
}

/** A .ico file with one picture, which may be a PNG. */
function ico(picture: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(1, 4)
  head.writeUInt8(size, 6)
  head.writeUInt8(size, 7)
  head.writeUInt16LE(1, 10)
  head.writeUInt16LE(32, 12)
  head.writeUInt32LE(picture.length, 14)
  head.writeUInt32LE(head.length, 18)
  return Buffer.concat([head, picture])
}

/** What link previews show, 1200 by 630 px: the brand's own picture, else its hero, else its icon on the page's colour. */
async function preview(brand: Brand): Promise<Buffer> {
  const size = { width: 1200, height: 630 }
  const given = brand.preview ?? brand.hero
  if (given)
    return sharp(join(brand.folder, given))
      .resize({ ...size, fit: 'cover' })
      .jpeg({ quality: 82 })
      .toBuffer()
  const create = { ...size, channels: 3, background: brand.looks.classic.palette.background } as const
  return sharp({ create })
    .composite([{ input: await png(brand, 320) }])
    .jpeg({ quality: 82 })
    .toBuffer()
}

/** The icons and the preview of a brand, by their file names at the root of the site. */
export async function iconFiles(brand: Brand): Promise<Record<string, Buffer>> {
  const [small, normal, large, maskable, apple, jpg] = await Promise.all([
    png(brand, 32),
    png(brand, 192),
    png(brand, 512),
    full(brand, 512, SAFE),
    full(brand, 180, 1),
    preview(brand),
  ])
  return {
    ...(brand.icon.endsWith('.svg') && { 'icon.svg': readFileSync(brand.icon) }),
    'favicon.ico': ico(small, 32),
    'icon-192.png': normal,
    'icon-512.png': large,
    'icon-maskable-512.png': maskable,
    'apple-touch-icon.png': apple,
    'preview.jpg': jpg,
  }
}
