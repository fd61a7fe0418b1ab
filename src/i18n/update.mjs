// Brings the catalogs up to date with the source: npm run i18n. A language after `--` is begun: npm run i18n -- fr
import { fileURLToPath } from 'node:url'
import { runnerImport } from 'vite'

const load = async (path) => {
  const file = fileURLToPath(new URL(path, import.meta.url))
  return (await runnerImport(file, { configFile: false, logLevel: 'error' })).module
}
const { languages, SOURCE_LANGUAGE } = await load('./catalogs.ts')
const { updateCatalogs } = await load('./update-catalogs.ts')

const all = new Set([...languages(), ...process.argv.slice(2)])
all.delete(SOURCE_LANGUAGE)
for (const language of all) console.log(`${language}: ${updateCatalogs(language)} texts without a translation`)
