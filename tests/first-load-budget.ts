import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'
import { SOURCE_LANGUAGE } from '../src/i18n/catalogs.ts'
import { languageOf } from '../src/i18n/language.ts'

const MAX_KB = 122
/** What the texts of another language may take more: Arabic letters have two bytes each, and German words are longer. */
const TRANSLATED_KB = 4
const FIRST_PAGE = 'src/pages/menu/MenuPage.tsx'
const NEVER_FIRST = ['/node_modules/firebase/', '/node_modules/@firebase/', 'react-query-devtools', '/src/sandbox/']

/**
 * Fails the build when the first load of /menu carries forbidden code, or, in the sample shop, too much gzipped
 * JavaScript: a restaurant's own shop may need a few bytes more, and must open. Measures the written files, as Vite
 * still adds its list of preloads to a chunk after other plugins have seen it.
 */
export function firstLoadBudget(locale: string, isSample: boolean): Plugin {
  const most = languageOf(locale) === SOURCE_LANGUAGE ? MAX_KB : MAX_KB + TRANSLATED_KB
  return {
    name: 'first-load-budget',
    apply: 'build',
    writeBundle({ dir = '' }, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
      const roots = chunks.filter(({ isEntry, facadeModuleId }) => isEntry || facadeModuleId?.endsWith(FIRST_PAGE))
      if (!roots.some(({ isEntry }) => !isEntry)) this.error(`${FIRST_PAGE} has no chunk of its own.`)
      const first = new Map(roots.map((chunk) => [chunk.fileName, chunk]))
      for (const { imports } of first.values()) {
        for (const name of imports) {
          const imported = chunks.find(({ fileName }) => fileName === name)
          if (imported) first.set(name, imported)
        }
      }
      for (const { moduleIds } of first.values()) {
        const stray = moduleIds.find((id) => NEVER_FIRST.some((part) => id.includes(part)))
        if (stray) this.error(`The first load of /menu carries ${stray}.`)
      }
      const files = [...first.keys()].map((name) => ({ name, size: gzipSync(readFileSync(join(dir, name))).length }))
      const kb = files.reduce((sum, { size }) => sum + size, 0) / 1000
      if (isSample && kb > most) {
        const list = files.map(({ name, size }) => `${name} (${size} B)`).join(', ')
        this.error(`The first load of /menu is ${kb.toFixed(1)} kB of gzipped JavaScript, over ${most}: ${list}.`)
      }
      this.info(`First load of /menu: ${kb.toFixed(1)} of ${most} kB of gzipped JavaScript.`)
    },
  }
}
