import { beforeEach, expect, it } from 'vitest'
import { sessionStore } from '../../lib/storage'
import { clearOrderData, keepOrderData, readOrderData } from './order-data'

beforeEach(clearOrderData)

it('the order data is stored under orderData until it is cleared', () => {
  expect(readOrderData()).toBeNull()
  keepOrderData({ orderId: 'ord_1' })
  expect(sessionStore.get('orderData')).toBe('{"orderId":"ord_1"}')
  expect(readOrderData()).toEqual({ orderId: 'ord_1' })
  expect(readOrderData()).toEqual({ orderId: 'ord_1' })
  clearOrderData()
  expect(readOrderData()).toBeNull()
})

it.each(['', 'null', '[]', '"ord_1"', '{}', '{"orderId":""}', '{"orderId":7}', '{"orderId":'])(
  'F38 the order data %j counts as missing, and is removed',
  (text) => {
    sessionStore.set('orderData', text)
    expect(readOrderData()).toBeNull()
    expect(sessionStore.get('orderData')).toBeNull()
  },
)

it('F38 of any other order data only the id is used', () => {
  sessionStore.set('orderData', '{"orderId":"ord_1","status":"PAID","total":1}')
  expect(readOrderData()).toEqual({ orderId: 'ord_1' })
})
