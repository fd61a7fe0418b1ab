import { QueryClient } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { session } from '../../../tests/setup/session-calls'

const tea = {
  ...{ menuItemId: 'tea', quantity: 1, price: 300 },
  ...{ servingQuantityId: null, specialInstructions: null, customOptionGroups: [], participant: null },
}

let removal: typeof import('./removal')
let auth: typeof import('../../stores/auth')
let carts: typeof import('./cart')
let lines: typeof import('./lines')
let queries: typeof import('../../api/queries/cart')
beforeEach(async () => {
  vi.resetModules()
  removal = await import('./removal')
  auth = await import('../../stores/auth')
  carts = await import('./cart')
  lines = await import('./lines')
  queries = await import('../../api/queries/cart')
})

it('no removal can be undone on a new page, nor ended', () => {
  const { result } = renderHook(() => removal.useRemoval())
  expect([removal.lastRemoval(), result.current]).toEqual([null, null])
  removal.removalOver('some')
  expect(removal.lastRemoval()).toBeNull()
  act(() => auth.signedIn(session('ada', 'token')))
  expect(result.current).toBeNull()
})

it('F30 the undo of a removal is offered to its own customer only', () => {
  const client = new QueryClient()
  const items = [{ ...tea, cartItemId: 'a' }]
  client.setQueryData(queries.cartQuery('ada').queryKey, { items, totalAmount: 300, groupOrderId: null, version: null })
  act(() => auth.signedIn(session('ada', 'token')))
  const { result } = renderHook(() => removal.useRemoval())
  vi.stubGlobal('fetch', () => new Promise(() => {}))
  const drawn = { ...tea, key: lines.keyOf(tea), cartItemIds: ['a'], confirmed: true }
  act(() => removal.removeLine(carts.cartFor(client, 'ada'), drawn))
  expect(result.current).toMatchObject({ customerId: 'ada', line: { menuItemId: 'tea' } })
  act(() => auth.signedIn(session('eve', 'token')))
  expect(result.current).toBeNull()
  act(auth.signedOut)
  expect(result.current).toBeNull()
})
