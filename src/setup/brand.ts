import { createHash } from 'node:crypto'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import type { BrandFile } from '../brand/brand-look.ts'
import { parseWithLines } from '../files/json-with-lines.ts'
import { THEMES } from '../lib/themes.ts'
import { looks } from '../theme/looks.ts'

/** The SHA-256 of the sample restaurant's picture for link previews. */
const SAMPLE_PREVIEW = '8ee6ece69e7d93b8ab1f3f7139feba619fb631c678d456d57627ec3fd55ac8fa'

/** An accent for Classic and Luxury; Modern, which is dark, keeps its own. */
export const seedsOf = (accent: string): BrandFile => ({ classic: { accent }, luxury: { accent } })

/** Whether a brand's folder has a brand.json that changes anything of the looks, as that of the sample does not. */
export function hasOwnColours(folder: string): boolean {
  const path = join(folder, 'brand.json')
  if (!existsSync(path)) return false
  const { value } = parseWithLines(readFileSync(path, 'utf8'))
  if (!value) return true
  return THEMES.some((name) => {
    const { primary, background } = looks[name].palette
    const seeds = { accent: primary, background, ...(value as BrandFile)[name] }
    return seeds.accent !== primary || seeds.background !== background || seeds.font !== undefined
  })
}

/** Puts a logo into the brand. The icons are made from it, so others go. */
function takeLogo(folder: string, file: string) {
  const logo = readFileSync(file)
  for (const name of ['logo.svg', 'logo.png', 'logo.webp', 'icon.svg', 'icon.png']) {
    rmSync(join(folder, name), { force: true })
  }
  writeFileSync(join(folder, `logo${extname(file).toLowerCase()}`), logo)
}

/** Gives a brand's folder the accent and the logo, and removes what shows the sample restaurant. */
export function changeBrand(folder: string, { accent = '', logo }: { accent?: string; logo?: string }): void {
  const brand = { $schema: '../../src/brand/brand.schema.json', ...seedsOf(accent) }
  writeFileSync(join(folder, 'brand.json'), `${JSON.stringify(brand, null, 2)}\n`)
  const preview = join(folder, 'preview.jpg')
  if (existsSync(preview) && createHash('sha256').update(readFileSync(preview)).digest('hex') === SAMPLE_PREVIEW) {
    rmSync(preview)
  }
  if (logo) takeLogo(folder, logo)
}
