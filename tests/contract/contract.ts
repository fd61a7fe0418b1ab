import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { OWN_FORMATS } from '../../openapi/formats.mjs'
import { readContract } from '../../openapi/read.mjs'

export type Schema = { [keyword: string]: unknown }
type Ref = { $ref: string }
type Media = { schema: Schema; example?: unknown; examples?: Record<string, { value: unknown }> }
type Content = Record<string, Media>
type Parameter = { name: string; in: string; required?: boolean }
export type Answered = { description: string; content?: Content }
type Described = {
  operationId?: string
  summary?: string
  tags?: string[]
  'x-origin'?: string
  security?: unknown[]
  parameters?: (Parameter | Ref)[]
  requestBody?: { content: Content }
  responses: Record<string, Answered | Ref>
}
type PathItem = Record<string, Described> & { parameters?: (Parameter | Ref)[] }
type Contract = {
  paths: Record<string, PathItem>
  components: { responses: Record<string, Answered>; schemas: Record<string, Schema> }
}

const METHODS = ['get', 'put', 'post', 'delete', 'patch']

export const contract = readContract() as Contract

/** What a reference leads to, or the thing itself. */
export function resolve<T extends object>(thing: T | Ref): T {
  if (!('$ref' in thing)) return thing
  return thing.$ref
    .split('/')
    .slice(1)
    .reduce<unknown>((at, name) => (at as Record<string, unknown>)[name], contract) as T
}

export const operations = Object.entries(contract.paths).flatMap(([path, item]) =>
  METHODS.filter((method) => item[method]).map((method) => ({
    key: `${method.toUpperCase()} ${path}`,
    ...item[method]!,
    parameters: [...(item.parameters ?? []), ...(item[method]!.parameters ?? [])].map((entry) => resolve(entry)),
  })),
)

export type Operation = (typeof operations)[number]

/** The answer documented for a status: its own, or the default. */
export function documentedAnswer({ responses }: Operation, status: number): Answered | null {
  const answer = responses[status] ?? responses.default
  return answer ? resolve(answer) : null
}

/** The schema without additional properties, so that a typo or an internal field is an error. */
function closed(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(closed)
  if (typeof schema !== 'object' || schema === null) return schema
  const inner = Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, closed(value)]))
  const isOpen = typeof inner.properties === 'object' && inner.type === 'object' && !('additionalProperties' in inner)
  return isOpen ? { ...inner, additionalProperties: false } : inner
}

const ajv = new Ajv2020({ strict: false, allErrors: true, formats: OWN_FORMATS })
addFormats(ajv)
const components = closed(contract.components)

const compiled = new WeakMap<Schema, ValidateFunction>()

/** Where and how a value breaks a schema of the contract; empty when it does not. */
export function mistakes(schema: Schema, value: unknown): string[] {
  const validate = compiled.get(schema) ?? ajv.compile({ ...(closed(schema) as Schema), components })
  compiled.set(schema, validate)
  validate(value)
  return (validate.errors ?? []).map(
    ({ instancePath, message, params }) => `${instancePath} ${message} ${JSON.stringify(params)}`,
  )
}
