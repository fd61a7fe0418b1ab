import fc from 'fast-check'
import { contract, documentedAnswer, type Operation, resolve, type Schema as Described } from '../contract/contract'
import { brokenInOnePlace, mutated, mutation } from './breaks'

type Schema = {
  $ref?: string
  type?: string | string[]
  enum?: unknown[]
  const?: unknown
  format?: string
  pattern?: string
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
  minItems?: number
  required?: string[]
  properties?: Record<string, Schema>
  items?: Schema
}

/** The maximum depth of groups within options. */
const DEEPEST = 9
const LONG = 'Every dish has a long name, '.repeat(60)

const texts = fc.oneof(
  { weight: 2, arbitrary: fc.string({ maxLength: 12 }) },
  {
    weight: 3,
    arbitrary: fc.constantFrom('Soup', '', ' ', '%', '..', '__proto__', '\ud800', '<b>x</b>', '/a.webp', '\u202eabc'),
  },
  { weight: 1, arbitrary: fc.constantFrom('javascript:alert(1)', '<script>alert(1)</script>', LONG, 'constructor') },
)
const FORMATS: Record<string, fc.Arbitrary<string>> = {
  'date-time': fc.constantFrom(
    ...['2026-11-20T18:00:00Z', '2026-11-21T09:30:00-05:00', '1970-01-01T00:00:00Z', '9999-12-31T23:59:59Z'],
  ),
  date: fc.constantFrom('2026-11-20', '2026-11-21', '2028-02-29', '0001-01-01'),
  'wall-clock': fc.constantFrom('00:00', '09:00', '23:59', '24:00'),
  'time-zone': fc.constantFrom('America/New_York', 'Asia/Kolkata', 'UTC'),
  currency: fc.constantFrom('USD', 'JPY', 'KWD'),
  uri: fc.constantFrom('https://pay.example.com/1', 'http://pay.example.com', 'javascript:alert(1)', 'data:,x'),
  'path-segment': fc.oneof(fc.nat(9).map(String), fc.constantFrom('%', 'a b', 'a/b', '#', '__proto__', 'constructor')),
}
const TYPES: Record<string, fc.Arbitrary<unknown>> = {
  null: fc.constant(null),
  boolean: fc.boolean(),
}

const anyNumber = ({ minimum: min = -Infinity, maximum: max = Infinity }: Schema) =>
  fc.double({ noNaN: true, noDefaultInfinity: true, min, max })

/** Any integer within its bounds, the bounds included. */
const anyInteger = ({ minimum = Number.MIN_SAFE_INTEGER, maximum = Number.MAX_SAFE_INTEGER }: Schema) =>
  fc
    .oneof(fc.nat(3), fc.nat(5000), fc.constantFrom(-1, 1e9, minimum, maximum))
    .map((value) => Math.min(maximum, Math.max(minimum, value)))

function anyString({ format = '', pattern, minLength = 0, maxLength = Infinity }: Schema): fc.Arbitrary<string> {
  if (pattern) return fc.stringMatching(new RegExp(pattern))
  return (FORMATS[format] ?? texts).map((text) => text.padEnd(minLength, 'x').slice(0, maxLength))
}

const NAMES = ['cartItemId', 'id', 'groupId', 'optionId', 'menuItemId', 'channel', 'type', 'date', 'startsAt']

/** An API does not name two things of a list the same. */
function idOf(value: unknown) {
  if (typeof value !== 'object' || value === null) return value
  const known = value as Record<string, unknown>
  const name = NAMES.find((one) => one in known)
  return name === undefined ? value : JSON.stringify([known.kind, known[name]])
}

function anyList(items: Schema, minLength: number, depth: number) {
  const inner = anyOf(items, depth + 1)
  if (depth > DEEPEST) return fc.constant([])
  const upTo = (maxLength: number, least = minLength) =>
    fc.uniqueArray(inner, { minLength: least, maxLength, selector: idOf })
  if (depth > 1) return upTo(3)
  return fc.oneof({ weight: 20, arbitrary: upTo(3) }, { weight: 1, arbitrary: upTo(25) })
}

function anyOfType(type: string, schema: Schema, depth: number): fc.Arbitrary<unknown> {
  const { items = {}, minItems = 0, properties = {}, required = [] } = schema
  if (type === 'integer') return anyInteger(schema)
  if (type === 'number') return anyNumber(schema)
  if (type === 'string') return anyString(schema)
  if (type === 'array') return anyList(items, minItems, depth)
  if (type !== 'object') return TYPES[type]!
  const members = Object.entries(properties).map(([name, inner]) => [name, anyOf(inner, depth + 1)] as const)
  // A later version of an API may add a field.
  const added = ['addedLater', fc.constant({ id: 'new' })] as const
  return fc.record(Object.fromEntries<fc.Arbitrary<unknown>>([...members, added]), { requiredKeys: required })
}

/** Any JSON that a schema of the contract allows. */
function anyOf(schema: Schema, depth = 0): fc.Arbitrary<unknown> {
  if (schema.$ref) return anyOf(resolve<Schema>({ $ref: schema.$ref }), depth)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if ('const' in schema) return fc.constant(schema.const)
  if (depth > DEEPEST + 4) return fc.constant(null)
  return fc.oneof(...[schema.type ?? 'string'].flat().map((type) => anyOfType(type, schema, depth)))
}

const asText = (body: unknown) => JSON.stringify(body) ?? ''

/** Any answer of the schema with this name, with one to three of its fields removed or changed. */
export const anyAnswer = (name: string) =>
  fc
    .tuple(anyOf(contract.components.schemas[name]!), fc.array(mutation, { minLength: 1, maxLength: 3 }))
    .map(([body, changes]) => changes.reduce((now, { turns, value }) => mutated(now, turns, value), body))
    .map(asText)

/** The status of success of an operation, and the schema of its answer; undefined when nothing reads that answer. */
export function successOf(operation: Operation): { status: number; schema: Described | undefined } {
  const status = Number(Object.keys(operation.responses).find((code) => code.startsWith('2')))
  return { status, schema: documentedAnswer(operation, status)?.content?.['application/json']?.schema }
}

/** Any answer that the contract allows. */
export const anyRight = (schema: Described) =>
  anyOf(schema as Schema)
    .filter((body) => body !== null)
    .map(asText)

/** Any answer that differs from the contract in one place. */
export const anyBroken = (schema: Described) => brokenInOnePlace(anyOf(schema as Schema)).map(asText)

/** What a proxy or another version may answer where nothing is read. */
export const anyOther = fc.oneof(
  fc.constantFrom(
    '',
    '<!doctype html><h1>OK</h1>',
    '{"data": [',
    '{"id": 1, "items": null}',
    'null',
    '0',
    '"ok"',
    '[]',
  ),
  fc.json({ maxDepth: 2 }),
)
