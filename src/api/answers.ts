import { Validator, type Schema } from '@cfworker/json-schema'
import answers from './answers.gen.json'

const validators = new Map<string, Validator>()
const schemas: Record<string, unknown> = answers.components.schemas
const operations: Record<string, string | undefined> = answers.operations

/** Whether a body is what the contract says the operation ('GET /path/{id}') answers. True where it says nothing. */
export function isAsContracted(operation: string, body: unknown): boolean {
  const name = operations[operation]
  if (!name) return true
  let validator = validators.get(name)
  if (!validator) {
    validator = new Validator({ $ref: `#/components/schemas/${name}`, components: { schemas } }, '2020-12')
    validators.set(name, validator)
  }
  return validator.validate(body).valid
}
