import { Ajv2020 } from 'ajv/dist/2020.js'
import fc from 'fast-check'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { SHOWN_FORMATS } from '../../openapi/formats.mjs'
import responses from '../../src/api/responses.gen.json'
import { jsonSchemas } from '../../src/sandbox/seed/schema-parts'
import { validateResponse } from '../../src/api/validate-response'
import type { MenuList } from '../../src/api/types'
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
  const components = { schemas: jsonSchemas(responses.components.schemas) }
  const wrong = fc.constantFrom(undefined, null, 'text', '', -1, 1.5, 1e300, true, [], {}, [null], ['__proto__'])

  /** A copy with one value removed or changed. */
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

  it.each(calls)('$name: returns data that matches the contract, or throws an ApiError', async ({ run, name }) => {
    const operation = operations.get(name)!
    const schema = schemaOf(operation)
    if (!schema) return
    const isRight = ajv.compile({ $ref: `#/components/schemas/${schema}`, components })
    const turns = fc.array(fc.nat(20), { minLength: 1, maxLength: 7, size: 'max' })
    const property = fc.asyncProperty(turns, wrong, async (path, value) => {
      const text = JSON.stringify(mutated(rightAnswer(operation), path, value)) ?? ''
      vi.stubGlobal('fetch', () => Promise.resolve(new Response(text)))
      const outcome: unknown = await run().catch((cause: unknown) => cause)
      if (text !== '' && isRight(JSON.parse(text))) expect(outcome).not.toHaveProperty('incomplete')
      else if (outcome instanceof Error) expect(outcome).toMatchObject({ name: 'ApiError', code: 'MALFORMED' })
      else expect(outcome).toMatchObject({ incomplete: true })
    })
    await fc.assert(property, { numRuns: 150 })
  })

  it.each(calls)('$name: is not affected by keys such as __proto__', async ({ run, name }) => {
    const right = JSON.stringify(rightAnswer(operations.get(name)!) ?? {})
    const odd = right.replace('{', '{"__proto__":{"polluted":true},"constructor":{"polluted":true},')
    vi.stubGlobal('fetch', () => Promise.resolve(new Response(odd)))
    await run().catch(() => {})
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined()
  })

  const RESTAURANT = 'GET /api/v1/restaurants/{restaurantId}'
  const MENUS = `${RESTAURANT}/menus`
  const CARDS = `${RESTAURANT}/users/{customerId}/payment-methods`
  const GROUP_ORDER = `${RESTAURANT}/group-orders/{groupOrderId}`
  const ITEM = `${RESTAURANT}/menus/{menuId}/items/{itemId}`
  const ORDER = `${RESTAURANT}/users/{customerId}/orders/{orderId}`
  /** What is left of an answer with one value replaced. */
  const partial = (answer: object, name: string, left: unknown) => ({ ...answer, [name]: left, incomplete: true })

  it.each([
    [ORDER, 'placedAt', '2026-11-20T20:00:00+01:00', 'soon'],
    [ITEM, 'price', 1e12, 1.5],
    [ITEM, 'price', 0, 1e12 + 1],
    [ITEM, 'price', -1e12, -1e300],
    [ITEM, 'maxQuantity', 1e6, 1e6 + 1, 99],
    [ITEM, 'maxQuantity', 1, 0, 99],
    [ITEM, 'spiceLevel', 3, 1e300, 0],
  ])('%s: %s may be %s, and %s is refused, or only that field is %s', (operation, name, right, wrong, instead?) => {
    const answer = rightAnswer(operation) as object
    expect(validateResponse(operation, { ...answer, [name]: right })).toEqual({ ...answer, [name]: right })
    const left = instead === undefined ? undefined : partial(answer, name, instead)
    expect(validateResponse(operation, { ...answer, [name]: wrong })).toEqual(left)
  })

  it('a number without bounds is valid as long as it is exact', () => {
    const { paymentMethods } = structuredClone(rightAnswer(CARDS)) as { paymentMethods: { expiryYear: number }[] }
    paymentMethods[0]!.expiryYear = Number.MAX_SAFE_INTEGER
    expect(validateResponse(CARDS, { paymentMethods })).toEqual({ paymentMethods })
    paymentMethods[0]!.expiryYear += 1
    expect(validateResponse(CARDS, { paymentMethods })).not.toEqual({ paymentMethods })
  })

  const card = (rightAnswer(CARDS) as { paymentMethods: object[] }).paymentMethods[0]!
  const grace = (rightAnswer(GROUP_ORDER) as { participants: object[] }).participants[0]!
  const NINE = { opens: '09:00', closes: '24:00' }
  const dayOf = (...periods: unknown[]) => ({ day: 'MONDAY', periods })
  const dish = (rightAnswer(MENUS) as MenuList).menus[0]!.sections[0]!.items[0]!
  const menusOf = (...items: unknown[]) => [
    { id: 'a', name: 'All day', availability, sections: [{ id: '..', name: 'Bowls', items }] },
  ]
  const availability = { available: true, text: null, availableFrom: null }
  it.each<[operation: string, name: string, wrong: unknown, left: unknown]>([
    [RESTAURANT, 'timeZone', 'Mars/Olympus', ''],
    [RESTAURANT, 'currency', 'Euro', ''],
    [RESTAURANT, 'address', { line1: 'Here' }, null],
    [RESTAURANT, 'status', { open: true, closesAt: 'soon', opensAt: null }, null],
    [RESTAURANT, 'paymentMethods', ['HOSTED', 'SHELLS'], ['HOSTED']],
    [RESTAURANT, 'hours', [dayOf(NINE), dayOf(NINE, { ...NINE, closes: '9:00' })], [dayOf(NINE)]],
    [RESTAURANT, 'hours', [dayOf({ ...NINE, opens: '09:00:00' })], []],
    [RESTAURANT, 'hours', [dayOf({ ...NINE, opens: '99:99' })], []],
    [MENUS, 'menus', menusOf(dish, { ...dish, price: '9' }), menusOf(dish)],
    [MENUS, 'menus', menusOf(dish, { ...dish, name: 'Twice' }), menusOf(dish)],
    [MENUS, 'menus', menusOf({ ...dish, soldOut: 'no' }), menusOf({ ...dish, soldOut: false })],
    [MENUS, 'menus', menusOf({ ...dish, allergens: ['KIWI'] }), menusOf()],
    [CARDS, 'paymentMethods', [card, { ...card, brand: 'Twice' }], [card]],
    [GROUP_ORDER, 'participants', [grace, { ...grace, name: 'Hana' }], [grace]],
    [MENUS, 'menus', menusOf({ ...dish, id: '' }, dish), menusOf(dish)],
    [MENUS, 'menus', menusOf({ ...dish, id: '.' }, dish), menusOf(dish)],
    [MENUS, 'menus', menusOf({ ...dish, id: '..' }, dish), menusOf(dish)],
    [MENUS, 'menus', menusOf({ ...dish, id: 'a%2Fb' }, dish), menusOf(dish)],
    [MENUS, 'menus', menusOf({ ...dish, id: '\ud800' }, dish), menusOf(dish)],
  ])('%s: a wrong %s loses only itself: %j', (operation, name, wrong, left) => {
    const answer = { ...(rightAnswer(operation) as object), id: 'one' }
    expect(validateResponse(operation, { ...answer, [name]: wrong })).toEqual(partial(answer, name, left))
  })

  it.each([RESTAURANT, MENUS])('%s: an answer of which nothing can be read is refused', (operation) => {
    for (const body of [{}, { error: 'No' }, [], 'text', 7]) expect(validateResponse(operation, body)).toBeUndefined()
  })
})
