import { afterEach, expect, it, vi } from 'vitest'

const device = vi.hoisted(() => ({ del: (_key: unknown): Promise<void> => Promise.resolve() }))
vi.mock('idb-keyval', () => ({ del: (key: unknown) => device.del(key) }))

/** The module loaded again: the setup of tests has loaded it with the real storage. */
async function forget() {
  vi.resetModules()
  await (await import('./stored-answers')).forgetAnswersAboutCustomers()
}

afterEach(() => vi.unstubAllGlobals())

it('with nobody signed in the stored answers about customers go, and the others stay', async () => {
  vi.stubGlobal('indexedDB', {})
  vi.stubGlobal('IDBKeyRange', { bound: (from: string, to: string) => ({ from, to }) })
  const keys = new Set(['["customer","ada","cart"]', '["customer","bob","cart"]', '["menus"]', '["restaurant"]'])
  device.del = (range) => {
    const { from, to } = range as { from: string; to: string }
    for (const key of keys) if (key >= from && key <= to) keys.delete(key)
    return Promise.resolve()
  }
  await forget()
  expect([...keys]).toEqual(['["menus"]', '["restaurant"]'])
})

it('F37 nothing happens where the browser has no database, or refuses it', async () => {
  await forget()
  vi.stubGlobal('indexedDB', {})
  vi.stubGlobal('IDBKeyRange', { bound: () => ({}) })
  device.del = () => Promise.reject(new Error('No'))
  await expect(forget()).resolves.toBeUndefined()
})
