import { describe, expect, it } from 'vitest'
import { validateResponse } from '../../src/api/validate-response'
import { signedInCustomer } from '../sandbox/clients'
import { customer, eachTestHas } from '../sandbox/customer'
import { asker, cases } from './cases'
import { documentedAnswer, mistakes, type Operation, operations } from './contract'

eachTestHas(signedInCustomer)

const isSuccess = (status: number | string) => String(status).startsWith('2')
const keys = operations.map(({ key }) => key).sort()
const statusesOf = (key: string) => Object.keys(cases[key] ?? {})

describe('the cases', () => {
  it('try a success and an error of every operation of the contract', () => {
    expect(keys.filter((key) => !statusesOf(key).some(isSuccess))).toEqual([])
    expect(keys.filter((key) => statusesOf(key).every(isSuccess))).toEqual([])
  })

  it('try only operations that are in the contract', () => {
    expect(Object.keys(cases).filter((key) => !keys.includes(key))).toEqual([])
  })

  it('try every documented status of an operation', () => {
    const missing = operations.flatMap(({ key, responses }) =>
      Object.keys(responses)
        .filter((status) => status !== 'default' && !cases[key]?.[Number(status)])
        .map((status) => `${key} ${status}`),
    )
    expect(missing).toEqual([])
  })
})

describe.each(operations)('$key', (operation: Operation) => {
  const { key } = operation
  const tries = Object.entries(cases[key] ?? {}).map(([status, send]) => ({ status: Number(status), send }))

  it('has a handler', async () => {
    const { status, body } = await asker(key, customer)()
    expect(status).toBeGreaterThan(0)
    expect(body, `src/sandbox/http/handlers has none for ${key}`).not.toMatchObject({
      message: 'There is no such call.',
    })
  })

  it.each(tries)('answers $status as documented', async ({ status, send }) => {
    const answer = await send(asker(key, customer), customer)
    expect(answer.status, `not ${status}, with ${JSON.stringify(answer.body)}`).toBe(status)
    const [[type, { schema }] = ['', { schema: {} }]] = Object.entries(
      documentedAnswer(operation, status)?.content ?? {},
    )
    expect(answer.headers.get('content-type')).toBe(type)
    const found = mistakes(schema, answer.body)
    expect(found, found.join('; ')).toEqual([])
    if (isSuccess(status)) expect(validateResponse(key, answer.body)).toEqual(answer.body)
    else expect(answer.body).toMatchObject({ status })
  })
})
