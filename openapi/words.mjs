// What a check of a live API says of a value: nothing of what a person has written, and no token.

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
    return `a text of ${[...text].length} characters`
  }
  const signs = [...text]
  return JSON.stringify(signs.length > LONGEST ? `${signs.slice(0, LONGEST - 1).join('')}…` : text)
}

/** The value found, shortened. A personal text is told by its length alone. */
export function foundWords(value, key, personal) {
  if (value === undefined) return 'nothing'
  if (Array.isArray(value)) return value.length === 0 ? 'an empty list' : `a list of ${value.length}`
  if (typeof value === 'string') return textOf(value, key, personal)
  if (typeof value === 'number' && personal && OF_PEOPLE.test(key)) return 'a number'
  return value !== null && typeof value === 'object' ? 'an object' : String(value)
}

const KINDS = { integer: 'an integer', object: 'an object', array: 'a list', null: 'null' }

const kindWords = (kind, schema) =>
  kind === 'integer' && schema?.description?.startsWith('Minor units')
    ? 'an integer of minor units'
    : (KINDS[kind] ?? `a ${kind}`)

/** What a rule of the contract wants, in words. */
export function wantedWords({ keyword, params, message, parentSchema }) {
  if (keyword === 'required') return 'a value'
  if (keyword === 'type')
    return [params.type]
      .flat()
      .map((kind) => kindWords(kind, parentSchema))
      .join(' or ')
  if (keyword === 'enum') return params.allowedValues.join(' or ')
  if (keyword === 'format') return `the format ${params.format}`
  return message.replace(/^must (be )?/, '')
}

const SECRET = /eyJ[\w-]+\.[\w-]+(\.[\w-]*)?/g
const MAIL = /[^\s"'<>]+@[^\s"'<>]+/g
const LONGEST_BODY = 2000

/** The body of an answer to print, cut, without email addresses, the token it was asked with or any other one. */
export function bodyWords(text, token) {
  const safe = (token ? text.replaceAll(token, '[token]') : text)
    .replaceAll(SECRET, '[token]')
    .replaceAll(MAIL, '[email]')
  return safe.length > LONGEST_BODY ? `${safe.slice(0, LONGEST_BODY)}… (${safe.length} characters)` : safe || '(empty)'
}
