import { SHOWN_FORMATS } from '../../openapi/formats.mjs'
import answers from './answers.gen.json'

/** The keywords of JSON Schema that answers.gen.json holds, and no others. */
type Schema = {
  $ref?: string
  type?: string | string[]
  enum?: unknown[]
  format?: string
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

function conforms(schema: Schema, value: unknown): boolean {
  if (schema.$ref) return conforms(schemas.get(nameOf(schema.$ref)) ?? {}, value)
  if (schema.type && ![schema.type].flat().some((type) => isOfType(type, value))) return false
  if (schema.enum && !schema.enum.includes(value)) return false
  if (typeof value === 'string') return formats.get(schema.format)?.(value) ?? true
  if (Array.isArray(value)) return !schema.items || value.every((item) => conforms(schema.items!, item))
  if (typeof value !== 'object' || value === null) return true
  const record = value as Record<string, unknown>
  return (
    (schema.required ?? []).every((name) => Object.hasOwn(record, name)) &&
    Object.entries(schema.properties ?? {}).every(
      ([name, inner]) => !Object.hasOwn(record, name) || conforms(inner, record[name]),
    )
  )
}

/** Whether a body is what the contract says the operation ('GET /path/{id}') answers. True where it says nothing. */
export function isAsContracted(operation: string, body: unknown): boolean {
  const name = operations.get(operation)
  return name === undefined || conforms({ $ref: name }, body)
}
