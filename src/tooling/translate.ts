import { fileURLToPath } from 'node:url'
import { transformAsync, type BabelFileResult, type PluginItem } from '@babel/core'
import type { Plugin } from 'vite'
import { roomOf, translationsOf } from '../i18n/catalogs.ts'
import { directionOf, languageOf } from '../i18n/language.ts'

/** Where Babel looks for its plugins: setup may run in another folder. */
const HERE = fileURLToPath(new URL('.', import.meta.url))

const USES_TTAG = /from 'ttag'/

/** Babel parses a catalog once for each plugin, so a room has one. */
function translator(locale: string) {
  const plugins = new Map<string, PluginItem>()
  return (room: string): PluginItem => {
    const translations = translationsOf(languageOf(locale), room)
    const plugin = plugins.get(room) ?? [
      'babel-plugin-ttag',
      { resolve: { translations, unresolved: 'skip' }, numberedExpressions: true },
    ]
    plugins.set(room, plugin)
    return plugin
  }
}

type Translated = { code: string; map: NonNullable<BabelFileResult['map']> | null }

async function write(code: string, id: string, plugin: PluginItem): Promise<Translated | null> {
  const result = await transformAsync(code, {
    filename: id,
    cwd: HERE,
    configFile: false,
    babelrc: false,
    sourceMaps: true,
    parserOpts: { plugins: ['typescript', ...(id.endsWith('x') ? (['jsx'] as const) : [])] },
    plugins: [plugin],
  })
  return result?.code ? { code: result.code, map: result.map ?? null } : null
}

/** A build bundles the same modules twice: for the browser, and for the pages that it prerenders. */
const translated = new Map<string, Promise<Translated | null>>()

/**
 * Writes the texts of one language into the code, in place of ttag's calls: a build has one language and no library for
 * it. A text without a translation stays English. Sets `lang` and `dir` of the pages, and `import.meta.env.RTL`, a
 * constant: code for right-to-left pages is in no other build.
 */
export function translate(locale: string): Plugin {
  const pluginOf = translator(locale)
  return {
    name: 'translate',
    enforce: 'pre',
    config: () => ({ define: { 'import.meta.env.RTL': String(directionOf(locale) === 'rtl') } }),
    transform(code, id) {
      const room = roomOf(id)
      if (!room || !USES_TTAG.test(code)) return null
      const key = [locale, id, code].join('\0')
      const result = translated.get(key) ?? write(code, id, pluginOf(room))
      translated.set(key, result)
      return result
    },
    transformIndexHtml: {
      order: 'pre',
      handler: (html) =>
        html.replace('<html lang="en"', `<html lang="${languageOf(locale)}" dir="${directionOf(locale)}"`),
    },
  }
}
