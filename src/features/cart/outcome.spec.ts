import { expect, it, describe } from 'vitest'
import { add, cartOf, clear, line, remove, step, update } from '../../../tests/setup/cart-changes'
import { ApiError } from '../../api/errors'
import type { ServerCart } from '../../api/queries/cart'
import { nextCalls, outcomeOf, type Calls } from './calls'
import type { CartChange } from './lines'

describe('a change that the API has answered', () => {
  const before = cartOf(line('tea', 2), line('soup'))
  const MILKY = { declared: { allergens: ['MILK'] } }
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
      update('tea', { specialInstructions: 'No milk' }, 0),
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
    const two = cartOf(line('tea1', 2), line('tea2', 3))
    const calls = { ...nextCalls(change, two)!, failures: [], before: two }
    expect(outcomeOf(progress, calls, cartOf(line('tea1', 2)))).toEqual({ left: remove('tea', 2) })
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
    ['a 404 of a line that is still there', step('tea', 1), 404, cartOf(line('tea', 2, MILKY), line('soup', 1, MILKY))],
    ['a refused addition', add('tea'), 404, cartOf(line('tea', 5))],
    ['an addition of an outdated cart, which the API never checks', add('tea'), 412, cartOf(line('tea', 5))],
    ['a conflict', step('tea', 1), 409, before],
    ['a conflict, though another device has made the same change', step('tea', 1), 409, cartOf(line('tea', 3))],
    ['a change that cannot be made', step('tea', 1), 422, before],
    ['an error of the API', step('tea', 1), 500, before],
  ])('has failed after %s', (_, change, status, now) => {
    expect(outcomeOf(progressOf(change), answered(change, failed(status)), now).error).toMatchObject({ status })
  })

  it('has failed as an addition that succeeded but changed no line, and has not as an edit', () => {
    const now = cartOf(line('tea', 2, MILKY), line('soup', 1, MILKY))
    expect(outcomeOf(progressOf(add('tea')), answered(add('tea')), now).error?.message).toBe('The cart is as it was.')
    const same = update('tea', { price: 500 }, 0)
    expect(outcomeOf(progressOf(same), answered(same), before)).toEqual({ left: null })
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
