import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, it, vi } from 'vitest'
import { supplyChain } from './supply-chain'

const folder = mkdtempSync(join(tmpdir(), 'supply-chain-'))
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** Ends a build of the project in `root`. Returns what it warned of, and its bill of materials if there is one. */
function endBuild(root: string, name: string) {
  const { configResolved, writeBundle } = supplyChain() as unknown as Record<string, (argument: object) => void>
  const warn = vi.fn()
  configResolved!({ root })
  writeBundle!.call({ warn }, { dir: join(folder, name) })
  const beside = join(root, '.deploy', name)
  const [file] = readdirSync(beside)
  return {
    warnings: warn.mock.calls.flat() as string[],
    bill: file && readFileSync(join(beside, file), 'utf8'),
    beside,
  }
}

it('makes the same bill of materials for each build of one lockfile, of what is shipped only', () => {
  const [first, second] = ['first', 'second'].map((name) => endBuild(process.cwd(), name))
  for (const { beside } of [first!, second!]) rmSync(beside, { recursive: true })
  expect(first!.warnings).toEqual([])
  expect(second!.bill).toBe(first!.bill)
  const { bomFormat, components } = JSON.parse(first!.bill!) as {
    bomFormat: string
    components: { name: string; hashes: unknown[]; licenses: unknown[] }[]
  }
  expect(bomFormat).toBe('CycloneDX')
  expect(components.map(({ name }) => name)).toEqual(expect.arrayContaining(['react', 'workbox-core', 'firebase']))
  expect(components.map(({ name }) => name)).not.toContain('vitest')
  expect(components.filter(({ hashes, licenses }) => !hashes?.length || !licenses?.length)).toEqual([])
})

it('builds without one, and warns, where there is no lockfile', () => {
  const root = join(folder, 'project')
  mkdirSync(root, { recursive: true })
  const { warnings, bill } = endBuild(root, 'dist')
  expect(bill).toBeUndefined()
  expect(warnings).toEqual(['No sbom.cdx.json: npm could not make one of package-lock.json.'])
})
