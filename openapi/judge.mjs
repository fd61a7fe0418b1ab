// One call of a live API, and in what its answer differs from adapters.yaml.
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { OWN_FORMATS } from './formats.mjs'

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

/** Returns a function that lists in what a value differs from a schema of the contract. */
export function validator(contract) {
  const ajv = new Ajv2020({ strict: false, allErrors: true, verbose: true, formats: OWN_FORMATS })
  addFormats(ajv)
  return (schema, value) => {
    const validate = ajv.compile({ ...schema, components: contract.components })
    validate(value)
    const found = (validate.errors ?? []).map(difference)
    return found.filter(({ pointer }, index) => found.findIndex((other) => other.pointer === pointer) === index)
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
  if (status !== wanted) return whole(`status ${wanted}`, `status ${status}`)
  if (!schema) return { state: 'ok', differences: [] }
  const type = headers.get('content-type') ?? ''
  if (!type.includes('json')) return whole('application/json', type.split(';')[0] || 'no content type')
  let body
  try {
    body = JSON.parse(text)
  } catch {
    return whole('JSON', 'something else')
  }
  const differences = differencesOf(schema, body)
  return { state: differences.length > 0 ? 'differs' : 'ok', differences, body }
}
