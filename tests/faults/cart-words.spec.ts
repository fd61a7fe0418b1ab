import fc from 'fast-check'
import { toast } from '../setup/toasts'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { localStore, sessionStore } from '../../src/lib/storage'
import { currentSession, signedOut } from '../../src/stores/auth'
import { createCartWorld, hold, item, quiet, type CartWorld } from '../model/cart-world'
import { silenceFailures } from './silence'

silenceFailures()
let world: CartWorld
beforeEach(async () => {
  vi.stubGlobal('window', new EventTarget())
  world = createCartWorld()
  world.stock(item('tea', 2))
  await world.load()
})

const add = (name: string) => world.actions.add(item(name))
const setQuantity = (quantity: unknown) => world.actions.setQuantity(world.line('tea'), quantity as number)
const remove = () => world.actions.remove(world.line('tea'))
const clear = () => world.actions.clear()
const fail = (match: string, status = 500) =>
  world.sandbox.context.scenarios.start({ name: 'fail', match, times: 1, status })
const said = (kind: 'success' | 'error') =>
  vi.mocked(toast[kind]).mock.calls.map(([text, options]) => [text, options?.duration, options?.description])

describe('the toast of a change', () => {
  it.each([
    ['an add', () => add('soup'), 'Item added to cart!', 4000],
    ['an add of a dish in the cart', () => add('tea'), 'Item added to cart!', 4000],
    ['an update', () => setQuantity(3), 'Cart item updated', 3000],
    ['a removal', remove, 'Item removed from cart', 4000],
    ['an update to nothing', () => setQuantity(0), 'Item removed from cart', 4000],
    ['a clearing', clear, 'Cart cleared successfully!', 4000],
  ])('that succeeds: %s', async (_, act, text, duration) => {
    act()
    expect(said('success')).toEqual([])
    await world.settled()
    expect(said('success')).toEqual([[text, duration, undefined]])
    expect(said('error')).toEqual([])
  })

  it.each([
    ['an add', 'POST', () => add('soup'), 'Failed to add item to cart', 4000],
    ['an add of a dish in the cart', 'POST', () => add('tea'), 'Failed to add item to cart', 4000],
    ['an update', 'PUT', () => setQuantity(3), 'Failed to update cart item', 3000],
    ['a removal', 'DELETE', remove, 'Failed to remove item from cart', 4000],
    ['a clearing', 'DELETE', clear, 'Failed to clear cart. Please try again.', 4000],
  ])('that fails: %s', async (_, method, act, text, duration) => {
    fail(method)
    act()
    await world.settled()
    expect(said('error')).toEqual([[text, duration, undefined]])
    expect(said('success')).toEqual([])
    expect(world.drawn().lines.map(({ quantity }) => quantity)).toEqual([2])
  })

  it('is not replaced by the success that follows a failure', async () => {
    fail('POST')
    add('soup')
    await world.settled()
    add('bread')
    await world.settled()
    const [failure, success] = [toast.error, toast.success].map((tell) => vi.mocked(tell).mock.calls[0]?.[1]?.id)
    expect(failure).not.toBe(success)
  })
})

describe('a change that a newer one replaces', () => {
  async function overtaken(trouble: () => void) {
    const letGo = hold(world, 'PUT')
    setQuantity(3)
    await quiet()
    for (const quantity of [4, 5, 6]) setQuantity(quantity)
    trouble()
    letGo()
    await world.settled()
    expect(world.line('tea').quantity).toBe(6)
  }

  it('shows nothing when it fails', async () => {
    await overtaken(() => fail('PUT'))
    expect(said('error')).toEqual([])
    expect(said('success')).toHaveLength(1)
  })

  it('shows nothing when it is no longer sent', async () => {
    await overtaken(() => {})
    expect(said('success')).toHaveLength(2)
  })
})

it('a change shows no toast to a customer who has signed out', async () => {
  const letGo = hold(world, 'GET', { answer: true })
  setQuantity(3)
  await quiet()
  signedOut()
  letGo()
  await world.settled()
  expect(said('success')).toEqual([])
  expect(said('error')).toEqual([])
})

