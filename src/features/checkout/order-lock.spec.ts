// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest'

afterEach(() => {
  localStorage.clear()
  vi.unstubAllGlobals()
})

/** Locks as a browser grants them: one at a time for each name, in all tabs. */
function withLocks() {
  const last = new Map<string, Promise<unknown>>()
  const request = (name: string, work: () => Promise<unknown>) => {
    const result = (last.get(name) ?? Promise.resolve()).then(work)
    last.set(name, result)
    return result
  }
  vi.stubGlobal('navigator', { locks: { request } })
}

/** A tab has its own copy of every module, and shares only the storage and the locks. */
async function openTab() {
  vi.resetModules()
  return import('./idempotency-key')
}

it('F41 a second tab waits until the order of the first is answered, and then takes the same key', async () => {
  withLocks()
  const [one, other] = [await openTab(), await openTab()]
  const done: string[] = []
  let answered = () => {}
  const answer = new Promise<void>((resolve) => (answered = resolve))
  const placeIn = (tab: typeof one, name: string) =>
    tab.withOrderLock(async () => {
      const key = tab.idempotencyKey('two teas')
      done.push(`${name} sends`)
      if (name === 'one') await answer
      done.push(`${name} is answered`)
      return key
    })
  const first = placeIn(one, 'one')
  const second = placeIn(other, 'other')
  await vi.waitFor(() => expect(done).toEqual(['one sends']))
  await new Promise((resolve) => setImmediate(resolve))
  expect(done).toEqual(['one sends'])
  answered()
  expect(await second).toBe(await first)
  expect(done).toEqual(['one sends', 'one is answered', 'other sends', 'other is answered'])
})

it('F41 an order waits for a tab that still runs an earlier version of the shop, and not for what the cart does', async () => {
  withLocks()
  const tab = await openTab()
  let answered = () => {}
  const hold = (name: string) => void navigator.locks.request(name, () => new Promise<void>((end) => (answered = end)))
  hold('')
  const place = vi.fn(() => Promise.resolve())
  await tab.withOrderLock(place)
  hold('place an order')
  const second = tab.withOrderLock(place)
  await new Promise((resolve) => setImmediate(resolve))
  expect(place).toHaveBeenCalledOnce()
  answered()
  await second
  expect(place).toHaveBeenCalledTimes(2)
})
