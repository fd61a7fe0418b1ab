import { expect, it } from 'vitest'
import { addToCart, ORIGIN, placedOrder, signedInHost } from './testing'

const retry = async (minutesLater: number, requestedTime: string | null = null) => {
  const customer = await signedInHost()
  const { world } = customer.host
  await addToCart(customer)
  const { id } = await placedOrder(customer, { request: { fulfilment: { type: 'PICKUP', requestedTime } } })
  world.scenarios.setClock(new Date(world.now() + minutesLater * 60_000).toISOString())
  return customer.call<{ code?: string }>('POST', `${customer.home}/orders/${id}/payment`, { returnUrl: ORIGIN })
}

it.each([
  ['a little later', 40, null, 201],
  ['after the kitchen has closed', 11 * 60, null, 409],
  ['for a time that is still to come', 60, '2026-11-20T21:00:00.000Z', 201],
  ['for a time that has passed', 5 * 60, '2026-11-20T21:00:00.000Z', 409],
])('an order is paid again %s', async (_name, minutes, requestedTime, status) => {
  const answer = await retry(minutes, requestedTime)
  expect(answer.status).toBe(status)
  if (status === 409) expect(answer.body.code).toBe('UNAVAILABLE_SLOT')
})
