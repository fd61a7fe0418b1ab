import { readFileSync } from 'node:fs'
import { Validator, type OutputUnit, type Schema } from '@cfworker/json-schema'
import answers from '../../api/answers.gen.json'
import { completeMenu } from './short-menu'
import type { SeedMenuFile } from './types'

const FROM_ITS_PLACE = ['menuId', 'menuSectionId', 'menuItemMappingId', 'availability']
const { schemas } = answers.components

/** A field that is not known may be a misspelt one: an allergen that nobody is warned of. */
const closed = <T extends object>(schema: T) =>
  'properties' in schema ? { ...schema, additionalProperties: false } : schema
const text = { type: 'string' }
const list = (items: object) => ({ type: 'array', items })
const record = (properties: object, required = Object.keys(properties)) => ({ type: 'object', properties, required })

/** The contract's menu with full items, without the properties that follow from an item's place in the file. */
const fileSchema = {
  ...record({
    menus: list(
      record(
        {
          id: text,
          name: text,
          served: record({
            from: { type: 'string', pattern: '^\\d\\d:\\d\\d$' },
            to: { type: 'string', pattern: '^\\d\\d:\\d\\d$' },
          }),
          sections: list(
            record({ id: text, name: text, description: text, items: list({ $ref: '#/components/schemas/Dish' }) }, [
              'id',
              'name',
              'items',
            ]),
          ),
        },
        ['id', 'name', 'sections'],
      ),
    ),
  }),
  components: {
    schemas: {
      ...Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, closed(schema)])),
      Dish: {
        ...closed(schemas.MenuItem),
        required: schemas.MenuItem.required.filter((name) => !FROM_ITS_PLACE.includes(name)),
      },
    },
  },
}

const deepest = (errors: OutputUnit[]) =>
  errors.reduce((found, error) => (error.instanceLocation.length >= found.instanceLocation.length ? error : found))

function repeatedId({ menus }: SeedMenuFile): string | null {
  const seen = new Set<string>()
  for (const [m, menu] of menus.entries()) {
    for (const [s, section] of menu.sections.entries()) {
      for (const [i, { id }] of section.items.entries()) {
        if (seen.has(id)) return `#/menus/${m}/sections/${s}/items/${i}/id: '${id}' is taken by another dish.`
        seen.add(id)
      }
    }
  }
  return null
}

/**
 * Reads a custom menu file (SANDBOX_MENU).
 * @throws Error with the location of a mistake in the file
 */
export function readMenuFile(path: string): SeedMenuFile {
  const refuse = (why: string, cause?: unknown) => new Error(`SANDBOX_MENU ${path}: ${why}`, { cause })
  let file: unknown
  try {
    file = completeMenu(JSON.parse(readFileSync(path, 'utf8')))
  } catch (cause) {
    throw refuse(cause instanceof Error ? cause.message : 'cannot be read', cause)
  }
  const { valid, errors } = new Validator(fileSchema as Schema, '2020-12').validate(file)
  if (!valid) {
    const { instanceLocation, keyword, error } = deepest(errors)
    throw refuse(`${instanceLocation}: ${keyword === 'false' ? 'This field is not known.' : error}`)
  }
  const repeated = repeatedId(file as SeedMenuFile)
  if (repeated) throw refuse(repeated)
  return file as SeedMenuFile
}
