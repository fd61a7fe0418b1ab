import { describe, expect, it } from 'vitest'
import { add, cartOf, clear, item, line, remove, step, update as updateOf } from '../../../tests/setup/cart-changes'
import type { ServerCart, ServerLine } from '../../api/queries/cart'
import { areRelated, nextCalls, sumOf, whenGone } from './calls'
import type { CartChange, LinePatch } from './lines'

const withoutVersion = (...items: ServerLine[]): ServerCart => ({ ...cartOf(...items), version: null })
const update = (by: number, patch: LinePatch = { price: 600 }) => updateOf('tea', patch, by)
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
