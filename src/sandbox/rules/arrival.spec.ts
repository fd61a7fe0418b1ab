import { beforeEach, describe, expect, it } from 'vitest'
import type { components } from '../../api/schema.gen'
import { type Customer, signedInCustomer } from '../../../tests/sandbox/clients'
import { addToCart, pay, placedOrder } from '../../../tests/sandbox/orders'

type Order = components['schemas']['Order']
let customer: Customer
beforeEach(async () => {
  customer = await signedInCustomer()
  await addToCart(customer)
})

const arrive = (id: string, note: string | null = null) =>
  customer.call<Order>('PUT', `${customer.home}/orders/${id}/arrival`, { note })
const read = async (id: string) => (await customer.call<Order>('GET', `${customer.home}/orders/${id}`)).body

async function paidOrder() {
  const { id, payment } = await placedOrder(customer)
  await pay(customer.sandbox, payment.url, 'approve')
  return id
}

describe('a customer who is there', () => {
  it('is noted with the place, which can be changed; the time stays', async () => {
    const id = await paidOrder()
    expect((await read(id)).arrival).toBeNull()
    const { body } = await arrive(id, ' Space 4 ')
    expect(body.arrival?.at).toMatch(/^2026-11-20T18:00/)
    expect(body.arrival?.note).toBe('Space 4')
    const changed = await arrive(id, '')
    expect(changed.body.arrival).toEqual({ at: body.arrival!.at, note: null })
    expect((await read(id)).arrival).toEqual(changed.body.arrival)
  })

  it('cannot be before the order is paid, nor after it is cancelled', async () => {
    const { id } = await placedOrder(customer)
    expect(await read(id)).not.toHaveProperty('arrival')
    expect(await arrive(id)).toMatchObject({ status: 409, body: { code: 'NOT_COLLECTABLE' } })
    await customer.call('POST', `${customer.home}/orders/${id}/cancel`)
    expect(await arrive(id)).toMatchObject({ status: 409 })
  })
})
