import { describe, expect, it } from 'vitest'
import { ApiError } from '../../api/errors'
import type { ServerCart, ServerLine } from '../../api/queries/cart'
import type { AddCartItem } from '../../api/types'
import { areRelated, nextCalls, outcomeOf, sumOf, whenGone, type Calls } from './calls'
import { keyOf, type CartChange, type LinePatch } from './lines'

const line = (cartItemId: string, quantity = 1, rest: Partial<ServerLine> = {}): ServerLine => ({
  ...{ cartItemId, quantity, menuItemId: cartItemId.replace(/\d/, ''), price: 500 },
  ...{ servingQuantityId: null, specialInstructions: null, customOptionGroups: [], participant: null },
  ...rest,
})
const cartOf = (...items: ServerLine[]): ServerCart => ({ items, totalAmount: 0, groupOrderId: null, version: '"1"' })
const withoutVersion = (...items: ServerLine[]): ServerCart => ({ ...cartOf(...items), version: null })
const item = (menuItemId: string, qty = 1, price = 500): AddCartItem => ({
  ...{ menuItemId, menuItemMappingId: `m.${menuItemId}`, qty, price },
  ...{ servingQuantityId: null, specialInstructions: null, customOptionGroups: [] },
})
const key = (menuItemId: string) => keyOf(line(menuItemId))

const add = (dish: string, qty = 1, undoes?: string): CartChange => ({
  ...{ id: 'add', kind: 'add', item: item(dish, qty) },
  ...(undoes && { undoes }),
})
const step = (dish: string, by: number, isOnMenu = true): CartChange => ({
  ...{ id: 'step', kind: 'step', dish, line: key(dish), by, item: isOnMenu ? item(dish) : null },
})
const remove = (dish: string, quantity: number): CartChange => ({
  ...{ id: 'remove', kind: 'remove', dish, line: key(dish), quantity },
})
const clear = (...dishes: string[]): CartChange => ({ id: 'clear', kind: 'clear', dishes, lines: dishes.map(key) })
const update = (by: number, patch: LinePatch = { price: 600 }): CartChange => ({
  ...{ id: 'update', kind: 'update', dish: 'tea', line: key('tea'), patch, by },
})
const two = [line('tea1', 2), line('tea2', 3)]

describe('the next calls of a change', () => {
  it.each<[string, CartChange, ServerCart, object[], CartChange | null]>([
    ['an addition', add('tea', 7), cartOf(...two), [{ item: item('tea', 7) }], null],
    ['a step up', step('tea', 3), cartOf(line('tea', 6)), [{ cartItemId: 'tea', body: { qty: 9 } }], null],
    ['a step up of two lines', step('tea', 1), cartOf(...two), [{ cartItemId: 'tea1', body: { qty: 3 } }], null],
    ['a step up without versions', step('tea', 3), withoutVersion(...two), [{ item: item('tea', 3) }], null],
    [
      'a step up without versions, of a dish that is not on the menu',
      ...[step('tea', 1, false), withoutVersion(...two), [{ cartItemId: 'tea1', body: { qty: 3 } }], null],
    ] as [string, CartChange, ServerCart, object[], null],
    ['a step down', step('tea', -1), cartOf(...two), [{ cartItemId: 'tea2', body: { qty: 2 } }], null],
    ['a step down by a line', step('tea', -3), cartOf(...two), [{ cartItemId: 'tea2' }], null],
    ['a step down by more', step('tea', -4), cartOf(...two), [{ cartItemId: 'tea2' }], step('tea', -1)],
    ['a removal', remove('tea', 5), cartOf(...two), [{ cartItemId: 'tea2' }], remove('tea', 2)],
    ['a removal of more than is left', remove('tea', 3), cartOf(line('tea', 2)), [{ cartItemId: 'tea' }], null],
    ['a step down by more than is left', step('tea', -3), cartOf(line('tea', 2)), [{ cartItemId: 'tea' }], null],
    [
      'a removal of what the customer saw',
      ...[remove('tea', 2), cartOf(line('tea', 6)), [{ cartItemId: 'tea', body: { qty: 4 } }], null],
    ] as [string, CartChange, ServerCart, object[], null],
    ['an edit', update(0), cartOf(line('tea', 6)), [{ cartItemId: 'tea', body: { price: 600 } }], null],
    [
      'an edit with the quantity, which is never below 1',
      ...[update(-6), cartOf(line('tea', 6)), [{ cartItemId: 'tea', body: { price: 600, qty: 1 } }], null],
    ] as [string, CartChange, ServerCart, object[], null],
    [
      'an edit of two lines',
      ...[update(2), cartOf(...two), [{ cartItemId: 'tea1', body: { price: 600, qty: 4 } }], update(0)],
    ] as [string, CartChange, ServerCart, object[], CartChange],
    ['an edit of two lines, with fewer', update(-4), cartOf(...two), [{ cartItemId: 'tea2' }], update(-1)],
    [
      'an edit of two lines that leaves them as they are',
      ...[update(1, { price: 500 }), cartOf(...two), [{ cartItemId: 'tea1', body: { price: 500, qty: 3 } }], null],
    ] as [string, CartChange, ServerCart, object[], null],
    ['a clearing', clear('tea'), cartOf(...two), [{ cartItemId: 'tea1' }, { cartItemId: 'tea2' }], null],
  ])('%s', (_, change, cart, writes, left) => {
    expect(nextCalls(change, cart)).toMatchObject({ writes, left })
    expect(nextCalls(change, cart)!.writes).toEqual(writes)
  })

  it.each([step('tea', 1), step('tea', -1), remove('tea', 1), update(1), clear('tea')])(
    'are none without the line: %j',
    (change) => {
      for (const cart of [cartOf(line('soup')), withoutVersion(line('soup'))])
        expect(nextCalls(change, cart)).toBeNull()
    },
  )

  it('are none for steps that cancel each other', () => {
    expect(nextCalls(sumOf(step('tea', 2), step('tea', -2))!, cartOf(...two))).toBeNull()
  })
})

