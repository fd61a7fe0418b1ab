import { beforeEach, describe, expect, it } from 'vitest'
import type { components } from '../../api/schema.gen'
import { type Customer, ORIGIN, otherCustomer, setClock } from '../../../tests/sandbox/clients'
import {
  addToCart,
  customerWithCart,
  lemonade,
  pay,
  placedOrder,
  readCart,
  readOrder,
  readPayment,
  retryPayment,
  setQuantity,
} from '../../../tests/sandbox/orders'

type Schemas = components['schemas']

let customer: Customer
let order: Schemas['Order']
let url: string | null
beforeEach(async () => {
  customer = await customerWithCart()
  order = await placedOrder(customer)
  url = order.payment.url
})

const payment = () => readPayment(customer, order.id)
const status = async () => (await readOrder(customer, order.id)).status
const again = (returnUrl?: string) => retryPayment(customer, order.id, returnUrl)
const cart = async () => (await readCart(customer)).items.map(({ menuItemId, quantity }) => [menuItemId, quantity])
const CLOSED = { url: null, expiresAt: null }
const LEMONADES = ['tamarind-lemonade', 4]

describe('a payment session', () => {
  it('is open for fifteen minutes', async () => {
    expect(await payment()).toMatchObject({ orderId: order.id, status: 'PENDING', method: 'HOSTED', amount: 1960, url })
    await setClock(customer.sandbox, '2026-11-20T18:14:50Z')
    expect(await payment()).toMatchObject({ status: 'PENDING', url })
    await setClock(customer.sandbox, '2026-11-20T18:15:10Z')
    expect(await payment()).toMatchObject({ status: 'EXPIRED', ...CLOSED })
    expect(await cart()).toEqual([LEMONADES])
  })

  it('pays the order when it is approved, and redirects back with its id', async () => {
    const answer = await pay(customer.sandbox, url, 'approve')
    expect(answer.status).toBe(303)
    expect(answer.headers.get('location')).toBe(`${ORIGIN}/payment-return?orderId=${order.id}`)
    expect(await payment()).toMatchObject({ status: 'PAID', ...CLOSED })
    expect(await status()).toBe('RECEIVED')
    expect(await cart()).toEqual([])
  })

  it.each([
    ['decline', 'DECLINED'],
    ['cancel', 'CANCELLED'],
  ] as const)('after %s leaves the order unpaid and the cart full', async (outcome, paymentStatus) => {
    expect((await pay(customer.sandbox, url, outcome)).status).toBe(303)
    expect(await payment()).toMatchObject({ status: paymentStatus, ...CLOSED })
    expect(await status()).toBe('AWAITING_PAYMENT')
    expect(await cart()).toEqual([LEMONADES])
  })

  it('stays settled: a page left open changes nothing', async () => {
    await pay(customer.sandbox, url, 'decline')
    await pay(customer.sandbox, url, 'approve')
    expect(await payment()).toMatchObject({ status: 'DECLINED' })
  })

  it('takes no money when it has expired', async () => {
    await setClock(customer.sandbox, '2026-11-20T18:15:10Z')
    expect((await pay(customer.sandbox, url, 'approve')).status).toBe(303)
    expect(await payment()).toMatchObject({ status: 'EXPIRED' })
    expect(await status()).toBe('AWAITING_PAYMENT')
  })
})

describe('approving a payment twice', () => {
  it('has no second effect', async () => {
    await pay(customer.sandbox, url, 'approve')
    const before = await readOrder(customer, order.id)
    await addToCart(customer, lemonade(2))
    await pay(customer.sandbox, url, 'approve')
    await pay(customer.sandbox, url, 'cancel')
    expect(await readOrder(customer, order.id)).toEqual(before)
    expect(await cart()).toEqual([['tamarind-lemonade', 2]])
  })

  it('is impossible, as a paid order opens no session', async () => {
    await pay(customer.sandbox, url, 'approve')
    expect(await again()).toMatchObject({ status: 409, body: { code: 'ALREADY_PAID' } })
  })
})

describe('the cart after a payment', () => {
  it('loses only what was bought', async () => {
    await setQuantity(customer, 5)
    await addToCart(customer, lemonade(2))
    await pay(customer.sandbox, url, 'approve')
    expect(await cart()).toEqual([
      ['tamarind-lemonade', 1],
      ['tamarind-lemonade', 2],
    ])
  })

  it('is unchanged for another customer', async () => {
    const other = await otherCustomer(customer)
    await addToCart(other)
    await pay(customer.sandbox, url, 'approve')
    expect((await readCart(other)).items).toHaveLength(1)
  })
})

describe('a new payment session', () => {
  it('is not opened while another is open', async () => {
    const { status: answered, body } = await again()
    expect([answered, body.url]).toEqual([201, url])
    expect(customer.sandbox.context.state.sessions).toHaveLength(1)
  })

  it('pays an order whose first payment was declined', async () => {
    await pay(customer.sandbox, url, 'decline')
    const second = (await again()).body
    expect(second).toMatchObject({ status: 'PENDING', amount: 1960 })
    expect(second.url).not.toBe(url)
    expect((await again()).body.url).toBe(second.url)
    await pay(customer.sandbox, url, 'approve')
    expect(await payment()).toMatchObject({ status: 'PENDING', url: second.url })
    await pay(customer.sandbox, second.url, 'approve')
    expect(await payment()).toMatchObject({ status: 'PAID' })
    expect(await cart()).toEqual([])
  })

  it('can follow one that expired', async () => {
    await setClock(customer.sandbox, '2026-11-20T18:20:00Z')
    const second = (await again()).body
    expect(second.status).toBe('PENDING')
    await pay(customer.sandbox, second.url, 'approve')
    expect(await status()).toBe('RECEIVED')
  })

  it('needs a return address and an order', async () => {
    await pay(customer.sandbox, url, 'cancel')
    expect(await again('/payment-return')).toMatchObject({ status: 422, body: { code: 'INVALID_RETURN_URL' } })
    expect(await retryPayment(customer, 'ord_none')).toMatchObject({ status: 404 })
  })
})
