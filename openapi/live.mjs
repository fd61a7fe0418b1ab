// Asks a live API everything that can be asked without changing anything, and says where its answers differ from
// adapters.yaml. Changes something only when told to, and removes it. What it reports holds neither the token nor what a
// customer has written.
import { randomUUID } from 'node:crypto'
import { t } from 'ttag'
import { checkCors } from './cors.mjs'
import { ask, judge, successOf, validator } from './judge.mjs'
import { READS, WRITES } from './live-steps.mjs'
import { readContract } from './read.mjs'
import { bodyWords, isPersonal } from './words.mjs'

const filled = (template, names) =>
  template.replace(/\{(\w+)\}/g, (_match, name) => encodeURIComponent(names[name] ?? ''))
const namesIn = (template) => [...template.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)

/**
 * @typedef {{
 *   key: string
 *   state: 'ok' | 'differs' | 'absent' | 'unreachable' | 'skipped'
 *   differences: { pointer: string; expected: string; got: string; count?: number; values?: number; first?: string }[]
 *   body?: string
 *   missing?: string[]
 *   status?: number
 *   reason?: string
 * }} Entry
 */

/**
 * Checks an API. Stops after the first call if that does not reach it.
 * @param {{
 *   url: string
 *   token?: string | undefined
 *   customer?: string | undefined
 *   restaurant?: string
 *   origin?: string | undefined
 *   write?: boolean | undefined
 *   showBodies?: boolean | undefined
 * }} options `origin` is that of the shop's pages, for CORS; `write` changes and removes things of the customer;
 *   `showBodies` adds to the report what was answered in place of what is documented
 * @returns {Promise<Entry[]>} for each operation what became of it
 * @throws Error when it may not write: the customer's cart is not empty
 */
export async function checkLive({
  url,
  token,
  customer,
  restaurant = 'tamarind-row',
  origin,
  write = false,
  showBodies = false,
}) {
  const contract = readContract()
  const differencesOf = validator(contract)
  const names = {
    restaurantId: restaurant,
    favoriteId: 'contract-check',
    ...(token && customer && { customerId: customer, userId: customer }),
  }
  const base = url.replace(/\/$/, '')
  const authorization = token && { authorization: `Bearer ${token}` }
  const report = []

  async function run({ method = 'get', path, query = '', needs = [], body, names: namesOf }) {
    const key = `${method.toUpperCase()} ${path}`
    const missing = [...namesIn(path + query), ...needs].filter((name) => !names[name])
    if (missing.length > 0) {
      report.push({ key, state: 'skipped', missing, differences: [] })
      return undefined
    }
    const headers = { login_source: 'mobile', 'content-type': 'application/json', ...authorization }
    const answer = await ask(base + filled(path + query, names), {
      method: method.toUpperCase(),
      headers: method === 'post' ? { ...headers, 'idempotency-key': randomUUID() } : headers,
      ...(body && { body: JSON.stringify(body(names)) }),
    })
    const { body: found, ...judged } = judge(answer, successOf(contract.paths[path][method]), (schema, value) =>
      differencesOf(schema, value, isPersonal(path)),
    )
    const isToShow = showBodies && found === undefined && answer.text !== undefined && judged.state !== 'ok'
    report.push({ key, ...judged, ...(isToShow && { body: bodyWords(answer.text, token) }) })
    if (found && namesOf) Object.assign(names, namesOf(found))
    return found
  }

  for (const step of READS) {
    const found = await run(step)
    if (report.length === 1 && report[0].state === 'unreachable') return report
    if (write && step.path.endsWith('/cart') && found?.data?.items?.length > 0) {
      throw new Error(t`--write needs a customer of its own, whose cart is empty.`)
    }
  }
  if (write) for (const step of WRITES) await run(step)
  if (origin) report.push(...(await checkCors({ base, origin, fill: (path) => filled(path, names) })))
  return report
}
