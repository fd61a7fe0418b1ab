// Runs the checks and closes with one line 'N passed, N failed'.
//
//   node tests/run.mjs           what is checked at each change: no variants, no builds and servers of a test's own
//   node tests/run.mjs quick     what needs neither a browser nor screens nor random runs
//   node tests/run.mjs e2e ...   all browser tests; further arguments go to Playwright
//   node tests/run.mjs long      every night: all there is, what is measured, random tests with more runs
import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { findChromium, installWebServers } from './find-chromium.mjs'
import { WITHOUT_WEB_STORAGE } from './node-flags.mjs'

const [part = 'all', ...playwrightArgs] = process.argv.slice(2)
if (!['all', 'quick', 'e2e', 'long'].includes(part)) {
  console.error(`There is no part '${part}': leave it out, or say quick, e2e or long.`)
  process.exit(2)
}

// The tests are about the sample restaurant, whatever .env.local says.
process.env.SANDBOX_RESTAURANT = ''

const reports = mkdtempSync(join(tmpdir(), 'reports-'))
const reportOf = (name) => join(reports, `${name}.json`)

const check = (name, ...command) => ({ name, command })
const report = ['--reporter=default', '--reporter=json', `--outputFile.json=${reportOf('unit')}`]
const unit = {
  name: 'unit',
  command: ['vitest', 'run', ...report, '--project=!nightly'],
  count: ({ numPassedTests, numFailedTests }) => ({ passed: numPassedTests, failed: numFailedTests }),
  failures: ({ testResults }) =>
    testResults.flatMap(({ name, message, assertionResults }) => [
      ...(message ? [[name, message]] : []),
      ...assertionResults
        .filter(({ status }) => status === 'failed')
        .map(({ fullName, failureMessages }) => [`${name}: ${fullName}`, failureMessages.join('\n')]),
    ]),
}
const RANDOMISED = ['**/any-*.spec.*', '**/*.model.spec.ts']
const quickUnit = {
  ...unit,
  command: [
    ...['vitest', 'run', ...report, '--project=server', '--project=logic', '--project=logic apart'],
    ...RANDOMISED.map((files) => `--exclude=${files}`),
  ],
}
const longUnit = {
  ...unit,
  command: ['vitest', 'run', ...report, '--maxWorkers=3'],
  env: { MODEL_RUNS: '100000', SELECTIONS: '10000', ANY_ANSWERS: '2000' },
}
/** How many lines of the page to print: the last ones, where toasts stand. */
const SNAPSHOT = 120
/** What the page held when a test failed: without it, a failure that does not come back cannot be explained. */
const snapshotOf = ({ attachments = [] }) =>
  attachments
    .filter(({ name, path }) => name === 'error-context' && path)
    .filter(({ path }) => existsSync(path))
    .flatMap(({ path }) => /```yaml\n([\s\S]*?)```/.exec(readFileSync(path, 'utf8'))?.[1].split('\n') ?? [])
    .filter((line) => !line.includes('/url:'))
    .slice(-SNAPSHOT)
    .join('\n')
/** What its pages called and wrote to the console (journeys/diary.ts). */
const diaryOf = ({ attachments = [] }) =>
  attachments
    .filter(({ name, body }) => name === 'diary' && body)
    .map(({ body }) => Buffer.from(body, 'base64').toString())
    .join('\n')
/** The tests of a Playwright suite that failed, by file, line and title. */
const failuresOf = ({ suites = [], specs = [] }) => [
  ...specs
    .filter(({ ok }) => !ok)
    .map(({ file, line, title, tests }) => [
      `${file}:${line} ${title}`,
      tests.flatMap(({ results }) => results.flatMap(({ errors }) => errors.map(({ message }) => message))).join('\n'),
      tests.flatMap(({ results }) => results.flatMap((result) => [snapshotOf(result), diaryOf(result)])).join('\n'),
    ]),
  ...suites.flatMap(failuresOf),
]
const PROJECTS = {
  daily: ['own-worker', 'journeys'],
  journeys: ['own-worker', 'journeys', 'variants'],
  nightly: ['nightly'],
  timing: ['timing'],
}
const browser = (name, env = {}, ...args) => ({
  name,
  command: [
    'playwright',
    'test',
    ...PROJECTS[name].map((project) => `--project=${project}`),
    `--output=test-results/${name}`,
    '--reporter=list,json',
    '--pass-with-no-tests',
    ...args,
    ...playwrightArgs,
  ],
  env: {
    PLAYWRIGHT_JSON_OUTPUT_FILE: reportOf(name),
    // Playwright's workers force colors, and Node warns of NO_COLOR beside that.
    NO_COLOR: undefined,
    FORCE_COLOR: '0',
    NODE_OPTIONS: [process.env.NODE_OPTIONS, ...WITHOUT_WEB_STORAGE].filter(Boolean).join(' '),
    ...env,
  },
  count: ({ stats }) => ({ passed: stats.expected, failed: stats.unexpected + stats.flaky }),
  failures: failuresOf,
  live: true,
})

