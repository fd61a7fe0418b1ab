import { beforeEach, describe, expect, it } from 'vitest'
import type { components } from '../../../api/schema.gen'
import { type Customer, ORIGIN, send, setClock } from '../../../../tests/sandbox/clients'
import { customerWithCart, pay, placedOrder, readPayment, retryPayment } from '../../../../tests/sandbox/orders'

type Schemas = components['schemas']

let customer: Customer
let session: Schemas['Payment']
beforeEach(async () => {
  customer = await customerWithCart()
  session = (await placedOrder(customer)).payment
})

describe('the hosted payment page', () => {
  const open = (page: string | null) => customer.sandbox.fetch(new Request(page ?? ''))

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
