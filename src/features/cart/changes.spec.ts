import { told, toast, wentWell, wentWrong } from '../../../tests/setup/toasts'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createCartWorld, CUSTOMER, hold, item, quiet, type CartWorld } from '../../../tests/model/cart-world'
import { makePending } from '../../../tests/setup/pending-change'
import { silenceFailures } from '../../../tests/faults/silence'
import { restaurantQueries } from '../../api/queries/restaurant'
import { configureSession, SessionExpiredError } from '../../api/renewal'
import { cartFor, leftOf, mayHaveArrived, type Cart } from './cart'
import { changeCart } from './cart'
import type { CartChange } from './lines'

silenceFailures()
let world: CartWorld
let cart: Cart
beforeEach(async () => {
  world = createCartWorld()
  await world.load()
  cart = cartFor(world.client, CUSTOMER)
})

let tea: CartChange
let noTea: Extract<CartChange, { kind: 'remove' }>
let undo: CartChange
beforeEach(() => {
  const id = crypto.randomUUID()
  tea = { id: 'tea', kind: 'add', item: item('tea') }
  noTea = { id, kind: 'remove', dish: 'tea', line: 'tea', quantity: 1 }
  undo = { id: 'undo', kind: 'add', item: item('tea'), undoes: id }
})
const fail = (status: number, match = 'POST') =>
  world.sandbox.context.scenarios.start({ name: 'fail', match, times: 1, status })
const inApi = () => world.apiLines().map(({ menuItemId }) => menuItemId)

describe('a change of the cart', () => {
  it('resolves with success once the cart shows it, and shows a toast', async () => {
    await expect(changeCart(cart, tea)).resolves.toBe(true)
    expect(world.cached()?.items).toHaveLength(1)
    expect(told()).toEqual(wentWell('Item added to cart!'))
    expect(mayHaveArrived(tea)).toBe(true)
  })

  it('resolves with failure after one try, and shows an error', async () => {
    fail(500)
    await expect(changeCart(cart, tea)).resolves.toBe(false)
    expect(world.requests('POST')).toHaveLength(1)
    expect(told()).toEqual(wentWrong('Failed to add item to cart'))
  })

  it('waits for what has to be done first, and fails with it', async () => {
    const steps: string[] = []
    let letGo = () => {}
    const first = () =>
      new Promise<void>((resolve) => {
        letGo = () => {
          steps.push(`${world.requests('POST').length} sent`)
          resolve()
        }
      })
    const done = changeCart(cart, tea, { first })
    await quiet(10)
    letGo()
    expect([await done, steps]).toEqual([true, ['0 sent']])
    const other = { ...tea, id: 'other' }
    const failing = { first: () => Promise.reject(new Error('The line has gone.')) }
    await expect(changeCart(cart, other, failing)).resolves.toBe(false)
    expect(world.requests('POST')).toHaveLength(1)
    expect(toast.error).toHaveBeenCalledOnce()
  })

  it('tells nothing of one that needed no call', async () => {
    const step: CartChange = { id: 'step', kind: 'step', dish: 'tea', line: 'tea', by: 1, item: null }
    const revert = vi.fn<() => undefined>()
    await expect(changeCart(cart, step, { undo: revert })).resolves.toBe(true)
    expect(told()).toEqual(wentWell())
    expect(revert).not.toHaveBeenCalled()
  })

  it('offers to undo a removal', async () => {
    world.stock(item('tea'))
    const { items } = await world.load()
    const revert = vi.fn()
    const line = world.line('tea').key
    await changeCart(cart, { ...noTea, line }, { undo: () => revert })
    expect([items.length, inApi()]).toEqual([1, []])
    const { action } = toast.success.mock.calls[0]![1] as unknown as { action: { onClick: () => void } }
    action.onClick()
    expect(revert).toHaveBeenCalledOnce()
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

describe('a change that fails', () => {
  it('is handled by its fallback, which tells of it in its own way', async () => {
    fail(409)
    const seen: unknown[] = []
    const instead = (failure: unknown) => Promise.resolve(seen.push(failure) > 0)
    await expect(changeCart(cart, noTea, { first: () => Promise.reject(new Error('No')), instead })).resolves.toBe(true)
    expect(seen).toMatchObject([{ message: 'No' }])
    expect(told()).toEqual(wentWell())
    expect(leftOf(undo, 0)).toBe(undo)
  })

  it('shows an error when its fallback cannot handle it', async () => {
    fail(409)
    await expect(changeCart(cart, tea, { instead: () => Promise.resolve(false) })).resolves.toBe(false)
    expect(told()).toEqual(wentWrong('Failed to add item to cart'))
  })

  it('leaves nothing to undo when it is a removal', async () => {
    makePending(cart, undo)
    await changeCart(cart, noTea, { first: () => Promise.reject(new Error('No')) })
    expect(leftOf(undo, 0)).toBeNull()
    world.client.getMutationCache().clear()
  })

  const isMenuStale = () => world.client.getQueryState(restaurantQueries.menus().queryKey)?.isInvalidated
  const menuAfter = async (failure: () => void, first = () => Promise.resolve()) => {
    const others = ['another']
    world.client.setQueryData(restaurantQueries.menus().queryKey, { menus: [] })
    world.client.setQueryData(others, [])
    failure()
    await changeCart(cart, tea, { first })
    return [isMenuStale(), world.client.getQueryState(others)?.isInvalidated]
  }

  it('makes the menu be read again when the API refuses what the menu offers, and nothing else', async () => {
    expect(await menuAfter(() => fail(409))).toEqual([true, false])
  })

  it.each([
    ['nothing was refused', () => fail(500)],
    [
      'the session has expired',
      () => {
        configureSession({ refresh: () => Promise.reject(new SessionExpiredError()), onLost: () => {} })
        world.transport = (request, send) =>
          request.method === 'POST' ? Promise.resolve(new Response(null, { status: 401 })) : send(request)
      },
    ],
  ])('leaves the menu as it is when %s', async (_, failure) => {
    expect(await menuAfter(failure)).toEqual([false, false])
  })

  it('leaves the menu as it is when the mistake is our own', async () => {
    const first = () => Promise.reject(Object.assign(new Error('No'), { isFinal: true }))
    expect(await menuAfter(() => {}, first)).toEqual([false, false])
  })
})
