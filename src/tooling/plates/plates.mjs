// Draws a picture of each dish that has none: npm run plates. Another restaurant: npm run plates -- FOLDER
import '../no-web-storage.mjs'
import { fileURLToPath } from 'node:url'
import { runnerImport } from 'vite'

const SAMPLE = fileURLToPath(new URL('../../sandbox/seed/tamarind-row', import.meta.url))
const run = fileURLToPath(new URL('./run.ts', import.meta.url))
const { module } = await runnerImport(run, { configFile: false, logLevel: 'error' })
try {
  await module.drawPlates(process.argv[2] ?? process.env.SANDBOX_RESTAURANT ?? SAMPLE)
} catch (cause) {
  console.error(cause.message)
  process.exitCode = 1
}