describe('two changes', () => {
  it('are related when they concern the same dish; a clearing concerns all', () => {
    expect(areRelated(add('tea'), step('tea', 1))).toBe(true)
    expect(areRelated(add('tea'), remove('soup', 1))).toBe(false)
    expect(areRelated(clear('soup'), add('tea'))).toBe(true)
    expect(areRelated(add('tea'), clear('soup'))).toBe(true)
  })

  it('are sent as one when both add the same, or step the same line', () => {
    expect(sumOf(add('tea', 2), add('tea', 3))).toEqual(add('tea', 5))
    expect(sumOf(step('tea', 3), step('tea', -1))).toEqual(step('tea', 2))
  })

  it.each<[CartChange, CartChange]>([
    [add('tea'), { id: '', kind: 'add', item: item('tea', 1, 900) }],
    [add('tea'), add('tea', 1, 'remove')],
    [add('tea', 1, 'remove'), add('tea')],
    [step('tea', 1), step('soup', 1)],
    [step('tea', 1), add('tea')],
    [add('tea'), step('tea', 1)],
    [remove('tea', 1), remove('tea', 1)],
    [update(1), update(1)],
  ])('are sent one after the other: %j, %j', (one, other) => expect(sumOf(one, other)).toBeNull())
})

describe('a change of a line that is gone', () => {
  const known = cartOf(line('tea'), line('soup'))
  const changed = cartOf(line('tea', 1, { price: 900 }))

  it.each([remove('tea', 1), clear('tea', 'soup')])('counts as made when it takes the line away: %j', (change) => {
    expect(whenGone(change, false, known, cartOf())).toBe(true)
    expect(() => whenGone(change, false, known, changed)).toThrow('The line is another.')
  })

  it.each([step('tea', 1), update(0)])('fails when it changes the line: %j', (change) => {
    for (const now of [cartOf(), changed])
      expect(() => whenGone(change, false, known, now)).toThrow('The line has gone.')
    expect(whenGone(change, false, undefined, cartOf())).toBe(false)
  })

  it('counts as made when a part of it has arrived; an edit only if it has edited a line', () => {
    for (const change of [step('tea', -1), remove('tea', 1)]) expect(whenGone(change, true, known, cartOf())).toBe(true)
    expect(whenGone(update(0), true, known, cartOf(line('tea', 1, { price: 600 })))).toBe(true)
    expect(() => whenGone(update(0), true, known, cartOf(line('tea', 1, { price: 700 })))).toThrow('The line has gone.')
  })

  it('counts as not made when it changes nothing', () => {
    expect(whenGone(step('tea', 0), false, known, known)).toBe(false)
    expect(whenGone(add('tea'), false, known, cartOf())).toBe(false)
  })
})

