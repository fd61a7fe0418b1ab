import { t } from 'ttag'

export type Schema = Record<string, unknown>

/** Parts of the schemas of the restaurant's files. A `hint` says what is expected where a value is wrong. */
export const text = { type: 'string' }
export const name = { type: 'string', minLength: 1, hint: t`A name needs at least one character.` }
/** An id is a segment of a path, so it has no / and is not '..'. */
export const ID = {
  type: 'string',
  pattern: '^[\\p{L}\\p{M}\\p{N}_-]+$',
  hint: t`An id has letters, digits, - and _ only.`,
}
export const TIME = {
  type: 'string',
  pattern: '^([01]\\d|2[0-3]):[0-5]\\d$',
  hint: t`A time is written like "07:30"; midnight is "00:00".`,
}
export const AMOUNT = { type: 'integer', minimum: 0, maximum: 1e12, hint: t`An amount is from 0 to 1000000000000.` }
export const PERCENT = { type: 'number', minimum: 0, maximum: 100, hint: t`A percentage is from 0 to 100.` }
/** No dish is taxed by less than half a percent: 0.07 is 7 % written as a share. */
export const TAX = {
  if: { type: 'number', exclusiveMinimum: 0, exclusiveMaximum: 0.5 },
  then: { not: {}, hint: t`A tax is in percent: 7 for 7 %.` },
  else: PERCENT,
}

export const listOf = (items: Schema) => ({ type: 'array', items })
export const ref = (of: string) => ({ $ref: `#/components/schemas/${of}` })

/** A field that is not known may be a misspelt one: an allergen that nobody is warned of. */
export const record = (properties: Schema, required: string[] = []) => ({
  type: 'object',
  properties,
  required,
  additionalProperties: false,
})
export const without = (properties: object, names: string[]) =>
  Object.fromEntries(Object.entries(properties).filter(([one]) => !names.includes(one)))

/** Schemas of the API's answers as JSON Schema: the file of the client names the properties that may be missing. */
export const jsonSchemas = <T>(part: T): T =>
  JSON.parse(JSON.stringify(part), (_, value: Schema) => {
    if (typeof value?.properties !== 'object') return value
    const { optional = [], ...schema } = value
    const required = Object.keys(value.properties!).filter((one) => !(optional as string[]).includes(one))
    return { ...schema, ...(required.length > 0 && { required }) }
  }) as T
