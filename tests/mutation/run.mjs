// npm run mutation: changes the code of the core, one operator or value at a time, and counts the changes that a test
// notices. Takes hours; results are kept in .mutation and made again only for what has changed.
//
//   npm run mutation                       the whole core
//   npm run mutation -- cart checkout      parts of it: see parts.mjs
//   npm run mutation -- changed            the files of the core that differ from main
//   npm run mutation -- src/lib/money.ts   these files
//   npm run mutation -- table              only the results so far
//
// First the tests in the folder of each file, then all tests of its part for files that are still under 95 %. With
// MUTATION_NEAR=1 only the first.
import { execFileSync, spawnSync } from 'node:child_process'
import { dirname } from 'node:path'
import { WITHOUT_WEB_STORAGE } from '../node-flags.mjs'
import { filesOf, PARTS } from './parts.mjs'
import { resultsOf, scoreOf } from './report.mjs'

const CORE = 95
const FILE = 90
const EQUIVALENT = 4

const names = Object.keys(PARTS)
const asked = process.argv.slice(2)
const changed = () => execFileSync('git', ['diff', '--name-only', 'main'], { encoding: 'utf8' }).split('\n')
const wanted = asked.flatMap((name) => (name === 'changed' ? changed() : PARTS[name] ? filesOf(name) : [name]))

/** Changes these files, and runs the tests in their own folders or all tests of the part. */
function run(part, files, near) {
  const args = ['run', 'tests/mutation/stryker.config.mjs', '--mutate', files.join()]
  const folders = near ? [...new Set(files.map(dirname))].join() : ''
  const NODE_OPTIONS = [process.env.NODE_OPTIONS, ...WITHOUT_WEB_STORAGE].filter(Boolean).join(' ')
  const env = { ...process.env, NODE_OPTIONS, MUTATION_PART: part, MUTATION_FOLDERS: folders }
  if (spawnSync('node_modules/.bin/stryker', args, { env, stdio: 'inherit' }).status !== 0) process.exit(2)
}

for (const part of asked.includes('table') ? [] : names) {
  const files = filesOf(part).filter((file) => asked.length === 0 || wanted.includes(file))
  if (files.length > 0) run(part, files, true)
  // The tests of other rooms take much longer, and can only notice more.
  const weak = resultsOf(part).filter((result) => files.includes(result.file) && scoreOf([result]) < CORE)
  if (weak.length > 0 && !process.env.MUTATION_NEAR)
    run(
      part,
      weak.map(({ file }) => file),
      false,
    )
}

const results = names.flatMap((part) => resultsOf(part))
for (const { file, survivors, stale } of results) {
  for (const { at, original, replacement, status } of survivors)
    console.log(`${file}:${at} ${status === 'NoCoverage' ? 'never run' : 'not noticed'}: ${original} -> ${replacement}`)
  for (const { line, replacement } of stale)
    console.log(`${file}: listed as equivalent, and noticed or gone: ${line} -> ${replacement}`)
}

const row = (name, ...cells) => console.log(name.padEnd(52), ...cells.map((cell) => String(cell).padStart(10)))
const sum = (list, key) => list.reduce((total, result) => total + result[key], 0)
row('\nfile', ' mutants', 'equivalent', 'noticed')
const rowOf = (name, list) => row(name, sum(list, 'total'), sum(list, 'equivalent'), `${scoreOf(list).toFixed(1)} %`)
for (const result of results) rowOf(result.file, [result])
for (const part of names) rowOf(part, resultsOf(part))
rowOf('core', results)

const share = (100 * sum(results, 'equivalent')) / sum(results, 'total')
const isGood =
  scoreOf(results) >= CORE &&
  results.every((result) => scoreOf([result]) >= FILE && result.stale.length === 0) &&
  share <= EQUIVALENT
process.exitCode = isGood ? 0 : 1
