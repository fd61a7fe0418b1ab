import { beforeEach, expect, it, vi } from 'vitest'

const loadCode = vi.hoisted(() => vi.fn<() => Promise<unknown>>())
vi.mock('../lib/load-code', () => ({ loadCode }))

const http = {}

/** The module loaded again, as after a reload of the page. */
async function reloaded() {
  vi.resetModules()
  return import('./client')
}

beforeEach(() => loadCode.mockReset().mockResolvedValue({ http }))

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
