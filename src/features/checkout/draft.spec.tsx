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
const LUDLOW = { line1: '5 Ludlow Street', city: '' }
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

it('the draft drops an unknown answer for what runs out, and is hidden from other customers', () => {
  keepDraft('ada', { contact: { note: 'Ring twice', ifUnavailable: 'GUESS' as 'CALL' } })
  expect(readDraft('ada').contact).toEqual({ note: 'Ring twice' })
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

  it('is not delivered if pickup was chosen on the menu of the other tab', () => {
    fulfilmentChosen({ type: 'PICKUP' })
    expect(readDraft('ada').plan).toEqual({ ...PLAN, type: 'PICKUP', requestedTime: null })
  })

  it('does not replace what the other tab has filled in already, nor when it is taken over', () => {
    sessionStore.set('checkoutDraft', JSON.stringify({ customerId: 'ada', contact: { note: 'Knock' } }))
    expect(readDraft('ada')).toMatchObject({ plan: INITIAL_CHOICES, contact: { note: 'Knock' } })
    takeOverDraft('ada')
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

const stored = (draft: object) => {
  sessionStore.set('checkoutDraft', JSON.stringify({ customerId: 'ada', ...draft }))
  return readDraft('ada')
}

it.each([
  ['tip', { kind: 'percent', percent: 15 }],
  ['tip', { kind: 'custom', text: '0', amount: 0 }],
  ['tip', { kind: 'custom', text: 'three', amount: null }],
  ['payment', { type: 'HOSTED' }],
  ['payment', { type: 'HOSTED', wallet: 'APPLE_PAY' }],
  ['payment', { type: 'HOSTED', wallet: 'GOOGLE_PAY' }],
  ['payment', { type: 'SAVED', paymentMethodId: 'card_1' }],
  ['payment', { type: 'AT_RESTAURANT' }],
  ['promoCode', 'MARKET10'],
  ['rewardId', 'five-off'],
  ['addressId', 'adr_1'],
  ['giftCards', [{ id: 'gc_1', lastFour: '2511' }]],
])('after a reload the %s of a draft is still %j', (name, value) => {
  expect(stored({ plan: { [name]: value } }).plan).toEqual({ ...INITIAL_CHOICES, [name]: value })
})

it.each(['CALL', 'REPLACE', 'REFUND'] as const)(
  'after a reload all of a draft that was typed is still there, with the answer %s',
  (answer) => {
    const person = { firstName: 'Ada', lastName: 'Byron', phone: '+12125550100', email: 'ada@example.com' }
    const typed = { contact: { ...person, note: '', cutlery: false, ifUnavailable: answer }, address: LUDLOW }
    expect(stored(typed)).toMatchObject(typed)
    expect(Object.keys(stored(typed).contact)).toHaveLength(7)
  },
)

describe('F38 what is stored of a draft', () => {
  it.each([
    ['tip', { kind: 'percent', percent: 12 }],
    ['tip', { kind: 'none', percent: 15 }],
    ['tip', { kind: 'custom', text: 3, amount: 300 }],
    ['tip', { kind: 'custom', text: '3.50', amount: -350 }],
    ['tip', { kind: 'custom', text: '3.50', amount: 3.5 }],
    ['tip', { kind: 'custom', text: '3.50', amount: '350' }],
    ['tip', { kind: 'other', text: '3.50', amount: 350 }],
    ['payment', { type: 'FREE', wallet: 'APPLE_PAY' }],
    ['promoCode', 7],
    ['promoCode', ''],
    ['rewardId', []],
    ['giftCards', 'gc_1'],
    ['giftCards', [null, { id: 'gc_1' }, { lastFour: '2511' }]],
  ])('does not set the %s to %j', (name, value) => {
    expect(stored({ plan: { [name]: value } }).plan).toEqual(INITIAL_CHOICES)
  })

  it('pays with no unknown wallet or card', () => {
    const payment = { type: 'HOSTED', wallet: 'SEASHELLS', paymentMethodId: 7 }
    expect(stored({ plan: { payment } }).plan.payment).toEqual({ type: 'HOSTED' })
  })

  it('gives no contact or address of another kind', () => {
    const contact = { firstName: 7, note: null, cutlery: 'yes', other: 'x' }
    expect(stored({ contact, address: { line1: '5 Ludlow Street', city: 7 } })).toMatchObject({
      contact: {},
      address: { line1: '5 Ludlow Street' },
    })
    expect(stored({ contact }).contact).toEqual({})
    expect(stored({ address: { city: 7 } }).address).toEqual({})
    expect(stored({ address: 'Ludlow Street' }).address).toBeNull()
  })

  it('is dropped when it does not say whose it is', () => {
    stored({ customerId: 7, contact: { note: 'Ring twice' } })
    expect(sessionStore.get('checkoutDraft')).toBeNull()
  })
})

it('when and how stay as chosen when a note is typed; a time that was not chosen is as soon as possible after a reload', () => {
  keepDraft('ada', { plan: { ...INITIAL_CHOICES, type: 'DELIVERY', requestedTime: '2026-11-20T19:00:00Z' } })
  keepDraft('ada', { contact: { note: 'Ring twice' } })
  expect(readDraft('ada').plan).toMatchObject({ type: 'DELIVERY', requestedTime: '2026-11-20T19:00:00Z' })
  keepDraft('ada', { plan: { ...INITIAL_CHOICES, requestedTime: '' } })
  expect(readDraft('ada').plan.requestedTime).toBeNull()
})
