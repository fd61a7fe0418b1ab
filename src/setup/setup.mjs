// Writes the files of your own restaurant: npm run setup. Without a terminal, answers are given as flags.
import '../tooling/no-web-storage.mjs'
import { fileURLToPath } from 'node:url'
import { runnerImport } from 'vite'

const load = async (path, plugins) => {
  const file = fileURLToPath(new URL(path, import.meta.url))
  return (await runnerImport(file, { configFile: false, logLevel: 'error', plugins })).module
}

/** What translates texts as they are loaded. English needs nothing, and is loaded sooner. */
const pluginsFor = async (locale) =>
  /^en\b/.test(locale) ? [] : [(await load('../tooling/translate.ts')).translate(locale)]

const args = process.argv.slice(2)
const { spokenFor } = await load('./language.ts')
const spoken = await spokenFor(args)
// How lib/locale.ts writes numbers and lists.
process.env.VITE_LOCALE = spoken
const { setup } = await load('./run.ts', await pluginsFor(spoken))
process.exitCode = await setup(args, spoken, async (locale) => load('./sample-menu.ts', await pluginsFor(locale)))
