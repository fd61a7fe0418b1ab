import { t } from 'ttag'
import responses from '../../api/responses.gen.json'
import { AMOUNT, ID, jsonSchemas, listOf, name, PERCENT, record, ref, TAX, text, without } from './schema-parts'
import { DAYS, EVERY_DAY } from './short-restaurant'

const schemas = jsonSchemas(responses.components.schemas)
const TIME = '([01]\\d|2[0-3]):[0-5]\\d'
const HOURS = {
  type: 'string',
  pattern: `^${TIME}-${TIME}$`,
  hint: t`Hours are written like "11:00-22:30"; midnight is 00:00.`,
}
/** The hours of a day: one period, or a list of them, empty on a day of rest. */
const ONE_DAY = { if: { type: 'array' }, then: listOf(HOURS), else: HOURS }
/** The hours of a holiday, with its name where they are an object. */
const SPECIAL_DAY = {
  if: { type: 'object' },
  then: record({ hours: ONE_DAY, note: { ...name, maxLength: 60, hint: t`A note has 1 to 60 characters.` } }, [
    'hours',
  ]),
  else: ONE_DAY,
}
const COUNTRY = { type: 'string', pattern: '^[A-Z]{2}$', hint: t`A country is written with two letters, like "US".` }
const MINUTES = { type: 'integer', minimum: 0, maximum: 1440, hint: t`Minutes are from 0 to 1440.` }
const EMAIL = {
  type: 'string',
  pattern: '^$|^[^\\s@]+@[^\\s@]+\\.[^\\s@]+$',
  hint: t`An email address is written like "hello@example.com".`,
}
const { location } = schemas.Restaurant.properties
/** In degrees. */
const LOCATION = {
  ...location,
  properties: {
    latitude: { type: 'number', minimum: -90, maximum: 90 },
    longitude: { type: 'number', minimum: -180, maximum: 180 },
  },
}
const COUNT = { type: 'integer', minimum: 1, maximum: 1e6, hint: t`A number is from 1 to 1000000.` }
const DATE = {
  type: 'string',
  pattern: '^\\d{4}-\\d{2}-\\d{2}T',
  hint: t`A date and time is written like "2026-12-31T23:00:00Z".`,
}

/** The restaurant file in short form, derived from the contract. Amounts are in minor units. */
export const restaurantFileSchema = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'A restaurant of the sandbox',
  ...record(
    {
      ...without(schemas.Restaurant.properties, ['status', 'pricesIncludeTax', 'untaxed', 'pushKey', 'tables']),
      $schema: text,
      name,
      id: { type: 'string', pattern: '^[\\w-]+$', hint: t`An id has letters, digits, - and _ only.` },
      address: ref('ShortAddress'),
      email: EMAIL,
      location: LOCATION,
      hours: record(Object.fromEntries([EVERY_DAY, ...DAYS].map((day) => [day, ONE_DAY]))),
      specialHours: { type: 'object', additionalProperties: SPECIAL_DAY },
      pickup: record({ minutes: MINUTES }, ['minutes']),
      delivery: { if: { type: 'null' }, then: true, else: ref('ShortDelivery') },
      paymentMethods: {
        ...schemas.Restaurant.properties.paymentMethods,
        minItems: 1,
        hint: t`At least one way to pay is needed.`,
      },
      minimumOrder: AMOUNT,
      additives: { type: 'object', additionalProperties: name },
      locale: text,
      otherLocales: { ...listOf(text), uniqueItems: true },
      tax: record({ percent: TAX, included: { type: 'boolean' }, deliveryPercent: TAX }, ['percent']),
      promoCodes: listOf(ref('PromoCode')),
      pointsProgram: { if: { type: 'null' }, then: true, else: ref('ShortPoints') },
      tableNames: {
        ...listOf({ ...name, maxLength: 40, hint: t`A table's name has 1 to 40 characters.` }),
        uniqueItems: true,
      },
    },
    ['name', 'address', 'timeZone', 'currency', 'hours'],
  ),
  components: {
    schemas: {
      ...schemas,
      ShortAddress: record({ ...schemas.PostalAddress.properties, line1: name, country: COUNTRY }, [
        'line1',
        'country',
      ]),
      ShortDelivery: record(
        { minutes: MINUTES, fee: AMOUNT, minimumOrder: AMOUNT, postalCodes: listOf(text), cities: listOf(name) },
        ['minutes'],
      ),
      ShortPoints: record(
        {
          name,
          earns: record({ points: COUNT, per: COUNT }, ['points', 'per']),
          rewards: listOf(ref('Reward')),
          expiresAfterDays: COUNT,
        },
        ['name', 'earns', 'rewards'],
      ),
      Reward: record(
        { id: ID, name, points: COUNT, percent: PERCENT, amount: AMOUNT, menuItemId: name, sectionId: name },
        ['id', 'name', 'points'],
      ),
      PromoCode: record({ code: name, text: name, percent: PERCENT, amount: AMOUNT, minimum: AMOUNT, ends: DATE }, [
        'code',
        'text',
      ]),
    },
  },
}
