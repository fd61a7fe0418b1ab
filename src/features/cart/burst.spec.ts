import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { AddCartItem } from '../../api/types'
import { cartFor, changeKey, type Cart } from './cart-for'
import type { CartChange } from './lines'
import { endOfBurst, settledBefore, summableFrom } from './queue'

const step = (id: string, dish = 'tea'): CartChange => ({ id, kind: 'step', dish, line: dish, by: 1, item: null })
const remove = (id: string): CartChange => ({ id, kind: 'remove', dish: 'tea', line: 'tea', quantity: 1 })
const add = (id: string, menuItemId = 'tea'): CartChange => {
  const item: AddCartItem = {
    ...{ menuItemId, menuItemMappingId: menuItemId, qty: 1, price: 500 },
    ...{ servingQuantityId: null, specialInstructions: null, customOptionGroups: [] },
  }
  return { id, kind: 'add', item }
}

let cart: Cart
let ends: Map<string, (sent: boolean) => void>
/** The customer makes a change, which is pending until it ends. */
function make(change: CartChange): CartChange {
  const { client, customerId } = cart
  const mutation = client.getMutationCache().build<boolean, Error, CartChange, undefined>(client, {
    mutationKey: [...changeKey(customerId), change.kind],
    mutationFn: ({ id }) => new Promise((resolve) => ends.set(id, resolve)),
  })
  void mutation.execute(change)
  return change
}
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)
async function end({ id }: CartChange) {
  await pass(0)
  ends.get(id)?.(true)
  await pass(1)
}
/** Whether a promise has resolved. */
function watched(promise: Promise<void>) {
  const watch = { isOver: false }
  void promise.then(() => (watch.isOver = true))
  return watch
}

beforeEach(() => {
  vi.useFakeTimers()
  ends = new Map()
  cart = cartFor(new QueryClient(), 'cus_1')
})
afterEach(() => {
  cart.client.clear()
  vi.useRealTimers()
})

describe('F01 a tap is sent', () => {
  it('after a pause of the taps, though the clock is set back an hour meanwhile', async () => {
    make(step('first'))
    const burst = watched(endOfBurst(cart, make(step('second'))))
    vi.setSystemTime(Date.now() - 60 * 60_000)
    await pass(400)
    make(step('third'))
    await pass(400)
    expect(burst.isOver).toBe(true)
  })

  it('at once when it is the only one, or the first of many', async () => {
    const first = make(step('first'))
    const burst = watched(endOfBurst(cart, first))
    make(step('second'))
    await pass(0)
    expect(burst.isOver).toBe(true)
  })

  it('at once when the one before it was 400 ms ago', async () => {
    make(step('first'))
    await pass(400)
    const burst = watched(endOfBurst(cart, make(step('second'))))
    await pass(0)
    expect(burst.isOver).toBe(true)
  })

  it('400 ms later when it follows another one quickly', async () => {
    make(step('first'))
    await pass(399)
    const burst = watched(endOfBurst(cart, make(step('second'))))
    await pass(399)
    expect(burst.isOver).toBe(false)
    await pass(1)
    expect(burst.isOver).toBe(true)
  })

  it('400 ms after the last of those that go with it', async () => {
    make(step('first'))
    const burst = watched(endOfBurst(cart, make(step('second'))))
    await pass(300)
    make(step('third'))
    await pass(300)
    make(step('fourth'))
    await pass(399)
    expect(burst.isOver).toBe(false)
    await pass(1)
    expect(burst.isOver).toBe(true)
  })

  it('400 ms after the one before it, though that has been answered already', async () => {
    const first = make(step('first'))
    await end(first)
    const burst = watched(endOfBurst(cart, make(step('second'))))
    await pass(399)
    expect(burst.isOver).toBe(false)
    await pass(1)
    expect(burst.isOver).toBe(true)
  })

  it('whatever happens to another dish', async () => {
    make(step('soup', 'soup'))
    const burst = watched(endOfBurst(cart, make(step('first'))))
    await pass(0)
    expect(burst.isOver).toBe(true)
    const later = watched(endOfBurst(cart, make(step('second'))))
    await pass(300)
    make(step('more soup', 'soup'))
    await pass(100)
    expect(later.isOver).toBe(true)
  })

  it('counted from the latest of the taps before it', async () => {
    make(step('first'))
    await pass(1000)
    make(step('second'))
    await pass(100)
    const burst = watched(endOfBurst(cart, make(step('third'))))
    await pass(0)
    expect(burst.isOver).toBe(false)
    await pass(400)
    expect(burst.isOver).toBe(true)
  })
})

describe('a change is sent together', () => {
  const idsFrom = (change: CartChange) => summableFrom(cart, change).map(({ id }) => id)

  it('with the later ones of its line, but not with earlier ones or those of another dish', () => {
    make(step('before'))
    const first = make(step('first'))
    make(step('soup', 'soup'))
    make(step('second'))
    expect(idsFrom(first)).toEqual(['first', 'second'])
  })

  it('with none that come after a change of another kind, as their order matters', () => {
    const first = make(step('first'))
    make(step('second'))
    make(remove('removal'))
    make(step('third'))
    expect(idsFrom(first)).toEqual(['first', 'second'])
  })

  it('with nothing when it cannot be added up itself', () => {
    const first = make(remove('first'))
    make(remove('second'))
    make(step('third'))
    expect(idsFrom(first)).toEqual(['first'])
  })

  it('with no addition when it is a step, as the line of the step may be gone', () => {
    const first = make({ ...step('first'), item: (add('tea') as { item: AddCartItem }).item } as CartChange)
    make(add('second'))
    expect(idsFrom(first)).toEqual(['first'])
  })

  it('with other additions of the same dish only', () => {
    const first = make(add('first'))
    make(add('soup', 'soup'))
    make(add('second'))
    make(step('third'))
    expect(idsFrom(first)).toEqual(['first', 'second'])
  })
})

describe('a change waits', () => {
  it('for those of its dish that were made before it, and for no other', async () => {
    make(step('soup', 'soup'))
    const first = make(step('first'))
    const second = make(remove('second'))
    const own = make(step('own'))
    make(remove('later'))
    const turn = watched(settledBefore(cart, own))
    await end(first)
    expect(turn.isOver).toBe(false)
    await end(second)
    expect(turn.isOver).toBe(true)
  })

  it('for nothing when it is the first, or when it has been taken from the page', async () => {
    const first = watched(settledBefore(cart, make(step('first'))))
    const taken = watched(settledBefore(cart, step('taken')))
    await pass(0)
    expect([first.isOver, taken.isOver]).toEqual([true, true])
  })
})
