import { beforeEach, describe, expect, it } from 'vitest'
import { type Customer, setClock } from '../../../tests/sandbox/clients'
import { customerWithCart, readOrder, receivedOrder } from '../../../tests/sandbox/orders'

const RATING = { stars: 4, comment: 'Hot.', dishes: [{ menuItemId: 'tamarind-lemonade', stars: 5, comment: '' }] }

let customer: Customer
let orderId: string
beforeEach(async () => {
  customer = await customerWithCart()
  orderId = (await receivedOrder(customer, 'AT_RESTAURANT')).id
})
const rate = (rating: object = RATING) => customer.call('PUT', `${customer.home}/orders/${orderId}/rating`, rating)
const kept = async () => (await readOrder(customer, orderId)).rating
const later = () => setClock(customer.sandbox, '2026-11-20T20:00:00Z')

describe('a rating', () => {
  it('is refused before the order is completed', async () => {
    expect(await rate()).toMatchObject({ status: 409, body: { code: 'NOT_COMPLETED' } })
    expect(await kept()).toBeUndefined()
  })

  it('is stored with the order, the latest one', async () => {
    await later()
    expect(await rate()).toMatchObject({ status: 200, body: RATING })
    expect(await kept()).toEqual(RATING)
    await rate({ stars: 1, comment: '', dishes: [] })
    expect(await kept()).toEqual({ stars: 1, comment: '', dishes: [] })
  })

  it.each([
    ['no star', { ...RATING, stars: 0 }],
    ['six stars', { ...RATING, stars: 6 }],
    ['half a star', { ...RATING, stars: 3.5 }],
    ['a dish that was not ordered', { ...RATING, dishes: [{ menuItemId: 'pho', stars: 3, comment: '' }] }],
    ['a dish twice', { ...RATING, dishes: [...RATING.dishes, ...RATING.dishes] }],
    ['a dish without a star', { ...RATING, dishes: [{ ...RATING.dishes[0], stars: 0 }] }],
    ['a novel', { ...RATING, comment: 'x'.repeat(501) }],
  ])('of %s is refused', async (_, rating) => {
    await later()
    expect((await rate(rating)).status).toBe(422)
    expect(await kept()).toBeUndefined()
  })
})
