import { onlineManager } from '@tanstack/react-query'
import { beforeEach, describe, expect, it, vi, type MockInstance } from 'vitest'
import { ApiError } from './errors'
import { RenewalFailedError } from './renewal'
import { unwrap } from './unwrap'
import { expectOk } from './write'

const DEFAULT = 'Login failed'
let log: MockInstance<typeof console.error>
beforeEach(() => {
  log = vi.spyOn(console, 'error').mockImplementation(() => {})
})

const refused = (error: unknown, init: ResponseInit = { status: 422 }) =>
  Promise.resolve({ error, response: new Response(null, init) })
const failureOf = (call: Promise<unknown>) =>
  call.then(
    () => expect.fail('succeeded'),
    (cause: unknown) => cause as ApiError,
  )

describe('the error of a refusal', () => {
  it('has the message of the API', async () => {
    const failure = await failureOf(unwrap(refused({ message: 'No such number.' }), DEFAULT))
    expect(failure).toBeInstanceOf(ApiError)
    expect(failure).toMatchObject({ message: 'No such number.', status: 422, code: 'HTTP_422' })
  })

  it.each([
    ['nothing', undefined],
    ['null', null],
    ['HTML', '<h1>Bad Gateway</h1>'],
    ['an empty message', { message: '  ' }],
    ['a message that is no text', { message: { en: 'No' } }],
    ['a list', ['message']],
  ])('has the default message of the call when the API sends %s', async (_, body) => {
    const { message, code } = await failureOf(unwrap(refused(body, { status: 502 }), DEFAULT))
    expect({ message, code }).toEqual({ message: DEFAULT, code: 'HTTP_502' })
  })

  it('F21 has the code, and the messages by request field; unknown members are ignored', async () => {
    const errors = [
      { pointer: '/email', message: 'Please enter a valid email address.', hint: 'new in version 9' },
      { pointer: '/phone' },
      { message: 'no place' },
      null,
      'text',
      { pointer: '__proto__', message: 'polluted' },
    ]
    const body = { code: 'INVALID_DETAILS', message: 'Please check.', errors, instance: '/1', balance: 30 }
    const failure = await failureOf(unwrap(refused(body), DEFAULT))
    expect(failure).toMatchObject({ code: 'INVALID_DETAILS', status: 422 })
    expect(failure.fields['/email']).toBe('Please enter a valid email address.')
    expect(Object.keys(failure.fields)).toEqual(['/email', '__proto__'])
    expect(({} as Record<string, unknown>).message).toBeUndefined()
  })

  it.each(['none', 7, null, { 0: 'x' }])('F21 has no fields when `errors` is %o', async (errors) => {
    expect((await failureOf(unwrap(refused({ errors }), DEFAULT))).fields).toEqual({})
  })

  it.each([
    ['the body', { requestId: 'req_1' }, {}],
    ['a header', {}, { 'x-request-id': 'req_1' }],
  ])('has the request id, from %s', async (_, body, headers) => {
    expect((await failureOf(unwrap(refused(body, { status: 500, headers }), DEFAULT))).requestId).toBe('req_1')
  })
})

