import { beforeEach, expect, it } from 'vitest'
import type { components } from '../../api/schema.gen'
import { type Customer, signedInCustomer } from '../../../tests/sandbox/clients'

type List = components['schemas']['FavoriteList']
const remembered = (menuItemId: string, servingQuantityId: string | null = null) => ({
  menuItemId,
  servingQuantityId,
  customOptionGroups: [],
})

let customer: Customer
beforeEach(async () => {
  customer = await signedInCustomer()
})
const list = async () => (await customer.call<List>('GET', `${customer.home}/favorites`)).body.favorites

it('favorites hold a dish once for each choice, the latest first', async () => {
  await customer.call('PUT', `${customer.home}/favorites/a`, remembered('hand-pulled-noodles', 'regular'))
  await customer.call('PUT', `${customer.home}/favorites/b`, remembered('tamarind-lemonade'))
  await customer.call('PUT', `${customer.home}/favorites/c`, remembered('hand-pulled-noodles', 'large'))
  await customer.call('PUT', `${customer.home}/favorites/a`, remembered('hand-pulled-noodles', 'regular'))
  expect(await list()).toMatchObject([
    { id: 'a', menuItemId: 'hand-pulled-noodles', servingQuantityId: 'regular' },
    { id: 'c', menuItemId: 'hand-pulled-noodles', servingQuantityId: 'large' },
    { id: 'b', menuItemId: 'tamarind-lemonade' },
  ])
})

it('removing a favorite succeeds, even when it does not exist', async () => {
  await customer.call('PUT', `${customer.home}/favorites/a`, remembered('hand-pulled-noodles', 'regular'))
  for (let twice = 0; twice < 2; twice += 1) {
    const { status } = await customer.call('DELETE', `${customer.home}/favorites/a`)
    expect(status).toBe(200)
  }
  expect(await list()).toEqual([])
})

it('favorites can be added to the state file of an older sandbox', async () => {
  delete customer.sandbox.context.state.favorites
  expect(await list()).toEqual([])
  await customer.call('PUT', `${customer.home}/favorites/a`, remembered('tamarind-lemonade'))
  expect(await list()).toHaveLength(1)
})
