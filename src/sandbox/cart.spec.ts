import { beforeEach, describe, expect, it } from 'vitest'
import type { components } from '../api/schema.gen'
import { seedMenus } from './seed/menu'
import { addToCart, type Customer, lemonade, RESTAURANT, send, signedInHost, startScenario } from './testing'

type Schemas = components['schemas']
type Problem = Schemas['Problem']

const sections = seedMenus.menus.flatMap((menu) => menu.sections)
const MOST = sections.flatMap(({ items }) => items).find(({ id }) => id === 'tamarind-lemonade')!.maxQuantity

let customer: Customer
beforeEach(async () => {
  customer = await signedInHost()
})

const cart = async () => (await customer.call<Schemas['CartResponse']>('GET', `${customer.home}/cart`)).body.data
const add = (line: object) => customer.call<Problem>('POST', `${customer.home}/cart/cart-items`, line)
const soldOut = () => startScenario(customer.host, { name: 'sold-out', itemId: 'tamarind-lemonade' })

const heat = { groupId: 'heat', name: 'Heat', options: [{ optionId: 'hot', name: 'Hot', quantity: 1, price: 0 }] }
const noodles = {
  ...lemonade(),
  menuItemId: 'hand-pulled-noodles',
  menuItemMappingId: 'all-day.noodles-soups.hand-pulled-noodles',
  servingQuantityId: 'large',
  price: 1750,
  specialInstructions: 'No scallion',
  customOptionGroups: [heat],
}

describe('adding', () => {
  it('keeps lines as they were sent, apart from each other, and adds them up', async () => {
    expect(await cart()).toEqual({ items: [], totalAmount: 0 })
    await addToCart(customer, noodles)
    await addToCart(customer, lemonade(3))
    await addToCart(customer, lemonade(1))
    const { items, totalAmount } = await cart()
    expect(items[0]).toEqual({
      cartItemId: items[0]?.cartItemId,
      menuItemId: 'hand-pulled-noodles',
      quantity: 1,
      price: 1750,
      servingQuantityId: 'large',
      specialInstructions: 'No scallion',
      customOptionGroups: [heat],
    })
    expect(new Set(items.map(({ cartItemId }) => cartItemId)).size).toBe(3)
    expect(totalAmount).toBe(1750 + 4 * 450)
  })

  it.each<[string, object, number, string]>([
    ['another price', { price: 449 }, 409, 'PRICE_CHANGED'],
    ['a dish that is not there', { menuItemId: 'no-such-dish' }, 404, 'NOT_FOUND'],
    ['a place that is not the dish’s', { menuItemMappingId: 'all-day.sweet.tamarind-lemonade' }, 404, 'NOT_FOUND'],
    ['none', { qty: 0 }, 422, 'INVALID_QUANTITY'],
    ['half', { qty: 0.5 }, 422, 'INVALID_QUANTITY'],
    ['more than the dish allows', { qty: MOST + 1 }, 422, 'INVALID_QUANTITY'],
    ['a size that there is not', { servingQuantityId: 'large' }, 422, 'INVALID_SELECTION'],
    ['a choice that there is not', { customOptionGroups: [heat] }, 422, 'INVALID_SELECTION'],
    ['a long story', { specialInstructions: 'x'.repeat(201) }, 422, 'INVALID_INSTRUCTIONS'],
  ])('refuses %s', async (_name, change, status, code) => {
    expect(await add({ ...lemonade(), ...change })).toMatchObject({ status, body: { status, code } })
    expect((await cart()).items).toEqual([])
  })

  it('accepts the most that is allowed', async () => {
    expect(await add({ ...lemonade(MOST), specialInstructions: 'x'.repeat(200) })).toMatchObject({ status: 200 })
  })

  it('refuses what is sold out, and what is not served now with when it is', async () => {
    await soldOut()
    expect(await add(lemonade())).toMatchObject({
      status: 409,
      body: { code: 'AVAILABILITY_CHANGED', message: 'Tamarind lemonade is sold out.' },
    })
    const waffle = {
      menuItemId: 'pandan-waffle',
      menuItemMappingId: 'breakfast.from-the-griddle.pandan-waffle',
      price: 900,
    }
    expect(await add({ ...lemonade(), ...waffle })).toMatchObject({
      status: 409,
      body: { code: 'AVAILABILITY_CHANGED', message: 'Pandan waffle is available from 7:00 AM.' },
    })
  })

  it('refuses a body that is no JSON', async () => {
    expect(await customer.call('POST', `${customer.home}/cart/cart-items`, '{')).toMatchObject({
      status: 400,
      body: { code: 'BAD_REQUEST' },
    })
  })
})

describe('whose cart it is', () => {
  it('is told by the token', async () => {
    expect(await send(customer.host, 'GET', `${customer.home}/cart`)).toMatchObject({ status: 401 })
    const other = await signedInHost({ host: customer.host, phone: '+12125550143' })
    for (const [method, path] of [
      ['GET', 'cart'],
      ['POST', 'cart/cart-items'],
      ['PUT', 'cart/cart-items/x'],
      ['DELETE', 'cart/cart-items/x'],
    ] as const) {
      const answer = await other.call(method, `${customer.home}/${path}`, method === 'GET' ? undefined : lemonade())
      expect(answer, path).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } })
    }
    expect(await other.call('GET', `${RESTAURANT}/users/nobody/cart`)).toMatchObject({ status: 403 })
  })

  it('is kept apart', async () => {
    const other = await signedInHost({ host: customer.host, phone: '+12125550143' })
    await addToCart(other)
    expect((await cart()).items).toEqual([])
  })
})
