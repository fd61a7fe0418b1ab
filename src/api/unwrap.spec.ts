import { onlineManager } from '@tanstack/react-query'
import { beforeEach, describe, expect, it, vi, type MockInstance } from 'vitest'
import { ApiError } from './errors'
import { RenewalFailedError } from './renewal'
import { unwrap, type Answer } from './unwrap'

const DEFAULT = 'Login failed'
let log: MockInstance<typeof console.error>
beforeEach(() => {
  log = vi.spyOn(console, 'error').mockImplementation(() => {})
})

const refused = (error: unknown, status = 422) => Promise.resolve({ error, response: new Response(null, { status }) })
const failureOf = (call: Promise<Answer<unknown>>, options?: { mayBeGone: boolean }) =>
  unwrap(call, DEFAULT, options).then(
    () => expect.fail('succeeded'),
    (cause: unknown) => cause as ApiError,
  )

describe('the error of a refusal', () => {
  it('has the message of the API', async () => {
    const failure = await failureOf(refused({ message: 'No such number.' }))
    expect(failure).toBeInstanceOf(ApiError)
    expect(failure).toMatchObject({ message: 'No such number.', status: 422, code: 'HTTP_422' })
  })

  it('has the message of the call when the API sends none', async () => {
    expect(await failureOf(refused(undefined, 502))).toMatchObject({ message: DEFAULT, status: 502 })
  })
})

describe('the outcome of a failed call', () => {
  it.each([
    ['a 200', undefined, 200],
    ['a 201', undefined, 201],
    ['a 204', undefined, 204],
    ['a null, which no page can show', null, 200],
  ])('is unknown after an answer that does not match the contract: %s', async (_, data, status) => {
    const failure = await failureOf(Promise.resolve({ data, response: new Response(null, { status }) }))
    expect(failure).toMatchObject({ code: 'MALFORMED', status, outcomeUnknown: true })
  })

  const timeLimit = new DOMException('Timed out', 'TimeoutError')
  const notFetched = new TypeError('Failed to fetch')
  it.each([
    ['no answer', 'NETWORK', notFetched],
    ['an answer that breaks off', 'MALFORMED', new SyntaxError('Unexpected end of JSON input')],
    ['a time limit', 'TIMEOUT', timeLimit],
    ['anything else that the browser refuses', 'NETWORK', new DOMException('No', 'NotAllowedError')],
    ['an error that is only called like a time limit', 'NETWORK', Object.assign(new Error(), { name: 'TimeoutError' })],
  ])('is unknown after %s, which is told apart: %s', async (_, code, cause) => {
    const failure = await failureOf(Promise.reject(cause))
    expect(failure).toMatchObject({ status: 0, code, message: DEFAULT, outcomeUnknown: true, cause })
  })

  it.each([
    [notFetched, 'RENEWAL_NETWORK'],
    [timeLimit, 'RENEWAL_TIMEOUT'],
  ])('is known when the session could not be renewed: nothing was done', async (cause, code) => {
    const failure = await failureOf(Promise.reject(new RenewalFailedError('', { cause })))
    expect(failure).toMatchObject({ code, outcomeUnknown: false, isFinal: false, message: DEFAULT })
  })

  it.each([
    [false, false],
    [true, true],
    [undefined, true],
  ])('takes the app offline only if the browser reports that, too: %s', async (onLine, isOnline) => {
    vi.stubGlobal('navigator', { onLine })
    await failureOf(Promise.reject(notFetched))
    expect(onlineManager.isOnline()).toBe(isOnline)
    onlineManager.setOnline(true)
    vi.unstubAllGlobals()
  })

  it('is no failure of the API when we abort the call, and is not logged', async () => {
    const abort = new DOMException('gone', 'AbortError')
    expect(await failureOf(Promise.reject(abort))).toBe(abort)
    expect(log).not.toHaveBeenCalled()
  })
})

it('a failure is logged with status, code and request id, and nothing that was sent or answered', async () => {
  await failureOf(refused({ code: 'X', message: 'For Ada', requestId: 'req_1', token: 'secret' }))
  expect(log.mock.calls).toEqual([[DEFAULT, { status: 422, code: 'X', requestId: 'req_1' }]])
})

it('a developer finds a failure of the API about what may be gone among the errors', async () => {
  await failureOf(refused(undefined, 500), { mayBeGone: true })
  expect(log).toHaveBeenCalledOnce()
})

it('a change that another device made first is not logged as an error', async () => {
  expect((await failureOf(refused(undefined, 412))).status).toBe(412)
  expect(log).not.toHaveBeenCalled()
})
