// Writes the files of your own restaurant: npm run setup. Without a terminal, answers are given as flags.
import '../tooling/no-web-storage.mjs'
import { fileURLToPath } from 'node:url'
import { runnerImport } from 'vite'

const run = fileURLToPath(new URL('./run.ts', import.meta.url))
const { module } = await runnerImport(run, { configFile: false, logLevel: 'error' })
process.exitCode = await module.setup(process.argv.slice(2))
