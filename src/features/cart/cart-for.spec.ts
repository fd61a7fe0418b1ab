import { afterEach, describe, expect, it } from 'vitest'
import type { ServerCart, ServerLine } from '../../api/queries/cart'
import type { CartChange } from './lines'
import { followed, forget, isCarried, mayHaveArrived, notSent, sentFrom, travelTogether, withHeld } from './cart-for'

const line = (cartItemId: string, menuItemId: string, quantity: number): ServerLine => ({
  ...{ cartItemId, menuItemId, quantity, price: 500 },
  ...{ servingQuantityId: null, specialInstructions: null, customOptionGroups: [], participant: null },
})
const cartOf = (...items: ServerLine[]): ServerCart => ({ items, totalAmount: 0, groupOrderId: null, version: null })
const step = (id: string, dish = 'tea'): CartChange => ({ id, kind: 'step', dish, line: dish, by: 1, item: null })
const [one, two, three] = ['one', 'two', 'three'].map((id) => step(id)) as [CartChange, CartChange, CartChange]
const counts = (cart: ServerCart | undefined) =>
  cart?.items.map(({ cartItemId, quantity }) => `${cartItemId} ${quantity}`)

afterEach(() => [one, two, three].forEach(forget))

describe('a dish whose change is pending', () => {
  it('is shown from the cart the change was sent from, whatever is read meanwhile', () => {
    sentFrom(cartOf(line('a', 'tea', 1), line('b', 'soup', 1)), one)
    const now = cartOf(line('a', 'tea', 2), line('b', 'soup', 3), line('c', 'tea', 1))
    expect(counts(withHeld(now, [one]))).toEqual(['a 1', 'b 3'])
    expect(counts(withHeld(cartOf(line('b', 'soup', 3)), [one]))).toEqual(['b 3', 'a 1'])
  })

  it('is shown as read again when the change has settled, or could not be sent', () => {
    const now = cartOf(line('a', 'tea', 2))
    sentFrom(cartOf(line('a', 'tea', 1)), one)
    expect(withHeld(now, [])).toBe(now)
    expect(mayHaveArrived(one)).toBe(true)
    notSent(one)
    expect(withHeld(now, [one])).toBe(now)
    expect(mayHaveArrived(one)).toBe(false)
  })

  it('may not have been read yet', () => {
    expect(withHeld(undefined, [one])).toBeUndefined()
  })
})

it('changes that travel together settle when the first of them does', () => {
  travelTogether([one, two])
  sentFrom(cartOf(), one)
  expect([isCarried(one), isCarried(two), mayHaveArrived(two), mayHaveArrived(three)]).toEqual([
    false,
    true,
    true,
    false,
  ])
  expect(followed([one, two, three])).toEqual([one, two, three])
  expect(followed([two, three])).toEqual([three])
})
