import { act, waitFor } from '@testing-library/react'
import { beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { expectLog } from '../../tests/setup/log'
import { createShop, CUSTOMER, quiet, type Shop } from '../../tests/setup/shop'
import { cartQuery } from '../api/queries/cart'
import { cartWrites } from '../api/queries/cart-writes'
import { queryClient } from '../api/query-client'
import { AuthRefused } from '../api/renewal'
import { lemonade } from '../sandbox/testing-orders'
import { currentSession, signedOut } from '../stores/auth'
import { startSession } from './session'

const freshIdToken = vi.hoisted(() => vi.fn<() => Promise<string>>())
vi.mock('../api/identity', () => ({ freshIdToken }))

let shop: Shop
beforeAll(startSession)
beforeEach(() => {
  shop = createShop()
  freshIdToken.mockReset()
  shop.signIn()
})

const expire = () => (shop.host.world.state.tokensValidFrom = Date.now() + 60_000)
const adding = () => cartWrites.add(CUSTOMER, lemonade())

it('F28 a session that cannot be renewed ends once: the keys are cleared, and one way leads to /auth/login', async () => {
  expectLog(/Failed to add item to cart/)
  Object.assign(window.location, { pathname: '/menu', search: '?menu=lunch' })
  sessionStorage.setItem('orderData', '{}')
  freshIdToken.mockRejectedValue(new AuthRefused('Session expired. Please login again.'))
  expire()
  await Promise.allSettled([adding(), adding(), adding()])
  await waitFor(() => expect(shop.assign.mock.calls).toEqual([['/auth/login?next=%2Fmenu%3Fmenu%3Dlunch']]))
  expect(currentSession()).toBeNull()
  for (const key of ['authToken', 'refreshToken', 'user']) expect(localStorage.getItem(key)).toBeNull()
  expect(sessionStorage.getItem('orderData')).toBeNull()
})

it('F29 a renewal that fails by network keeps the session', async () => {
  expectLog(/Failed to add item to cart/)
  freshIdToken.mockRejectedValue(new TypeError('Failed to fetch'))
  expire()
  await expect(adding()).rejects.toMatchObject({ code: 'RENEWAL_NETWORK' })
  expect(currentSession()?.user.id).toBe(CUSTOMER)
  expect(shop.assign).not.toHaveBeenCalled()
})

it('a token that has expired is renewed by the provider, and what was asked is done', async () => {
  const { authToken } = currentSession()!
  freshIdToken.mockImplementation(() => {
    shop.host.world.state.tokensValidFrom = 0
    return Promise.resolve(authToken)
  })
  expire()
  await adding()
  expect(freshIdToken).toHaveBeenCalledOnce()
  expect(shop.host.world.state.carts[CUSTOMER]).toHaveLength(1)
})

it('F30 nothing of the customer is left in the cache after signing out', async () => {
  shop.stock(2)
  await queryClient.fetchQuery(cartQuery(CUSTOMER))
  expect(queryClient.getQueryCache().getAll()).toHaveLength(1)
  act(signedOut)
  expect(queryClient.getQueryCache().getAll()).toEqual([])
})

it('F31 a sign-out in another tab ends the session in this one', async () => {
  await queryClient.fetchQuery(cartQuery(CUSTOMER))
  localStorage.removeItem('authToken')
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'authToken' })))
  await quiet()
  await waitFor(() => expect(currentSession()).toBeNull())
  expect(queryClient.getQueryCache().getAll()).toEqual([])
})

it('a look chosen in another tab is shown in this one', () => {
  localStorage.setItem('theme', 'modern')
  window.dispatchEvent(new StorageEvent('storage', { key: 'theme' }))
  expect(document.documentElement.dataset.theme).toBe('dark')
})
