import { execFile } from 'node:child_process'
import { expect, it } from 'vitest'
import { fileOf, reasonOf } from '../../openapi/report.mjs'

it('the report is written as JUnit and as JSON', () => {
  const differences = [{ pointer: 'x', expected: 'a "y" & more', got: 'null' }]
  const report = [
    { key: 'GET /a', state: 'ok' as const, differences: [] },
    { key: 'GET /b', state: 'skipped' as const, differences: [], missing: ['customerId'] },
    { key: 'GET /<c>', state: 'differs' as const, differences },
  ]
  const junit = fileOf(report, 'report.xml')
  expect(junit).toContain('<testsuite name="contract" tests="3" failures="1" skipped="1">')
  expect(junit).toContain(
    '<testcase classname="contract" name="GET /&lt;c&gt;"><failure message="differs">x: found null, expected a &quot;y&quot; &amp; more</failure></testcase>',
  )
  expect(JSON.parse(fileOf(report, 'report.json'))).toEqual(report)
})

it('a check that a busy machine could not finish is told in words', () => {
  expect(reasonOf('Error: STACK_TRACE_ERROR\n    at Object.test (file:///vitest.js:1:1)')).toBe(
    'it took longer than 5 minutes',
  )
  expect(reasonOf('AssertionError: expected 206 to be 200\n    at here')).toBe('AssertionError: expected 206 to be 200')
})

/** Runs the check as a developer does in the terminal. */
const inTerminal = (...args: string[]) =>
  new Promise<{ code: number; output: string }>((resolve) => {
    execFile(process.execPath, ['openapi/check.mjs', ...args], (error, stdout, stderr) =>
      resolve({ code: Number(error?.code ?? 0), output: stdout + stderr }),
    )
  })

it('the check exits with 2 when nothing answers and for wrong arguments', async () => {
  const [nobody, nonsense, unknown, unsigned] = await Promise.all([
    inTerminal('--live', 'http://localhost:9'),
    inTerminal('--live', 'nonsense'),
    inTerminal('--frob'),
    inTerminal('--live', 'http://localhost:9', '--write'),
  ])
  expect(nobody.output).toMatch(/^http:\/\/localhost:9 cannot be reached \(.+\)\. Is it running\?$/m)
  expect(unsigned.output).toContain('--write needs a token and --customer.')
  expect([nobody, nonsense, unknown, unsigned].map(({ code }) => code)).toEqual([2, 2, 2, 2])
})
