import { beforeEach, describe, expect, it } from 'vitest'
import type { Schemas } from '../../api/types'
import { ORIGIN, otherCustomer, send, setClock, startScenario } from '../../../tests/sandbox/clients'
import { customer, eachTestHas } from '../../../tests/sandbox/customer'
import {
  addToCart,
  cancelOrder,
  customerWithCart,
  orderOf,
  pay,
  place,
  placedOrder,
  quoted,
  readCards,
  readCart,
  readOrder,
  readPayment,
  retryPayment,
} from '../../../tests/sandbox/orders'

eachTestHas(customerWithCart)

const by = (paymentMethodId?: string) => ({
  paymentMethod: { type: 'SAVED' as const, ...(paymentMethodId && { paymentMethodId }) },
})
async function savedCard() {
  await pay(customer.sandbox, (await placedOrder(customer)).payment.url, 'approve', true)
  await addToCart(customer)
  return (await readCards(customer))[0]!
}

describe('a card', () => {
  it('is saved once by approved payments that request it', async () => {
    const card = await savedCard()
    expect(card).toMatchObject({ brand: 'Visa', lastFour: '4242', isDefault: true })
    expect(await readCards(customer)).toEqual([card])
    await pay(customer.sandbox, (await placedOrder(customer)).payment.url, 'approve', true)
    expect(await readCards(customer)).toEqual([card])
  })

  it.each([
    ['approve', false],
    ['decline', true],
    ['cancel', true],
    ['decline', false],
  ] as const)('is not saved by %s, asked for: %s', async (outcome, saves) => {
    await pay(customer.sandbox, (await placedOrder(customer)).payment.url, outcome, saves)
    expect(await readCards(customer)).toEqual([])
  })

  it.each<[string, (order: Schemas['Order']) => unknown]>([
    ['expired', () => setClock(customer.sandbox, '2026-11-20T18:16:00Z')],
    ['declined', ({ payment }) => pay(customer.sandbox, payment.url, 'decline')],
    ['paid already', ({ payment }) => pay(customer.sandbox, payment.url, 'approve')],
    ['superseded', () => placedOrder(customer)],
    ['of a cancelled order', ({ id }) => cancelOrder(customer, id)],
  ])('is not saved on a page that takes no money: %s', async (_name, end) => {
    const order = await placedOrder(customer)
    await end(order)
    await pay(customer.sandbox, order.payment.url, 'approve', true)
    expect(await readCards(customer)).toEqual([])
  })

  it('is visible only to its owner', async () => {
    const { id } = await savedCard()
    const other = await otherCustomer(customer)
    await addToCart(other)
    expect(await readCards(other)).toEqual([])
    expect(await other.call('GET', `${customer.home}/payment-methods`)).toMatchObject({ status: 403 })
    const body = { ...orderOf(await quoted(other)), ...by(id) }
    expect(await place(other, body)).toMatchObject({ status: 422, body: { code: 'INVALID_PAYMENT_METHOD' } })
    expect(customer.sandbox.context.state.orders).toHaveLength(1)
  })

  it.each([undefined, 'card_none'])('that does not exist pays nothing: %s', async (id) => {
    await savedCard()
    const body = { ...orderOf(await quoted(customer)), ...by(id) }
    expect(await place(customer, body)).toMatchObject({ status: 422, body: { code: 'INVALID_PAYMENT_METHOD' } })
  })
})

it('a saved card that is declined leaves the order to be paid on the payment page, once', async () => {
  const { id: cardId } = await savedCard()
  await startScenario(customer.sandbox, { name: 'card-declined' })
  const order = await placedOrder(customer, by(cardId))
  expect(order).toMatchObject({ status: 'AWAITING_PAYMENT', payment: { status: 'DECLINED', method: 'SAVED' } })
  expect((await readCart(customer)).items).toHaveLength(1)

  const retry = () => retryPayment(customer, order.id)
  const { url, method, amount } = (await retry()).body
  expect([method, amount, (await retry()).body.url]).toEqual(['HOSTED', 1960, url])
  await pay(customer.sandbox, url, 'approve')
  const paid = await readOrder(customer, order.id)
  expect(paid).toMatchObject({ status: 'RECEIVED', payment: { status: 'PAID', method: 'HOSTED' } })
  await addToCart(customer)
  await pay(customer.sandbox, url, 'approve')
  expect(await readOrder(customer, order.id)).toEqual(paid)
  expect(await retry()).toMatchObject({ status: 409, body: { code: 'ALREADY_PAID' } })
  expect(customer.sandbox.context.state.orders).toHaveLength(2)
  expect((await readCart(customer)).items).toHaveLength(1)
})

