import fc from 'fast-check'
import { beforeEach, expect, it } from 'vitest'
import { localStore } from '../../lib/storage'
import { attemptDone, attemptKey } from './attempt'

beforeEach(attemptDone)

it('F41 the same order has the same key, however often it is asked for', () => {
  const key = attemptKey('two teas')
  expect(attemptKey('two teas')).toBe(key)
  expect(key).toMatch(/^[0-9a-f-]{36}$/)
})

it('another order has another key, and the first one a new one after it', () => {
  const keys = [attemptKey('two teas'), attemptKey('three teas'), attemptKey('two teas')]
  expect(new Set(keys).size).toBe(3)
})

it('the same order again, once the first is paid, is a new one', () => {
  const first = attemptKey('two teas')
  attemptDone()
  expect(attemptKey('two teas')).not.toBe(first)
})

it('the key outlives a reload, and is the same in every tab; what was ordered cannot be read there', () => {
  const key = attemptKey('two teas')
  const kept = localStore.get('orderAttempt')!
  expect(kept).toContain(key)
  expect(kept).not.toContain('teas')
  localStore.set('orderAttempt', kept.replace(key, 'key-of-before-the-reload'))
  expect(attemptKey('two teas')).toBe('key-of-before-the-reload')
  expect(attemptKey('three teas')).not.toBe('key-of-before-the-reload')
})

it('F38 whatever is stored, there is a key, and it stays', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      localStore.set('orderAttempt', text)
      const key = attemptKey('two teas')
      expect(key).toMatch(/^[0-9a-f-]{36}$/)
      expect(attemptKey('two teas')).toBe(key)
    }),
  )
})
