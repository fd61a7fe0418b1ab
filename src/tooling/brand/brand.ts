import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { t } from 'ttag'
import { parseWithLines, type Mistake } from '../files/json-with-lines.ts'
import { readText, throwMistakes } from '../files/mistakes.ts'
import { schemaMistakes } from '../files/schema-mistakes.ts'
import { THEMES } from '../../lib/themes.ts'
import { looks, type Looks } from '../../theme/looks.ts'
import { brandFolder, firstOf, FOLDER } from './brand-folder.ts'
import { brandLook, type BrandFile } from './brand-look.ts'
import { brandMistakes } from './brand-mistakes.ts'
import { doubleAddresses, readLegal, type Legal } from './legal.ts'
import { logoIn, readLogo, type Logo } from './logo.ts'

/** How the shop looks for one restaurant. */
export type Brand = {
  folder: string
  looks: Looks
  seeds: BrandFile
  logo: Logo
  /** The file the icons are made from. */
  icon: string
  /** The file name of a photograph for the head of the home page, if there is one. */
  hero: string | null
  /** The file name of the picture for link previews, if there is one; otherwise one is made. */
  preview: string | null
  legal: Legal
}

/** What is expected, by the names of the schema's parts. */
const HINTS: Record<string, string> = {
  address: t`An address is written like "https://example.com/privacy".`,
  color: t`A colour is written like "#176a3a".`,
  family: t`A family is written like "Inter".`,
  file: t`A font is a .woff2 file in the brand folder, like "inter.woff2".`,
}
const withHint = (name: string, part: unknown): unknown =>
  name in HINTS ? { ...(part as object), hint: HINTS[name] } : part
const schema = JSON.parse(readFileSync(new URL('./brand.schema.json', import.meta.url), 'utf8'), withHint) as object

/** A font file that is named but not there. */
const missingFonts = (folder: string, brand: BrandFile, lineOf: (path: string[]) => number): Mistake[] =>
  THEMES.flatMap((name) => {
    const file = brand[name]?.font?.file
    if (!file || existsSync(join(folder, file))) return []
    return [{ line: lineOf([name, 'font', 'file']), text: t`"${file}" is not in ${folder}.` }]
  })

/**
 * Reads a brand's folder: `brand.json`, `logo`, `icon`, and if they are there `hero`, `preview` and the texts in `legal`.
 * @param common the folder whose logo and icon are taken where the brand has neither
 * @param language that of the legal texts
 * @throws Error with every mistake in it: unknown fields, colours too much alike, files that are missing or too large
 */
export async function readBrand(folder = brandFolder(), common = FOLDER, language?: string): Promise<Brand> {
  const drawn = logoIn(folder) ? folder : common
  const path = join(folder, 'brand.json')
  const file = existsSync(path) ? readText(path, parseWithLines) : parseWithLines('{}')
  const wrong = file.value === undefined ? [] : schemaMistakes(schema, file)
  const brand = (wrong.length === 0 && file.value ? file.value : {}) as BrandFile
  const { logo, path: logoPath, mistakes: ofLogo } = await readLogo(drawn)
  const { legal, files } = readLegal(folder, brand, language)
  throwMistakes([
    {
      path,
      file,
      mistakes: [
        ...file.mistakes,
        ...wrong,
        ...brandMistakes(brand, file),
        ...missingFonts(folder, brand, file.lineOf),
        ...doubleAddresses(folder, brand, file),
      ],
    },
    { path: logoPath, file, mistakes: ofLogo },
    ...files,
  ])
  if (!logo) throw new Error(t`"${logoPath}" is missing.`)
  const branded = THEMES.map((name) => [name, brandLook(looks[name], brand[name] ?? {})] as const)
  return {
    folder,
    looks: Object.fromEntries(branded) as Looks,
    seeds: brand,
    logo,
    icon: join(drawn, firstOf(drawn, 'icon', ['svg', 'png']) ?? logo.file),
    hero: firstOf(folder, 'hero', ['webp', 'jpg', 'png']),
    preview: firstOf(folder, 'preview', ['jpg', 'png', 'webp']),
    legal,
  }
}
