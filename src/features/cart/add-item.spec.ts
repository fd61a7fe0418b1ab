import { onlineManager } from '@tanstack/react-query'
import { toast, told, wentWell, wentWrong } from '../../../tests/setup/toasts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { silenceFailures } from '../../../tests/faults/silence'
import { createCartWorld, CUSTOMER, item, quiet, type CartWorld } from '../../../tests/model/cart-world'
import { SHORT } from '../../lib/notify'
import { localStore } from '../../lib/storage'
import { signedOut } from '../../stores/auth'
import { addItem, putIn } from './use-cart'
import { cartFor } from './cart'
import { keyOf } from './lines'
import { pendingAdd, toBePriced, type CartState } from './use-cart'

silenceFailures()
let world: CartWorld
beforeEach(async () => {
  vi.stubGlobal('window', new EventTarget())
  world = createCartWorld()
  await world.load()
})
afterEach(() => {
  vi.useRealTimers()
  onlineManager.setOnline(true)
  signedOut()
})
const inApi = () => world.apiLines().map(({ menuItemId }) => menuItemId)

describe('a dish that is added', () => {
  it('is in the cart of the customer who is signed in', async () => {
    await expect(addItem(world.client, item('tea'))).resolves.toBe(true)
    expect([inApi(), told()]).toEqual([['tea'], wentWell('Item added to cart!')])
  })

  it('is drawn at once under the key of its line', async () => {
    const { line, done } = putIn(cartFor(world.client, CUSTOMER), item('tea'))
    expect(world.drawn().lines.map(({ key }) => key)).toEqual([line])
    expect(line).toBe(keyOf(item('tea')))
    await done
  })

  it('without a connection is promised for later', async () => {
    onlineManager.setOnline(false)
    const { done } = putIn(cartFor(world.client, CUSTOMER), item('tea'))
    expect(told()).toEqual(wentWell('You are offline. It will be added as soon as you are back.'))
    onlineManager.setOnline(true)
    await done
    expect(inApi()).toEqual(['tea'])
  })

  it('names the removal that it reverts, if any, and has a fallback of its own', async () => {
    const cart = cartFor(world.client, CUSTOMER)
    const instead = vi.fn(() => Promise.resolve(true))
    world.sandbox.context.scenarios.start({ name: 'fail', match: 'POST', times: 1, status: 409 })
    const undo = putIn(cart, item('tea'), { removal: 'some', instead })
    const plain = putIn(cart, item('soup'))
    expect(cart.changes().map((change) => 'undoes' in change && change.undoes)).toEqual(['some', false])
    await Promise.all([undo.done, plain.done])
    expect(instead).toHaveBeenCalledOnce()
  })
})

describe('a customer id that is missing', () => {
  const stored = (key: 'authToken' | 'refreshToken' | 'user') => localStore.get(key)!
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
  async function pass(ms: number) {
    await vi.advanceTimersByTimeAsync(ms)
    await quiet(10)
  }

  it('is awaited for half a second, and found where another tab has stored it', async () => {
    const kept = (['authToken', 'refreshToken', 'user'] as const).map((key) => [key, stored(key)] as const)
    signedOut()
    const added = addItem(world.client, item('tea'))
    for (const [key, value] of kept) localStore.set(key, value)
    await pass(499)
    expect(inApi()).toEqual([])
    await pass(1)
    await expect(added).resolves.toBe(true)
    expect(inApi()).toEqual(['tea'])
  })

  it('fails the addition when it does not come', async () => {
    signedOut()
    const added = addItem(world.client, item('tea'))
    await pass(500)
    await expect(added).resolves.toBe(false)
    expect([inApi(), told()]).toEqual([[], wentWrong('Configuration error. Please wait a moment and try again.')])
  })

  it('that has come meanwhile is not read from the storage again', async () => {
    const { session } = world
    signedOut()
    const added = addItem(world.client, item('tea'))
    const { signedIn } = await import('../../stores/auth')
    signedIn(session)
    localStore.remove('user')
    await pass(500)
    await expect(added).resolves.toBe(true)
  })
})

describe('an addition in progress', () => {
  it('reports whether the dish was added', async () => {
    await expect(pendingAdd(Promise.resolve(true)).done).resolves.toBe(true)
    await expect(pendingAdd(Promise.resolve(false)).done).resolves.toBe(false)
    expect(told()).toEqual(wentWell())
  })

  it('has failed when it throws, and the customer is told', async () => {
    await expect(pendingAdd(Promise.reject(new Error('No'))).done).resolves.toBe(false)
    expect(told()).toEqual(wentWrong('Unable to add item. Please try again.'))
    expect(toast.error.mock.lastCall?.[1]?.duration).toBe(SHORT)
  })
})

describe('a cart is priced', () => {
  const line = { cartItemIds: ['a'], quantity: 2, price: 300 }
  const cart = (patch: object) => ({ lines: [line], confirmed: true, loading: false, ...patch }) as unknown as CartState
  const signature = () => toBePriced(cart({})).signature

  it('when it is read, confirmed and not empty', () => {
    expect(toBePriced(cart({})).atRest).toBe(true)
    for (const patch of [{ confirmed: false }, { loading: true }, { lines: [] }])
      expect(toBePriced(cart(patch)).atRest).toBe(false)
  })

  it.each([{ cartItemIds: ['b'] }, { quantity: 3 }, { price: 301 }])('again when a line has changed: %j', (patch) => {
    expect(toBePriced(cart({ lines: [{ ...line, ...patch }] })).signature).not.toBe(signature())
    expect(toBePriced(cart({ lines: [{ ...line }], confirmed: false })).signature).toBe(signature())
  })
})
