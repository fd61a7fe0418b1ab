import { SHOWN_FORMATS } from '../../openapi/formats.mjs'
import answers from './answers.gen.json'

/** The keywords of JSON Schema that answers.gen.json holds, and no others. */
type Schema = {
  $ref?: string
  type?: string | string[]
  enum?: unknown[]
  format?: string
  minimum?: number
  maximum?: number
  /** What stands for a property that is missing or wrong. A list that has it is read without what is wrong in it. */
  'x-else'?: unknown
  required?: string[]
  properties?: Record<string, Schema>
  items?: Schema
}

const operations = new Map<string, string>(Object.entries(answers.operations))
const schemas = new Map<string, Schema>(Object.entries(answers.components.schemas))
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

/** What cannot be read, and nothing stands for it. */
const WRONG = Symbol()

/** Whether something was left out of, or put into, what has been read since this was last false. */
let isLossy = false

function list(schema: Schema, items: Schema, values: unknown[]): unknown {
  const all = values.map((value) => readAs(items, value))
  if (!('x-else' in schema)) return all.includes(WRONG) ? WRONG : all
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

/** An object of which nothing can be read is another one. */
function record({ properties = {}, required = [] }: Schema, values: Record<string, unknown>): unknown {
  const right = { ...values }
  let isOther = required.length > 0
  for (const [name, schema] of Object.entries(properties)) {
    const isThere = Object.hasOwn(values, name)
    if (!isThere && !required.includes(name)) continue
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

/** What can be read of a value by its schema, or WRONG. */
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

/** What is shown of an answer that could not be read whole is marked so. */
export type Incomplete = { incomplete?: boolean }

/**
 * A body as the contract says the operation ('GET /path/{id}') answers, without what is wrong in it where the contract
 * says how to go on (`x-else`); then `incomplete`. Undefined when it is something else. Taken as it is where the
 * contract says nothing.
 */
export function checkedAnswer<Body>(operation: string, body: Body): (Body & Incomplete) | undefined {
  const name = operations.get(operation)
  if (name === undefined) return body as Body & Incomplete
  isLossy = false
  const read = readAs({ $ref: name }, body)
  if (read === WRONG) return undefined
  return (isLossy ? { ...(read as object), incomplete: true } : read) as Body & Incomplete
}
