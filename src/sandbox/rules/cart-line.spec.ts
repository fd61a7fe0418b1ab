import { beforeEach, describe, expect, it } from 'vitest'
import { type Customer, startScenario } from '../../../tests/sandbox/clients'
import { addToCart, customerWithCart, heat, noodles, readCart } from '../../../tests/sandbox/orders'

let customer: Customer
let id: string
beforeEach(async () => {
  customer = await customerWithCart()
  await addToCart(customer, noodles)
  id = (await readCart(customer)).items[0]!.cartItemId
})

const put = (line: string, change: object) => customer.call('PUT', `${customer.home}/cart/cart-items/${line}`, change)
const remove = (line: string) => customer.call('DELETE', `${customer.home}/cart/cart-items/${line}`)

describe('a line of the cart', () => {
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

  it.each([0, -1])('is removed by the quantity %d', async (qty) => {
    expect(await put(id, { qty })).toMatchObject({ status: 200 })
    expect(await readCart(customer)).toMatchObject({
      items: [{ menuItemId: 'hand-pulled-noodles' }],
      totalAmount: 1750,
    })
  })

  it('is removed once', async () => {
    expect(await remove(id)).toMatchObject({ status: 200 })
    expect(await readCart(customer)).toMatchObject({
      items: [{ menuItemId: 'hand-pulled-noodles' }],
      totalAmount: 1750,
    })
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
