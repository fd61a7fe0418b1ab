import { createHash } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import { basename, extname, join } from 'node:path'
import sharp from 'sharp'
import { t } from 'ttag'
import type { Mistake } from '../files/json-with-lines.ts'
import type { Look } from '../../theme/look.ts'
import { firstOf } from './brand-folder.ts'

/** The restaurant's logo, which stands in the bar of each page. */
export type Logo = {
  file: string
  type: string
  source: Buffer
  /** Width by height. */
  ratio: number
}

/** A logo wider than this, by its height, is taken to hold the restaurant's name. */
const WIDE = 2
export const logoHasName = ({ ratio }: Logo) => ratio > WIDE

/** The SHA-256 of the sample restaurant's logo, and its name. */
const SAMPLE = 'a4d418117b936a0ab89a09aa67870929ce6cb8345e6716d992dd6b99c7cc3fea'
const SAMPLE_NAME = 'Tamarind Row'

/** Whether the logo is the restaurant's own: one of another name that still has the sample's logo has none. */
export const isOwnLogo = ({ source }: Logo, restaurantName = SAMPLE_NAME) =>
  restaurantName === SAMPLE_NAME || createHash('sha256').update(source).digest('hex') !== SAMPLE

/** The logo is part of the style sheet, so that the first paint has it: at most so large, in bytes. */
const MOST = 20_000
const TYPES: Record<string, string> = { svg: 'image/svg+xml', webp: 'image/webp', png: 'image/png' }

/** Reads a logo file. Returns the logo, or what is wrong with the file. */
export async function readLogoFile(path: string): Promise<Logo | string> {
  const { size } = statSync(path)
  if (size > MOST) {
    return t`It has ${Math.round(size / 1000)} kB, and is part of each page: at most ${MOST / 1000} kB are possible.`
  }
  try {
    const { width, height } = await sharp(path).metadata()
    const type = TYPES[extname(path).slice(1).toLowerCase()]!
    return { file: basename(path), type, source: readFileSync(path), ratio: width / height }
  } catch {
    return t`It cannot be read as a picture.`
  }
}

/** The file name of a folder's logo, or else of its icon. */
export const logoIn = (folder: string) =>
  firstOf(folder, 'logo', Object.keys(TYPES)) ?? firstOf(folder, 'icon', ['svg', 'png'])

/** Reads the logo of a brand's folder. Returns the logo, or what is wrong with it. */
export async function readLogo(folder: string): Promise<{ logo?: Logo; path: string; mistakes: Mistake[] }> {
  const file = logoIn(folder)
  const path = join(folder, file ?? 'logo.svg')
  const found = file ? await readLogoFile(path) : t`There is no logo. It may also be logo.webp or logo.png.`
  return typeof found === 'string'
    ? { path, mistakes: [{ line: 1, text: found }] }
    : { path, mistakes: [], logo: found }
}

const VARIABLE = /var\(--(primary|on-primary)(?:,[^)]*)?\)/g
const CORNER = /var\(--corner,([^)]*)\)/g

/**
 * The logo as a CSS value. An SVG that names `var(--primary)` or `var(--on-primary)` gets the look's colours, and its
 * `var(--corner, 9)` is 0 in a look without round corners.
 */
export function logoUrl({ type, source }: Logo, { palette, look }: Look): string {
  if (!type.includes('svg')) return `url("data:${type};base64,${source.toString('base64')}")`
  const colored = source
    .toString()
    .replace(VARIABLE, (_, name: string) => (name === 'primary' ? palette.primary : palette.onPrimary))
    .replace(CORNER, (_, round: string) => (look.radius === '0' ? '0' : round.trim()))
  return `url("data:${type},${encodeURIComponent(colored)}")`
}
