import { QueryClient, type QueryFunctionContext } from '@tanstack/react-query'
import { vi } from 'vitest'
import { readContract } from '../../openapi/read.mjs'
import responses from '../../src/api/responses.gen.json'

type Anything = (...args: unknown[]) => unknown
type Call = { name: string; run: () => Promise<unknown> }
type Content = { example?: unknown; examples?: Record<string, { value: unknown }> }
type Described = { 'x-origin'?: string; responses: Record<string, { content?: Record<string, Content> }> }

const modules = import.meta.glob<Record<string, unknown>>(
  ['../../src/api/queries/*.ts', '!../../src/api/queries/*.spec.ts'],
  { eager: true },
)
const isCall = (value: unknown, name: string): value is Anything =>
  typeof value === 'function' && !/^use[A-Z]|Key$/.test(name)

/** A call with arbitrary strings as arguments: the API is faked. */
function callOf(name: string, make: Anything): Call {
  return {
    name,
    run: () => {
      const made = make(...Array.from({ length: 5 }, (_, index) => `word-${index}`))
      const { queryFn } = made as { queryFn?: Anything }
      const context = { client: new QueryClient(), signal: new AbortController().signal } as QueryFunctionContext
      return Promise.resolve(queryFn ? queryFn(context) : made)
    },
  }
}

/** Every function of src/api/queries, whatever it is called. */
export const calls: Call[] = Object.values(modules).flatMap((module) =>
  Object.entries(module).flatMap(([name, value]) => {
    if (isCall(value, name)) return [callOf(name, value)]
    if (typeof value !== 'object' || value === null) return []
    return Object.entries(value).flatMap(([inner, own]) =>
      isCall(own, inner) ? [callOf(`${name}.${inner}`, own)] : [],
    )
  }),
)

const { paths } = readContract() as { paths: Record<string, Record<string, Described>> }

/** The operations of the contract ('GET /path/{id}') that a request could be. */
export function operationOf({ method, url }: Request): string {
  const { pathname } = new URL(url)
  const path = Object.keys(paths).find((template) => {
    return new RegExp(`^${template.replace(/\{\w+\}/g, '[^/]+')}$`).test(pathname)
  })
  return `${method} ${path}`
}

/** The operation of each call, by its name. */
export async function operationsOfCalls(): Promise<Map<string, string>> {
  const found = new Map<string, string>()
  for (const { name, run } of calls) {
    vi.stubGlobal('fetch', (request: Request) => {
      found.set(name, operationOf(request))
      return Promise.reject(new TypeError('Failed to fetch'))
    })
    await run().catch(() => {})
  }
  return found
}

export const specified = Object.entries(paths).flatMap(([path, item]) =>
  Object.entries(item).flatMap(([method, described]) =>
    described['x-origin'] === 'specified' ? [`${method.toUpperCase()} ${path}`] : [],
  ),
)

const schemas = responses.operations as Record<string, string | undefined>
/** The name of the schema of an operation's answer; undefined when its answer is not part of the contract. */
export const schemaOf = (operation: string) => schemas[operation]

function exampleOf(operation: string): unknown {
  const [method = '', path = ''] = operation.split(' ')
  const { responses } = paths[path]![method.toLowerCase()]!
  const content = Object.entries(responses).find(([status]) => status.startsWith('2'))?.[1].content?.[
    'application/json'
  ]
  return content?.example ?? Object.values(content?.examples ?? {})[0]?.value
}

/** A valid answer to an operation: its example, or that of an operation with the same schema. */
export function rightAnswer(operation: string): unknown {
  const alike = Object.keys(schemas).filter((other) => schemas[other] === schemaOf(operation))
  return [operation, ...alike].map(exampleOf).find((example) => example !== undefined)
}
