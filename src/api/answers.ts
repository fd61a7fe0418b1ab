import { SHOWN_FORMATS } from '../../openapi/formats.mjs'
import answers from './answers.gen.json'

/** The keywords of JSON Schema that answers.gen.json holds, and no others. */
type Schema = {
  $ref?: string
  type?: string | string[]
  enum?: unknown[]
  format?: string
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
      return Number.isInteger(value)
    case 'object':
      return typeof value === 'object' && value !== null && !Array.isArray(value)
    default:
      return typeof value === type
  }
}

/** What cannot be read, and nothing stands for it. */
const WRONG = Symbol()

/** Reads a body as its schemas say, and notes whether something of it was lost. */
class Reader {
  lost = false

  private instead(schema: Schema): unknown {
    if (!('x-else' in schema)) return WRONG
    this.lost = true
    return schema['x-else']
  }

  read(schema: Schema, value: unknown): unknown {
    const { $ref, type, items, properties } = schema
    if ($ref) return this.read(schemas.get(nameOf($ref)) ?? {}, value)
    if (type && ![type].flat().some((one) => isOfType(one, value))) return WRONG
    if (schema.enum && !schema.enum.includes(value)) return WRONG
    if (typeof value === 'string') return (formats.get(schema.format)?.(value) ?? true) ? value : WRONG
    if (Array.isArray(value)) return items ? this.list(schema, items, value) : value
    if (typeof value !== 'object' || value === null || !properties) return value
    return this.record(properties, schema.required ?? [], value as Record<string, unknown>)
  }

  private list(schema: Schema, items: Schema, values: unknown[]): unknown {
    const all = values.map((value) => this.read(items, value))
    if (!('x-else' in schema)) return all.includes(WRONG) ? WRONG : all
    const ids = new Set<unknown>()
    const right = all.filter((value) => {
      const { id } = Object(value) as { id?: unknown }
      if (value === WRONG || ids.has(id)) return false
      if (id !== undefined) ids.add(id)
      return true
    })
    if (right.length < all.length) this.lost = true
    return right
  }

  /** An object of which nothing can be read is another one. */
  private record(properties: Record<string, Schema>, required: string[], values: Record<string, unknown>): unknown {
    const right = { ...values }
    let kept = 0
    for (const [name, schema] of Object.entries(properties)) {
      const isThere = Object.hasOwn(values, name)
      if (!isThere && !required.includes(name)) continue
      const value = isThere ? this.read(schema, values[name]) : WRONG
      if (value !== WRONG) kept += 1
      right[name] = value === WRONG ? this.instead(schema) : value
      if (right[name] === WRONG) return WRONG
    }
    return kept === 0 && required.length > 0 ? WRONG : right
  }
}

/** What is shown of an answer that could not be read whole is marked so. */
export type Incomplete = { incomplete?: boolean }

/**
 * A body as the contract says the operation ('GET /path/{id}') answers, without what is wrong in it where the contract
 * says how to go on (`x-else`); then `incomplete`. Undefined when it is something else. Taken as it is where the
 * contract says nothing.
 */
export function asContracted<Body>(operation: string, body: Body): (Body & Incomplete) | undefined {
  const name = operations.get(operation)
  if (name === undefined) return body as Body & Incomplete
  const reader = new Reader()
  const read = reader.read({ $ref: name }, body)
  if (read === WRONG) return undefined
  return (reader.lost ? { ...(read as object), incomplete: true } : read) as Body & Incomplete
}
