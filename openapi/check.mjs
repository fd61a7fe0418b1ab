// npm run contract: the file, what is generated from it, its examples and the sandbox against it; with --live URL a real
// host. Exit codes: 0 as the contract says, 1 it is not, 2 it could not be checked.
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parse } from 'yaml'
import { breakingChanges } from './breaking.mjs'
import { readContract } from './read.mjs'
import { reasonOf, TIME_LIMIT } from './report.mjs'
import { shopLocale } from '../src/i18n/shop-locale.mjs'
import { loadIn } from '../src/tooling/load-in.mjs'

/** The contract as it was last committed on main; undefined where that cannot be known. */
function committed() {
  try {
    return parse(execFileSync('git', ['show', 'main:openapi/adapters.yaml'], { encoding: 'utf8', stdio: 'pipe' }))
  } catch {
    return undefined
  }
}

// What an owner reads of a live API is in the language of the shop.
if (process.argv.length > 2) {
  const { endWithLive } = await loadIn(shopLocale(), new URL('./end-with-live.mjs', import.meta.url))
  await endWithLive()
}
const before = committed()
for (const change of before ? breakingChanges(before, readContract()) : []) console.warn(`Breaking: ${change}`)
const folder = mkdtempSync(join(tmpdir(), 'contract-'))
const file = join(folder, 'report.json')
const { status, stderr } = spawnSync(
  'node_modules/.bin/vitest',
  ['run', 'tests/contract', '--reporter=json', `--outputFile=${file}`, `--testTimeout=${TIME_LIMIT}`],
  { encoding: 'utf8' },
)
if (!existsSync(file)) {
  console.error(stderr)
  process.exit(2)
}
const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(file, 'utf8'))
rmSync(folder, { recursive: true })
for (const { message, assertionResults } of testResults) {
  if (message) console.error(`Wrong: ${message}`)
  for (const { fullName, failureMessages = [] } of assertionResults.filter(({ status }) => status === 'failed')) {
    console.error(`Wrong: ${fullName}: ${reasonOf(failureMessages[0])}`)
  }
}
console.log(`${numPassedTests} checks hold, ${numFailedTests} do not`)
process.exit(status ?? 2)
