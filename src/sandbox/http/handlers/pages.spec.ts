import { beforeEach, describe, expect, it } from 'vitest'
import type { components } from '../../../api/schema.gen'
import { type Customer, ORIGIN, send, setClock } from '../../../../tests/sandbox/clients'
import {
  customerWithCart,
  pay,
  placedOrder,
  readCards,
  readPayment,
  retryPayment,
} from '../../../../tests/sandbox/orders'

type Schemas = components['schemas']

let customer: Customer
let session: Schemas['Payment']
let path: string
beforeEach(async () => {
  customer = await customerWithCart()
  session = (await placedOrder(customer)).payment
  path = `${customer.home}/payment-methods`
})

const BACK = `${ORIGIN}/account/payment-methods`

const begin = async (returnUrl = BACK) => customer.call<Schemas['CardSession']>('POST', path, { returnUrl })
const open = (url: string | null, card?: string) =>
  customer.sandbox.fetch(
    new Request(
      url ?? '',
      card === undefined ? {} : { method: 'POST', body: new URLSearchParams({ card }).toString() },
    ),
  )
const known = async () => (await readCards(customer)).map(({ brand, isDefault }) => brand + (isDefault ? '*' : ''))
async function save(card: string) {
  return open((await begin()).body.url, card)
}

describe('the hosted payment page', () => {
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

  it('is refused with an invalid return address', async () => {
    expect(await begin('javascript:alert(1)')).toMatchObject({ status: 422, body: { code: 'INVALID_RETURN_URL' } })
  })
})

describe('a saved card', () => {
  beforeEach(async () => {
    for (const card of ['4242', '4444', '0005']) await save(card)
  })

  it('can become the only default, which is listed first', async () => {
    const [, , amex] = await readCards(customer)
    const changed = await customer.call('PUT', `${path}/${amex!.id}`, { isDefault: true })
    expect(changed).toMatchObject({ status: 200, body: { lastFour: '0005', isDefault: true } })
    expect(await known()).toEqual(['American Express*', 'Visa', 'Mastercard'])
    expect(await customer.call('PUT', `${path}/none`, { isDefault: true })).toMatchObject({ status: 404 })
  })

  it('can be removed, even twice; the next one becomes the default', async () => {
    const [visa] = await readCards(customer)
    for (let count = 0; count < 2; count += 1) {
      expect((await customer.call('DELETE', `${path}/${visa!.id}`)).status).toBe(200)
    }
    expect(await known()).toEqual(['Mastercard*', 'American Express'])
  })
})
