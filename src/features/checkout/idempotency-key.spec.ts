import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { localStore, sessionStore } from '../../lib/storage'
import { fingerprint } from '../../lib/fingerprint'
import { clearOrderData, keepOrderData } from './order-data'
import {
  orderAnswered,
  orderDone,
  idempotencyKey,
  isAnother,
  orderPlaced,
  orderSent,
  onOrderSent,
  sentDraft,
  holdAttempt,
  CONCLUDED_AFTER,
  unconfirmedOrder,
} from './idempotency-key'

beforeEach(orderDone)

it('F41 the same order has the same key, however often it is requested', () => {
  const key = idempotencyKey('two teas')
  expect(idempotencyKey('two teas')).toBe(key)
  expect(key).toMatch(/^[0-9a-f-]{36}$/)
})

it('another order has another key, and the first one a new one after it', () => {
  const keys = [idempotencyKey('two teas'), idempotencyKey('three teas'), idempotencyKey('two teas')]
  expect(new Set(keys).size).toBe(3)
})

it('the same order again, once the first is paid, is a new one', () => {
  const first = idempotencyKey('two teas')
  orderDone()
  expect(idempotencyKey('two teas')).not.toBe(first)
})

it('the key survives a reload, and is the same in every tab; it does not reveal what was ordered', () => {
  const key = idempotencyKey('two teas')
  const kept = localStore.get('orderAttempt')!
  expect(kept).toContain(key)
  expect(kept).not.toContain('teas')
  localStore.set('orderAttempt', kept.replace(key, 'key-of-before-the-reload'))
  expect(idempotencyKey('two teas')).toBe('key-of-before-the-reload')
  expect(idempotencyKey('three teas')).not.toBe('key-of-before-the-reload')
})

it('F38 whatever is stored, there is a key, and it stays', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      localStore.set('orderAttempt', text)
      const key = idempotencyKey('two teas')
      expect(key).toMatch(/^[0-9a-f-]{36}$/)
      expect(idempotencyKey('two teas')).toBe(key)
    }),
  )
})

