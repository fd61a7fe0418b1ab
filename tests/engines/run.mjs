// Does the main job in three engines, and closes with one line 'N passed, N failed'.
//
//   npm run test:engines                              Chromium, Firefox and WebKit
//   npm run test:engines -- firefox webkit            these
//   npm run test:engines -- webkit --rounds 10        the main job ten times
//   npm run test:engines -- --only 'taken over'       checks with that in their name
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { runnerImport } from 'vite'
import { ENGINES, findEngines } from './find-engines.mjs'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { rounds: { type: 'string', default: '1' }, only: { type: 'string' } },
})
const rounds = Number(values.rounds)
const unknown = positionals.find((name) => !ENGINES.includes(name))
if (unknown || !Number.isInteger(rounds) || rounds < 1) {
  const what = unknown ? `There is no engine '${unknown}'` : `'${values.rounds}' is no number of rounds`
  console.error(`${what}: npm run test:engines -- ${ENGINES.join(' ')} --rounds 1`)
  process.exit(2)
}

for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1))
// The checks are about the restaurants that come with the shop, whatever .env.local says.
process.env.SANDBOX_RESTAURANT = ''
const programs = await findEngines(positionals.length > 0 ? positionals : ENGINES)
const file = fileURLToPath(new URL('run.ts', import.meta.url))
const { module } = await runnerImport(file, { configFile: false, logLevel: 'error' })
process.exitCode = (await module.run(programs, rounds, values.only)) > 0 ? 1 : 0
