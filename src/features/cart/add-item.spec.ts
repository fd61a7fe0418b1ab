import { onlineManager } from '@tanstack/react-query'
import { told, wentWell, wentWrong } from '../../../tests/setup/toasts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { silenceFailures } from '../../../tests/faults/silence'
import { createCartWorld, CUSTOMER, item, quiet, type CartWorld } from '../../../tests/model/cart-world'
import { localStore } from '../../lib/storage'
import { signedIn, signedOut } from '../../stores/auth'
import { cartFor } from './cart'
import { keyOf } from './lines'
import { addItem, pendingAdd, putIn, toBePriced, type CartState } from './use-cart'

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

it('the id of a customer that has come meanwhile is not read from the storage again; without one an addition fails', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const { session } = world
  signedOut()
  const added = addItem(world.client, item('tea'))
  signedIn(session)
  localStore.remove('user')
  await vi.advanceTimersByTimeAsync(500)
  await quiet(10)
  await expect(added).resolves.toBe(true)
  signedOut()
  const late = addItem(world.client, item('tea'))
  await vi.advanceTimersByTimeAsync(500)
  await expect(late).resolves.toBe(false)
})

it('an addition that throws has failed, and the customer is told', async () => {
  await expect(pendingAdd(Promise.reject(new Error('No'))).done).resolves.toBe(false)
  expect(told()).toEqual(wentWrong('Unable to add item. Please try again.'))
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
