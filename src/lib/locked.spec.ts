import { afterEach, expect, it, vi } from 'vitest'
import { locked } from './locked'

type Request = (name: string, work: () => Promise<string>) => Promise<string>
const withLocks = (request: Request) => vi.stubGlobal('navigator', { locks: { request } })
const work = vi.fn(() => Promise.resolve('placed'))
const refuse = () => Promise.reject(new DOMException('The request was denied.', 'SecurityError'))
afterEach(() => {
  vi.unstubAllGlobals()
  work.mockClear()
})

it.each<[string, () => void]>([
  ['the browser grants the lock', () => withLocks((_, granted) => granted())],
  ['F37 the browser refuses locks, as it does when cookies are blocked', () => withLocks(refuse)],
  ['the browser has no locks', () => vi.stubGlobal('navigator', {})],
])('the work runs once when %s', async (_, prepare) => {
  prepare()
  await expect(locked('a lock', work)).resolves.toBe('placed')
  expect(work).toHaveBeenCalledOnce()
})

it('an error within the lock is passed on, and the work is not repeated; other work does not wait for the lock', async () => {
  const request = vi.fn<Request>((_, granted) => granted())
  withLocks(request)
  work.mockRejectedValueOnce(new Error('Sold out'))
  await expect(locked('a lock', work)).rejects.toThrow('Sold out')
  expect(work).toHaveBeenCalledOnce()
  expect(request).toHaveBeenCalledExactlyOnceWith('a lock', expect.any(Function))
})
