import { act } from '@testing-library/react'
import { sessionRestored } from '../../src/stores/auth'
import { fulfilmentForgotten } from '../../src/stores/fulfilment'
import { groupLeft } from '../../src/stores/group-order'
import { loginDeclined } from '../../src/stores/login-required'
import { filtersChanged } from '../../src/stores/menu-filters'
import { quantitiesChanged } from '../../src/stores/quantities'
import { tableLeft } from '../../src/stores/table'
import type { Shop } from '../setup/shop'

/** Everything that an answer may have changed, as it is now. Returns a function that brings it back. */
export function remembered({ sandbox, client }: Shop) {
  const { state } = sandbox.context
  const kept = JSON.stringify(state)
  const stored = Object.entries<string>({ ...localStorage })
  return () => {
    client.clear()
    for (const key of Object.keys(state)) delete state[key as keyof typeof state]
    Object.assign(state, JSON.parse(kept))
    localStorage.clear()
    sessionStorage.clear()
    for (const forget of [loginDeclined, fulfilmentForgotten, groupLeft, tableLeft]) act(forget)
    act(() => quantitiesChanged({}))
    act(() => filtersChanged({ avoid: [] }))
    for (const [key, value] of stored) localStorage.setItem(key, value)
    act(sessionRestored)
  }
}