describe('the outcome of a failed call', () => {
  it.each([
    [400, false],
    [404, false],
    [409, false],
    [408, true],
    [429, false],
    [500, true],
    [504, true],
  ])('is unknown after a %s: %s', async (status, unknown) => {
    expect((await failureOf(unwrap(refused(undefined, { status }), DEFAULT))).outcomeUnknown).toBe(unknown)
  })

  it.each([200, 201, 204])('is unknown after a %i that does not match the contract', async (status) => {
    const answer = Promise.resolve({ response: new Response(null, { status }) })
    expect(await failureOf(unwrap(answer, DEFAULT))).toMatchObject({ code: 'MALFORMED', status, outcomeUnknown: true })
  })

  it('is unknown after an empty answer, which no page can show', async () => {
    const answer = Promise.resolve({ data: null, response: new Response() })
    expect(await failureOf(unwrap(answer, DEFAULT))).toMatchObject({ code: 'MALFORMED', status: 200 })
  })

  it.each([
    ['an answer that breaks off', 'MALFORMED', new SyntaxError('Unexpected end of JSON input')],
    ['a time limit', 'TIMEOUT', new DOMException('Timed out', 'TimeoutError')],
    ['anything else that the browser refuses', 'NETWORK', new DOMException('No', 'NotAllowedError')],
    ['an error that is only called like a time limit', 'NETWORK', Object.assign(new Error(), { name: 'TimeoutError' })],
  ])('is unknown after %s, which is told apart: %s', async (_, code, cause) => {
    const failure = await failureOf(unwrap(Promise.reject(cause), DEFAULT))
    expect(failure).toMatchObject({ status: 0, code, outcomeUnknown: true, cause })
  })

  it.each([
    [new TypeError('Failed to fetch'), 'RENEWAL_NETWORK'],
    [new DOMException('Timed out', 'TimeoutError'), 'RENEWAL_TIMEOUT'],
  ])('is known when the session could not be renewed: nothing was done', async (cause, code) => {
    const failure = await failureOf(unwrap(Promise.reject(new RenewalFailedError('', { cause })), DEFAULT))
    const state = { code, outcomeUnknown: false, isFinal: false, message: DEFAULT }
    expect(failure).toMatchObject(state)
  })

  it('is unknown without an answer', async () => {
    const failure = await failureOf(unwrap(Promise.reject(new TypeError('Failed to fetch')), DEFAULT))
    expect(failure).toMatchObject({ status: 0, code: 'NETWORK', message: DEFAULT, outcomeUnknown: true })
    expect(failure.cause).toBeInstanceOf(TypeError)
  })

  it.each([
    [false, false],
    [true, true],
    [undefined, true],
  ])('takes the app offline only if the browser reports that, too: %s', async (onLine, isOnline) => {
    vi.stubGlobal('navigator', { onLine })
    await failureOf(unwrap(Promise.reject(new TypeError('Failed to fetch')), DEFAULT))
    expect(onlineManager.isOnline()).toBe(isOnline)
    onlineManager.setOnline(true)
    vi.unstubAllGlobals()
  })

  it('is no failure of the API when we abort the call, and is not logged', async () => {
    const abort = new DOMException('gone', 'AbortError')
    expect(await failureOf(unwrap(Promise.reject(abort), DEFAULT))).toBe(abort)
    expect(log).not.toHaveBeenCalled()
  })
})

it('a failure is logged with status, code and request id, and nothing that was sent or answered', async () => {
  const body = { code: 'X', message: 'For Ada', requestId: 'req_1', token: 'secret' }
  await failureOf(unwrap(refused(body), DEFAULT))
  expect(log.mock.calls).toEqual([[DEFAULT, { status: 422, code: 'X', requestId: 'req_1' }]])
})

it('a resource that may be gone and is gone is logged as information, not as an error', async () => {
  const info = vi.spyOn(console, 'info').mockImplementation(() => {})
  await failureOf(unwrap(refused({ code: 'NOT_FOUND' }, { status: 404 }), DEFAULT, { mayBeGone: true }))
  expect(log).not.toHaveBeenCalled()
  expect(info.mock.calls).toEqual([[DEFAULT, { status: 404, code: 'NOT_FOUND', requestId: undefined }]])
})

it.each([
  ['what is missing without being expected to', 404, {}],
  ['a failure of the API about what may be gone', 500, { mayBeGone: true }],
])('a developer finds %s among the errors', async (_, status, options) => {
  const info = vi.spyOn(console, 'info').mockImplementation(() => {})
  await failureOf(unwrap(refused(undefined, { status }), DEFAULT, options))
  expect([log.mock.calls.length, info.mock.calls.length]).toEqual([1, 0])
  info.mockRestore()
})

it('a change that another device made first is not logged as an error', async () => {
  const { status } = await failureOf(unwrap(refused(undefined, { status: 412 }), DEFAULT))
  expect([status, log.mock.calls]).toEqual([412, []])
})

describe('an answer that is not part of the contract', () => {
  it.each(['', 'anything', '<html>'])('succeeds with %o', async (data) => {
    await expect(expectOk(Promise.resolve({ data, response: new Response() }), DEFAULT)).resolves.toBeUndefined()
  })

  it('fails when its status is not ok', async () => {
    expect((await failureOf(expectOk(refused(undefined) as never, DEFAULT))).status).toBe(422)
  })
})
