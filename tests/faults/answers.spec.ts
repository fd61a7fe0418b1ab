import { Ajv2020 } from 'ajv/dist/2020.js'
import fc from 'fast-check'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { SHOWN_FORMATS } from '../../openapi/formats.mjs'
import answers from '../../src/api/answers.gen.json'
import { isAsContracted } from '../../src/api/answers'
import { calls, operationsOfCalls, rightAnswer, schemaOf } from './calls'
import { silenceFailures } from './silence'

silenceFailures()

let operations: Map<string, string>
beforeAll(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  operations = await operationsOfCalls()
})

describe('F18, F51 answers of any shape', () => {
  const ajv = new Ajv2020({ strict: false, formats: SHOWN_FORMATS })
  const components = { schemas: answers.components.schemas }
  const wrong = fc.constantFrom(undefined, null, 'text', '', -1, 1.5, 1e300, true, [], {}, [null], ['__proto__'])

  /** A copy with one thing in it taken out or changed. */
  function mutated(body: unknown, turns: number[], value: unknown): unknown {
    if (typeof body !== 'object' || body === null) return value
    const [turn = 0, ...rest] = turns
    const keys = Object.keys(body)
    const key = keys[turn % Math.max(keys.length, 1)]
    if (key === undefined) return value
    const copy = structuredClone(body) as Record<string, unknown>
    copy[key] = rest.length > 0 ? mutated(copy[key], rest, value) : value
    return copy
  }

  it.each(calls)('$name: data as contracted or an ApiError', async ({ run, name }) => {
    const operation = operations.get(name)!
    const schema = schemaOf(operation)
    if (!schema) return
    const isRight = ajv.compile({ $ref: `#/components/schemas/${schema}`, components })
    const turns = fc.array(fc.nat(20), { minLength: 1, maxLength: 7, size: 'max' })
    const property = fc.asyncProperty(turns, wrong, async (path, value) => {
      const text = JSON.stringify(mutated(rightAnswer(operation), path, value)) ?? ''
      vi.stubGlobal('fetch', () => Promise.resolve(new Response(text)))
      const outcome: unknown = await run().catch((cause: unknown) => cause)
      const right = text !== '' && isRight(JSON.parse(text))
      if (right) expect(outcome).not.toBeInstanceOf(Error)
      else expect(outcome).toMatchObject({ name: 'ApiError', code: 'MALFORMED' })
    })
    await fc.assert(property, { numRuns: 150 })
  })

  it.each(calls)('$name: names that every object has change nothing', async ({ run, name }) => {
    const right = JSON.stringify(rightAnswer(operations.get(name)!) ?? {})
    const odd = right.replace('{', '{"__proto__":{"polluted":true},"constructor":{"polluted":true},')
    vi.stubGlobal('fetch', () => Promise.resolve(new Response(odd)))
    await run().catch(() => {})
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined()
  })

  const RESTAURANT = 'GET /api/v1/restaurants/{restaurantId}'
  const ORDER = `${RESTAURANT}/users/{customerId}/orders/{orderId}`
  it.each([
    [RESTAURANT, 'timeZone', 'Europe/Berlin', 'Mars/Olympus'],
    [RESTAURANT, 'currency', 'EUR', 'Euro'],
    [ORDER, 'placedAt', '2026-11-20T20:00:00+01:00', 'soon'],
  ])('%s: %s can be %s and not %s, which no screen could show', (operation, name, right, wrong) => {
    const answer = rightAnswer(operation) as object
    expect(isAsContracted(operation, { ...answer, [name]: right })).toBe(true)
    expect(isAsContracted(operation, { ...answer, [name]: wrong })).toBe(false)
  })
})
