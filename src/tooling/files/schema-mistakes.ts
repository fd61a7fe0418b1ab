import { Ajv2020, type ErrorObject, type SchemaObject } from 'ajv/dist/2020'
import { closest, distance } from 'fastest-levenshtein'
import { t } from 'ttag'
import { amountsWithPoint, moneyHint } from './amounts.ts'
import type { JsonWithLines, Mistake, Path } from './json-with-lines.ts'

const TYPES: Record<string, string> = {
  string: t`text in quotes`,
  integer: t`a whole number`,
  number: t`a number`,
  boolean: t`true or false`,
  array: t`a list in [ ]`,
  object: t`an object in { }`,
  null: 'null',
}

const quoted = (value: unknown) => {
  const text = JSON.stringify(value)
  return text.length > 40 ? `${text.slice(0, 39)}…` : text
}

/** Country codes that people write, and the ones that are meant. */
const MEANT: Record<string, string> = { UK: 'GB', EL: 'GR' }

/** 'Did you mean "EGG"?' for a value that is nearly one of the known ones. Any two letters are nearly any others. */
export function didYouMean(value: unknown, known: readonly string[]): string {
  if (typeof value !== 'string' || known.length === 0) return ''
  const meant = MEANT[value.toUpperCase()]
  if (meant && known.includes(meant)) return ` ${t`Did you mean "${meant}"?`}`
  const near = closest(
    value.toUpperCase(),
    known.map((one) => one.toUpperCase()),
  )
  const found = known.find((one) => one.toUpperCase() === near) ?? ''
  const most = value.length < 3 ? 0 : Math.max(2, value.length / 3)
  return distance(value.toUpperCase(), near) <= most ? ` ${t`Did you mean "${found}"?`}` : ''
}

const pathOf = (pointer: string): Path =>
  pointer
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .map((part) => (/^\d+$/.test(part) ? Number(part) : part))

const valueAt = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((found, key) => (found as Record<string | number, unknown> | undefined)?.[key], value)

/** "'Margherita': " before what is wrong in it: the nearest thing around a value that has a name. */
function placeOf(value: unknown, path: Path): string {
  for (let length = path.length; length > 0; length--) {
    const { name } = (valueAt(value, path.slice(0, length)) ?? {}) as { name?: unknown }
    if (typeof name === 'string' && name !== '') return `'${name}': `
  }
  return ''
}

/** The limits of a schema. */
type Limits = { minimum?: number; maximum?: number; minItems?: number }

function textOf(
  { keyword, params, data, parentSchema }: ErrorObject,
  path: Path,
  file: JsonWithLines,
  digits: number,
): string {
  const { minimum, maximum, minItems } = (parentSchema ?? {}) as Limits
  const hint = typeof parentSchema?.hint === 'string' ? ` ${parentSchema.hint}` : ''
  const known = Object.keys((parentSchema?.properties as object | undefined) ?? {})
  switch (keyword) {
    case 'required':
      return t`"${params.missingProperty as string}" is missing.`
    case 'additionalProperties':
      return (
        t`"${params.additionalProperty as string}" is not known here.` + didYouMean(params.additionalProperty, known)
      )
    case 'enum': {
      const allowed = params.allowedValues as string[]
      return t`${quoted(data)} is not one of ${allowed.join(', ')}.` + didYouMean(data, allowed)
    }
    case 'type': {
      const expected = [params.type as string | string[]].flat().map((type) => TYPES[type] ?? type)
      const either = expected.reduce((one, other) => t`${one} or ${other}`)
      return t`${quoted(data)} is not ${either}.` + (moneyHint(path, file, digits) || hint)
    }
    case 'minimum':
    case 'maximum':
      return `${quoted(data)}:${hint || ` ${t`A number from ${minimum} to ${maximum} is expected.`}`}`
    case 'minItems':
      return `${quoted(data)}:${hint || ` ${t`At least ${minItems} must be in this list.`}`}`
    case 'uniqueItems':
      return `${quoted(data)}: ${t`The same is in this list twice.`}`
    default:
      return `${quoted(data)}:${hint || ` ${t`This is not possible here.`}`}`
  }
}

/** What tells one cause from another: the field, and what is wrong with it; the value where each has its own remedy. */
function causeOf({ keyword, params, data }: ErrorObject, path: Path): string {
  const { missingProperty, additionalProperty } = params as Record<string, string | undefined>
  const fields = path.filter((key) => typeof key === 'string')
  const value = keyword === 'enum' ? quoted(data) : ''
  return [...fields, keyword, missingProperty ?? additionalProperty ?? value].join(' ')
}

/** Compiles each schema once. */
const ajv = new Ajv2020({ allErrors: true, verbose: true, strict: false, validateFormats: false })

/**
 * Everything in which a file differs from a schema. A schema's `hint` says what is expected.
 * @param digits the decimals of the currency of its amounts
 */
export function schemaMistakes(schema: SchemaObject, file: JsonWithLines, digits = 2): Mistake[] {
  const check = ajv.compile(schema)
  check(file.value)
  const errors = (check.errors ?? []).filter(({ keyword }) => keyword !== 'if')
  const mistakes = errors.map((error) => {
    const path = pathOf(error.instancePath)
    const key: unknown = error.params.additionalProperty
    const line = typeof key === 'string' ? file.lineOfKey(path, key) : file.lineOf(path)
    return {
      line,
      text: placeOf(file.value, path) + textOf(error, path, file, digits),
      cause: causeOf(error, path),
    }
  })
  const told = new Set(errors.map((error) => pathOf(error.instancePath).join('/')))
  const untold = amountsWithPoint(file).filter((path) => !told.has(path.join('/')))
  const withPoint = untold.map((path) => ({
    line: file.lineOf(path),
    text:
      placeOf(file.value, path) +
      t`${file.writtenNumber(path)} is not ${TYPES.integer}.` +
      moneyHint(path, file, digits),
    cause: 'amount with a point',
  }))
  return [...mistakes, ...withPoint]
}
