import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'

const HOST = 'https://adapters.example'
const out = mkdtempSync(join(tmpdir(), 'storefront-'))
let text = ''

beforeAll(async () => {
  vi.stubEnv('VITE_API_BASE_URL', HOST)
  vi.stubEnv('NODE_ENV', 'production')
  await build({ logLevel: 'silent', mode: 'production', build: { outDir: out, emptyOutDir: true } })
  const files = readdirSync(out, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  text = files.map((entry) => readFileSync(join(entry.parentPath, entry.name), 'latin1')).join('\n')
}, 60_000)

afterAll(() => {
  vi.unstubAllEnvs()
  rmSync(out, { recursive: true })
})

describe('a build for a host of its own', () => {
  it('calls that host', () => expect(text).toContain(HOST))

  it.each([
    'src/sandbox',
    '__sandbox',
    'Charred corn ribs',
    'SMS inbox',
    'identitytoolkit.googleapis.com/v1/accounts\\\\:',
  ])('holds nothing of the sandbox: %s', (trace) => expect(text).not.toContain(trace))
})
