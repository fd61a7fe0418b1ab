import fc from 'fast-check'
import answers from '../../src/api/answers.gen.json' with { type: 'json' }

type Schema = {
  $ref?: string
  type?: string | string[]
  enum?: unknown[]
  format?: string
  minimum?: number
  maximum?: number
  required?: string[]
  properties?: Record<string, Schema>
  items?: Schema
}

const schemas = answers.components.schemas as Record<string, Schema>
/** The maximum depth of groups within options. */
const DEEPEST = 9

const texts = fc.oneof(
  fc.string({ maxLength: 12 }),
  fc.constantFrom('Soup', '', ' ', '%', '..', '__proto__', '\ud800', '<b>x</b>', 'javascript:alert(1)', '/a.webp'),
)
const FORMATS: Record<string, fc.Arbitrary<string>> = {
  'date-time': fc.constantFrom('2026-11-20T18:00:00Z', '2026-11-21T09:30:00-05:00'),
  'wall-clock': fc.constantFrom('00:00', '09:00', '23:59', '24:00'),
  'time-zone': fc.constantFrom('America/New_York', 'Asia/Kolkata', 'UTC'),
  currency: fc.constantFrom('USD', 'JPY', 'KWD'),
  'path-segment': fc.oneof(fc.nat(9).map(String), fc.constantFrom('%', 'a b', 'a/b', '#', '__proto__', 'constructor')),
}
const TYPES: Record<string, fc.Arbitrary<unknown>> = {
  null: fc.constant(null),
  boolean: fc.boolean(),
  number: fc.double({ noNaN: true, noDefaultInfinity: true }),
}

/** Any integer within its bounds, the bounds included. */
const anyInteger = ({ minimum = Number.MIN_SAFE_INTEGER, maximum = Number.MAX_SAFE_INTEGER }: Schema) =>
  fc
    .oneof(fc.nat(3), fc.nat(5000), fc.constantFrom(-1, 1e9, minimum, maximum))
    .map((value) => Math.min(maximum, Math.max(minimum, value)))

function anyOfType(type: string, schema: Schema, depth: number): fc.Arbitrary<unknown> {
  const { format = '', items = {}, properties = {}, required = [] } = schema
  if (type === 'integer') return anyInteger(schema)
  if (type === 'string') return FORMATS[format] ?? texts
  if (type === 'array') return fc.array(anyOf(items, depth + 1), { maxLength: depth < DEEPEST ? 3 : 0 })
  if (type !== 'object') return TYPES[type]!
  const members = Object.entries(properties).map(([name, inner]) => [name, anyOf(inner, depth + 1)] as const)
  return fc.record(Object.fromEntries(members), { requiredKeys: required })
}

/** Any JSON that a schema of the contract allows. */
function anyOf(schema: Schema, depth = 0): fc.Arbitrary<unknown> {
  if (schema.$ref) return anyOf(schemas[schema.$ref.split('/').at(-1)!]!, depth)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if (depth > DEEPEST + 4) return fc.constant(null)
  return fc.oneof(...[schema.type ?? 'string'].flat().map((type) => anyOfType(type, schema, depth)))
}

const WRONG = [
  undefined,
  null,
  'text',
  '',
  -1,
  1.5,
  1e6 + 1,
  1e12 + 1,
  1e15,
  2 ** 53,
  1e300,
  -1e300,
  true,
  [],
  {},
  [null],
  [[]],
  '..',
  '\ud800',
  '9:00',
]
const mutation = fc.record({
  turns: fc.array(fc.nat(20), { minLength: 1, maxLength: 9, size: 'max' }),
  value: fc.constantFrom(...WRONG, '09:00:00', 'Mars/Olympus', { id: '..' }),
})

/** A copy with one value removed or changed. */
function mutated(body: unknown, [turn = 0, ...rest]: number[], value: unknown): unknown {
  if (typeof body !== 'object' || body === null) return value
  const keys = Object.keys(body)
  const key = keys[turn % Math.max(keys.length, 1)]
  if (key === undefined) return value
  const inner = (body as Record<string, unknown>)[key]
  const changed = rest.length > 0 ? mutated(inner, rest, value) : value
  if (Array.isArray(body)) return body.with(Number(key), changed)
  return { ...body, [key]: changed }
}

/** Any answer of the schema with this name, with one to three of its fields removed or changed. */
export const anyAnswer = (name: keyof typeof answers.components.schemas) =>
  fc
    .tuple(anyOf(schemas[name]!), fc.array(mutation, { minLength: 1, maxLength: 3 }))
    .map(([body, changes]) => changes.reduce((now, { turns, value }) => mutated(now, turns, value), body))
    .map((body) => JSON.stringify(body) ?? '')

/** What the storefront asks of a restaurant that answers anything. */
export const anyRestaurant = fc.record({
  profile: anyAnswer('Restaurant'),
  menus: anyAnswer('MenuList'),
  item: anyAnswer('MenuItem'),
  path: fc.constantFrom('/', '/menu', '/about', '/contact', '/menu/a/item/b'),
})
export type AnyRestaurant = { profile: string; menus: string; item: string; path: string }

/** What that restaurant answers at a path; undefined for other paths. */
export function answerOf({ profile, menus, item }: AnyRestaurant, pathname: string): string | undefined {
  if (pathname.endsWith('/menus')) return menus
  if (pathname.includes('/items/')) return item
  return /\/restaurants\/[^/]+$/.test(pathname) ? profile : undefined
}
