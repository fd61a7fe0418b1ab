import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import type { Plugin } from 'vite'

const STYLES = 'virtual:first-font.css'
const FULL = 'node_modules/@fontsource-variable/epilogue/files/epilogue-latin-wght-normal.woff2'

/** What most texts are written with: ASCII, German letters, and the signs of menus and prices. */
const ASCII = String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 32 + index))
const CHARACTERS = `${ASCII}ÄÖÜäöüßàáèéêíñóôú×·½–—‘’“”„…€\u00a0`

const rangeOf = (characters: string) => [...characters].map((one) => `U+${one.codePointAt(0)!.toString(16)}`).join()

export type FirstFont = { file: string; source: Buffer }

/** The font of the default look with the characters and weights that a first visit needs: half of the whole. */
export async function readFirstFont(root = process.cwd()): Promise<FirstFont> {
  const weights = { wght: { min: 400, max: 800 } }
  const full = readFileSync(join(root, FULL))
  const source = await subsetFont(full, CHARACTERS, { targetFormat: 'woff2', variationAxes: weights })
  return { file: `assets/${createHash('sha256').update(source).digest('hex').slice(0, 8)}.woff2`, source }
}

/**
 * Stands after the whole font's faces, and so has the say for its characters; the whole one loads for others. It is
 * preloaded, and optional: a page that was painted before it came keeps its letters, and nothing moves.
 */
const faceOf = ({ file }: FirstFont) =>
  `@font-face{font-family:'Epilogue Variable';font-style:normal;font-display:optional;font-weight:100 900;` +
  `src:url("/${file}") format('woff2-variations');unicode-range:${rangeOf(CHARACTERS)}}`

/** Serves and emits the font of a first visit. A brand with a font of its own has none. */
export function firstFont(font: FirstFont | null): Plugin {
  return {
    name: 'first-font',
    resolveId: (id) => (id === STYLES ? `\0${id}` : null),
    load: (id) => (id === `\0${STYLES}` ? (font ? faceOf(font) : '') : null),
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        if (!font || request.url !== `/${font.file}`) return next()
        response.setHeader('Content-Type', 'font/woff2')
        response.end(font.source)
      })
    },
    generateBundle() {
      if (font) this.emitFile({ type: 'asset', fileName: font.file, source: font.source })
    },
  }
}
