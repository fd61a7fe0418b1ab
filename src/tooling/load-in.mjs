import { fileURLToPath } from 'node:url'
import { runnerImport } from 'vite'

const load = async (url, plugins = []) => {
  const { module } = await runnerImport(fileURLToPath(url), { configFile: false, logLevel: 'error', plugins })
  return module
}

/**
 * Loads a module of the project with its texts in the language of a locale. English needs nothing, and is loaded sooner.
 * @param {string} locale
 * @param {URL} url
 */
export async function loadIn(locale, url) {
  if (/^en\b/.test(locale)) return load(url)
  const { translate } = await load(new URL('./translate.ts', import.meta.url))
  return load(url, [translate(locale)])
}