describe('a change without a customer', () => {
  const guest = () => signedOut()
  /** Only the token of a customer is stored. */
  const nameless = () => {
    signedOut()
    localStore.set('authToken', 'token')
  }

  it.each([
    ['an update', () => setQuantity(3), 'Please login to modify cart.'],
    ['a removal', remove, 'Please login to modify cart.'],
    ['a clearing', clear, 'Please login to clear cart.'],
  ])('asks a guest to sign in for %s', async (_, act, text) => {
    guest()
    act()
    await world.settled()
    expect(said('error')).toEqual([[text, 4000, undefined]])
  })

  it('waits 500 ms for the customer to add a dish, then shows an error', async () => {
    vi.useFakeTimers()
    nameless()
    add('soup')
    await vi.advanceTimersByTimeAsync(499)
    expect(said('error')).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    vi.useRealTimers()
    expect(said('error')).toEqual([['Configuration error. Please wait a moment and try again.', 4000, undefined]])
    expect(world.requests('POST')).toEqual([])
    expect(sessionStore.get('waitingItem')).toBeNull()
  })

  it('adds the dish when the customer appears meanwhile', async () => {
    const session = currentSession()!
    nameless()
    add('soup')
    // As another script stores it: without an event in this tab.
    for (const [key, value] of Object.entries(session)) {
      localStore.set(key as keyof typeof session, typeof value === 'string' ? value : JSON.stringify(value))
    }
    await vi.waitFor(() => expect(said('success')).toEqual([['Item added to cart!', 4000, undefined]]))
  })

  it('shows an error when the cart is cleared', () => {
    nameless()
    clear()
    expect(said('error')).toEqual([['Configuration error. Please try again.', 4000, undefined]])
  })
})

it('clearing an empty cart shows that it is empty', async () => {
  remove()
  clear()
  expect(said('error')).toEqual([['Cart is already empty.', 4000, undefined]])
  await world.settled()
})

it('an invalid item is refused with a message', async () => {
  world.actions.add(null as never)
  await vi.waitFor(() => expect(said('error')).toEqual([['Unable to add item. Please try again.', 3000, undefined]]))
})

describe('a change that the API refuses', () => {
  it('F14 removes a dish that is sold out, and shows the message of the API', async () => {
    world.sandbox.context.catalog.change('soup', (dish) => (dish.soldOut = true))
    add('soup')
    expect(world.line('soup').confirmed).toBe(false)
    await world.settled()
    expect(world.drawn().lines.map(({ menuItemId }) => menuItemId)).toEqual(['tea'])
    expect(said('error')).toEqual([['Failed to add item to cart', 4000, 'soup is sold out.']])
    world.sandbox.context.catalog.change('soup', (dish) => (dish.soldOut = false))
  })

  it.each(['soup', 'tea'])('F15 returns to the cart of the API when a price has changed (%s)', async (name) => {
    world.sandbox.context.catalog.change(name, (dish) => (dish.price += 50))
    add(name)
    await world.settled()
    expect(world.drawn()).toMatchObject({ count: 2, subtotal: 600, confirmed: true })
    expect(said('error')).toEqual([['Failed to add item to cart', 4000, `The price of ${name} has changed.`]])
    world.sandbox.context.catalog.change(name, (dish) => (dish.price -= 50))
  })

  it('F16 restores the quantity when it is too large, and shows the message of the API', async () => {
    setQuantity(1e9)
    await world.settled()
    expect(world.line('tea')).toMatchObject({ quantity: 2, confirmed: true })
    expect(said('error')).toEqual([['Failed to update cart item', 3000, 'At most 50 of tea can be ordered.']])
  })

  it.each([0, -1, -1e9])('F16 a quantity of %s removes', async (quantity) => {
    setQuantity(quantity)
    await world.settled()
    expect(world.apiLines()).toEqual([])
  })

  it.each([1.5, NaN, Infinity, '', '3', null, undefined, {}, 2 ** 53])(
    'F16 a quantity of %o is ignored',
    (quantity) => {
      setQuantity(quantity)
      expect(world.pending()).toEqual([])
      expect(world.line('tea').quantity).toBe(2)
    },
  )

  it('F16 whatever is asked for, only whole numbers above 0 are sent', () => {
    world.transport = () => new Promise(() => {})
    fc.assert(
      fc.property(fc.anything(), (quantity) => {
        world.client.getMutationCache().clear()
        setQuantity(quantity)
        const sent = world.client.getMutationCache().getAll()[0]?.state.variables as { quantity?: number } | undefined
        expect(sent?.quantity ?? 1).toSatisfy((value: number) => Number.isSafeInteger(value) && value > 0)
      }),
    )
  })
})
