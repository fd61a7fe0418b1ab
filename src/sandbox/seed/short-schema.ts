import answers from '../../api/answers.gen.json'

type Schema = Record<string, unknown>

const { schemas } = answers.components
const FROM_ITS_PLACE = ['menuId', 'menuSectionId', 'menuItemMappingId', 'availability']
const TIME = { type: 'string', pattern: '^([01]\\d|2[0-3]):[0-5]\\d$', hint: 'A time is written like "07:30".' }
const text = { type: 'string' }
const name = { type: 'string', minLength: 1, hint: 'A name needs at least one character.' }
const listOf = (items: Schema) => ({ type: 'array', items })
const ref = (of: string) => ({ $ref: `#/components/schemas/${of}` })

/** A field that is not known may be a misspelt one: an allergen that nobody is warned of. */
const record = (properties: Schema, required: string[] = []) => ({
  type: 'object',
  properties,
  required,
  additionalProperties: false,
})
const without = (properties: object, names: string[]) =>
  Object.fromEntries(Object.entries(properties).filter(([one]) => !names.includes(one)))

const AMOUNT = { type: 'integer', minimum: 0, maximum: 1e12, hint: 'An amount is not below 0.' }
/** One amount, or one for each serving. */
const PRICE = { if: { type: 'object' }, then: { additionalProperties: AMOUNT, minProperties: 1 }, else: AMOUNT }
/** A group, or the name of one at the top of the file. */
const GROUP = { if: text, then: true, else: ref('Group') }
const OPTION = { if: text, then: true, else: ref('ShortOption') }

/** The menu file in short form, derived from the contract. Amounts are in minor units. */
export const menuFileSchema = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'A menu of the sandbox',
  ...record({ $schema: text, optionGroups: listOf(ref('Group')), menus: listOf(ref('Menu')) }, ['menus']),
  components: {
    schemas: {
      ...schemas,
      Menu: record(
        { id: text, name, served: record({ from: TIME, to: TIME }, ['from', 'to']), sections: listOf(ref('Section')) },
        ['name', 'sections'],
      ),
      Section: record({ id: text, name, description: text, items: listOf(ref('Dish')) }, ['name', 'items']),
      Dish: record(
        { ...without(schemas.MenuItem.properties, FROM_ITS_PLACE), name, price: PRICE, optionGroups: listOf(GROUP) },
        ['name', 'price'],
      ),
      Group: record({ ...schemas.OptionGroup.properties, name, options: { ...listOf(OPTION), minItems: 1 } }, [
        'name',
        'options',
      ]),
      ShortOption: record({ ...schemas.Option.properties, name, price: PRICE, optionGroups: listOf(GROUP) }, ['name']),
    },
  },
}
