import { describe, expect, it } from 'vitest'
import type { ServerCart, ServerLine } from '../../api/queries/cart'
import type { AddCartItem } from '../../api/types'
import { keyOf, type CartChange } from './lines'
import { firstOf, limited, planWrites, restOf, summed, takenBy } from './plan'

const line = (cartItemId: string, quantity: number): ServerLine => ({
  ...{ cartItemId, quantity, menuItemId: 'tea', price: 500 },
  ...{ servingQuantityId: null, specialInstructions: null, customOptionGroups: [], participant: null },
})
const cartOf = (items: ServerLine[], version: string | null = '"1"'): ServerCart => ({
  ...{ items, version, totalAmount: 0, groupOrderId: null },
})
const tea: AddCartItem = {
  ...{ menuItemId: 'tea', menuItemMappingId: 'm.tea', qty: 1, price: 500 },
  ...{ servingQuantityId: null, specialInstructions: null, customOptionGroups: [] },
}
const key = keyOf(tea)
const step = (by: number, item: AddCartItem | null = tea): CartChange => ({
  ...{ id: `${by}`, kind: 'step', dish: 'tea', line: key, by, item },
})
const remove = (quantity: number): CartChange => ({ id: 'r', kind: 'remove', dish: 'tea', line: key, quantity })
const add = (qty: number): CartChange => ({ id: `${qty}`, kind: 'add', item: { ...tea, qty } })
const update = (by: number): CartChange => ({
  ...{ id: 'u', kind: 'update', dish: 'tea', line: key, patch: { price: 600 }, by },
})
const clear: CartChange = { id: 'c', kind: 'clear', dishes: ['tea'], lines: [key] }
const two = [line('a', 2), line('b', 3)]

describe('the calls of a change', () => {
  it('send additions as one, with their sum', () => {
    expect(planWrites(summed([add(1), add(2), add(4)]), cartOf(two))).toEqual([{ item: { ...tea, qty: 7 } }])
  })

  it('send a step up as a number, computed from the quantity at the API', () => {
    expect(planWrites(summed([step(1), step(2)]), cartOf([line('a', 6)]))).toEqual([
      { cartItemId: 'a', body: { qty: 9 } },
    ])
    expect(planWrites(step(1), cartOf(two))).toEqual([{ cartItemId: 'a', body: { qty: 3 } }])
  })

  it('send a step up without versions as an addition, where the menu knows the dish', () => {
    expect(planWrites(summed([step(1), step(2)]), cartOf(two, null))).toEqual([{ item: { ...tea, qty: 3 } }])
    expect(planWrites(step(1, null), cartOf(two, null))).toEqual([{ cartItemId: 'a', body: { qty: 3 } }])
  })

  it.each<[number, object[]]>([
    [-1, [{ cartItemId: 'b', body: { qty: 2 }, takes: 1 }]],
    [-3, [{ cartItemId: 'b', takes: 3 }]],
    [
      -4,
      [
        { cartItemId: 'b', takes: 3 },
        { cartItemId: 'a', body: { qty: 1 }, takes: 1 },
      ],
    ],
    [
      -9,
      [
        { cartItemId: 'b', takes: 3 },
        { cartItemId: 'a', takes: 2 },
      ],
    ],
  ])('take a step of %i from the last line first', (by, writes) => {
    expect(planWrites(step(by), cartOf(two))).toEqual(writes)
  })

  it('are none for steps that cancel each other, or for a line that is gone', () => {
    expect(planWrites(summed([step(2), step(-2)]), cartOf(two))).toEqual([])
    expect(planWrites(step(1), cartOf([]))).toEqual([])
    expect(planWrites(step(1), cartOf([], null))).toEqual([])
  })

  it('remove what the customer saw, and leave what others have added', () => {
    expect(planWrites(remove(5), cartOf(two))).toEqual([
      { cartItemId: 'b', takes: 3 },
      { cartItemId: 'a', takes: 2 },
    ])
    expect(planWrites(remove(2), cartOf([line('a', 6)]))).toEqual([{ cartItemId: 'a', body: { qty: 4 }, takes: 2 }])
  })

  it('update every line that is shown as one', () => {
    expect(planWrites(update(0), cartOf(two))).toEqual([
      { cartItemId: 'a', body: { price: 600 } },
      { cartItemId: 'b', body: { price: 600 } },
    ])
  })

  it.each([
    [2, 8],
    [-5, 1],
    [-6, 1],
  ])('update a single line with its quantity: %i', (by, qty) => {
    const cart = cartOf([line('a', 6)])
    expect(firstOf(update(by), cart)).toEqual(update(by))
    expect(planWrites(update(by), cart)).toEqual([{ cartItemId: 'a', body: { price: 600, qty } }])
  })

  it.each([
    [2, 2],
    [-4, -4],
    [-5, -4],
  ])('change the quantity of several lines before their options: %i', (by, first) => {
    const pieces = firstOf(update(by), cartOf(two))
    expect(pieces).toEqual({ ...step(first, null), id: 'u' })
    expect(restOf(update(by), pieces)).toEqual(update(by - first))
    expect(restOf(update(by), update(by))).toBeNull()
  })

  it('need no first step when the quantity stays, or when the change is not an edit', () => {
    for (const change of [update(0), step(2), remove(1), clear]) expect(firstOf(change, cartOf(two))).toEqual(change)
  })

  it('remove every line for a clearing', () => {
    expect(planWrites(clear, cartOf(two))).toEqual([{ cartItemId: 'a' }, { cartItemId: 'b' }])
  })

  it('can send a part of a removal at a time, until nothing is left', () => {
    expect(takenBy(step(-5))).toBe(5)
    expect(takenBy(step(5))).toBeLessThan(0)
    expect(limited(remove(5), 3)).toEqual(remove(3))
    expect(limited(step(-5), 2)).toMatchObject({ by: -2 })
    expect(limited(remove(5), 0)).toBeNull()
    expect(takenBy(remove(5))).toBe(5)
  })

  it('take nothing away for a change that takes nothing', () => {
    for (const change of [add(2), clear, update(-1)]) {
      expect(takenBy(change)).toBe(0)
      expect(limited(change, 1)).toBeNull()
    }
  })

  it.each([
    [step(2), add(3)],
    [add(2), step(3)],
    [remove(2), step(3)],
    [remove(2), add(3)],
    [step(2), remove(3)],
    [add(2), remove(3)],
  ])('never count a change of one kind as one of another: %j, %j', (one, other) => {
    expect(summed([one, other])).toEqual(one)
  })
})
