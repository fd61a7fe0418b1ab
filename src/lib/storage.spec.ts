import fc from 'fast-check'
import { beforeEach, describe, expect, it, vi } from 'vitest'

type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem' | 'removeItem'>
const refuse = () => {
  throw new DOMException('No', 'QuotaExceededError')
}
let kept: Map<string, string>
let working: Storage
/** The module loaded again, as after a reload of the page, over a browser's storage. */
async function withStorage(storage: Storage | (() => Storage)) {
  vi.resetModules()
  Object.defineProperty(globalThis, 'localStorage', {
    configurable: true,
    get: typeof storage === 'function' ? storage : () => storage,
  })
  return import('./storage')
}
beforeEach(() => {
  kept = new Map()
  working = {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  }
})

it('a storage sets, gets and removes values', async () => {
  const { localStore } = await withStorage(working)
  expect(localStore.get('theme')).toBeNull()
  localStore.set('theme', '1')
  expect(kept.get('theme')).toBe('1')
  kept.set('theme', 'of another tab')
  expect(localStore.get('theme')).toBe('of another tab')
  localStore.remove('theme')
  expect(localStore.get('theme')).toBeNull()
  expect(kept.has('theme')).toBe(false)
})

it('what belongs to the tab is stored for the tab, and not for the device', async () => {
  const ofTab = new Map<string, string>()
  const { sessionStore } = await withStorage(working)
  vi.stubGlobal('sessionStorage', { setItem: (key: string, value: string) => ofTab.set(key, value) })
  sessionStore.set('checkoutDraft', '1')
  expect([[...ofTab], kept.size]).toEqual([[['checkoutDraft', '1']], 0])
  vi.unstubAllGlobals()
})

describe('F37 storage that refuses', () => {
  it.each<[string, () => Storage | (() => Storage)]>([
    ['is not there', () => refuse],
    ['is undefined', () => () => undefined as never],
    ['does not take anything', () => ({ ...working, setItem: refuse })],
    ['does not give anything', () => ({ ...working, getItem: refuse, setItem: refuse })],
    ['does not forget', () => ({ ...working, removeItem: refuse })],
    ['does nothing', () => ({ getItem: refuse, setItem: refuse, removeItem: refuse })],
  ])('%s: it works as long as the page lives', async (_, storage) => {
    const { localStore } = await withStorage(storage())
    expect(localStore.get('theme')).toBeNull()
    localStore.set('theme', '1')
    localStore.set('theme', '2')
    expect(localStore.get('theme')).toBe('2')
    localStore.remove('theme')
    expect(localStore.get('theme')).toBeNull()
    localStore.set('theme', '3')
    expect(localStore.get('theme')).toBe('3')
  })

  it('keeps the new value and not the old one when it is full', async () => {
    kept.set('theme', 'old')
    const { localStore } = await withStorage({ ...working, setItem: refuse })
    localStore.set('theme', 'new')
    expect(localStore.get('theme')).toBe('new')
    localStore.remove('theme')
    expect(localStore.get('theme')).toBeNull()
  })
})

describe('F38 JSON that cannot be read', () => {
  const number = (value: unknown) => (typeof value === 'number' ? value : null)

  it('is removed, and readable JSON is not', async () => {
    const { localStore, readJson } = await withStorage(working)
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json(), fc.integer().map(String)), (text) => {
        localStore.set('theme', text)
        const read = readJson(localStore, 'theme', number)
        expect(localStore.get('theme')).toBe(read === null ? null : text)
        if (read !== null) expect(read).toBe(JSON.parse(text))
      }),
      { numRuns: 1000, examples: [['{'], [''], ['null'], ['undefined'], ['{"__proto__":1}'], ['\u0000'], ['7']] },
    )
  })

  it('is removed when its reader throws', async () => {
    const { localStore, readJson } = await withStorage(working)
    localStore.set('theme', '{}')
    expect(readJson(localStore, 'theme', (value) => (value as { deep: { deeper: 1 } }).deep.deeper)).toBeNull()
    expect(kept.has('theme')).toBe(false)
  })

  it('is null when nothing is stored, whatever its reader would make of that', async () => {
    const { localStore, readJson } = await withStorage(working)
    expect(readJson(localStore, 'theme', number)).toBeNull()
    expect(readJson(localStore, 'theme', () => 7)).toBeNull()
  })
})
