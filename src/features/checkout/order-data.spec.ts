import fc from 'fast-check'
import { beforeEach, expect, it } from 'vitest'
import { sessionStore } from '../../lib/storage'
import { clearOrderData, keepOrderData, readOrderData } from './order-data'

beforeEach(clearOrderData)

it('is kept under orderData until it is cleared', () => {
  expect(readOrderData()).toBeNull()
  keepOrderData({ orderId: 'ord_1' })
  expect(sessionStore.get('orderData')).toBe('{"orderId":"ord_1"}')
  expect(readOrderData()).toEqual({ orderId: 'ord_1' })
  expect(readOrderData()).toEqual({ orderId: 'ord_1' })
  clearOrderData()
  expect(readOrderData()).toBeNull()
})

it.each(['', 'null', '[]', '"ord_1"', '{}', '{"orderId":""}', '{"orderId":7}', '{"orderId":'])(
  'F38 %j is none, and is dropped',
  (text) => {
    sessionStore.set('orderData', text)
    expect(readOrderData()).toBeNull()
    expect(sessionStore.get('orderData')).toBeNull()
  },
)

it('F38 of anything else only the id is taken', () => {
  sessionStore.set('orderData', '{"orderId":"ord_1","status":"PAID","total":1}')
  expect(readOrderData()).toEqual({ orderId: 'ord_1' })
})

it('F38 nothing that is stored makes it throw', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      sessionStore.set('orderData', text)
      expect(typeof (readOrderData()?.orderId ?? '')).toBe('string')
    }),
  )
})
