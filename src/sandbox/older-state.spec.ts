import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { createSandbox } from './sandbox'
import type { State } from './state'
import { stateFile } from './state-file'
import { ADA, ORIGIN, PHONE, RESTAURANT, send, signedInCustomer, startScenario } from '../../tests/sandbox/clients'
import { customer, eachTestHas } from '../../tests/sandbox/customer'
import {
  cancelOrder,
  delivery,
  orderOf,
  pay,
  PICKUP,
  place,
  problemCodes,
  readAddresses,
  readCards,
  readOrder,
  readOrders,
  savedAddress,
  SEVEN,
} from '../../tests/sandbox/orders'

const LINE = { cartItemId: 'ci_1', menuItemId: 'tamarind-lemonade', name: 'Tamarind lemonade', quantity: 5 }
const TOTALS = { currency: 'USD', subtotal: 2250, discount: 0, tax: 200, fees: [], tip: 0, total: 2450 }
const READY = '2026-11-20T18:25:00.000Z'
const PLACED = '2026-11-20T17:30:00.000Z'
const QUOTE = {
  ...{ id: 'quo_1', expiresAt: '2026-11-20T18:09:00.000Z', readyAt: READY },
  ...{ lines: [], totals: TOTALS, problems: [] },
}
const PAID = { payment: { status: 'PAID', method: 'HOSTED', sessionId: 'pay_1' } }
const PENDING = { payment: { status: 'PENDING', method: 'HOSTED', sessionId: 'pay_2' } }
const ORDER = {
  customerId: 'cus_1',
  placedAt: PLACED,
  fulfilment: { type: 'PICKUP', requestedTime: null, readyAt: READY },
  lines: [{ ...LINE, unitPrice: 450, total: 2250 }],
  totals: TOTALS,
  contact: { ...ADA, phone: PHONE },
  note: null,
}

/** The state as the sandbox wrote it before deliveries, times, codes, cards and links existed. */
const older = () =>
  structuredClone({
    accounts: [],
    refreshTokens: {},
    tokensValidFrom: 0,
    codes: [],
    customers: [{ id: 'cus_1', phone: PHONE, firstName: 'Ada', lastName: 'Byron', email: '', createdAt: '' }],
    carts: {
      cus_1: [{ ...LINE, price: 450, servingQuantityId: null, specialInstructions: null, customOptionGroups: [] }],
    },
    quotes: { quo_1: { customerId: 'cus_1', fulfilment: PICKUP.fulfilment, quote: QUOTE } },
    orders: [
      { ...ORDER, ...PAID, id: 'ord_1', number: '1042', receivedAt: Date.parse(PLACED) },
      { ...ORDER, ...PENDING, id: 'ord_2', number: '1043', receivedAt: null },
    ],
    placed: { 'cus_1 an-older-key': 'ord_1' },
    sessions: [{ id: 'pay_2', orderId: 'ord_2', returnUrl: ORIGIN, expiresAt: Date.parse('2026-11-20T18:14:00Z') }],
    nextNumber: 1044,
  }) as unknown as State

function fromFile(): State {
  const folder = mkdtempSync(join(tmpdir(), 'sandbox-'))
  const path = join(folder, 'state.json')
  writeFileSync(path, JSON.stringify(older()))
  const state = stateFile(path).read()
  rmSync(folder, { recursive: true })
  return state
}

describe.each([
  ['as it is', older],
  ['read from its file', fromFile],
])('the state of an older sandbox, %s,', (_name, stateOf) => {
  eachTestHas(() => signedInCustomer({ sandbox: createSandbox({ state: stateOf() }) }))

  it('still returns its orders, which have no link', async () => {
    expect(customer.customerId).toBe('cus_1')
    expect(await readOrders(customer)).toMatchObject([
      { number: '1043', status: 'AWAITING_PAYMENT', payment: { status: 'PENDING', amount: 2450 } },
      { number: '1042', status: 'PREPARING', payment: { status: 'PAID' }, cancellableUntil: null },
    ])
    const path = `${RESTAURANT}/orders/ord_1/tracking?token=undefined`
    expect((await send(customer.sandbox, 'GET', path)).status).toBe(404)
  })

  it('accepts its quote, which replaces its unpaid order', async () => {
    const quote = { id: 'quo_1', totals: TOTALS }
    expect((await place(customer, orderOf(quote), 'an-older-key')).body.id).toBe('ord_1')
    const { status, body } = await place(customer, orderOf(quote))
    expect([status, body.number]).toEqual([201, '1044'])
    expect([(await readOrder(customer, 'ord_2')).status, (await readOrder(customer, 'ord_1')).status]).toEqual([
      'CANCELLED',
      'PREPARING',
    ])
  })

  it('allows its orders to be paid, and cancelled in time', async () => {
    await pay(customer.sandbox, (await readOrder(customer, 'ord_2')).payment.url, 'approve', true)
    expect((await readOrder(customer, 'ord_2')).payment.status).toBe('PAID')
    expect([(await cancelOrder(customer, 'ord_2')).status, (await cancelOrder(customer, 'ord_1')).status]).toEqual([
      200, 409,
    ])
    expect((await readOrder(customer, 'ord_2')).payment.status).toBe('REFUNDED')
    expect(await readCards(customer)).toHaveLength(1)
  })

  it('supports the newer features', async () => {
    expect(await readAddresses(customer)).toEqual([])
    const request = { ...delivery((await savedAddress(customer)).id, SEVEN), promoCode: 'MARKET10' }
    const problems = () => problemCodes(customer, request)
    expect(await problems()).toEqual([])
    await startScenario(customer.sandbox, { name: 'promo-ended', code: 'MARKET10' })
    await startScenario(customer.sandbox, { name: 'slot-full', startsAt: SEVEN })
    expect(await problems()).toEqual(['NO_CAPACITY', 'PROMO_EXPIRED'])
    await startScenario(customer.sandbox, { name: 'closed' })
    expect(await problems()).toEqual(['UNAVAILABLE_SLOT', 'PROMO_EXPIRED'])
  })
})
