import fc from 'fast-check'
import { beforeEach, describe, expect, it } from 'vitest'
import { fingerprint } from '../../lib/fingerprint'
import { localStore, sessionStore } from '../../lib/storage'
import { signedOut } from '../../stores/auth'
import { fulfilmentChosen, fulfilmentForgotten } from '../../stores/fulfilment'
import { draftDone, keepDraft, readDraft, takeOverDraft } from './draft'
import { idempotencyKey, orderAnswered, orderDone, orderPlaced, orderSent } from './idempotency-key'
import { INITIAL_CHOICES, type CheckoutChoices } from './checkout-choices'

const PLAN: CheckoutChoices = {
  type: 'DELIVERY',
  addressId: 'adr_1',
  requestedTime: '2026-11-20T19:00:00Z',
  tip: { kind: 'custom', text: '3.50', amount: 350 },
  promoCode: 'MARKET10',
  rewardId: 'five-off',
  giftCards: [{ id: 'gc_1', lastFour: '2511' }],
  payment: { type: 'SAVED', paymentMethodId: 'card_1' },
}
beforeEach(draftDone)

it('the draft is restored with the plan and what was typed', () => {
  keepDraft('ada', { plan: PLAN })
  keepDraft('ada', { contact: { note: 'Ring twice', cutlery: true, ifUnavailable: 'REFUND' } })
  expect(readDraft('ada')).toEqual({
    customerId: 'ada',
    plan: PLAN,
    contact: { note: 'Ring twice', cutlery: true, ifUnavailable: 'REFUND' },
    address: null,
  })
})

it('the draft drops an unknown answer for what runs out', () => {
  keepDraft('ada', { contact: { note: 'Ring twice', ifUnavailable: 'GUESS' as 'CALL' } })
  expect(readDraft('ada').contact).toEqual({ note: 'Ring twice' })
})

it('the draft is hidden from other customers', () => {
  keepDraft('ada', { contact: { note: 'Ring twice' } })
  expect(readDraft('grace')).toEqual({ customerId: 'grace', plan: INITIAL_CHOICES, contact: {}, address: null })
})

it.each([
  ['the order is paid', draftDone],
  ['the customer has signed out', signedOut],
])('the draft is gone once %s', (_, happen) => {
  keepDraft('ada', { plan: PLAN, contact: { note: 'Ring twice' } })
  happen()
  expect(sessionStore.get('checkoutDraft')).toBeNull()
  expect(sessionStore.get('fulfilment')).toBeNull()
  expect(readDraft('ada').plan).toEqual(INITIAL_CHOICES)
})

describe('F41 an order on its way', () => {
  const FILLED_IN = { plan: PLAN, contact: { note: 'Ring twice' }, address: { line1: '5 Ludlow Street' } }
  beforeEach(() => {
    keepDraft('ada', FILLED_IN)
    idempotencyKey('two teas')
    orderSent({ by: fingerprint('ada'), looks: 'two teas', readyAt: 1, sentAt: Date.now() }, readDraft('ada'))
    sessionStore.remove('checkoutDraft')
    fulfilmentForgotten()
  })

  it('is filled in the same in a new tab, how and when included, and stays so there', () => {
    expect(readDraft('ada')).toEqual({ customerId: 'ada', ...FILLED_IN })
    keepDraft('ada', { plan: PLAN })
    orderAnswered()
    expect(readDraft('ada')).toEqual({ customerId: 'ada', ...FILLED_IN })
  })

  it('does not fill in this tab once it is placed, unless the tab takes its draft over', () => {
    orderPlaced('ord_1')
    expect(readDraft('ada')).toMatchObject({ plan: INITIAL_CHOICES, contact: {}, address: null })
    takeOverDraft('grace')
    expect(sessionStore.get('checkoutDraft')).toBeNull()
    takeOverDraft('ada')
    orderAnswered()
    expect(readDraft('ada')).toEqual({ customerId: 'ada', ...FILLED_IN })
  })

  it('does not replace the draft of this tab when it is taken over', () => {
    sessionStore.set('checkoutDraft', JSON.stringify({ customerId: 'ada', contact: { note: 'Knock' } }))
    takeOverDraft('ada')
    expect(readDraft('ada')).toMatchObject({ plan: INITIAL_CHOICES, contact: { note: 'Knock' } })
  })

  it('is not delivered if pickup was chosen on the menu of the other tab', () => {
    fulfilmentChosen({ type: 'PICKUP' })
    expect(readDraft('ada').plan).toEqual({ ...PLAN, type: 'PICKUP', requestedTime: null })
  })

  it('does not replace what the other tab has filled in already', () => {
    sessionStore.set('checkoutDraft', JSON.stringify({ customerId: 'ada', contact: { note: 'Knock' } }))
    expect(readDraft('ada')).toMatchObject({ plan: INITIAL_CHOICES, contact: { note: 'Knock' } })
  })

  it.each([
    ['it is answered', orderAnswered],
    ['it is paid', orderDone],
    ['the customer has signed out', signedOut],
  ])('is forgotten once %s', (_, happen) => {
    happen()
    expect(readDraft('ada')).toMatchObject({ plan: INITIAL_CHOICES, contact: {}, address: null })
    expect(localStore.get('sentDraft')).toBeNull()
  })

  it('is hidden from other customers', () => {
    expect(readDraft('grace')).toMatchObject({ customerId: 'grace', plan: INITIAL_CHOICES, contact: {} })
    localStore.set('sentDraft', JSON.stringify({ customerId: 'grace', ...FILLED_IN }))
    expect(readDraft('ada')).toMatchObject({ customerId: 'ada', plan: INITIAL_CHOICES, contact: {} })
  })

  it.each(['{', '7', '{}', '{"customerId":"ada"}', '{"customerId":"ada","plan":7}', '{"plan":{}}'])(
    'F38 starts from the initial choices if %s is stored',
    (text) => {
      localStore.set('sentDraft', text)
      expect(readDraft('ada')).toMatchObject({ plan: INITIAL_CHOICES, contact: {}, address: null })
    },
  )
})

it('F38 whatever is stored, the draft has a plan that can be priced', () => {
  const plan = fc.record({
    type: fc.anything(),
    addressId: fc.anything(),
    requestedTime: fc.anything(),
    tip: fc.oneof(fc.anything(), fc.record({ kind: fc.constantFrom('custom', 'percent'), amount: fc.anything() })),
    payment: fc.anything(),
  })
  fc.assert(
    fc.property(fc.oneof(fc.json(), plan), (value) => {
      sessionStore.set(
        'checkoutDraft',
        JSON.stringify({ customerId: 'ada', plan: value, contact: value, address: value }) ?? '',
      )
      const { plan: found, address } = readDraft('ada')
      expect(['PICKUP', 'DELIVERY']).toContain(found.type)
      expect(['none', 'percent', 'custom']).toContain(found.tip.kind)
      for (const text of Object.values(address ?? {})) expect(text).toBeTypeOf('string')
      expect(Date.parse(found.requestedTime ?? '2026-11-20')).not.toBeNaN()
    }),
  )
})
