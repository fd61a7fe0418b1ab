import { beforeEach, expect, it } from 'vitest'
import type { components } from '../../api/schema.gen'
import { type Customer, signedInCustomer } from '../../../tests/sandbox/clients'

type List = components['schemas']['FavoriteList']
const remembered = (servingQuantityId: string | null) => ({ servingQuantityId, customOptionGroups: [] })

let customer: Customer
beforeEach(async () => {
  customer = await signedInCustomer()
})
const list = async () => (await customer.call<List>('GET', `${customer.home}/favorites`)).body.favorites

it('favorites hold each dish once, the latest first, with the options saved last', async () => {
  await customer.call('PUT', `${customer.home}/favorites/hand-pulled-noodles`, remembered('regular'))
  await customer.call('PUT', `${customer.home}/favorites/tamarind-lemonade`, remembered(null))
  await customer.call('PUT', `${customer.home}/favorites/hand-pulled-noodles`, remembered('large'))
  expect(await list()).toMatchObject([
    { menuItemId: 'hand-pulled-noodles', servingQuantityId: 'large' },
    { menuItemId: 'tamarind-lemonade' },
  ])
})

it('removing a favorite succeeds, even when it does not exist', async () => {
  await customer.call('PUT', `${customer.home}/favorites/hand-pulled-noodles`, remembered('regular'))
  for (let twice = 0; twice < 2; twice += 1) {
    const { status } = await customer.call('DELETE', `${customer.home}/favorites/hand-pulled-noodles`)
    expect(status).toBe(200)
  }
  expect(await list()).toEqual([])
})

it('favorites can be added to the state file of an older sandbox', async () => {
  delete customer.sandbox.context.state.favorites
  expect(await list()).toEqual([])
  await customer.call('PUT', `${customer.home}/favorites/tamarind-lemonade`, remembered(null))
  expect(await list()).toHaveLength(1)
})
