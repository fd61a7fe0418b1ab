import { afterEach, expect, it, vi } from 'vitest'
import { storageLasts } from './lasting-storage'

const refuse = () => {
  throw new DOMException('No', 'QuotaExceededError')
}
afterEach(() => void vi.unstubAllGlobals())

it('F37 what is stored outlives the page, and looking leaves nothing behind', () => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  })
  expect(storageLasts()).toBe(true)
  expect(kept.size).toBe(0)
})

it.each([
  ['is missing', undefined],
  ['takes nothing', { setItem: refuse, removeItem: () => {} }],
])('F37 nothing outlives the page where the storage %s', (_, storage) => {
  vi.stubGlobal('localStorage', storage)
  expect(storageLasts()).toBe(false)
})
