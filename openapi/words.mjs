// What a check of a live API says of a value: nothing of what a person has written, and no token.

import { msgid, ngettext, t } from 'ttag'

const LONGEST = 40
/** Placeholders of operations whose answers belong to nobody. */
const PUBLIC = ['restaurantId', 'menuId', 'itemId']

/** Whether the answers of an operation are a customer's, or hold keys. */
export const isPersonal = (path) =>
  path.includes('/auth/') || [...path.matchAll(/\{(\w+)\}/g)].some(([, name]) => !PUBLIC.includes(name))

/** What a machine writes: an amount, a time, or a name as of a status. */
const MADE = /^(-?\d{1,6}([.,]\d{1,3})?|\d{4}-\d\d-\d\d(T[\d:.]+(Z|[+-]\d\d:\d\d)?)?|[A-Z]+(_[A-Z]+)*)$/
/** Where even that says something of a person: a name in capitals, a postal code, a PIN. */
const OF_PEOPLE = /name|phone|mail|line\d|city|region|postal|code|pin|note|instruction|label|token|key|secret/i

function textOf(text, key, personal) {
  if (OF_PEOPLE.test(key) ? personal || /token|key|secret/i.test(key) : personal && !MADE.test(text)) {
    const { length } = [...text]
    return ngettext(msgid`a text of ${length} character`, `a text of ${length} characters`, length)
  }
  const signs = [...text]
  return JSON.stringify(signs.length > LONGEST ? `${signs.slice(0, LONGEST - 1).join('')}…` : text)
}

/** The value found, shortened. A personal text is told by its length alone. */
export function foundWords(value, key, personal) {
  if (value === undefined) return t`nothing`
  if (Array.isArray(value)) return value.length === 0 ? t`an empty list` : t`a list of ${value.length}`
  if (typeof value === 'string') return textOf(value, key, personal)
  if (typeof value === 'number' && personal && OF_PEOPLE.test(key)) return t`a number`
  return value !== null && typeof value === 'object' ? t`an object` : String(value)
}

const KINDS = {
  integer: t`an integer`,
  number: t`a number`,
  string: t`a string`,
  boolean: t`a boolean`,
  object: t`an object`,
  array: t`a list`,
  null: 'null',
}

const kindWords = (kind, schema) =>
  kind === 'integer' && schema?.description?.startsWith('Minor units') ? t`an integer of minor units` : KINDS[kind]

/** What the limits of the contract want, in words. */
const LIMITS = {
  minimum: ({ limit }) => t`at least ${limit}`,
  maximum: ({ limit }) => t`at most ${limit}`,
  minLength: ({ limit }) => t`a length of at least ${limit}`,
  maxLength: ({ limit }) => t`a length of at most ${limit}`,
  minItems: ({ limit }) => t`a list of at least ${limit}`,
  maxItems: ({ limit }) => t`a list of at most ${limit}`,
  pattern: ({ pattern }) => t`the pattern ${pattern}`,
  format: ({ format }) => t`the format ${format}`,
}

/** One of several values or kinds. */
export const either = (all) => all.reduce((one, other) => t`${one} or ${other}`)

/** What a rule of the contract wants, in words: one of these. */
export function wantedWords({ keyword, params, parentSchema }) {
  if (keyword === 'required') return [t`a value`]
  if (keyword === 'type') return [params.type].flat().map((kind) => kindWords(kind, parentSchema))
  if (keyword === 'enum') return params.allowedValues.map(String)
  return [LIMITS[keyword]?.(params) ?? t`what the contract says (${keyword})`]
}

const SECRET = /eyJ[\w-]+\.[\w-]+(\.[\w-]*)?/g
const MAIL = /[^\s"'<>]+@[^\s"'<>]+/g
const LONGEST_BODY = 2000

/** The body of an answer to print, cut, without email addresses, the token it was asked with or any other one. */
export function bodyWords(text, token) {
  const safe = (token ? text.replaceAll(token, '[token]') : text)
    .replaceAll(SECRET, '[token]')
    .replaceAll(MAIL, '[email]')
  const { length } = safe
  if (length <= LONGEST_BODY) return safe || t`(empty)`
  return `${safe.slice(0, LONGEST_BODY)}… (${ngettext(msgid`${length} character`, `${length} characters`, length)})`
}
