// npm test: everything that must hold, in order, with one closing line 'N passed, N failed'.
import { spawn } from 'node:child_process'
import { findChromium } from './find-chromium.mjs'

const quick = process.argv.includes('--quick')
const bin = (name) => `node_modules/.bin/${name}`

const steps = [
  ['types', bin('tsc'), ['--noEmit']],
  ['lint', bin('eslint'), ['.', '--max-warnings', '0']],
  ['format', bin('prettier'), ['--check', '--log-level', 'warn', '.']],
  ['unused code', bin('knip'), []],
  ['unit, contract, faults, model, build', bin('vitest'), ['run', '--reporter=default']],
  ...(quick
    ? []
    : [
        ['build', bin('vite'), ['build', '--logLevel', 'warn']],
        ['journeys in Chromium', bin('playwright'), ['test']],
      ]),
]

const totals = { passed: 0, failed: 0 }
const COUNTS = [
  [/^\s*Tests\s+(.*)$/m, /(\d+) passed/, /(\d+) failed/],
  [/((?:^ {2}\d+ \w+.*$\n?)+)/m, /^ {2}(\d+) passed/m, /^ {2}(\d+) failed/m],
]

/** Adds up what a runner says it has passed and failed. */
function count(output, failed) {
  // eslint-disable-next-line no-control-regex
  const plain = output.replace(/\u001b\[[0-9;]*m/g, '')
  for (const [summary, passedPattern, failedPattern] of COUNTS) {
    const text = summary.exec(plain)?.[1]
    const passed = Number(passedPattern.exec(text ?? '')?.[1] ?? 0)
    const lost = Number(failedPattern.exec(text ?? '')?.[1] ?? 0)
    if (passed + lost > 0) {
      totals.passed += passed
      totals.failed += lost || (failed ? 1 : 0)
      return
    }
  }
  if (failed) totals.failed += 1
  else totals.passed += 1
}

function run(command, args, env) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { env, stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    const keep = (chunk) => {
      output += chunk
      process.stdout.write(chunk)
    }
    child.stdout.on('data', keep)
    child.stderr.on('data', keep)
    child.on('close', (code) => resolve({ code, output }))
  })
}

const chromium = quick ? '' : findChromium()
const env = { ...process.env, NO_COLOR: '1', ...(chromium && { CHROMIUM_PATH: chromium }) }
for (const [name, command, args] of steps) {
  const started = Date.now()
  console.log(`\n— ${name}`)
  const { code, output } = await run(command, args, env)
  count(output, code !== 0)
  console.log(`  ${code === 0 ? 'ok' : 'FAILED'}, ${((Date.now() - started) / 1000).toFixed(1)} s`)
}
console.log(`\n${totals.passed} passed, ${totals.failed} failed`)
process.exitCode = totals.failed > 0 ? 1 : 0
