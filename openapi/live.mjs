// Asks a real host everything that can be asked without changing anything, and says where its answers differ from
// adapters.yaml. What it prints holds neither the token nor what a customer has written.
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { OWN_FORMATS } from './formats.mjs'
import { readContract } from './read.mjs'

const RESTAURANT = '/api/v1/restaurants/{restaurantId}'
const CUSTOMER = `${RESTAURANT}/users/{customerId}`
const ABSENT = [404, 405, 501]
const TIMEOUT = 20_000

const kindOf = (value) => (value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value)

/** What a break of the schema means in words. */
function difference({ instancePath, keyword, params, message, data }) {
  if (keyword === 'required') {
    return { pointer: `${instancePath}/${params.missingProperty}`, expected: 'a value', got: 'nothing' }
  }
  if (keyword === 'type') return { pointer: instancePath, expected: String(params.type), got: kindOf(data) }
  if (keyword === 'enum') {
    return { pointer: instancePath, expected: params.allowedValues.join(' or '), got: JSON.stringify(data) }
  }
  return { pointer: instancePath, expected: message, got: kindOf(data) }
}

function validator(contract) {
  const ajv = new Ajv2020({ strict: false, allErrors: true, verbose: true, formats: OWN_FORMATS })
  addFormats(ajv)
  return (schema, value) => {
    const validate = ajv.compile({ ...schema, components: contract.components })
    validate(value)
    const found = (validate.errors ?? []).map(difference)
    return found.filter(({ pointer }, index) => found.findIndex((other) => other.pointer === pointer) === index)
  }
}

/** What can be asked, in an order in which each answer names what the next ones need. */
const STEPS = [
  { path: '/api/v1/auth/firebase-config/{restaurantId}' },
  { path: RESTAURANT },
  { path: `${RESTAURANT}/slots`, query: '?type=PICKUP' },
  {
    path: `${RESTAURANT}/menus`,
    names: ({ menus }) => {
      const menu = menus?.find(({ sections }) => sections?.some(({ items }) => items?.length > 0))
      const item = menu?.sections.find(({ items }) => items?.length > 0).items[0]
      return { menuId: menu?.id, itemId: item?.id }
    },
  },
  { path: `${RESTAURANT}/menus/{menuId}/items/{itemId}` },
  { path: `${CUSTOMER}/cart` },
  { path: `${CUSTOMER}/profile` },
  { path: `${CUSTOMER}/export` },
  { path: `${CUSTOMER}/favorites` },
  { path: `${CUSTOMER}/addresses` },
  { path: `${CUSTOMER}/payment-methods` },
  { path: `${CUSTOMER}/notifications` },
  { path: `${CUSTOMER}/notifications/preferences` },
  {
    path: `${CUSTOMER}/orders`,
    names: ({ orders }) => ({ orderId: orders?.[0]?.id, trackingToken: orders?.[0]?.trackingToken }),
  },
  { path: `${CUSTOMER}/orders/{orderId}` },
  { path: `${CUSTOMER}/orders/{orderId}/payment` },
  { path: '/api/v1/clover/restaurants/{restaurantId}/users/{userId}/orders/{orderId}/provider' },
  { path: `${RESTAURANT}/orders/{orderId}/tracking`, query: '?token={trackingToken}' },
]

const filled = (template, names) =>
  template.replace(/\{(\w+)\}/g, (_match, name) => encodeURIComponent(names[name] ?? ''))
const missingIn = (template, names) =>
  [...template.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).filter((name) => !names[name])

/** One call: its answer, or why there is none. Nothing follows a redirect: the token stays with the host it is for. */
async function ask(url, headers) {
  try {
    const response = await fetch(url, { headers, redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT) })
    const text = await response.text()
    return { status: response.status, type: response.headers.get('content-type') ?? '', text }
  } catch (cause) {
    return { failure: cause.cause?.code ?? cause.name }
  }
}

/** What is wrong with an answer; `differences` is empty when nothing is. */
function judge({ failure, status, type, text }, content, differencesOf) {
  const whole = (expected, got) => ({ state: 'differs', differences: [{ pointer: '', expected, got }] })
  if (failure) return whole('an answer', failure)
  if (ABSENT.includes(status)) return { state: 'absent', differences: [], status }
  if (status !== 200) return whole('status 200', `status ${status}`)
  if (!type.includes('json')) return whole('application/json', type.split(';')[0] || 'no content type')
  let body
  try {
    body = JSON.parse(text)
  } catch {
    return whole('JSON', 'something else')
  }
  const differences = differencesOf(content['application/json'].schema, body)
  return { state: differences.length > 0 ? 'differs' : 'ok', differences, body }
}

/**
 * Asks a host.
 * @param {{ url: string, token?: string | undefined, customer?: string | undefined, restaurant?: string }} options
 * @returns {Promise<{
 *   key: string
 *   state: 'ok' | 'differs' | 'absent' | 'skipped'
 *   differences: { pointer: string; expected: string; got: string }[]
 *   missing?: string[]
 *   status?: number
 * }[]>} for each operation that can be read, what became of it
 */
export async function checkLive({ url, token, customer, restaurant = 'tamarind-row' }) {
  const contract = readContract()
  const differencesOf = validator(contract)
  const names = { restaurantId: restaurant, ...(token && customer && { customerId: customer, userId: customer }) }
  const headers = { login_source: 'mobile', ...(token && { authorization: `Bearer ${token}` }) }
  const report = []
  for (const { path, query = '', names: namesOf } of STEPS) {
    const key = `GET ${path}`
    const missing = missingIn(path + query, names)
    if (missing.length > 0) {
      report.push({ key, state: 'skipped', missing, differences: [] })
      continue
    }
    const answer = await ask(url.replace(/\/$/, '') + filled(path + query, names), headers)
    const { body, ...judged } = judge(answer, contract.paths[path].get.responses['200'].content, differencesOf)
    report.push({ key, ...judged })
    if (body && namesOf) Object.assign(names, namesOf(body))
  }
  return report
}

/** The report as lines to read. */
export function linesOf(report) {
  const counts = ['ok', 'differs', 'absent', 'skipped'].map(
    (state) => `${report.filter((entry) => entry.state === state).length} ${state}`,
  )
  return [
    ...report.flatMap(({ key, state, differences, missing, status }) => [
      `${state.padEnd(8)} ${key}${status ? ` (${status})` : ''}${missing ? ` (no ${missing.join(', ')})` : ''}`,
      ...differences.map(
        ({ pointer, expected, got }) => `         ${pointer || '/'}: expected ${expected}, got ${got}`,
      ),
    ]),
    counts.join(', '),
  ]
}
