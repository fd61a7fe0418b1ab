// One call of a live API, and in what its answer differs from adapters.yaml.
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { t } from 'ttag'
import { causesOf, keyAt } from './causes.mjs'
import { OWN_FORMATS } from './formats.mjs'
import { either, foundWords, wantedWords } from './words.mjs'

const ABSENT = [404, 405, 501]
const TIMEOUT = 20_000

const kindOf = (value) => (value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value)

/** A break of the schema: where, what was expected and what was found. */
function difference(error, personal) {
  const { instancePath, keyword, params, data } = error
  const isMissing = keyword === 'required'
  const pointer = isMissing ? `${instancePath}/${params.missingProperty}` : instancePath
  const found = isMissing ? undefined : data
  return {
    ...{ pointer, keyword, kind: kindOf(found), wanted: wantedWords(error) },
    got: foundWords(found, keyAt(pointer), personal),
  }
}

/** The first difference of each place; the kinds that one place may have are said together. */
function firstOfEach(differences) {
  const places = new Map()
  for (const one of differences) {
    const known = places.get(one.pointer)
    if (!known) places.set(one.pointer, one)
    else if (known.keyword === 'type' && one.keyword === 'type') known.wanted.push(...one.wanted)
  }
  return [...places.values()].map(({ wanted, ...one }) => ({ ...one, expected: either([...new Set(wanted)]) }))
}

/** Returns a function that lists in what a value differs from a schema of the contract, by causes. */
export function validator(contract) {
  const ajv = new Ajv2020({ strict: false, allErrors: true, verbose: true, formats: OWN_FORMATS })
  addFormats(ajv)
  return (schema, value, personal = true) => {
    const validate = ajv.compile({ ...schema, components: contract.components })
    validate(value)
    return causesOf(firstOfEach((validate.errors ?? []).map((error) => difference(error, personal))))
  }
}

/** One call: its answer, or why it has none. Nothing follows a redirect: the token stays with the host it is for. */
export async function ask(url, init) {
  try {
    const response = await fetch(url, { ...init, redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT) })
    return { status: response.status, headers: response.headers, text: await response.text() }
  } catch (cause) {
    return { failure: cause.cause?.code ?? cause.name }
  }
}

/** The documented success of an operation: its status, and the schema of its body if it has one. */
export function successOf({ responses }) {
  const [status, { content }] = Object.entries(responses).find(([code]) => code.startsWith('2'))
  return { wanted: Number(status), schema: content?.['application/json']?.schema }
}

/** What is wrong with an answer; `differences` is empty when nothing is. */
export function judge({ failure, status, headers, text }, { wanted, schema }, differencesOf) {
  const whole = (expected, got) => ({ state: 'differs', differences: [{ pointer: '', expected, got }] })
  if (failure) return { state: 'unreachable', differences: [], reason: failure }
  if (ABSENT.includes(status)) return { state: 'absent', differences: [], status }
  if (status !== wanted) return { ...whole(t`status ${wanted}`, t`status ${status}`), status }
  if (!schema) return { state: 'ok', differences: [] }
  const type = headers.get('content-type') ?? ''
  if (!type.includes('json')) return whole('application/json', type.split(';')[0] || t`no content type`)
  let body
  try {
    body = JSON.parse(text)
  } catch {
    return whole('JSON', t`something else`)
  }
  const differences = differencesOf(schema, body)
  return { state: differences.length > 0 ? 'differs' : 'ok', differences, body }
}