const BACK = `${ORIGIN}/account/payment-methods`
const path = () => `${customer.home}/payment-methods`
const begin = async (returnUrl = BACK) => customer.call<Schemas['CardSession']>('POST', path(), { returnUrl })
const open = (url: string | null, card?: string) =>
  customer.sandbox.fetch(
    new Request(
      url ?? '',
      card === undefined ? {} : { method: 'POST', body: new URLSearchParams({ card }).toString() },
    ),
  )
const known = async () => (await readCards(customer)).map(({ brand, isDefault }) => brand + (isDefault ? '*' : ''))
const save = async (card: string) => open((await begin()).body.url, card)

describe('the hosted payment page', () => {
  let session: Schemas['Payment']
  beforeEach(async () => {
    session = (await placedOrder(customer)).payment
  })

  it('shows the amount to pay', async () => {
    const page = await open(session.url)
    expect(page.headers.get('content-type')).toContain('text/html')
    const html = await page.text()
    expect(html).toContain('Pay Tamarind Row')
    expect(html).toContain('$19.60')
    expect(html).toContain('1042')
  })

  it('redirects back when nothing is left to pay', async () => {
    await pay(customer.sandbox, session.url, 'decline')
    expect((await open(session.url)).status).toBe(303)
    const second = (await retryPayment(customer, session.orderId)).body.url
    expect((await open(session.url)).status).toBe(303)
    expect((await open(second)).status).toBe(200)
    await setClock(customer.sandbox, '2026-11-20T18:20:00Z')
    expect((await open(second)).status).toBe(303)
  })

  it('does not exist without a session, and refuses an unknown outcome', async () => {
    expect((await open(`${ORIGIN}/__sandbox/pay/pay_none`)).status).toBe(404)
    for (const body of ['outcome=refund', 'outcome=toString', '']) {
      const headers = { 'content-type': 'application/x-www-form-urlencoded' }
      expect((await send(customer.sandbox, 'POST', session.url!, { body, headers })).status, body).toBe(404)
    }
    expect(await readPayment(customer, session.orderId)).toMatchObject({ status: 'PENDING' })
  })
})

describe('the page that saves a card', () => {
  it('saves the card and redirects back, once', async () => {
    const { status, body } = await begin()
    expect(status).toBe(201)
    expect(await (await open(body.url)).text()).toContain('Save Mastercard ending in 4444')
    const back = await open(body.url, '4444')
    expect([back.status, back.headers.get('location')]).toEqual([303, BACK])
    expect(await known()).toEqual(['Mastercard*'])
    expect((await open(body.url)).status).toBe(404)
    expect((await open(body.url, '4242')).status).toBe(404)
  })

  it.each(['', '1234'])('redirects back without a card for %j', async (card) => {
    expect((await save(card)).headers.get('location')).toBe(BACK)
    expect(await known()).toEqual([])
  })

  it('stores a card once, and does not change the default', async () => {
    for (const card of ['4242', '4444', '4242']) await save(card)
    expect(await known()).toEqual(['Visa*', 'Mastercard'])
  })
})

describe('one of several saved cards', () => {
  beforeEach(async () => {
    for (const card of ['4242', '4444', '0005']) await save(card)
  })

  it('can become the only default, which is listed first', async () => {
    const [, , amex] = await readCards(customer)
    const changed = await customer.call('PUT', `${path()}/${amex!.id}`, { isDefault: true })
    expect(changed).toMatchObject({ status: 200, body: { lastFour: '0005', isDefault: true } })
    expect(await known()).toEqual(['American Express*', 'Visa', 'Mastercard'])
    expect(await customer.call('PUT', `${path()}/none`, { isDefault: true })).toMatchObject({ status: 404 })
  })

  it('can be removed, even twice; the next one becomes the default', async () => {
    const [visa] = await readCards(customer)
    for (let count = 0; count < 2; count += 1) {
      expect((await customer.call('DELETE', `${path()}/${visa!.id}`)).status).toBe(200)
    }
    expect(await known()).toEqual(['Mastercard*', 'American Express'])
  })
})