describe('a change that the API has answered', () => {
  const before = cartOf(line('tea', 2), line('soup'))
  const progressOf = (wanted: CartChange) => ({ wanted, tries: 0, refusals: 0, hasBegun: false })
  const failed = (status: number) => new ApiError({ status, code: '', message: 'No' })
  const answered = (change: CartChange, ...failures: Error[]) => ({ ...nextCalls(change, before)!, failures, before })
  const lost = (change: CartChange, now: ServerCart) => outcomeOf(progressOf(change), answered(change, failed(0)), now)

  it.each<[string, CartChange, ServerCart, ServerCart]>([
    ['an addition', add('tea', 3), cartOf(line('tea', 5), line('soup')), cartOf(line('tea', 4), line('soup'))],
    ['an addition as a line of its own', add('tea'), cartOf(line('tea1', 2), line('tea2'), line('soup')), before],
    ['an addition to which others have added', add('tea', 2), cartOf(line('tea', 7)), before],
    ['a step up', step('tea', 1), cartOf(line('tea', 3)), before],
    ['a step up beside another line that is gone', step('tea', 1), cartOf(line('tea', 3)), cartOf(line('tea', 2))],
    [
      'a step up beside more of another',
      step('tea', 1),
      cartOf(line('tea', 3), line('soup', 4)),
      cartOf(line('tea', 2), line('soup', 4)),
    ],
    ['a step down', step('tea', -1), cartOf(line('tea', 1)), before],
    ['a removal', remove('tea', 2), cartOf(line('soup')), before],
    ['a clearing', clear('tea', 'soup'), cartOf(), cartOf(line('soup'))],
    [
      'an edit',
      update(0, { specialInstructions: 'No milk' }),
      cartOf(line('tea', 2, { specialInstructions: 'No milk' })),
      before,
    ],
  ])('without an answer is found in the cart, or has failed: %s', (_, change, arrived, absent) => {
    expect(lost(change, arrived)).toEqual({ left: null })
    expect(lost(change, absent).error).toMatchObject({ status: 0 })
  })

  it('with success has begun, and leaves what is still to be sent', () => {
    const change = remove('tea', 5)
    const progress = progressOf(change)
    const calls = { ...nextCalls(change, cartOf(...two))!, failures: [], before: cartOf(...two) }
    expect(outcomeOf(progress, calls, cartOf(two[0]!))).toEqual({ left: remove('tea', 2) })
    expect(progress.hasBegun).toBe(true)
  })

  it('is sent again when the cart has changed, or its line is gone', () => {
    const change = step('tea', 1)
    const now = cartOf(line('tea2', 2))
    for (const status of [404, 412]) {
      const progress = progressOf(change)
      expect(outcomeOf(progress, answered(change, failed(status)), now)).toEqual({ left: change })
      expect(progress).toMatchObject({ tries: 1, hasBegun: false })
    }
  })

  it('is sent at most twenty times', () => {
    const progress = { ...progressOf(step('tea', 1)), tries: 18 }
    const again = () => outcomeOf(progress, answered(progress.wanted, failed(412)), before)
    expect([again().error, again().error?.message]).toEqual([undefined, 'No'])
  })

  it('counts the refusals of a version that the API itself has returned', () => {
    const progress = progressOf(step('tea', 1))
    outcomeOf(progress, answered(progress.wanted, failed(412)), before)
    outcomeOf(progress, answered(progress.wanted, failed(412)), { ...before, version: '"2"' })
    expect(progress).toMatchObject({ tries: 2, refusals: 1 })
  })

  it.each([
    ['a 404 of a line that is still there', step('tea', 1), 404],
    ['a refused addition', add('tea'), 404],
    ['a conflict', step('tea', 1), 409],
    ['an error of the API', step('tea', 1), 500],
  ])('has failed after %s', (_, change, status) => {
    const now =
      status === 404 ? { ...before, items: before.items.map((one) => ({ ...one, allergens: ['MILK'] })) } : before
    expect(outcomeOf(progressOf(change), answered(change, failed(status)), now).error).toMatchObject({ status })
  })

  it('has failed when an addition that succeeded has changed nothing', () => {
    expect(outcomeOf(progressOf(add('tea')), answered(add('tea')), before).error?.message).toBe(
      'The cart is as it was.',
    )
  })

  it('of several calls counts as outdated when one of them met a line that is gone', () => {
    const change = clear('tea', 'soup')
    const calls: Calls = nextCalls(change, before)!
    const failures = [failed(500), failed(404)]
    expect(outcomeOf(progressOf(change), { ...calls, failures, before }, cartOf(line('tea', 2)))).toEqual({
      left: change,
    })
  })
})
