// Writes the files of your own restaurant: npm run setup. Without a terminal, answers are given as flags.
import '../tooling/no-web-storage.mjs'
import { loadIn } from '../tooling/load-in.mjs'

const at = (path) => new URL(path, import.meta.url)

const args = process.argv.slice(2)
const { spokenFor } = await loadIn('en', at('./language.ts'))
const spoken = await spokenFor(args)
// How lib/locale.ts writes numbers and lists.
process.env.VITE_LOCALE = spoken
const { setup } = await loadIn(spoken, at('./run.ts'))
process.exitCode = await setup(args, spoken, (locale) => loadIn(locale, at('./sample-menu.ts')))