const lint = check('lint and types', 'oxlint', '-c', 'oxlint.config.mjs')
const format = check('format', 'oxfmt', '--check', '.')
const unused = check('unused code', 'knip')
const build = check('build', 'node', '--max-semi-space-size=64', 'src/tooling/build.mjs', '--logLevel', 'warn')

const bench = check('bench', 'node', 'tests/bench/short.mjs')

/** A journey with this tag is a variant of another one, which every run includes. */
const NO_VARIANTS = '--grep-invert=@variant'
const MORE = {
  ORDERS_EACH: '25',
  DAY_ROUNDS: '300',
  ROUNDS: '100',
  PAGE_ANSWERS: '60',
  RELOADS: '20',
  EVERY_SIZE: '1',
}

/** Stages run one after another; the lanes of a stage run in parallel. */
const STAGES = {
  quick: [[[quickUnit], [lint, format, unused]]],
  e2e: [[[build]], [[browser('journeys')]], [[browser('nightly')]], [[browser('timing')]]],
  long: [[[build]], [[browser('nightly')]], [[browser('timing'), bench]], [[longUnit]], [[browser('journeys', MORE)]]],
  all: [[[unit], [build, lint, format, unused]], [[browser('daily', {}, NO_VARIANTS)]]],
}

const totals = { passed: 0, failed: 0 }
/** The failures with the first lines of their reasons, printed again at the end. */
const failures = []
/** How many lines of a reason to print. */
const REASON = 12

function countOf({ name, count, failures: failuresIn }, ok) {
  try {
    const results = JSON.parse(readFileSync(reportOf(name), 'utf8'))
    const { passed, failed } = count(results)
    failures.push(...failuresIn(results))
    return { passed, failed: failed || (ok ? 0 : 1) }
  } catch {
    return ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
  }
}

/** The output of a step is shown if it fails, or as it arrives if the step is live. */
function run({ command: [bin, ...args], env, live }) {
  return new Promise((resolve) => {
    const child = spawn(bin === 'node' ? process.execPath : `node_modules/.bin/${bin}`, args, {
      env: { ...process.env, NO_COLOR: '1', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    const take = (chunk) => {
      if (live) process.stdout.write(chunk)
      else output += chunk
    }
    child.stdout.on('data', take)
    child.stderr.on('data', take)
    child.on('close', (code) => resolve({ ok: code === 0, output }))
  })
}

async function runStep(step) {
  const started = Date.now()
  const { ok, output } = await run(step)
  const { passed, failed } = countOf(step, ok)
  totals.passed += passed
  totals.failed += failed
  const seconds = ((Date.now() - started) / 1000).toFixed(1)
  if (!ok) console.log(output)
  console.log(`${ok ? 'ok    ' : 'FAILED'} ${step.name}: ${passed} passed, ${failed} failed, ${seconds} s`)
}

if (part !== 'quick') Object.assign(process.env, await findChromium())
if (['e2e', 'long'].includes(part)) installWebServers()
for (const lanes of STAGES[part]) {
  await Promise.all(
    lanes.map(async (lane) => {
      for (const step of lane) await runStep(step)
    }),
  )
}
rmSync(reports, { recursive: true })
for (const [title, reason, page = ''] of failures) {
  const firstLines = stripVTControlCharacters(reason).split('\n').slice(0, REASON).join('\n')
  console.log(`\nFAILED ${title}\n${firstLines}\n${page}`)
}
console.log(`\n${totals.passed} passed, ${totals.failed} failed`)
process.exitCode = totals.failed > 0 ? 1 : 0
