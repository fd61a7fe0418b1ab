import fc from 'fast-check'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { localStore } from '../../lib/storage'
import { fingerprint } from '../../lib/fingerprint'
import { attemptAnswered, attemptDone, attemptKey, attemptSent, onAttempt, openAttempt } from './attempt'

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

describe('an order that was sent', () => {
  const OPEN = { by: fingerprint('ada'), looks: 'two teas', readyAt: 1, sentAt: 2 }
  beforeEach(() => {
    attemptKey('two teas')
    attemptSent(OPEN)
  })

  it('may have been placed until it is answered; the same again still has its key', () => {
    const key = attemptKey('two teas')
    expect(openAttempt('ada')).toEqual(OPEN)
    attemptAnswered()
    expect([openAttempt('ada'), attemptKey('two teas')]).toEqual([null, key])
  })

  it('is known only to the customer who sent it', () => {
    expect(openAttempt('bob')).toBeNull()
  })

  it('is told of in every tab', () => {
    vi.stubGlobal('window', new EventTarget())
    const told = vi.fn()
    const stop = onAttempt(told)
    attemptAnswered()
    window.dispatchEvent(new Event('storage'))
    expect(told).toHaveBeenCalledTimes(2)
    stop()
    attemptDone()
    window.dispatchEvent(new Event('storage'))
    expect(told).toHaveBeenCalledTimes(2)
  })

  it.each([null, 'open', { ...OPEN, by: 7 }, { ...OPEN, sentAt: 'then' }, { ...OPEN, readyAt: null }])(
    'F38 is not open when %j is stored of it, and keeps its key',
    (open) => {
      const key = attemptKey('two teas')
      localStore.set('orderAttempt', JSON.stringify({ of: fingerprint('two teas'), key, open }))
      expect([openAttempt('ada'), attemptKey('two teas')]).toEqual([null, key])
    },
  )
})
