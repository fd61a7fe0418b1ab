import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import type { Plugin } from 'vite'
import { textOf } from '../../i18n/catalogs.ts'
import { moreFaces, moreLettersOf } from './more-letters.ts'

const STYLES = 'virtual:first-font.css'
const FULL = 'node_modules/@fontsource-variable/epilogue/files/epilogue-latin-wght-normal.woff2'

/** What most texts are written with: ASCII, German letters, and the signs of menus and prices. */
const ASCII = String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 32 + index))
const COMMON = `${ASCII}ÄÖÜäöüßàáèéêíñóôú×·½–—‘’“”„…€\u00a0`

/** Those, and what else the texts of the language have of the font's Latin letters and signs. */
export const charactersOf = (language: string) =>
  [...new Set([...COMMON, ...(textOf(language).match(/[\u00a1-\u00ffıŒœ\u202f‹›]/g) ?? [])])].join('')

const rangeOf = (characters: string) => [...characters].map((one) => `U+${one.codePointAt(0)!.toString(16)}`).join()

/** The name of the font's file, by which `firstPaint` finds it among the files of a build. */
export const FIRST_FONT = 'first-font.woff2'
const CACHE = join('node_modules', '.vite')

/**
 * Writes the font of the default look with the characters and weights that a first visit needs: half of the whole.
 * @returns the path of its file
 */
async function writeFirstFont(root: string, characters: string): Promise<string> {
  const weights = { wght: { min: 400, max: 800 } }
  const full = readFileSync(join(root, FULL))
  const file = join(root, CACHE, FIRST_FONT)
  mkdirSync(join(root, CACHE), { recursive: true })
  writeFileSync(file, await subsetFont(full, characters, { targetFormat: 'woff2', variationAxes: weights }))
  return file
}

/**
 * Stands after the whole font's faces, and so has the say for its characters; the whole one loads for others. It is
 * preloaded, and takes the place of letters of its own widths (fonts.css), so that nothing moves. Not optional: once it
 * had come too late, browsers loaded the whole font and showed that.
 */
const faceOf = (file: string, characters: string) =>
  `@font-face{font-family:'Epilogue Variable';font-style:normal;font-display:swap;font-weight:100 900;` +
  `src:url("${file}") format('woff2-variations');unicode-range:${rangeOf(characters)}}`

/**
 * Gives a build the font of a first visit, and further letters of its language.
 * @param isOwn whether the brand has a font of its own, which is whole
 */
export function firstFont(isOwn: boolean, language: string): Plugin {
  const characters = charactersOf(language)
  let root = ''
  return {
    name: 'first-font',
    configResolved: (config) => {
      root = config.root
    },
    resolveId: (id) => (id === STYLES ? `\0${id}` : null),
    load: async (id) => {
      if (id !== `\0${STYLES}`) return null
      const first = isOwn ? '' : faceOf(await writeFirstFont(root, characters), characters)
      return first + (await moreFaces(root, moreLettersOf(language)))
    },
  }
}
