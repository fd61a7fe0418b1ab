import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { makePending } from '../../../tests/setup/pending-change'
import { session } from '../../../tests/setup/session-calls'
import type { ServerCart, ServerLine } from '../../api/queries/cart'
import { cartQuery } from '../../api/queries/cart'
import { signedIn, signedOut } from '../../stores/auth'
import { keyOf, type CartChange } from './lines'
import {
  cartCleared,
  cartFor,
  drawnOf,
  followed,
  forget,
  hasFailed,
  isCarried,
  mayHaveArrived,
  notSent,
  sentFrom,
  travelTogether,
  withHeld,
} from './cart-for'

const line = (cartItemId: string, menuItemId: string, quantity: number): ServerLine => ({
  ...{ cartItemId, menuItemId, quantity, price: 500 },
  ...{ servingQuantityId: null, specialInstructions: null, customOptionGroups: [], participant: null },
})
const cartOf = (...items: ServerLine[]): ServerCart => ({ items, totalAmount: 0, groupOrderId: null, version: null })
const step = (id: string, dish = 'tea'): CartChange => ({ id, kind: 'step', dish, line: dish, by: 1, item: null })
const [one, two, three] = ['one', 'two', 'three'].map((id) => step(id)) as [CartChange, CartChange, CartChange]
const counts = (cart: ServerCart | undefined) =>
  cart?.items.map(({ cartItemId, quantity }) => `${cartItemId} ${quantity}`)

afterEach(() => [one, two, three].forEach(forget))

describe('a dish whose change is pending', () => {
  it('is shown from the cart the change was sent from, whatever is read meanwhile', () => {
    sentFrom(cartOf(line('a', 'tea', 1), line('b', 'soup', 1)), one)
    const now = cartOf(line('a', 'tea', 2), line('b', 'soup', 3), line('c', 'tea', 1))
    expect(counts(withHeld(now, [one]))).toEqual(['a 1', 'b 3'])
    expect(counts(withHeld(cartOf(line('b', 'soup', 3)), [one]))).toEqual(['b 3', 'a 1'])
    expect(counts(withHeld(cartOf(), [one]))).toEqual(['a 1'])
  })

  it('is shown as read again when the change has settled, or could not be sent', () => {
    const now = cartOf(line('a', 'tea', 2))
    sentFrom(cartOf(line('a', 'tea', 1)), one)
    expect(withHeld(now, [])).toBe(now)
    expect(mayHaveArrived(one)).toBe(true)
    notSent(one)
    expect(withHeld(now, [one])).toBe(now)
    expect(mayHaveArrived(one)).toBe(false)
  })

  it('is shown from the cart that the first of its changes was sent from', () => {
    sentFrom(cartOf(line('a', 'tea', 1)), one)
    sentFrom(cartOf(line('a', 'tea', 2)), two)
    expect(counts(withHeld(cartOf(line('a', 'tea', 3)), [one, two]))).toEqual(['a 1'])
    expect(counts(withHeld(cartOf(line('a', 'tea', 3)), [two, one]))).toEqual(['a 2'])
  })

  it('may not have been read yet', () => {
    sentFrom(cartOf(), one)
    expect(withHeld(undefined, [one])).toBeUndefined()
  })
})

it('changes that travel together settle when the first of them does', () => {
  travelTogether([one, two])
  sentFrom(cartOf(), one)
  expect([isCarried(one), isCarried(two), mayHaveArrived(two), mayHaveArrived(three)]).toEqual([
    false,
    true,
    true,
    false,
  ])
  expect(followed([one, two, three])).toEqual([one, two, three])
  expect(followed([two, three])).toEqual([three])
})

it('nothing is known of a change that has settled', () => {
  travelTogether([one, two])
  sentFrom(cartOf(), one)
  forget(one)
  forget(two)
  expect([mayHaveArrived(one), isCarried(two), mayHaveArrived(two)]).toEqual([false, false, false])
})

it('an undo is not drawn when its removal has failed: the line is still there', () => {
  const tea = { ...line('a', 'tea', 1), menuItemMappingId: 'm.tea', qty: 1 }
  const add = (id: string, undoes?: string): CartChange => ({ id, kind: 'add', item: tea, ...(undoes && { undoes }) })
  const drawn = (change: CartChange) => drawnOf(cartOf(line('a', 'tea', 1)), [change]).count
  const [failed, other] = [crypto.randomUUID(), crypto.randomUUID()]
  hasFailed(step(failed))
  expect([drawn(add('undo', failed)), drawn(add('undo', other)), drawn(add('failed'))]).toEqual([1, 2, 2])
})

