import { readdirSync, readFileSync } from 'node:fs'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { operationsOfCalls } from '../faults/calls'
import { silenceFailures } from '../faults/silence'
import { operations } from './contract'

silenceFailures()

const SOURCES = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path) && !/\.(spec|gen)\.tsx?$|^sandbox|^api\/(queries|read)/.test(path))
  .map((path) => `src/${path}`)

type Described = { at: string; kind: 'query' | 'mutation'; key: string | undefined; call: string | undefined }

const property = (object: ts.ObjectLiteralExpression, name: string) =>
  object.properties.find((one) => one.name?.getText() === name)
const valueOf = (node: ts.ObjectLiteralElementLike | undefined) =>
  node && ts.isPropertyAssignment(node) ? node.initializer : node

/** All query and mutation options outside of src/api/queries. */
function describedIn(path: string): Described[] {
  const found: Described[] = []
  const file = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true)
  const visit = (node: ts.Node): void => {
    if (ts.isObjectLiteralExpression(node)) {
      const kind = property(node, 'queryFn') ? 'query' : property(node, 'mutationFn') ? 'mutation' : null
      const meta = valueOf(property(node, 'meta'))
      const call = meta && ts.isObjectLiteralExpression(meta) ? valueOf(property(meta, 'call'))?.getText() : undefined
      const { line } = file.getLineAndCharacterOfPosition(node.getStart())
      if (kind) found.push({ at: `${path}:${line + 1}`, kind, key: property(node, `${kind}Key`)?.getText(), call })
    }
    ts.forEachChild(node, visit)
  }
  visit(file)
  return found
}

const described = SOURCES.flatMap(describedIn)

type Query = { queryKey: unknown; meta?: { call?: string } }
type Make = (...words: string[]) => Query
const WORDS = ['word-0', 'word-1', 'word-2']

/** The queries of src/api, made with arbitrary words. */
const queries = Object.values(
  import.meta.glob<Record<string, unknown>>(['../../src/api/queries/*.ts', '!../../src/api/queries/*.spec.ts'], {
    eager: true,
  }),
).flatMap((module) =>
  Object.entries(module).flatMap(([name, value]) => {
    if (/Query$/.test(name)) return [{ name, ...(value as Make)(...WORDS) }]
    if (!/Queries$/.test(name)) return []
    return Object.entries(value as Record<string, Make>).map(([inner, make]) => ({
      name: `${name}.${inner}`,
      ...make(...WORDS),
    }))
  }),
)

it('the code has queries and mutations to check', () => {
  expect(queries.length).toBeGreaterThan(15)
  expect(described.filter(({ kind }) => kind === 'mutation').length).toBeGreaterThan(5)
})

it.each(queries)('$name has a key, and its meta names the call that it makes', async ({ name, queryKey, meta }) => {
  expect(queryKey).toEqual(expect.arrayContaining([expect.any(String)]))
  const made = (await operationsOfCalls()).get(name)
  expect(made).toBeDefined()
  expect(meta?.call).toBe(made?.replace('/api/v1', ''))
})

describe.each(described)('the $kind of $at', ({ key, call }) => {
  it('has a key, and a meta that names its call', () => {
    expect(key).toBeDefined()
    expect(call).toBeDefined()
  })

  it('names a call of the contract', () => {
    const named = [...(call ?? '').matchAll(/(?:GET|POST|PUT|DELETE)(?: or (?:GET|POST|PUT|DELETE))* (\/[\w/{}-]+)/g)]
    const paths = operations.map((operation) => operation.key.split(' ')[1]!)
    if (call?.startsWith("'")) expect(named.length).toBeGreaterThan(0)
    for (const [, path = ''] of named) expect(paths).toContain(`/api/v1${path}`)
  })
})
