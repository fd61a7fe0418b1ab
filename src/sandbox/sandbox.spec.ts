import { expect, it } from 'vitest'
import type { Schemas } from '../api/types'
import { emptyState } from './state'
import {
  readLedger,
  resetSandbox,
  RESTAURANT,
  send,
  setClock,
  signedInCustomer,
  startScenario,
} from '../../tests/sandbox/clients'
import { customer, eachTestHas } from '../../tests/sandbox/customer'
import { addToCart, placedOrder, quoted } from '../../tests/sandbox/orders'
import { bought, checkCard, grantPoints, readPoints } from '../../tests/sandbox/prepaid'

eachTestHas(signedInCustomer)

it('the clock continues from the given time', async () => {
  await setClock(customer.sandbox, '2026-11-20T12:30:00Z')
  const { body } = await send<Schemas['MenuList']>(customer.sandbox, 'GET', `${RESTAURANT}/menus`)
  expect(body.menus[1]?.availability.available).toBe(true)
  expect(customer.sandbox.context.now()).toBeGreaterThanOrEqual(Date.parse('2026-11-20T12:30:00Z'))
})

it('the scenario price-up raises the price of a dish and of its servings', async () => {
  await startScenario(customer.sandbox, { name: 'price-up', itemId: 'hand-pulled-noodles', by: 50 })
  const path = `${RESTAURANT}/menus/all-day/items/hand-pulled-noodles`
  const { body } = await send<Schemas['MenuItem']>(customer.sandbox, 'GET', path)
  expect([body.price, ...body.servings.map(({ price }) => price)]).toEqual([1500, 1500, 1800])
})

it.each([
  { name: 'earthquake' },
  { name: 'clock', now: 'noon' },
  { name: 'sold-out', itemId: 'no-such-dish' },
  { name: 'price-up', itemId: 'no-such-dish', by: 1 },
  { name: 'slot-full', startsAt: 'noon' },
  { name: 'promo-ended', code: 'NOPE' },
])('an unknown scenario is refused: %j', async (body) => {
  expect(await send(customer.sandbox, 'POST', '/__sandbox/scenario', { body })).toMatchObject({ status: 422 })
})

it('the request log records who made every call and how it ended, except for its own', async () => {
  await addToCart(customer)
  await customer.call('GET', `${customer.home}/orders/none`, undefined, { 'idempotency-key': 'some-key' })
  expect((await readLedger(customer.sandbox)).slice(-2)).toMatchObject([
    {
      method: 'POST',
      path: `${customer.home}/cart/cart-items`,
      status: 200,
      customer: customer.customerId,
      idempotencyKey: null,
    },
    { method: 'GET', status: 404, customer: customer.customerId, idempotencyKey: 'some-key' },
  ])
  expect((await readLedger(customer.sandbox)).some(({ path }) => path.startsWith('/__sandbox'))).toBe(false)
})

it('a call without login_source is refused', async () => {
  expect(
    await send(customer.sandbox, 'GET', `${RESTAURANT}/menus`, { headers: { login_source: 'web' } }),
  ).toMatchObject({ status: 400, body: { code: 'BAD_REQUEST' } })
})

it.each([
  ['GET', '/api/v1/auth/firebase-config/elsewhere'],
  ['POST', '/api/v1/auth/login/mobile/elsewhere'],
  ['POST', '/api/v1/auth/register/elsewhere'],
  ['GET', '/api/v1/restaurants/elsewhere'],
  ['GET', '/api/v1/restaurants/elsewhere/menus'],
  ['GET', '/api/v1/restaurants/elsewhere/users/CUSTOMER/cart'],
  ['POST', '/api/v1/restaurants/elsewhere/users/CUSTOMER/orders'],
  ['GET', '/api/v1/clover/restaurants/elsewhere/users/CUSTOMER/orders/ord_1/provider'],
])('a call for another restaurant is refused: %s %s', async (method, path) => {
  const { status, body } = await customer.call(method, path.replace('CUSTOMER', customer.customerId))
  expect({ status, body }).toMatchObject({ status: 404, body: { message: 'The restaurant was not found.' } })
})

it.each(['null', '[]', '"text"', '{"phone": '])('a body that is not an object, %s, is refused', async (body) => {
  const answer = await customer.call('POST', '/api/v1/auth/login/mobile/tamarind-row', body)
  expect(answer).toMatchObject({ status: 400, body: { code: 'BAD_REQUEST' } })
})

it('a reset clears every part of the state', async () => {
  const { context } = customer.sandbox
  context.state.readNotifications = { [customer.customerId]: { ids: ['read'], upTo: 1 } }
  context.state.preferences = { [customer.customerId]: [] }
  context.state.declines = 1
  await resetSandbox(customer.sandbox)
  expect(context.state).toEqual(emptyState())
})

it('an id says what it is of, and is short enough for an address', async () => {
  await addToCart(customer)
  await grantPoints(customer, 1)
  const { id: quote } = await quoted(customer)
  const { id: order, payment } = await placedOrder(customer, { paymentMethod: { type: 'AT_RESTAURANT' } })
  expect(payment.url).toBeNull()
  const { id: purchase } = await bought(customer)
  const { id: giftCard } = (await checkCard(customer)).body
  await setClock(customer.sandbox, '2026-11-20T21:00:00Z')
  const [earned, granted] = (await readPoints(customer)).entries.map(({ id }) => id)
  const short = (kind: string) => expect.stringMatching(new RegExp(`^${kind}_[0-9a-f-]{13}$`)) as string
  expect({ quote, order, purchase, giftCard, earned, granted }).toEqual({
    ...{ quote: short('quo'), order: short('ord'), purchase: short('gcp'), giftCard: short('gc') },
    ...{ earned: short('pts'), granted: short('pts') },
  })
})

it('a payment page has an id of its own', async () => {
  await addToCart(customer)
  const { payment } = await placedOrder(customer)
  expect(payment.url).toMatch(/\/pay_[0-9a-f-]{13}$/)
})
