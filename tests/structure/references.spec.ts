import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const read = (file: string) => readFileSync(file, 'utf8')
const codeOf = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => join(folder, file))
    .filter((file) => /\.(tsx?|mjs|css)$/.test(file))
const FILES = [...codeOf('src'), ...codeOf('tests')]

/** The matches of `pattern` in all code, with their files. */
function mentions(pattern: RegExp): Map<string, string[]> {
  const found = new Map<string, string[]>()
  for (const file of FILES) {
    for (const [, name] of read(file).matchAll(pattern)) found.set(name!, [...(found.get(name!) ?? []), file])
  }
  return found
}

const unknownIn = (found: Map<string, string[]>, known: Set<string>) =>
  [...found].filter(([name]) => !known.has(name)).map(([name, files]) => `${name} in ${files.join(', ')}`)

const FAULTS = new Map(
  [...read('tests/README.md').matchAll(/^- \*\*(F\d\d)\*\* .* `(.+)`$/gm)].map((m) => [m[1]!, m[2]!]),
)
const RULES = new Set([...read('src/README.md').matchAll(/^- \*\*(\d\.\d+)\*\* /gm)].map(([, number]) => number!))

describe('the references in the code', () => {
  it('name only the 64 faults of tests/README.md', () => {
    expect(FAULTS.size).toBe(64)
    expect(unknownIn(mentions(/\b(F\d\d)\b/g), new Set(FAULTS.keys()))).toEqual([])
  })

  it.each([...FAULTS])('include fault %s in a test title of %s', (fault, file) => {
    expect(read(file)).toMatch(new RegExp(`['"\`][^\\n]*\\b${fault}\\b`))
  })

  it('name only rules of src/README.md', () => {
    const rules = mentions(/\brule (\d+\.\d+)\b/g)
    expect(rules.size).toBeGreaterThan(20)
    expect(unknownIn(rules, RULES)).toEqual([])
  })

  it('name no document that is missing', () => {
    expect([...mentions(/\b(spec \d|[Ff]ault \d|experience\.md|design\.md|faults\.md)/g)]).toEqual([])
  })
})
