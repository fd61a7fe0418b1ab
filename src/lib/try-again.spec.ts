import { beforeEach, expect, it, vi } from 'vitest'
import type * as TryAgain from './try-again'

type Ask = { answer: (response: Response) => void; fail: (cause: Error) => void }
let asked: Ask[]
let { read, tryAgain } = {} as typeof TryAgain

/** Each test begins with nothing that is waited for. */
beforeEach(async () => {
  vi.resetModules()
  ;({ read, tryAgain } = await import('./try-again'))
  asked = []
  vi.stubGlobal(
    'fetch',
    () => new Promise<Response>((resolve, reject) => asked.push({ answer: resolve, fail: reject })),
  )
})

const begin = () => read(new Request('http://shop.test/menus'))
const textOf = async (response: Promise<Response>) => (await response).text()

it('a read goes on until it is answered, with all that the answer says', async () => {
  const response = begin()
  asked[0]!.answer(new Response('soup', { status: 203, headers: { etag: '"1"' } }))
  const { status, headers } = await response
  expect([status, headers.get('etag'), await textOf(response)]).toEqual([203, '"1"', 'soup'])
})

it('asked again, whichever answer comes first counts', async () => {
  const [late, early] = [begin(), begin()]
  tryAgain()
  expect(asked).toHaveLength(4)
  asked[0]!.answer(new Response('first time'))
  asked[3]!.answer(new Response('second time'))
  expect([await textOf(late), await textOf(early)]).toEqual(['first time', 'second time'])
  tryAgain()
  expect(asked).toHaveLength(4)
})

it('an answer that hangs halfway is none: asked again, the other counts', async () => {
  const response = begin()
  asked[0]!.answer(new Response(new ReadableStream({ start: (body) => body.enqueue(new Uint8Array(3)) })))
  tryAgain()
  asked[1]!.answer(new Response('whole'))
  expect(await textOf(response)).toBe('whole')
})

it('fails when all that was asked has failed, and not before', async () => {
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
