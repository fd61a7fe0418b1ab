import { spawn } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'

const COPIED = ['openapi', 'public', 'src', 'tests', 'package.json', 'tsconfig.json', 'vite.config.ts']
const YAML = 'openapi/adapters.yaml'

type Change = readonly [file: string, from: string | RegExp, to: string]

/** The output of `npm run contract` in a copy of the project with these changes. */
async function contract(changes: Change[]) {
  const folder = mkdtempSync(join(tmpdir(), 'contract-kit-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const name of COPIED) cpSync(name, join(folder, name), { recursive: true })
  // What it does with a live API is the same in the copy.
  rmSync(join(folder, 'tests/contract/live.spec.ts'))
  symlinkSync(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'))
  for (const [file, from, to] of changes) {
    const before = readFileSync(join(folder, file), 'utf8')
    const after = before.replace(from, to)
    expect(after).not.toBe(before)
    writeFileSync(join(folder, file), after)
  }
  const { NODE_ENV: _, VITEST: __, ...env } = process.env
  const child = spawn(process.execPath, ['openapi/check.mjs'], { cwd: folder, env })
  let output = ''
  child.stdout.on('data', (chunk) => (output += String(chunk)))
  child.stderr.on('data', (chunk) => (output += String(chunk)))
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve))
  return { code, lines: output.trim().split('\n') }
}

const NEW_OPERATION = `paths:
  /api/v1/restaurants/{restaurantId}/specials:
    parameters:
      - $ref: '#/components/parameters/restaurantId'
      - $ref: '#/components/parameters/login_source'
    get:
      operationId: listSpecials
      summary: The dishes of the week
      x-origin: proposed
      tags: [restaurant]
      security: []
      responses:
        '200':
          description: The dishes.
          content:
            application/json:
              schema: { $ref: '#/components/schemas/MenuList' }
              example: { menus: [] }
        default: { $ref: '#/components/responses/Problem' }
`

const MISTAKES: [what: string, change: Change, line: RegExp][] = [
  [
    'a renamed field',
    [YAML, 'marketing: { type: boolean, description: Whether', 'offers: { type: boolean, description: Whether'],
    /^Wrong: 'GET \S+\/profile' answers 200 as documented: .*marketing/,
  ],
  [
    'a generated file of yesterday',
    ['src/api/schema.gen.ts', /$/, '\n'],
    /^Wrong: what is generated .*schema\.gen\.ts is out of date\. Run npm run contract:types/,
  ],
  [
    'a handler that answers with a status that is not documented',
    [
      'src/sandbox/http/handlers/customer.ts',
      'return response(200).json({ addresses: items, nextCursor })',
      'return response.untyped(HttpResponse.json({ items, nextCursor }, { status: 206 }))',
    ],
    /^Wrong: 'GET \S+\/addresses' answers 200 as documented: .*expected 206 to be 200/,
  ],
  [
    'an example that is not as its schema says',
    [YAML, 'unreadCount: 1', 'unreadCount: one'],
    /^Wrong: the examples 'GET \S+\/notifications 200 .*' is as its schema says: /,
  ],
  ['an operation without a handler', [YAML, 'paths:\n', NEW_OPERATION], /^Wrong: 'GET \S+\/specials' has a handler: /],
]

// A run of the kit is slow: each mistake is in another place, so one run finds them all.
it('npm run contract reports each mistake on one line', { timeout: 120_000 }, async () => {
  const { code, lines } = await contract(MISTAKES.map(([, change]) => change))
  expect(code).toBe(1)
  for (const [what, , line] of MISTAKES) expect(lines, what).toContainEqual(expect.stringMatching(line))
  expect(lines.at(-1)).toMatch(/^\d+ checks hold, [1-9]\d* do not$/)
})
