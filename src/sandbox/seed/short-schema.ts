import { t } from 'ttag'
import responses from '../../api/responses.gen.json'
import { CONTENT_PATTERN } from './contents'
import { AMOUNT, ID, jsonSchemas, listOf, name, record, ref, TAX, text, TIME, without } from './schema-parts'

const schemas = jsonSchemas(responses.components.schemas)
const FROM_ITS_PLACE = ['menuId', 'menuSectionId', 'menuItemMappingId', 'availability']

/** One amount, or one for each serving. */
const PRICE = { if: { type: 'object' }, then: { additionalProperties: AMOUNT, minProperties: 1 }, else: AMOUNT }
/** No law keeps food and drinks from smaller children only: a lower number is a slip, or that of another column. */
const AGE = {
  if: { const: 0 },
  then: true,
  else: { type: 'integer', minimum: 12, maximum: 99, hint: t`An age is from 12 to 99 years, or 0 for none.` },
}
/** 'content' as a text, or as the API has it. */
const CONTENT = {
  if: { type: ['object', 'null'] },
  then: ref('Content'),
  else: { ...text, pattern: CONTENT_PATTERN, hint: t`A content is written like "0.5 l", "330 ml" or "1.5 kg".` },
}
const CONTENTS = {
  if: { type: 'object', not: { required: ['amount'] } },
  then: { additionalProperties: CONTENT, minProperties: 1 },
  else: CONTENT,
}
/** A group, or the name of one at the top of the file. */
const GROUP = { if: text, then: true, else: ref('Group') }
const OPTION = { if: text, then: true, else: ref('ShortOption') }

/** The menu file in short form, derived from the contract. Amounts are in minor units. */
export const menuFileSchema = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'A menu of the sandbox',
  ...record(
    { $schema: text, imageKind: ref('ImageKind'), optionGroups: listOf(ref('Group')), menus: listOf(ref('Menu')) },
    ['menus'],
  ),
  components: {
    schemas: {
      ...schemas,
      Menu: record(
        { id: ID, name, served: record({ from: TIME, to: TIME }, ['from', 'to']), sections: listOf(ref('Section')) },
        ['name', 'sections'],
      ),
      Section: record(
        { id: ID, name, description: text, minimumAge: AGE, taxPercent: TAX, items: listOf(ref('Dish')) },
        ['name', 'items'],
      ),
      Dish: record(
        {
          ...without(schemas.MenuItem.properties, FROM_ITS_PLACE),
          id: ID,
          name,
          plate: text,
          minimumAge: AGE,
          taxPercent: TAX,
          price: PRICE,
          deposit: PRICE,
          content: CONTENTS,
          optionGroups: listOf(GROUP),
        },
        ['name', 'price'],
      ),
      Group: record({ ...schemas.OptionGroup.properties, id: ID, name, options: { ...listOf(OPTION), minItems: 1 } }, [
        'name',
        'options',
      ]),
      Serving: record({ ...schemas.Serving.properties, id: ID, name, deposit: AMOUNT, content: CONTENT }, [
        'id',
        'name',
        'price',
      ]),
      ShortOption: record({ ...schemas.Option.properties, id: ID, name, price: PRICE, optionGroups: listOf(GROUP) }, [
        'name',
      ]),
    },
  },
}
