// Draws the pages of a build again from what an API says now, without a build: npm run prerender -- --api URL
import './no-web-storage.mjs'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { loadEnv, runnerImport } from 'vite'
import { compressTexts } from './finish.mjs'

const load = async (path) => {
  const file = fileURLToPath(new URL(path, import.meta.url))
  const { module } = await runnerImport(file, { configFile: false, logLevel: 'error' })
  return module
}

const { values } = parseArgs({ options: { api: { type: 'string' }, out: { type: 'string', default: 'dist' } } })
const { VITE_API_BASE_URL, VITE_LOCALE, VITE_OTHER_LOCALES } = loadEnv('production', process.cwd())
const api = values.api ?? VITE_API_BASE_URL
try {
  if (!api) throw new Error('Which API? npm run prerender -- --api https://adapters.example')
  const [{ redraw }, { askApi }] = await Promise.all([load('./prerender/draw-pages.ts'), load('./ask-api.ts')])
  const locales = { main: VITE_LOCALE, others: VITE_OTHER_LOCALES }
  for (const file of await redraw(values.out, locales, (language) => askApi(api, language)))
    console.log(`${file} drawn`)
  await compressTexts(values.out)
} catch (cause) {
  console.error(cause.message)
  process.exitCode = 1
}
