import { beforeEach, expect, it, vi } from 'vitest'

const loadCode = vi.hoisted(() => vi.fn<() => Promise<unknown>>())
vi.mock('../lib/load-code', () => ({ loadCode }))

const http = {
  GET: vi.fn((...args: unknown[]) => Promise.resolve(['GET', ...args])),
  POST: vi.fn((...args: unknown[]) => Promise.resolve(['POST', ...args])),
  PUT: vi.fn((...args: unknown[]) => Promise.resolve(['PUT', ...args])),
  DELETE: vi.fn((...args: unknown[]) => Promise.resolve(['DELETE', ...args])),
}

/** The module loaded again, as after a reload of the page. */
async function reloaded() {
  vi.resetModules()
  return import('./client')
}

beforeEach(() => loadCode.mockReset().mockResolvedValue({ http }))

it.each(['GET', 'POST', 'PUT', 'DELETE'] as const)('a %s is passed on as it is', async (method) => {
  const { api } = await reloaded()
  const call = api[method] as unknown as (...args: unknown[]) => Promise<unknown>
  await expect(call('/menus', { body: 7 })).resolves.toEqual([method, '/menus', { body: 7 }])
})

it('the code that calls the API is loaded once for all calls', async () => {
  const { loadRuntime } = await reloaded()
  expect(await loadRuntime()).toBe(await loadRuntime())
  expect(loadCode).toHaveBeenCalledOnce()
})

it('F55 a call after one whose code could not be loaded tries again', async () => {
  const { loadRuntime } = await reloaded()
  loadCode.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
  await expect(loadRuntime()).rejects.toThrow('Failed to fetch')
  await expect(loadRuntime()).resolves.toEqual({ http })
})
