import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { cartOf, line as lineOf } from '../../../tests/setup/cart-changes'
import { makePending } from '../../../tests/setup/pending-change'
import { session } from '../../../tests/setup/session-calls'
import type { ServerCart, ServerLine } from '../../api/queries/cart'
import { cartQuery } from '../../api/queries/cart'
import { signedIn, signedOut } from '../../stores/auth'
import { keyOf, type CartChange } from './lines'
import { cartCleared, cartFor, applyPending, madeProgress, markSent, mayHaveArrived } from './cart'

const line = (cartItemId: string, menuItemId: string, quantity: number) => lineOf(cartItemId, quantity, { menuItemId })
const step = (id: string, dish = 'tea'): CartChange => ({ id, kind: 'step', dish, line: dish, by: 1, item: null })
const [one, two] = ['one', 'two'].map((id) => step(id)) as [CartChange, CartChange]

const at = (askedAt: number, ...items: ServerLine[]): ServerCart => ({ ...cartOf(...items), askedAt })

describe('a change that has made progress', () => {
  it('is drawn whole on a cart that was asked for before, and as what is left on a later one', () => {
    const more = (by: number): CartChange => {
      return { id: 'more', kind: 'step', dish: 'tea', line: keyOf(line('a', 'tea', 1)), by, item: null }
    }
    const change = more(2)
    madeProgress(change, 10, more(1))
    madeProgress(change, 20, null)
    const drawn = (askedAt: number, quantity: number) =>
      applyPending(at(askedAt, line('a', 'tea', quantity)), [change]).count
    expect([drawn(9, 1), drawn(10, 2), drawn(19, 2), drawn(20, 3), drawn(30, 3)]).toEqual([3, 3, 3, 3, 3])
  })

  it('is drawn whole on a cart that is not known yet', () => {
    const add: CartChange = { id: 'add', kind: 'add', item: { ...line('a', 'tea', 1), menuItemMappingId: 'm', qty: 2 } }
    madeProgress(add, 10, null)
    expect(applyPending(undefined, [add]).count).toBe(2)
  })
})

it('a change may have arrived from when it is sent until the API has certainly not taken it', () => {
  const change = step('sent')
  const states = [mayHaveArrived(change)]
  markSent(change, true)
  states.push(mayHaveArrived(change), mayHaveArrived(step('sent')))
  markSent(change, false)
  expect([...states, mayHaveArrived(change)]).toEqual([false, true, false, false])
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
    client.clear()
    signedOut()
  })

  it('is drawn with its own pending changes, and with no other', () => {
    makePending(cartFor(client, 'eve'), less)
    expect([cart.drawn().count, cart.changes()]).toEqual([2, []])
    makePending(cart, less)
    expect([cart.drawn().count, cart.changes(), cart.cached()]).toEqual([1, [less], cartOf(tea)])
  })

  it('must still make a change while it is pending and its customer is signed in', () => {
    makePending(cart, less, one)
    expect([cart.isPending(less), cart.isPending(two)]).toEqual([true, false])
    signedOut()
    expect(cart.isPending(less)).toBe(false)
    signedIn(session('eve', 'token'))
    expect(cart.isPending(less)).toBe(false)
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
    expect(cart.cached()).toEqual({ items: [], totalAmount: 0, groupOrderId: null, version: null })
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
