import { beforeEach, expect, it, vi } from 'vitest'
import type * as PatientRead from './patient-read'
import type * as PendingReads from './pending-reads'

type Ask = { answer: (response: Response) => void; fail: (cause: Error) => void; signal: AbortSignal }
let asked: Ask[]
let { read } = {} as typeof PatientRead
let { tryAgain } = {} as typeof PendingReads

/** Each test begins with nothing that is waited for. */
beforeEach(async () => {
  vi.resetModules()
  ;({ tryAgain } = await import('./pending-reads'))
  ;({ read } = await import('./patient-read'))
  asked = []
  vi.stubGlobal(
    'fetch',
    (_request: Request, { signal }: { signal: AbortSignal }) =>
      new Promise<Response>((resolve, reject) => asked.push({ answer: resolve, fail: reject, signal })),
  )
})

const begin = () => read(new Request('http://shop.test/menus'))
const textOf = async (response: Promise<Response>) => (await response).text()

it('a read continues until it is answered, with the whole answer', async () => {
  const response = begin()
  asked[0]!.answer(new Response('soup', { status: 203, headers: { etag: '"1"' } }))
  const { status, headers } = await response
  expect([status, headers.get('etag'), await textOf(response)]).toEqual([203, '"1"', 'soup'])
})

it('a repeated read takes whichever answer comes first', async () => {
  const [late, early] = [begin(), begin()]
  tryAgain()
  expect(asked).toHaveLength(4)
  asked[0]!.answer(new Response('first time'))
  asked[3]!.answer(new Response('second time'))
  expect([await textOf(late), await textOf(early)]).toEqual(['first time', 'second time'])
  tryAgain()
  expect(asked).toHaveLength(4)
})

it('an answer that stalls halfway loses to that of the repeated read', async () => {
  const response = begin()
  asked[0]!.answer(new Response(new ReadableStream({ start: (body) => body.enqueue(new Uint8Array(3)) })))
  tryAgain()
  asked[1]!.answer(new Response('whole'))
  expect(await textOf(response)).toBe('whole')
})

it('a read fails when all its requests have failed, and not before', async () => {
  const response = begin()
  const failed = vi.fn<(cause: unknown) => void>()
  response.catch(failed)
  tryAgain()
  asked[0]!.fail(new TypeError('Failed to fetch'))
  await new Promise((resolve) => setTimeout(resolve))
  expect(failed).not.toHaveBeenCalled()
  asked[1]!.fail(new TypeError('Failed to fetch'))
  await expect(response).rejects.toThrow('Failed to fetch')
})

it('an answer ends the other requests: they would hold their connections', async () => {
  const response = begin()
  tryAgain()
  asked[1]!.answer(new Response('soup'))
  await response
  expect(asked.map(({ signal }) => signal.aborted)).toEqual([true, false])
})

it('a quick failure does not replace an answer that is still pending', async () => {
  const response = begin()
  tryAgain()
  asked[1]!.answer(new Response(null, { status: 503 }))
  await new Promise((resolve) => setTimeout(resolve))
  asked[0]!.answer(new Response('soup'))
  expect(await textOf(response)).toBe('soup')
})

it('a failure counts when it is the last, and ends with the signal of its query', async () => {
  const failed = begin()
  asked[0]!.answer(new Response(null, { status: 503 }))
  expect((await failed).status).toBe(503)
  const query = new AbortController()
  void read(new Request('http://shop.test/menus', { signal: query.signal })).catch(() => {})
  query.abort()
  expect(asked[1]!.signal.aborted).toBe(true)
})

it('a read takes the answer that the page has asked for early, once', async () => {
  vi.stubGlobal('earlyReads', { 'http://shop.test/menus': Promise.resolve(new Response('early')) })
  expect(await textOf(begin())).toBe('early')
  expect(asked).toHaveLength(0)
  void begin()
  expect(asked).toHaveLength(1)
})

it('an early read that fails or is refused is made again', async () => {
  vi.stubGlobal('earlyReads', { 'http://shop.test/menus': Promise.reject(new TypeError('Failed to fetch')) })
  const response = begin()
  await vi.waitFor(() => expect(asked).toHaveLength(1))
  asked[0]!.answer(new Response('later'))
  expect(await textOf(response)).toBe('later')
})
