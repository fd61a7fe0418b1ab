import { Ajv2020 } from 'ajv/dist/2020.js'
import fc from 'fast-check'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import answers from '../../src/api/answers.gen.json'
import { ApiError } from '../../src/api/errors'
import { signedIn } from '../../src/stores/auth'
import { calls, operationOf, rightAnswer, schemaOf, specified } from './calls'
import { silenceFailures } from './silence'

const TOKEN = 'secret-token-of-the-customer'
silenceFailures(TOKEN)

let requests: Request[] = []
let reply: (request: Request) => Response | Promise<Response>
beforeEach(() => {
  requests = []
  vi.stubGlobal('fetch', async (request: Request) => {
    requests.push(request)
    return reply(request)
  })
  const user = { id: 'cus', customerId: 'cus', phoneNumber: '', isNewUser: false, lastLoginAt: '', createdAt: '' }
  const names = { firstName: '', lastName: '', email: '' }
  signedIn({ authToken: TOKEN, refreshToken: 'secret-refresh', user: { ...user, ...names } })
})

const json = (body: unknown, init?: ResponseInit) => new Response(JSON.stringify(body), init)
const PAGE = '<!doctype html><title>502 Bad Gateway</title><script>alert(1)</script>'
const html = (status: number) => new Response(PAGE, { status, headers: { 'content-type': 'text/html' } })
/** The error a call ends with; fails when it succeeds. */
const failureOf = (run: () => Promise<unknown>): Promise<ApiError> =>
  run().then(
    (data) => expect.fail(`succeeded with ${JSON.stringify(data)}`),
    (cause: unknown) => {
      expect(cause).toBeInstanceOf(ApiError)
      return cause as ApiError
    },
  )

/** What each call asks for, and whether its answer has a contract. */
reply = () => new Response(null, { status: 500 })
const known = new Map<string, string>()

it('the calls of the client are those of the contract, the specified ones all', async () => {
  for (const { name, run } of calls) {
    await run().catch(() => {})
    known.set(name, operationOf(requests.at(-1)!))
  }
  expect([...known.values()].filter((operation) => operation.endsWith('undefined'))).toEqual([])
  expect(specified.filter((operation) => ![...known.values()].includes(operation))).toEqual([])
  expect(calls.length).toBeGreaterThan(15)
})

describe.each(calls)('$name', ({ run, name }) => {
  const contracted = () => schemaOf(known.get(name) ?? '') !== undefined

  it('F17 fails on an empty 500', async () => {
    reply = () => new Response(null, { status: 500 })
    expect(await failureOf(run)).toMatchObject({ status: 500, code: 'HTTP_500', message: expect.stringMatching(/\w/) })
  })

  it('F19 never shows the text of an error page', async () => {
    reply = () => html(502)
    const { message, status } = await failureOf(run)
    expect(status).toBe(502)
    expect(message).not.toMatch(/[<>]|Gateway/)
  })

  it.each([
    ['HTML', () => html(200)],
    ['nothing', () => new Response(null, { status: 200 })],
    ['no content', () => new Response(null, { status: 204 })],
    ['null', () => json(null)],
    ['a list', () => json([])],
    ['another object', () => json({ ok: true })],
    ['half an answer', () => new Response(JSON.stringify(rightAnswer(known.get(name)!)).slice(0, -5))],
  ])('F18 fails on a 200 with %s, if the contract says what is answered', async (_, answer) => {
    if (!contracted()) return
    reply = answer
    expect((await failureOf(run)).code).toBe('MALFORMED')
  })

  it('F25 fails once when the connection breaks, before or in the middle of the answer', async () => {
    reply = () => Promise.reject(new TypeError('Failed to fetch'))
    expect(await failureOf(run)).toMatchObject({ status: 0, code: 'NETWORK', outcomeUnknown: true })
    const broken = () => new ReadableStream({ pull: (stream) => stream.error(new TypeError('terminated')) })
    for (const status of [200, 500]) {
      reply = () => new Response(broken(), { status })
      expect(await failureOf(run)).toMatchObject({ status: 0, code: 'NETWORK' })
    }
  })

  it('succeeds with what the contract says', async () => {
    reply = (request) => (contracted() ? json(rightAnswer(operationOf(request))) : new Response('anything'))
    await run()
    expect(requests).toHaveLength(1)
  })

  it('F54 sends its headers, and no token outside them', async () => {
    await run().catch(() => {})
    const { url, headers } = requests[0]!
    expect(headers.get('login_source')).toBe('mobile')
    expect(url).toMatch(/^http:\/\/shop\.test\/api\/v1\//)
    expect(decodeURIComponent(url)).not.toContain('secret')
  })
})

describe('F18, F51 answers of any shape', () => {
  const ajv = new Ajv2020({ strict: false })
  const components = { schemas: answers.components.schemas }
  const isRight = (name: string, body: unknown) =>
    ajv.validate({ $ref: `#/components/schemas/${name}`, components }, body)
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
    const operation = known.get(name)!
    const schema = schemaOf(operation)
    if (!schema) return
    const turns = fc.array(fc.nat(20), { minLength: 1, maxLength: 7, size: 'max' })
    const property = fc.asyncProperty(turns, wrong, async (path, value) => {
      const text = JSON.stringify(mutated(rightAnswer(operation), path, value)) ?? ''
      reply = () => new Response(text)
      const outcome: unknown = await run().catch((cause: unknown) => cause)
      const right = text !== '' && isRight(schema, JSON.parse(text))
      if (right) expect(outcome).not.toBeInstanceOf(Error)
      else expect(outcome).toMatchObject({ name: 'ApiError', code: 'MALFORMED' })
    })
    await fc.assert(property, { numRuns: 150 })
  })

  it.each(calls)('$name: names that every object has change nothing', async ({ run, name }) => {
    const right = JSON.stringify(rightAnswer(known.get(name)!) ?? {})
    reply = () => new Response(right.replace('{', '{"__proto__":{"polluted":true},"constructor":{"polluted":true},'))
    await run().catch(() => {})
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined()
  })
})
