import { SHOWN_FORMATS } from '../../openapi/formats.mjs'
import responses from './responses.gen.json'

/** What responses.gen.json uses of JSON Schema, with `optional` instead of `required`. */
type Schema = {
  $ref?: string
  type?: string | string[]
  enum?: unknown[]
  format?: string
  minimum?: number
  maximum?: number
  /**
   * The fallback for a property that is missing or invalid. A list that has one drops its invalid entries; every list
   * drops entries whose id was there before.
   */
  'x-else'?: unknown
  /** The properties that may be missing. */
  optional?: string[]
  properties?: Record<string, Schema>
  items?: Schema
}

const operations = new Map<string, string>(Object.entries(responses.operations))
const schemas = new Map<string, Schema>(Object.entries(responses.components.schemas))
const formats = new Map<string | undefined, (text: string) => boolean>(Object.entries(SHOWN_FORMATS))
const nameOf = (ref: string) => ref.slice(ref.lastIndexOf('/') + 1)

function isOfType(type: string, value: unknown): boolean {
  switch (type) {
    case 'null':
      return value === null
    case 'array':
      return Array.isArray(value)
    case 'integer':
      return Number.isSafeInteger(value)
    case 'object':
      return typeof value === 'object' && value !== null && !Array.isArray(value)
    default:
      return typeof value === type
  }
}

/** A value that is invalid and has no fallback. */
const WRONG = Symbol()

/** Whether anything in the current body was dropped or replaced by a fallback. `validateResponse` resets it. */
let isLossy = false

function list(schema: Schema, items: Schema, values: unknown[]): unknown {
  const all = values.map((value) => readAs(items, value))
  if (!('x-else' in schema) && all.includes(WRONG)) return WRONG
  const ids = new Set<unknown>()
  const right = all.filter((value) => {
    const { id = value } = Object(value) as { id?: unknown }
    if (value === WRONG || (id !== value && ids.has(id))) return false
    ids.add(id)
    return true
  })
  isLossy ||= right.length < all.length
  return right
}

/** Reads an object. If it should have required properties but no known property is valid, it is WRONG as a whole. */
function record({ properties = {}, optional = [] }: Schema, values: Record<string, unknown>): unknown {
  const right = { ...values }
  let isOther = Object.keys(properties).length > optional.length
  for (const [name, schema] of Object.entries(properties)) {
    const isThere = Object.hasOwn(values, name)
    if (!isThere && optional.includes(name)) continue
    right[name] = isThere ? readAs(schema, values[name]) : WRONG
    if (right[name] !== WRONG) isOther = false
    else if (!('x-else' in schema)) return WRONG
    else {
      right[name] = schema['x-else']
      isLossy = true
    }
  }
  return isOther ? WRONG : right
}

const isWithin = ({ minimum = -Infinity, maximum = Infinity }: Schema, value: number) =>
  value >= minimum && value <= maximum

/** The valid part of a value according to its schema, or WRONG. */
function readAs(schema: Schema, value: unknown): unknown {
  const { $ref, type, items } = schema
  if ($ref) return readAs(schemas.get(nameOf($ref)) ?? {}, value)
  if (type && ![type].flat().some((one) => isOfType(one, value))) return WRONG
  if (schema.enum && !schema.enum.includes(value)) return WRONG
  if (typeof value === 'string') return (formats.get(schema.format)?.(value) ?? true) ? value : WRONG
  if (typeof value === 'number') return isWithin(schema, value) ? value : WRONG
  if (Array.isArray(value)) return items ? list(schema, items, value) : value
  return typeof value === 'object' && value ? record(schema, value as Record<string, unknown>) : value
}

/** Marks an answer from which invalid parts were dropped or replaced. */
export type Incomplete = { incomplete?: boolean }

/**
 * Checks a body against the contract of `operation` ('GET /path/{id}'). Invalid parts that have a fallback (`x-else`)
 * are dropped or replaced, and the result is marked `incomplete`. Returns undefined when an invalid part has no
 * fallback, and the unchanged body when the contract does not describe the operation.
 */
export function validateResponse<Body>(operation: string, body: Body): (Body & Incomplete) | undefined {
  const name = operations.get(operation)
  if (name === undefined) return body as Body & Incomplete
  isLossy = false
  const read = readAs({ $ref: name }, body)
  if (read === WRONG) return undefined
  return (isLossy ? { ...(read as object), incomplete: true } : read) as Body & Incomplete
}
