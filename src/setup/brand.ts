import { createHash } from 'node:crypto'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import type { BrandFile } from '../tooling/brand/brand-look.ts'
import { parseWithLines } from '../tooling/files/json-with-lines.ts'
import { THEMES } from '../lib/themes.ts'
import { looks } from '../theme/looks.ts'

/** The SHA-256 of the sample restaurant's preview picture. */
const SAMPLE_PREVIEW = '8ee6ece69e7d93b8ab1f3f7139feba619fb631c678d456d57627ec3fd55ac8fa'

/** Applies an accent to Classic and Luxury. Modern, which is dark, keeps its own. */
export const seedsOf = (accent: string): BrandFile => ({ classic: { accent }, luxury: { accent } })

/** Whether a brand.json changes the colours or fonts of any theme. The sample's does not. */
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

/** Copies a logo into the brand's folder and removes the old icons, which are made from the logo. */
function takeLogo(folder: string, file: string) {
  const logo = readFileSync(file)
  for (const name of ['logo.svg', 'logo.png', 'logo.webp', 'icon.svg', 'icon.png']) {
    rmSync(join(folder, name), { force: true })
  }
  writeFileSync(join(folder, `logo${extname(file).toLowerCase()}`), logo)
}

/** Writes the accent and the logo to a brand's folder, and removes the sample restaurant's preview. */
export function changeBrand(folder: string, { accent = '', logo }: { accent?: string; logo?: string }): void {
  const brand = { $schema: '../tooling/brand/brand.schema.json', ...seedsOf(accent) }
  writeFileSync(join(folder, 'brand.json'), `${JSON.stringify(brand, null, 2)}\n`)
  const preview = join(folder, 'preview.jpg')
  if (existsSync(preview) && createHash('sha256').update(readFileSync(preview)).digest('hex') === SAMPLE_PREVIEW) {
    rmSync(preview)
  }
  if (logo) takeLogo(folder, logo)
}
