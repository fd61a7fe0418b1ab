import { beforeEach, describe, expect, it } from 'vitest'
import type { components } from '../../api/schema.gen'
import { addToCart, type Customer, ORIGIN, pay, placedOrder, send, setClock, signedInHost } from '../testing'

type Schemas = components['schemas']

let customer: Customer
let order: Schemas['Order']
let url: string | null
beforeEach(async () => {
  customer = await signedInHost()
  await addToCart(customer)
  order = await placedOrder(customer)
  url = order.payment.url
})

const paymentPath = () => `${customer.home}/orders/${order.id}/payment`
const payment = async () => (await customer.call<Schemas['Payment']>('GET', paymentPath())).body
const again = () => customer.call<Schemas['Payment']>('POST', paymentPath(), { returnUrl: `${ORIGIN}/payment-return` })

describe('the hosted page', () => {
  const open = (page: string | null) => customer.host.fetch(new Request(page ?? ''))

  it('shows what is to pay', async () => {
    const page = await open(url)
    expect(page.headers.get('content-type')).toContain('text/html')
    const html = await page.text()
    expect(html).toContain('Pay Tamarind Row')
    expect(html).toContain('$19.60')
    expect(html).toContain('1042')
  })

  it('leads back when there is nothing more to do on it', async () => {
    await pay(customer.host, url, 'decline')
    expect((await open(url)).status).toBe(303)
    const second = (await again()).body.url
    expect((await open(url)).status).toBe(303)
    expect((await open(second)).status).toBe(200)
    await setClock(customer.host, '2026-11-20T18:20:00Z')
    expect((await open(second)).status).toBe(303)
  })

  it('is gone where there is no session, and knows no other outcome', async () => {
    expect((await open(`${ORIGIN}/__sandbox/pay/pay_none`)).status).toBe(404)
    for (const body of ['outcome=refund', 'outcome=toString', '']) {
      const headers = { 'content-type': 'application/x-www-form-urlencoded' }
      expect((await send(customer.host, 'POST', url!, { body, headers })).status, body).toBe(404)
    }
    expect(await payment()).toMatchObject({ status: 'PENDING' })
  })
})
