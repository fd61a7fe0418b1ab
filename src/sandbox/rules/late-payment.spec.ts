import { expect, it } from 'vitest'
import { setClock } from '../../../tests/sandbox/clients'
import { customerWithCart, pickupAt, placedOrder, retryPayment } from '../../../tests/sandbox/orders'

const retry = async (minutesLater: number, requestedTime: string | null) => {
  const customer = await customerWithCart()
  const { id } = await placedOrder(customer, { request: pickupAt(requestedTime) })
  await setClock(customer.sandbox, customer.sandbox.context.now() + minutesLater * 60_000)
  return retryPayment(customer, id)
}

it.each([
  ['a little later', 40, null, 201],
  ['after the kitchen has closed', 11 * 60, null, 409],
  ['for a time that is still to come', 60, '2026-11-20T21:00:00.000Z', 201],
  ['for a time that has passed', 5 * 60, '2026-11-20T21:00:00.000Z', 409],
])('a retried payment is checked against the hours: %s', async (_name, minutes, requestedTime, status) => {
  const answer = await retry(minutes, requestedTime)
  expect(answer.status).toBe(status)
  if (status === 409) expect(answer.body).toMatchObject({ code: 'UNAVAILABLE_SLOT' })
})
