import fc from 'fast-check'
import { beforeEach, describe, expect, it, vi } from 'vitest'
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

beforeEach(() => {
  orderDone()
  clearOrderData()
  sessionStore.remove('checkoutDraft')
})

it('F41 the same order has the same key until it is paid, however often it is requested; another has another', () => {
  const key = idempotencyKey('two teas')
  expect(idempotencyKey('two teas')).toBe(key)
  expect(key).toMatch(/^[0-9a-f-]{36}$/)
  const later = [idempotencyKey('three teas'), idempotencyKey('two teas')]
  orderDone()
  expect(new Set([key, ...later, idempotencyKey('two teas')]).size).toBe(4)
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
  const STORED = { of: fingerprint('two teas'), key: 'kept' }
  beforeEach(() => {
    idempotencyKey('two teas')
    orderSent(OPEN, DRAFT)
  })

  it('may have been placed until it is answered; the same order again still has its key, another has not', () => {
    const key = idempotencyKey('two teas')
    expect([unconfirmedOrder('ada'), isAnother('two teas'), isAnother('three teas')]).toEqual([OPEN, false, true])
    orderAnswered()
    expect([unconfirmedOrder('ada'), idempotencyKey('two teas')]).toEqual([null, key])
    orderDone()
    expect(isAnother('two teas')).toBe(true)
  })

  it('is still open after a reload, and keeps its key; only the customer who sent it knows of it', () => {
    const key = idempotencyKey('two teas')
    expect(JSON.parse(localStore.get('orderAttempt')!)).toEqual({ of: fingerprint('two teas'), key, open: OPEN })
    localStore.set('orderAttempt', JSON.stringify({ ...OPEN, ...STORED, open: OPEN }))
    expect([unconfirmedOrder('ada'), idempotencyKey('two teas')]).toEqual([OPEN, 'kept'])
    expect([unconfirmedOrder('bob'), draftOf('bob')]).toEqual([null, null])
  })

  it.each([{ of: 7 }, { key: 7 }, { key: undefined }])('F38 is dropped when it is stored with %j', (wrong) => {
    localStore.set('orderAttempt', JSON.stringify({ ...STORED, open: OPEN, ...wrong }))
    expect([unconfirmedOrder('ada'), localStore.get('orderAttempt')]).toEqual([null, null])
    expect(idempotencyKey('two teas')).toMatch(/^[0-9a-f-]{36}$/)
  })

  it('keeps what was filled in for it until another one is begun, or it is too old to be placed', () => {
    const sentAgo = (ms: number) => {
      orderSent({ ...OPEN, sentAt: Date.now() - ms }, DRAFT)
      return [draftOf('ada'), localStore.get('sentDraft')]
    }
    expect(sentAgo(CONCLUDED_AFTER - 1000)).toEqual([DRAFT, JSON.stringify(DRAFT)])
    expect(sentAgo(CONCLUDED_AFTER + 1000)).toEqual([null, null])
    orderSent(OPEN, DRAFT)
    idempotencyKey('two teas')
    expect(draftOf('ada')).toEqual(DRAFT)
    idempotencyKey('three teas')
    expect([draftOf('ada'), localStore.get('sentDraft')]).toEqual([null, null])
  })

  describe('and that is placed', () => {
    const PLACED = { ...OPEN, placed: 'ord_1' }
    beforeEach(() => orderPlaced('ord_1'))

    it('stays open in other tabs, with its key, until its outcome is known', () => {
      const key = idempotencyKey('two teas')
      expect([unconfirmedOrder('ada'), unconfirmedOrder('bob')]).toEqual([PLACED, null])
      orderAnswered()
      expect([unconfirmedOrder('ada'), idempotencyKey('two teas')]).toEqual([null, key])
    })

    it('is open for a day, and keeps its draft as long', () => {
      const sentAgo = (ms: number) => {
        orderSent({ ...OPEN, sentAt: Date.now() - ms }, DRAFT)
        orderPlaced('ord_1')
        return [unconfirmedOrder('ada')?.placed, draftOf('ada')]
      }
      expect(sentAgo(24 * 3_600_000 - 1000)).toEqual(['ord_1', DRAFT])
      expect(sentAgo(24 * 3_600_000 + 1000)).toEqual([undefined, null])
    })

    it.each([
      ['is not open in a tab that went to its payment page and has a draft', 'ord_1', '{}', null],
      ['is open in a tab that went to its payment page and has no draft', 'ord_1', null, PLACED],
      ['is open in a tab that went to the payment page of another order', 'ord_0', '{}', PLACED],
    ])('%s, and has an unknown outcome when it is sent again', (_, orderId, own, expected) => {
      keepOrderData({ orderId })
      if (own) sessionStore.set('checkoutDraft', own)
      expect(unconfirmedOrder('ada')).toEqual(expected)
      orderSent(OPEN, DRAFT)
      expect(unconfirmedOrder('ada')).toEqual(OPEN)
    })
  })

  /** A later one is sent, which the API then refuses. */
  function sendAnother() {
    const putBack = holdAttempt()
    idempotencyKey('three teas')
    orderSent({ ...OPEN, looks: 'three teas' }, { note: 'With ice' })
    return putBack
  }

  it('is put back after a later one was refused, with its key and its draft unless the customer has logged out', () => {
    const key = idempotencyKey('two teas')
    const left = () => [unconfirmedOrder('ada'), draftOf('ada'), localStore.get('sentDraft') !== null]
    const putBack = sendAnother()
    expect(unconfirmedOrder('ada')?.looks).toBe('three teas')
    putBack()
    expect([...left(), idempotencyKey('two teas')]).toEqual([OPEN, DRAFT, true, key])
    const putBackLater = sendAnother()
    localStore.remove('sentDraft')
    putBackLater()
    expect(left()).toEqual([OPEN, null, false])
    sendAnother()()
    expect(left()).toEqual([OPEN, null, false])
    orderSent(OPEN, null)
    expect(left()).toEqual([OPEN, null, false])
  })

  it('is announced in every tab, once for each change', () => {
    vi.stubGlobal('window', new EventTarget())
    const told = vi.fn()
    const stop = onOrderSent(told)
    orderAnswered()
    orderAnswered()
    window.dispatchEvent(new Event('storage'))
    stop()
    orderDone()
    window.dispatchEvent(new Event('storage'))
    expect(told).toHaveBeenCalledTimes(2)
  })

  it('is not recorded as placed after it was refused, and not at all without its key', () => {
    orderAnswered()
    const stored = localStore.get('orderAttempt')
    orderPlaced('ord_1')
    expect([unconfirmedOrder('ada'), localStore.get('orderAttempt')]).toEqual([null, stored])
    orderDone()
    orderPlaced('ord_1')
    orderSent(OPEN, DRAFT)
    orderAnswered()
    expect([localStore.get('orderAttempt'), localStore.get('sentDraft')]).toEqual([null, null])
  })

  it.each([
    ['nothing', null, null],
    ['a text', 'open', null],
    ['a customer that is no text', { ...OPEN, by: 7 }, null],
    ['a look that is no text', { ...OPEN, looks: 7 }, null],
    ['a time that is no number', { ...OPEN, sentAt: 'then' }, null],
    ['no time', { ...OPEN, readyAt: null }, null],
    ['an id that is no text', { ...OPEN, placed: 7 }, OPEN],
  ])('F38 is not open, or not placed, when %s is stored for it, and keeps its key', (_, open, left) => {
    localStore.set('orderAttempt', JSON.stringify({ ...STORED, open }))
    expect([unconfirmedOrder('ada'), idempotencyKey('two teas')]).toEqual([left, 'kept'])
  })
})