describe('the cart of a customer', () => {
  const client = new QueryClient()
  const cart = cartFor(client, 'ada')
  const { queryKey } = cartQuery('ada')
  const tea = line('a', 'tea', 2)
  const less: CartChange = { id: 'less', kind: 'step', dish: 'tea', line: keyOf(tea), by: -1, item: null }

  beforeEach(() => {
    vi.stubGlobal('window', new EventTarget())
    signedIn(session('ada', 'token'))
    client.setQueryData(queryKey, cartOf(tea))
  })
  afterEach(() => {
    forget(less)
    client.clear()
    signedOut()
  })

  it('is drawn with its own pending changes, and with no other', () => {
    makePending(cartFor(client, 'eve'), less)
    expect([cart.drawn().count, cart.changes()]).toEqual([2, []])
    makePending(cart, less)
    expect([cart.drawn().count, cart.changes(), cart.cached()]).toEqual([1, [less], cartOf(tea)])
  })

  it('knows settled changes too, which are not pending', async () => {
    const mutation = client.getMutationCache().build<boolean, Error, CartChange, undefined>(client, {
      mutationKey: ['customer', 'ada', 'cart', 'change'],
      mutationFn: () => Promise.resolve(true),
    })
    await mutation.execute(less)
    expect([cart.mutations().length, cart.pending().length, cart.changes()]).toEqual([1, 0, []])
  })

  it('must still make a change while it is pending and its customer is signed in', () => {
    makePending(cart, less, one)
    expect([cart.isPending(less), cart.isPending(two)]).toEqual([true, false])
    signedOut()
    expect(cart.isPending(less)).toBe(false)
    signedIn(session('eve', 'token'))
    expect(cart.isPending(less)).toBe(false)
  })

  it('is settled when no change is pending, and asks no more then', async () => {
    const isOver = vi.fn(() => cart.pending().length === 0)
    makePending(cart, less)
    const steps: string[] = []
    const settled = Promise.all([
      cart.when(isOver).then(() => steps.push('over')),
      cart.settled().then(() => steps.push('settled')),
    ])
    makePending(cart, one)
    await new Promise((resolve) => setImmediate(resolve))
    expect(steps).toEqual([])
    client.getMutationCache().clear()
    await settled
    const { length } = isOver.mock.calls
    makePending(cart, two)
    expect(isOver).toHaveBeenCalledTimes(length)
    client.getMutationCache().clear()
    await expect(cart.when(() => true)).resolves.toBeUndefined()
  })

  it('is empty after a logout in another tab, drops its changes, and the next page reads it again', async () => {
    const read = vi.fn(() => Promise.resolve(cartOf(tea)))
    const stop = new QueryObserver(client, { queryKey, queryFn: read, staleTime: Infinity }).subscribe(() => {})
    let answer = (_: ServerCart) => {}
    const late = client
      .fetchQuery({ queryKey, queryFn: () => new Promise<ServerCart>((resolve) => (answer = resolve)) })
      .catch(() => {})
    makePending(cart, less)
    cartCleared(cart)
    answer(cartOf(tea))
    await late
    expect([cart.cached()?.items, cart.pending()]).toEqual([[], []])
    expect(cart.cached()).toMatchObject({ totalAmount: 0, groupOrderId: null, version: null })
    expect(client.getQueryState(queryKey)).toMatchObject({ isInvalidated: true, fetchStatus: 'idle' })
    expect(read).not.toHaveBeenCalled()
    stop()
  })

  it('is emptied without touching other carts, or ending their reads', async () => {
    const { queryKey: other } = cartQuery('eve')
    client.setQueryData(other, cartOf(tea))
    let answer = (_: ServerCart) => {}
    const read = client.fetchQuery({ queryKey: other, queryFn: () => new Promise<ServerCart>((now) => (answer = now)) })
    cartCleared(cart)
    expect(client.getQueryState(other)).toMatchObject({ isInvalidated: false, data: cartOf(tea) })
    answer(cartOf())
    await expect(read).resolves.toEqual(cartOf())
  })
})
