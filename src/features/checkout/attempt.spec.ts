import fc from 'fast-check'
import { beforeEach, expect, it } from 'vitest'
import { localStore } from '../../lib/storage'
import { attemptDone, attemptKey } from './attempt'

beforeEach(attemptDone)

it('F41 the same order has the same key, however often it is asked for', async () => {
  const key = await attemptKey('two teas')
  expect(await attemptKey('two teas')).toBe(key)
  expect(key).toMatch(/^[0-9a-f-]{36}$/)
})

it('another order has another key, and the first one a new one after it', async () => {
  const keys = [await attemptKey('two teas'), await attemptKey('three teas'), await attemptKey('two teas')]
  expect(new Set(keys).size).toBe(3)
})

it('the same order again, once the first is paid, is a new one', async () => {
  const first = await attemptKey('two teas')
  attemptDone()
  expect(await attemptKey('two teas')).not.toBe(first)
})

it('the key outlives a reload, and is the same in every tab; what was ordered cannot be read there', async () => {
  const key = await attemptKey('two teas')
  const kept = localStore.get('orderAttempt')!
  expect(kept).toContain(key)
  expect(kept).not.toContain('teas')
  localStore.set('orderAttempt', kept.replace(key, 'key-of-before-the-reload'))
  expect(await attemptKey('two teas')).toBe('key-of-before-the-reload')
  expect(await attemptKey('three teas')).not.toBe('key-of-before-the-reload')
})

it('F38 whatever is stored, there is a key, and it stays', async () => {
  await fc.assert(
    fc.asyncProperty(fc.oneof(fc.string(), fc.json()), async (text) => {
      localStore.set('orderAttempt', text)
      const key = await attemptKey('two teas')
      expect(key).toMatch(/^[0-9a-f-]{36}$/)
      expect(await attemptKey('two teas')).toBe(key)
    }),
  )
})
