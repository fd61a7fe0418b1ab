import { beforeEach, describe, expect, it } from 'vitest'
import { seedMenus } from '../seed/menu'
import { otherCustomer, RESTAURANT, send, signedInCustomer, startScenario } from '../../../tests/sandbox/clients'
import { customer, eachTestHas } from '../../../tests/sandbox/customer'
import { addToCart, cartLine, heat, lemonade, noodles, readCart } from '../../../tests/sandbox/orders'

const sections = seedMenus.menus.flatMap((menu) => menu.sections)
const MOST = sections.flatMap(({ items }) => items).find(({ id }) => id === 'tamarind-lemonade')!.maxQuantity

eachTestHas(signedInCustomer)

const add = (line: object) => customer.call('POST', `${customer.home}/cart/cart-items`, line)

describe('adding to the cart', () => {
  it('stores each line as it was sent, and sums them up', async () => {
    expect(await readCart(customer)).toEqual({ items: [], totalAmount: 0, groupOrderId: null })
    await addToCart(customer, noodles)
    await addToCart(customer, lemonade(3))
    await addToCart(customer, lemonade(1))
    const { items, totalAmount } = await readCart(customer)
    expect(items[0]).toEqual({
      cartItemId: items[0]?.cartItemId,
      menuItemId: 'hand-pulled-noodles',
      quantity: 1,
      price: 1750,
      servingQuantityId: 'large',
      specialInstructions: 'No scallion',
      customOptionGroups: [heat],
      participant: null,
      allergens: expect.arrayContaining(['WHEAT']) as string[],
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
    expect((await readCart(customer)).items).toEqual([])
  })

  it('accepts the maximum', async () => {
    expect(await add({ ...lemonade(MOST), specialInstructions: 'x'.repeat(200) })).toMatchObject({ status: 200 })
  })

  it('refuses a sold-out dish, but takes one that is served at another hour', async () => {
    await startScenario(customer.sandbox, { name: 'sold-out', itemId: 'tamarind-lemonade' })
    const body = { code: 'AVAILABILITY_CHANGED', message: 'Tamarind lemonade is sold out.' }
    expect(await add(lemonade())).toMatchObject({ status: 409, body })
    expect(await add(cartLine('pandan-waffle', 'breakfast.from-the-griddle', 900))).toMatchObject({ status: 200 })
  })

  it('refuses a dish whose required choice cannot be made', async () => {
    customer.sandbox.context.catalog.change('bubble-tea', ({ optionGroups }) => {
      const required = optionGroups.find(({ min }) => min > 0)!
      for (const option of required.options) option.soldOut = true
    })
    const body = { code: 'AVAILABILITY_CHANGED', message: 'Bubble tea is sold out.' }
    expect(await add(cartLine('bubble-tea', 'all-day.drinks', 650))).toMatchObject({ status: 409, body })
  })
})

it('the cart of a customer is identified by the token', async () => {
  expect(await send(customer.sandbox, 'GET', `${customer.home}/cart`)).toMatchObject({ status: 401 })
  const other = await otherCustomer(customer)
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

describe('the version of a cart', () => {
  const version = async () => (await customer.call('GET', `${customer.home}/cart`)).headers.get('etag')
  const put = async (meant: string | null, qty: number) => {
    const [line] = (await readCart(customer)).items
    const headers: Record<string, string> = meant ? { 'if-match': meant } : {}
    return customer.call('PUT', `${customer.home}/cart/cart-items/${line?.cartItemId}`, { qty }, headers)
  }

  it('changes with the cart, and refuses changes meant for another version', async () => {
    await addToCart(customer)
    const first = await version()
    expect(first).toMatch(/^"[0-9a-f]+"$/)
    expect(await version()).toBe(first)
    expect(await put(first, 2)).toMatchObject({ status: 200 })
    expect(await version()).not.toBe(first)
    expect(await put(first, 5)).toMatchObject({ status: 412, body: { code: 'CART_CHANGED' } })
    expect((await readCart(customer)).items[0]?.quantity).toBe(2)
    expect(await put(null, 3)).toMatchObject({ status: 200 })
  })

  it('is missing where the API has no versions', async () => {
    await startScenario(customer.sandbox, { name: 'carts', versions: false })
    await addToCart(customer)
    expect(await version()).toBeNull()
    expect(await put('"old"', 2)).toMatchObject({ status: 200 })
  })
})

it('equal lines become one where carts merge, up to the maximum of the dish', async () => {
  await startScenario(customer.sandbox, { name: 'carts', merging: true })
  await addToCart(customer, lemonade(1))
  await addToCart(customer, noodles)
  await addToCart(customer, lemonade(3))
  expect((await readCart(customer)).items.map(({ quantity }) => quantity)).toEqual([4, 1])
  expect(await add(lemonade(MOST))).toMatchObject({ status: 422, body: { code: 'INVALID_QUANTITY' } })
})

const put = (line: string, change: object) => customer.call('PUT', `${customer.home}/cart/cart-items/${line}`, change)
const remove = (line: string) => customer.call('DELETE', `${customer.home}/cart/cart-items/${line}`)

describe('a line of the cart', () => {
  let id: string
  beforeEach(async () => {
    for (const line of [lemonade(4), noodles]) await addToCart(customer, line)
    id = (await readCart(customer)).items[0]!.cartItemId
  })

  it.each([
    [{ qty: 2 }, { quantity: 2 }],
    [{ specialInstructions: 'Little ice' }, { quantity: 4, specialInstructions: 'Little ice' }],
  ])('changes by %j', async (change, line) => {
    expect(await put(id, change)).toMatchObject({ status: 200 })
    expect((await readCart(customer)).items[0]).toMatchObject({ cartItemId: id, price: 450, ...line })
  })

  it('changes its size and choice with their price', async () => {
    const other = (await readCart(customer)).items[1]!.cartItemId
    const mild = { ...heat, options: [{ ...heat.options[0], optionId: 'mild', name: 'Mild' }] }
    const change = { servingQuantityId: 'regular', customOptionGroups: [mild] }
    expect(await put(other, change)).toMatchObject({ status: 409, body: { code: 'PRICE_CHANGED' } })
    expect(await put(other, { ...change, price: 1450 })).toMatchObject({ status: 200 })
    expect((await readCart(customer)).items[1]).toMatchObject({ ...change, quantity: 1, price: 1450 })
  })

  const rest = { items: [{ menuItemId: 'hand-pulled-noodles' }], totalAmount: 1750 }
  it.each([0, -1])('is removed by the quantity %d', async (qty) => {
    expect(await put(id, { qty })).toMatchObject({ status: 200 })
    expect(await readCart(customer)).toMatchObject(rest)
  })

  it('is removed once', async () => {
    expect(await remove(id)).toMatchObject({ status: 200 })
    expect(await readCart(customer)).toMatchObject(rest)
    expect(await remove(id)).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } })
    expect(await put(id, { qty: 1 })).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } })
  })

  it('stays as it is when the change is refused', async () => {
    expect(await put(id, { qty: 100 })).toMatchObject({ status: 422, body: { code: 'INVALID_QUANTITY' } })
    expect(await put(id, { price: 1 })).toMatchObject({ status: 409, body: { code: 'PRICE_CHANGED' } })
    expect((await readCart(customer)).items[0]).toMatchObject({ quantity: 4, price: 450 })
  })

  it('may shrink but not grow once it is sold out or more expensive', async () => {
    await startScenario(customer.sandbox, { name: 'price-up', itemId: 'tamarind-lemonade', by: 25 })
    expect(await put(id, { qty: 5 })).toMatchObject({ status: 409, body: { code: 'PRICE_CHANGED' } })
    expect(await put(id, { price: 475 })).toMatchObject({ status: 200 })
    await startScenario(customer.sandbox, { name: 'sold-out', itemId: 'tamarind-lemonade' })
    expect(await put(id, { qty: 5 })).toMatchObject({ status: 409, body: { code: 'AVAILABILITY_CHANGED' } })
    expect(await put(id, { qty: 3 })).toMatchObject({ status: 200 })
    expect((await readCart(customer)).items[0]).toMatchObject({ quantity: 3, price: 475 })
  })
})
