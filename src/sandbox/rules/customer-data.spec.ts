import { describe, expect, it } from 'vitest'
import type { Schemas } from '../../api/types'
import { ADA, OTHER_PHONE, otherCustomer, PHONE, setClock, signedInCustomer } from '../../../tests/sandbox/clients'
import { customer, eachTestHas } from '../../../tests/sandbox/customer'
import { addToCart, customerWithCart, readCart, receivedOrder, savedAddress } from '../../../tests/sandbox/orders'

type List = Schemas['FavoriteList']
const DETAILS = { ...ADA, marketing: true }

eachTestHas(customerWithCart)
const get = async () => (await customer.call<Schemas['Profile']>('GET', `${customer.home}/profile`)).body
const put = (body: object) => customer.call<Schemas['Profile']>('PUT', `${customer.home}/profile`, body)
const remember = (id: string, menuItemId: string, servingQuantityId: string | null = null) =>
  customer.call('PUT', `${customer.home}/favorites/${id}`, { menuItemId, servingQuantityId, customOptionGroups: [] })
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
  await remember('cold', 'tamarind-lemonade')
  await customer.call('PUT', `${customer.home}/allergens`, { avoid: ['PEANUT'] })
  const other = await otherCustomer(customer)
  await savedAddress(other, '10003')
  const { body } = await customer.call<Record<string, unknown[]>>('GET', `${customer.home}/export`)
  expect(body).toMatchObject({
    profile: { ...ADA, phone: PHONE },
    orders: [{ id: order.id }],
    cart: [{ menuItemId: 'tamarind-lemonade' }],
    favorites: [{ menuItemId: 'tamarind-lemonade' }],
    ...{ addresses: [address], paymentMethods: [], allergens: ['PEANUT'] },
  })
  expect(JSON.stringify(body)).not.toContain('"10003"')
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

it('the allergens a customer avoids are none at first, then those that were saved, each once, and nobody else’s', async () => {
  const avoided = async ({ call, home } = customer) =>
    (await call<Schemas['AvoidedAllergens']>('GET', `${home}/allergens`)).body
  expect(await avoided()).toEqual({ avoid: [] })
  const { body } = await customer.call('PUT', `${customer.home}/allergens`, { avoid: ['PEANUT', 'SOY', 'PEANUT'] })
  expect([body, await avoided()]).toEqual([{ avoid: ['PEANUT', 'SOY'] }, { avoid: ['PEANUT', 'SOY'] }])
  expect(await avoided(await otherCustomer(customer))).toEqual({ avoid: [] })
})

const list = async () => (await customer.call<List>('GET', `${customer.home}/favorites`)).body.favorites

it('favorites hold a dish once for each choice, the latest first', async () => {
  await remember('a', 'hand-pulled-noodles', 'regular')
  await remember('b', 'tamarind-lemonade')
  await remember('c', 'hand-pulled-noodles', 'large')
  await remember('a', 'hand-pulled-noodles', 'regular')
  expect(await list()).toMatchObject([
    { id: 'a', menuItemId: 'hand-pulled-noodles', servingQuantityId: 'regular' },
    { id: 'c', menuItemId: 'hand-pulled-noodles', servingQuantityId: 'large' },
    { id: 'b', menuItemId: 'tamarind-lemonade' },
  ])
})

it('removing a favorite succeeds, even when it does not exist', async () => {
  await remember('a', 'hand-pulled-noodles', 'regular')
  for (let twice = 0; twice < 2; twice += 1) {
    const { status } = await customer.call('DELETE', `${customer.home}/favorites/a`)
    expect(status).toBe(200)
  }
  expect(await list()).toEqual([])
})

it('favorites can be added to the state file of an older sandbox', async () => {
  delete customer.sandbox.context.state.favorites
  expect(await list()).toEqual([])
  await remember('a', 'tamarind-lemonade')
  expect(await list()).toHaveLength(1)
})
