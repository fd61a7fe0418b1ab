import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '../../src/api/errors'
import { signedIn } from '../../src/stores/auth'
import { calls, operationOf, operationsOfCalls, rightAnswer, schemaOf, specified } from './calls'
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

let operations: Map<string, string>
beforeAll(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  operations = await operationsOfCalls()
})

it('every call of the client is in the contract, and all specified operations are called', () => {
  const asked = [...operations.values()]
  expect(asked.filter((operation) => operation.endsWith('undefined'))).toEqual([])
  expect(specified.filter((operation) => !asked.includes(operation))).toEqual([])
  expect(asked.length).toBeGreaterThan(15)
})

describe.each(calls)('$name', ({ run, name }) => {
  const contracted = () => schemaOf(operations.get(name)!) !== undefined

  it('F17 fails on an empty 500', async () => {
    reply = () => new Response(null, { status: 500 })
    expect(await failureOf(run)).toMatchObject({ status: 500, code: 'HTTP_500' })
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
    ['half an answer', () => new Response(JSON.stringify(rightAnswer(operations.get(name)!)).slice(0, -5))],
  ])('F18 fails on a 200 with %s, if the contract has a schema for the answer', async (_, answer) => {
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

  it('succeeds with an answer that matches the contract', async () => {
    reply = (request) => (contracted() ? json(rightAnswer(operationOf(request))) : new Response('anything'))
    await run()
    expect(requests).toHaveLength(1)
  })

  it('F54 sends its headers, and no token anywhere else', async () => {
    reply = () => new Response(null, { status: 500 })
    await run().catch(() => {})
    const { url, headers } = requests[0]!
    expect(headers.get('login_source')).toBe('mobile')
    expect(url).toMatch(/^http:\/\/shop\.test\/api\/v1\//)
    expect(decodeURIComponent(url)).not.toContain('secret')
  })
})
