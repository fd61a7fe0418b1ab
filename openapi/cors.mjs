// Asks a live API, as a browser does, whether a page of another origin may call it.
import { t } from 'ttag'
import { ask } from './judge.mjs'

const RESTAURANT = '/api/v1/restaurants/{restaurantId}'
const LINE = `${RESTAURANT}/users/{customerId}/cart/cart-items/{cartItemId}`
/** The headers that the storefront sends. */
const SENT = [
  'authorization',
  'content-type',
  'login_source',
  'device_id',
  'idempotency-key',
  'if-match',
  'participant_token',
]
/** The headers that it reads; without them it does not know the API's clock and the versions of carts. */
const READ = ['date', 'etag', 'retry-after', 'x-request-id']
const CALLS = [
  ['GET', RESTAURANT],
  ['POST', LINE.replace('/{cartItemId}', '')],
  ['PUT', LINE],
  ['DELETE', LINE],
]

const listOf = (headers, name) => (headers.get(name) ?? '').split(',').map((one) => one.trim().toLowerCase())

/** Whether a list of a CORS header has an entry. `*` does not stand for `authorization`. */
const has = (list, entry) => list.includes(entry) || (list.includes('*') && entry !== 'authorization')

function originDifference(headers, origin) {
  const allowed = headers.get('access-control-allow-origin')
  if (allowed === '*' || allowed === origin) return []
  return [{ pointer: 'Access-Control-Allow-Origin', expected: origin, got: allowed ?? t`nothing` }]
}

const missing = (pointer, wanted, list) =>
  wanted
    .filter((entry) => !has(list, entry.toLowerCase()))
    .map((entry) => ({ pointer, expected: entry, got: list.filter(Boolean).join(', ') || t`nothing` }))

function preflightDifferences({ status, headers }, method, origin) {
  const isOk = status >= 200 && status < 300
  return [
    ...(isOk ? [] : [{ pointer: '', expected: t`status 200 or 204`, got: t`status ${status}` }]),
    ...originDifference(headers, origin),
    ...missing('Access-Control-Allow-Methods', [method], listOf(headers, 'access-control-allow-methods')),
    ...missing('Access-Control-Allow-Headers', SENT, listOf(headers, 'access-control-allow-headers')),
  ]
}

const entry = (key, { failure }, differencesOf) => {
  if (failure) return { key, state: 'unreachable', differences: [], reason: failure }
  const differences = differencesOf()
  return { key, state: differences.length > 0 ? 'differs' : 'ok', differences }
}

/** The report on CORS: a preflight of each method, and an answer that a page of `origin` has to be able to read. */
export async function checkCors({ base, origin, fill }) {
  const report = []
  for (const [method, path] of CALLS) {
    const answer = await ask(base + fill(path), {
      method: 'OPTIONS',
      headers: {
        origin,
        'access-control-request-method': method,
        'access-control-request-headers': SENT.join(','),
      },
    })
    report.push(entry(`CORS preflight ${method} ${path}`, answer, () => preflightDifferences(answer, method, origin)))
  }
  const answer = await ask(base + fill(RESTAURANT), { headers: { origin, login_source: 'mobile' } })
  const readable = () => [
    ...originDifference(answer.headers, origin),
    ...missing('Access-Control-Expose-Headers', READ, listOf(answer.headers, 'access-control-expose-headers')),
  ]
  return [...report, entry(`CORS answer GET ${RESTAURANT}`, answer, readable)]
}
