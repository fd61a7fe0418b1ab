import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { cartOf, line as lineOf } from '../../../tests/setup/cart-changes'
import { makePending } from '../../../tests/setup/pending-change'
import { session } from '../../../tests/setup/session-calls'
import { cartQuery, type ServerCart } from '../../api/queries/cart'
import { signedIn, signedOut } from '../../stores/auth'
import { keyOf, type CartChange } from './lines'
import { cartCleared, cartFor, applyPending, markSent, mayHaveArrived, setLeft } from './cart'

const line = (cartItemId: string, menuItemId: string, quantity: number) => lineOf(cartItemId, quantity, { menuItemId })
const step = (id: string, dish = 'tea'): CartChange => ({ id, kind: 'step', dish, line: dish, by: 1, item: null })
const [one, two] = ['one', 'two'].map((id) => step(id)) as [CartChange, CartChange]

it('a change of which a part has arrived is drawn as what is left of it, and not at all when nothing is', () => {
  const more = (by: number): CartChange => {
    return { id: 'more', kind: 'step', dish: 'tea', line: keyOf(line('a', 'tea', 1)), by, item: null }
  }
  const change = more(2)
  const drawn = (quantity: number) => applyPending(cartOf(line('a', 'tea', quantity)), [change]).count
  const counts = [drawn(1)]
  for (const [is, quantity] of [
    [more(1), 2],
    [null, 3],
  ] as const) {
    setLeft(change, is)
    counts.push(drawn(quantity))
  }
  expect(counts).toEqual([3, 3, 3])
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
