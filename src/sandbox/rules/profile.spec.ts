import { beforeEach, describe, expect, it } from 'vitest'
import type { components } from '../../api/schema.gen'
import {
  ADA,
  type Customer,
  OTHER_PHONE,
  otherCustomer,
  PHONE,
  setClock,
  signedInCustomer,
} from '../../../tests/sandbox/clients'
import { addToCart, customerWithCart, readCart, receivedOrder, savedAddress } from '../../../tests/sandbox/orders'

type Schemas = components['schemas']
const DETAILS = { ...ADA, marketing: true }

let customer: Customer
beforeEach(async () => {
  customer = await customerWithCart()
})
const get = async () => (await customer.call<Schemas['Profile']>('GET', `${customer.home}/profile`)).body
const put = (body: object) => customer.call<Schemas['Profile']>('PUT', `${customer.home}/profile`, body)
const remove = () => customer.call('DELETE', customer.home)
const login = () =>
  customer.call<Schemas['LoginResponse']>('POST', '/api/v1/auth/login/mobile/tamarind-row', { phone: PHONE })

describe('the profile', () => {
  it('holds what was registered, without permission to send offers', async () => {
    expect(await get()).toEqual({ ...ADA, phone: PHONE, marketing: false })
  })

  it('can be changed, except for the number', async () => {
    const changed = { ...DETAILS, lastName: 'Lovelace' }
    expect((await put({ ...changed, phone: OTHER_PHONE })).body).toEqual({ ...changed, phone: PHONE })
    expect(await get()).toEqual({ ...changed, phone: PHONE })
    expect((await login()).body.user).toMatchObject({ lastName: 'Lovelace' })
  })

  it.each([
    ['firstName', { firstName: ' ' }],
    ['lastName', { lastName: '' }],
    ['email', { email: 'ada at home' }],
  ])('with a wrong %s is refused at its field', async (field, wrong) => {
    const { status, body } = await customer.call('PUT', `${customer.home}/profile`, { ...DETAILS, ...wrong })
    expect([status, (body as Schemas['Problem']).errors?.map(({ pointer }) => pointer)]).toEqual([422, [`/${field}`]])
    expect(await get()).toMatchObject(ADA)
  })
})

it('the export holds everything stored about a customer, and nothing of others', async () => {
  const address = await savedAddress(customer)
  const order = await receivedOrder(customer, 'AT_RESTAURANT')
  await addToCart(customer)
  await customer.call('PUT', `${customer.home}/favorites/cold`, {
    menuItemId: 'tamarind-lemonade',
    servingQuantityId: null,
    customOptionGroups: [],
  })
  const other = await otherCustomer(customer)
  await savedAddress(other, '10003')
  const { body } = await customer.call<Record<string, unknown[]>>('GET', `${customer.home}/export`)
  expect(body).toMatchObject({
    profile: { ...ADA, phone: PHONE },
    orders: [{ id: order.id }],
    cart: [{ menuItemId: 'tamarind-lemonade' }],
    favorites: [{ menuItemId: 'tamarind-lemonade' }],
    addresses: [address],
    paymentMethods: [],
  })
  expect(JSON.stringify(body)).not.toContain('10003')
})

describe('deleting an account', () => {
  it('waits until the kitchen is done', async () => {
    await receivedOrder(customer, 'AT_RESTAURANT')
    expect(await remove()).toMatchObject({ status: 409, body: { code: 'ORDER_UNDER_WAY' } })
    await setClock(customer.sandbox, '2026-11-20T20:00:00Z')
    expect((await remove()).status).toBe(200)
  })

  it('removes all data of the customer, whose number can register again', async () => {
    await savedAddress(customer)
    const other = await otherCustomer(customer)
    await addToCart(other)
    await remove()
    expect(JSON.stringify({ ...customer.sandbox.context.state, placed: {} })).not.toContain(customer.customerId)
    expect(await customer.call('GET', `${customer.home}/profile`)).toMatchObject({ status: 401 })
    expect((await login()).body).toEqual({ next: 'REGISTER' })
    const again = await signedInCustomer({ sandbox: customer.sandbox })
    expect(again.customerId).not.toBe(customer.customerId)
    expect((await readCart(other)).items).toHaveLength(1)
  })
})

describe('the allergens a customer avoids', () => {
  type Avoided = Schemas['AvoidedAllergens']
  const path = () => `${customer.home}/allergens`

  it('are none at first, then those that were saved, each once', async () => {
    expect((await customer.call<Avoided>('GET', path())).body).toEqual({ avoid: [] })
    const body = { avoid: ['PEANUT', 'SOY', 'PEANUT'] }
    expect((await customer.call<Avoided>('PUT', path(), body)).body).toEqual({ avoid: ['PEANUT', 'SOY'] })
    expect((await customer.call<Avoided>('GET', path())).body).toEqual({ avoid: ['PEANUT', 'SOY'] })
  })

  it('are in the export, and nobody else’s', async () => {
    await customer.call('PUT', path(), { avoid: ['PEANUT'] })
    const { body } = await customer.call<Record<string, unknown>>('GET', `${customer.home}/export`)
    expect(body.allergens).toEqual(['PEANUT'])
    const other = await otherCustomer(customer)
    expect((await other.call<Avoided>('GET', `${other.home}/allergens`)).body).toEqual({ avoid: [] })
  })
})
