// Runs the README's commands with each version of Node that people have, each on a fresh clone of the last commit.
//
//   npm run test:nodes                 npm ci, npm start and npm test: about ten minutes for each version
//   npm run test:nodes -- 26 22        these versions
//   npm run test:nodes -- --quick      npm run test:quick instead of npm test
//
// npm's package `node` brings each version. Prints a table, and closes with one line 'N passed, N failed'.
import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { parseArgs } from 'node:util'

const VERSIONS = ['20.19.0', '22', '24', '26']
/** How long `npm start` may take until it answers, in ms. */
const START_LIMIT = 120_000

const { values, positionals } = parseArgs({ allowPositionals: true, options: { quick: { type: 'boolean' } } })
const folder = mkdtempSync(join(tmpdir(), 'nodes-'))
const test = values.quick ? ['run', 'test:quick'] : ['test']

const freePort = () =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, () => {
      const { port } = probe.address()
      probe.close(() => resolve(String(port)))
    })
  })

const isWarning = (line) => /Warning: |npm warn/.test(line)

/** Runs npm, and keeps what it prints. */
function npm(args, { cwd, env }) {
  const started = Date.now()
  const { status, stdout, stderr } = spawnSync('npm', args, { cwd, env, encoding: 'utf8', maxBuffer: 2 ** 28 })
  const lines = `${stdout}\n${stderr}`.split('\n')
  return { ok: status === 0, lines, minutes: (Date.now() - started) / 60_000 }
}

/** Starts the shop, reads its first page and ends it. */
async function start({ cwd, env }) {
  const port = await freePort()
  const child = spawn('npm', ['start'], { cwd, env: { ...env, PORT: port }, detached: true })
  const lines = []
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => lines.push(...String(chunk).split('\n')))
  const started = Date.now()
  let page = ''
  while (!page && child.exitCode === null && Date.now() - started < START_LIMIT) {
    await new Promise((resolve) => setTimeout(resolve, 200))
    page = await fetch(`http://localhost:${port}/`).then(
      (response) => response.text(),
      () => '',
    )
  }
  const seconds = (Date.now() - started) / 1000
  if (child.pid && child.exitCode === null) process.kill(-child.pid)
  return { ok: page.includes('<h1'), lines, seconds }
}

/** One row of the table. */
async function tryVersion(version) {
  const home = join(folder, version)
  execFileSync('npm', ['install', '--silent', '--ignore-scripts=false', '--prefix', home, `node@${version}`])
  const bin = join(home, 'node_modules/node/bin')
  const cwd = join(home, 'storefront')
  execFileSync('git', ['clone', '--quiet', '.', cwd])
  const { VITEST: _, ...rest } = process.env
  const on = { cwd, env: { ...rest, PATH: bin + delimiter + process.env.PATH } }

  const installed = npm(['ci'], on)
  const opened = await start(on)
  const tested = npm(test, on)
  const lines = [...installed.lines, ...opened.lines, ...tested.lines]
  const log = join(tmpdir(), `nodes-${version}.log`)
  writeFileSync(log, lines.join('\n'))
  const warnings = lines.filter(isWarning)
  return {
    ok: installed.ok && opened.ok && tested.ok && warnings.length === 0,
    log,
    cells: [
      execFileSync(join(bin, 'node'), ['--version'], { encoding: 'utf8' }).trim(),
      installed.ok ? 'ok' : 'FAILED',
      opened.ok ? `${opened.seconds.toFixed(0)} s` : 'FAILED',
      tested.lines.findLast((line) => / passed, \d+ failed$/.test(line)) ?? 'FAILED',
      `${tested.minutes.toFixed(1)} min`,
      `${warnings.length}`,
    ],
  }
}

const print = (cells) => console.log(cells.map((cell) => cell.padEnd(22)).join(''))
print(['Node', 'npm ci', 'npm start', `npm ${test.join(' ')}`, 'took', 'warnings'])
const results = []
for (const version of positionals.length > 0 ? positionals : VERSIONS) {
  const result = await tryVersion(version)
  results.push(result)
  print(result.cells)
  if (!result.ok) console.log(`  what it printed: ${result.log}`)
}
rmSync(folder, { recursive: true })
const failed = results.filter(({ ok }) => !ok).length
console.log(`\n${results.length - failed} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0
