// npm run contract: the file, what is generated from it, its examples and the sandbox against it; with --live URL a real
// host. Exit codes: 0 as the contract says, 1 it is not, 2 it could not be checked.
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { parse } from 'yaml'
import { breakingChanges } from './breaking.mjs'
import { readContract } from './read.mjs'
import { checkLive } from './live.mjs'
import { fileOf, linesOf, reasonOf, TIME_LIMIT } from './report.mjs'

const USAGE = `npm run contract [-- --live URL [--restaurant ID] [--customer ID [--write]] [--origin URL] [--show-bodies]
  [--report FILE]]
The customer's token is read from CONTRACT_TOKEN, or given as --token.`
const text = { type: 'string' }
const OPTIONS = { live: text, token: text, customer: text, restaurant: text, origin: text, report: text }

function options() {
  try {
    return parseArgs({ options: { ...OPTIONS, write: { type: 'boolean' }, 'show-bodies': { type: 'boolean' } } }).values
  } catch (cause) {
    console.error(`${cause.message}\n${USAGE}`)
    return process.exit(2)
  }
}

/** The contract as it was last committed on main; undefined where that cannot be known. */
function committed() {
  try {
    return parse(execFileSync('git', ['show', 'main:openapi/adapters.yaml'], { encoding: 'utf8', stdio: 'pipe' }))
  } catch {
    return undefined
  }
}

function refuse(words) {
  console.error(words)
  process.exit(2)
}

/** Checks a live API, prints the report and ends. */
async function endWithLive({
  live,
  token = process.env.CONTRACT_TOKEN,
  customer,
  restaurant,
  origin,
  write,
  'show-bodies': showBodies,
  report: file,
}) {
  if (!/^https?:\/\//.test(live) || !URL.canParse(live))
    refuse(`--live must be followed by an http(s) address.\n${USAGE}`)
  if (write && !(token && customer)) refuse(`--write needs a token and --customer.\n${USAGE}`)
  const report = await checkLive({
    ...{ url: live, token, customer, write, showBodies, ...(restaurant && { restaurant }) },
    ...(origin && { origin: origin.replace(/\/$/, '') }),
  }).catch((cause) => refuse(cause.message))
  if (file) writeFileSync(file, fileOf(report, file))
  if (report[0].state === 'unreachable') refuse(`${live} cannot be reached (${report[0].reason}). Is it running?`)
  console.log(linesOf(report).join('\n'))
  process.exit(report.every(({ state }) => state === 'ok' || state === 'skipped') ? 0 : 1)
}

const given = options()
if (given.live !== undefined) await endWithLive(given)
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
