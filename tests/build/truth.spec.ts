import { execFileSync, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { quickBuild } from '../quick-build'
import { createSandbox } from '../../src/sandbox/sandbox'

const out = mkdtempSync(join(tmpdir(), 'truth-'))
writeFileSync(join(out, 'index.html'), 'The build before')
afterAll(() => rmSync(out, { recursive: true }))

const hashOf = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map(
      (name) =>
        name +
        createHash('sha256')
          .update(readFileSync(join(folder, name)))
          .digest('hex'),
    )
    .join()

/** Builds for an API that answers like this. Resolves with the exit code and what was printed. */
async function buildFor(listener: RequestListener, isDead = false) {
  const server = createServer(listener).listen(0)
  const { port } = server.address() as AddressInfo
  if (isDead) server.close()
  const { VITEST: _, ...rest } = process.env
  const env = { ...rest, VITE_API_BASE_URL: `http://127.0.0.1:${port}`, VITE_RESTAURANT_ID: 'tamarind-row' }
  const child = spawn(process.execPath, quickBuild(out, 'silent'), { env })
  let printed = ''
  child.stderr.on('data', (chunk) => (printed += String(chunk)))
  const code = await new Promise((resolve) => child.once('exit', resolve))
  server.closeAllConnections()
  server.close()
  // A build that waits also says which of its plugins waited.
  return {
    code,
    printed: (printed.trim().split('\n').at(-1) ?? '').replaceAll(
      `http://127.0.0.1:${port}/api/v1/restaurants/`,
      'API/',
    ),
  }
}
const sentence = (reason: string) =>
  `The pages cannot be drawn: ${reason}. VITE_DRAW_PAGES=off builds without drawn pages: they show nothing until the browser has read the API.`

const sandbox = createSandbox()
const another = async () => {
  const headers = { login_source: 'mobile' }
  const answer = await sandbox.fetch(new Request('http://shop/api/v1/restaurants/tamarind-row', { headers }))
  return JSON.stringify({ ...((await answer.json()) as object), id: 'another' })
}

it.concurrent.each<[string, RequestListener, string, boolean?]>([
  ['is dead', () => {}, 'API/tamarind-row could not be reached (ECONNREFUSED)', true],
  ['is slow', () => {}, 'API/tamarind-row could not be reached (no answer within 10 s)'],
  [
    'answers with HTML',
    (_, response) => void response.setHeader('content-type', 'text/html').end('<h1>Welcome</h1>'),
    'API/tamarind-row answered with no JSON (text/html)',
  ],
  ['has no such restaurant', (_, response) => void response.writeHead(404).end('{}'), 'API/tamarind-row answered 404'],
  [
    'has another restaurant',
    (_, response) => void another().then((text) => response.end(text)),
    "/api/v1/restaurants/tamarind-row answered with the restaurant 'another'",
  ],
  [
    'answers what the contract does not know',
    (_, response) => void response.end('{"id":7}'),
    '/api/v1/restaurants/tamarind-row does not answer as the contract says',
  ],
])(
  'a build whose API %s fails with one sentence, and leaves the build before',
  async (_, listener, reason, isDead) => {
    const before = hashOf(out)
    expect(await buildFor(listener, isDead)).toEqual({ code: 1, printed: sentence(reason) })
    expect(hashOf(out)).toBe(before)
  },
  60_000,
)

it('an option that is not known, or a build to keep that is not there, is said', () => {
  const refusal = (...args: string[]) => {
    try {
      return execFileSync(process.execPath, ['src/tooling/build.mjs', ...args], { encoding: 'utf8', stdio: 'pipe' })
    } catch (cause) {
      return (cause as { stderr: string }).stderr
    }
  }
  expect(refusal('--keep', 'no-build')).toBe('There is no build in no-build.\n')
  expect(refusal('--kept')).toMatch(/Unknown option '--kept'/)
})