describe('an order that was sent', () => {
  const DRAFT = { note: 'No ice' }
  const draftOf = (customerId: string) => sentDraft(customerId, (value) => value)
  const OPEN = { by: fingerprint('ada'), looks: 'two teas', readyAt: 1, sentAt: Date.now() }
  beforeEach(() => {
    idempotencyKey('two teas')
    orderSent(OPEN, DRAFT)
  })

  it('may have been placed until it is answered; the same order again still has its key', () => {
    const key = idempotencyKey('two teas')
    expect(unconfirmedOrder('ada')).toEqual(OPEN)
    orderAnswered()
    expect([unconfirmedOrder('ada'), idempotencyKey('two teas')]).toEqual([null, key])
  })

  it('is still open after a reload, and keeps its key', () => {
    const key = idempotencyKey('two teas')
    const stored = JSON.parse(localStore.get('orderAttempt')!) as unknown
    expect(stored).toEqual({ of: fingerprint('two teas'), key, open: OPEN })
    localStore.set('orderAttempt', JSON.stringify({ ...OPEN, of: fingerprint('two teas'), key: 'kept', open: OPEN }))
    expect([unconfirmedOrder('ada'), idempotencyKey('two teas')]).toEqual([OPEN, 'kept'])
  })

  it('is distinguished from another order', () => {
    expect([isAnother('two teas'), isAnother('three teas')]).toEqual([false, true])
    orderDone()
    expect(isAnother('two teas')).toBe(true)
  })

  it.each([{ of: 7 }, { key: 7 }, { key: undefined }])('F38 is dropped when it is stored with %j', (wrong) => {
    localStore.set('orderAttempt', JSON.stringify({ of: fingerprint('two teas'), key: 'kept', open: OPEN, ...wrong }))
    expect(unconfirmedOrder('ada')).toBeNull()
    expect(localStore.get('orderAttempt')).toBeNull()
    expect(idempotencyKey('two teas')).toMatch(/^[0-9a-f-]{36}$/)
  })

  it('is known only to the customer who sent it', () => {
    expect([unconfirmedOrder('bob'), draftOf('bob')]).toEqual([null, null])
  })

  it.each([
    ['it is answered', orderAnswered],
    ['it is paid', orderDone],
    ['another one is begun', () => void idempotencyKey('three teas')],
  ])('keeps what was filled in for it until %s', (_, happen) => {
    expect(draftOf('ada')).toEqual(DRAFT)
    expect(idempotencyKey('two teas')).toBeTruthy()
    expect(draftOf('ada')).toEqual(DRAFT)
    happen()
    expect([draftOf('ada'), localStore.get('sentDraft')]).toEqual([null, null])
  })

  it('is not filled in once it is too old to be placed, and nothing of it stays on the device', () => {
    orderSent({ ...OPEN, sentAt: Date.now() - CONCLUDED_AFTER + 1000 }, DRAFT)
    expect(draftOf('ada')).toEqual(DRAFT)
    orderSent({ ...OPEN, sentAt: Date.now() - CONCLUDED_AFTER - 1000 }, DRAFT)
    expect([draftOf('ada'), localStore.get('sentDraft')]).toEqual([null, null])
  })

  describe('and that is placed', () => {
    const PLACED = { ...OPEN, placed: 'ord_1' }
    beforeEach(() => orderPlaced('ord_1'))
    afterEach(() => {
      clearOrderData()
      sessionStore.remove('checkoutDraft')
    })

    it('stays open in other tabs, with its key, until its outcome is known', () => {
      const key = idempotencyKey('two teas')
      expect([unconfirmedOrder('ada'), unconfirmedOrder('bob')]).toEqual([PLACED, null])
      orderAnswered()
      expect([unconfirmedOrder('ada'), idempotencyKey('two teas')]).toEqual([null, key])
    })

    it('keeps its draft, however long ago it was sent', () => {
      orderSent({ ...OPEN, sentAt: Date.now() - CONCLUDED_AFTER - 60_000 }, DRAFT)
      orderPlaced('ord_1')
      expect(draftOf('ada')).toEqual(DRAFT)
    })

    it('is open for a day', () => {
      const sentAgo = (ms: number) => {
        orderSent({ ...OPEN, sentAt: Date.now() - ms }, DRAFT)
        orderPlaced('ord_1')
        return unconfirmedOrder('ada')?.placed
      }
      expect([sentAgo(24 * 3_600_000 - 1000), sentAgo(24 * 3_600_000 + 1000)]).toEqual(['ord_1', undefined])
    })

    it.each([
      ['is not open in a tab that went to its payment page and has a draft', 'ord_1', '{}', null],
      ['is open in a tab that went to its payment page and has no draft', 'ord_1', null, PLACED],
      ['is open in a tab that went to the payment page of another order', 'ord_0', '{}', PLACED],
    ])('%s', (_, orderId, own, expected) => {
      keepOrderData({ orderId })
      if (own) sessionStore.set('checkoutDraft', own)
      expect(unconfirmedOrder('ada')).toEqual(expected)
    })

    it('has an unknown outcome when it is sent again', () => {
      keepOrderData({ orderId: 'ord_1' })
      sessionStore.set('checkoutDraft', '{}')
      orderSent(OPEN, DRAFT)
      expect(unconfirmedOrder('ada')).toEqual(OPEN)
    })

    it('F38 only counts as placed when that is stored for it', () => {
      const stored = localStore.get('orderAttempt')!
      localStore.set('orderAttempt', stored.replace('"placed":"ord_1"', '"placed":7'))
      expect(unconfirmedOrder('ada')).toEqual(OPEN)
    })
  })

  it('is not recorded as placed after it was refused', () => {
    orderAnswered()
    const stored = localStore.get('orderAttempt')
    orderPlaced('ord_1')
    expect([unconfirmedOrder('ada'), localStore.get('orderAttempt')]).toEqual([null, stored])
    orderDone()
    orderPlaced('ord_1')
    expect(localStore.get('orderAttempt')).toBeNull()
  })

  describe('is put back after a later one was refused', () => {
    const OTHER = { ...OPEN, looks: 'three teas' }
    let putBack: () => void
    beforeEach(() => {
      putBack = holdAttempt()
      idempotencyKey('three teas')
      orderSent(OTHER, { note: 'With ice' })
    })

    it('with its key and what was filled in for it', () => {
      const [key, before] = [JSON.parse(localStore.get('orderAttempt')!) as { key: string }, unconfirmedOrder('ada')]
      putBack()
      expect([before, unconfirmedOrder('ada'), draftOf('ada')]).toEqual([OTHER, OPEN, DRAFT])
      expect(isAnother('two teas')).toBe(false)
      expect(idempotencyKey('two teas')).not.toBe(key.key)
    })

    it('without what was filled in for it if the customer has logged out meanwhile', () => {
      localStore.remove('sentDraft')
      putBack()
      expect([unconfirmedOrder('ada'), localStore.get('sentDraft')]).toEqual([OPEN, null])
    })
  })

  it('is put back without what was filled in for the refused one', () => {
    localStore.remove('sentDraft')
    const putBack = holdAttempt()
    idempotencyKey('three teas')
    orderSent(OPEN, { note: 'With ice' })
    putBack()
    expect([unconfirmedOrder('ada'), localStore.get('sentDraft')]).toEqual([OPEN, null])
  })

  it('is known without what was filled in after a logout', () => {
    localStore.remove('sentDraft')
    orderSent(OPEN, null)
    expect([unconfirmedOrder('ada'), localStore.get('sentDraft')]).toEqual([OPEN, null])
  })

  it('is announced in every tab', () => {
    vi.stubGlobal('window', new EventTarget())
    const told = vi.fn()
    const stop = onOrderSent(told)
    orderAnswered()
    window.dispatchEvent(new Event('storage'))
    expect(told).toHaveBeenCalledTimes(2)
    stop()
    orderDone()
    window.dispatchEvent(new Event('storage'))
    expect(told).toHaveBeenCalledTimes(2)
  })

  it('is announced once: a second answer changes nothing', () => {
    vi.stubGlobal('window', new EventTarget())
    orderAnswered()
    const told = vi.fn()
    const stop = onOrderSent(told)
    orderAnswered()
    stop()
    expect(told).not.toHaveBeenCalled()
  })

  it('is not stored without its key, as nothing could be sent again with it', () => {
    orderDone()
    expect(localStore.get('orderAttempt')).toBeNull()
    orderSent(OPEN, DRAFT)
    expect([localStore.get('orderAttempt'), localStore.get('sentDraft')]).toEqual([null, null])
    orderAnswered()
    expect(localStore.get('orderAttempt')).toBeNull()
  })

  it.each([
    ['nothing', null],
    ['a text', 'open'],
    ['a customer that is no text', { ...OPEN, by: 7 }],
    ['a look that is no text', { ...OPEN, looks: 7 }],
    ['a time that is no number', { ...OPEN, sentAt: 'then' }],
    ['no time', { ...OPEN, readyAt: null }],
  ])('F38 is not open when %s is stored for it, and keeps its key', (_, open) => {
    const key = idempotencyKey('two teas')
    localStore.set('orderAttempt', JSON.stringify({ of: fingerprint('two teas'), key, open }))
    expect([unconfirmedOrder('ada'), idempotencyKey('two teas')]).toEqual([null, key])
    vi.stubGlobal('window', new EventTarget())
    const told = vi.fn()
    const stop = onOrderSent(told)
    orderAnswered()
    stop()
    expect(told).not.toHaveBeenCalled()
  })
})
