import { expect, it } from 'vitest'
import type { Address, Order } from '../../api/types'
import { asLastTime } from './as-last-time'

const address = { line1: '86 Lantern Row', city: 'New York', region: 'NY', postalCode: '10002', country: 'US' }
const home: Address = { id: 'home', label: '', isDefault: false, deliverable: true, address }
const work: Address = { ...home, id: 'work', isDefault: true, address: { ...address, line1: '5 Ludlow Street' } }

type Last = { tip?: number; method?: Order['payment']['method']; currency?: string; to?: typeof address }
const last = ({ tip = 0, method = 'HOSTED', currency = 'USD', to }: Last = {}) =>
  ({
    fulfilment: {
      ...{ type: to ? 'DELIVERY' : 'PICKUP', requestedTime: '2026-11-20T18:30:00Z', readyAt: '2026-11-20T18:30:00Z' },
      ...(to && { address: to }),
    },
    totals: { currency, subtotal: 2200, discount: 0, tax: 195, fees: [], tip, total: 2395 + tip },
    payment: { method },
  }) as unknown as Order

it('the same order again is for as soon as possible, and without the promo code', () => {
  expect(asLastTime(last(), [])).toMatchObject({ type: 'PICKUP', requestedTime: null, promoCode: null })
})

it.each([
  [0, 'USD', { kind: 'none' }],
  [330, 'USD', { kind: 'percent', percent: 15 }],
  [305, 'USD', { kind: 'custom', text: '3.05', amount: 305 }],
  [500, 'JPY', { kind: 'custom', text: '500', amount: 500 }],
])('a tip of %i %s is given again', (tip, currency, choice) => {
  expect(asLastTime(last({ tip, currency }), []).tip).toEqual(choice)
})

it('a delivery goes to the same saved address, or else to the default one', () => {
  const to = (saved: Address[]) => asLastTime(last({ to: address }), saved)
  const flat: Address = { ...home, id: 'flat', address: { ...address, line2: 'Apt 2' } }
  expect(to([work, flat, home])).toMatchObject({ type: 'DELIVERY', addressId: 'home' })
  expect(to([work, { ...home, address: { ...address, line2: '' } }]).addressId).toBe('home')
  expect(to([work, flat]).addressId).toBeNull()
})

it.each([
  ['line1', '87 Lantern Row'],
  ['line2', 'Apt 2'],
  ['city', 'Albany'],
  ['region', 'NJ'],
  ['postalCode', '10003'],
  ['country', 'CA'],
])('a delivery is not taken to a saved address with another %s', (part, other) => {
  const saved = { ...home, address: { ...address, [part]: other } }
  expect(asLastTime(last({ to: address }), [saved]).addressId).toBeNull()
})

it('a pickup has no address, and a delivery without one matches no saved address', () => {
  const order = last({ to: address })
  const pickup = { ...order, fulfilment: { ...order.fulfilment, type: 'PICKUP' as const } }
  expect(asLastTime(pickup, [home])).toMatchObject({ type: 'PICKUP', addressId: null })
  const { address: _, ...fulfilment } = order.fulfilment
  expect(asLastTime({ ...order, fulfilment }, [home])).toMatchObject({ type: 'DELIVERY', addressId: null })
})

it('is paid at the restaurant again, or with the default card if there is one', () => {
  expect(asLastTime(last({ method: 'AT_RESTAURANT' }), []).payment).toEqual({ type: 'AT_RESTAURANT' })
  for (const method of ['HOSTED', 'SAVED'] as const) expect(asLastTime(last({ method }), []).payment).toBeNull()
})
