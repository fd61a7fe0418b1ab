import { expect, it } from 'vitest'
import type { Payment } from '../../api/types'
import { isSettled } from './is-settled'

const STATUSES = ['PENDING', 'PROCESSING', 'PAID', 'DECLINED', 'CANCELLED', 'EXPIRED', 'REFUNDED'] as const
const settled = (method: Payment['method']) => STATUSES.filter((status) => isSettled({ status, method } as Payment))

it.each(['HOSTED', 'SAVED'] as const)('an order with the payment method %s is settled once it is paid', (method) => {
  expect(settled(method)).toEqual(['PAID'])
})

it('an order that is paid at the restaurant is settled from the beginning', () => {
  expect(settled('AT_RESTAURANT')).toEqual(['PENDING', 'PAID'])
})
