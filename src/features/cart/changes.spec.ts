import { told, wentWell } from '../../../tests/setup/toasts'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createCartWorld, CUSTOMER, hold, item, quiet, type CartWorld } from '../../../tests/model/cart-world'
import { silenceFailures } from '../../../tests/faults/silence'
import { restaurantQueries } from '../../api/queries/restaurant'
import { configureSession, SessionExpiredError } from '../../api/renewal'
import { cartFor, changeCart, type Cart } from './cart'
import type { CartChange } from './lines'

silenceFailures()
let world: CartWorld
let cart: Cart
let tea: CartChange
beforeEach(async () => {
  world = createCartWorld()
  await world.load()
  cart = cartFor(world.client, CUSTOMER)
  tea = { id: 'tea', kind: 'add', item: item('tea') }
})

const fail = (status: number) =>
  world.sandbox.context.scenarios.start({ name: 'fail', match: 'POST', times: 1, status })

describe('a change of the cart', () => {
  it('tells nothing of one that needed no call', async () => {
    const step: CartChange = { id: 'step', kind: 'step', dish: 'tea', line: 'tea', by: 1, item: null }
    const revert = vi.fn<() => undefined>()
    await expect(changeCart(cart, step, { undo: revert })).resolves.toBe(true)
    expect(told()).toEqual(wentWell())
    expect(revert).not.toHaveBeenCalled()
  })

  it.each([
    ['succeeds', 0],
    ['fails', 500],
  ])('tells nothing when it was taken from the page before it %s', async (_, status) => {
    if (status) fail(status)
    const letGo = hold(world, 'POST')
    const done = changeCart(cart, tea)
    await quiet(10)
    world.client.getMutationCache().clear()
    letGo()
    await done
    expect(told()).toEqual(wentWell())
  })

  it('names the call to the developer tools, and what it changes', async () => {
    const done = changeCart(cart, tea)
    const [mutation] = cart.pending()
    expect(mutation?.options.mutationKey?.at(-1)).toBe('add')
    expect(mutation?.meta?.call).toMatch(/POST.*\/cart\/cart-items$/)
    await done
  })
})

describe('after a change that failed', () => {
  it.each([
    ['is read again, and nothing else, when the API refuses what it offers', true, () => fail(409)],
    ['stays as it is when nothing was refused', false, () => fail(500)],
    [
      'stays as it is when the mistake is our own',
      false,
      () => Promise.reject(Object.assign(new Error('No'), { isFinal: true })),
    ],
    [
      'stays as it is when the session has expired',
      false,
      () => {
        configureSession({ refresh: () => Promise.reject(new SessionExpiredError()), onLost: () => {} })
        world.transport = (request, send) =>
          request.method === 'POST' ? Promise.resolve(new Response(null, { status: 401 })) : send(request)
      },
    ],
  ])('the menu %s', async (_, isStale, failure) => {
    const [menus, others] = [restaurantQueries.menus().queryKey, ['another']]
    world.client.setQueryData(menus, { menus: [] })
    world.client.setQueryData(others, [])
    await changeCart(cart, tea, { first: () => Promise.resolve(failure()) })
    const isInvalidated = (queryKey: readonly unknown[]) => world.client.getQueryState(queryKey)?.isInvalidated
    expect([isInvalidated(menus), isInvalidated(others)]).toEqual([isStale, false])
  })
})
