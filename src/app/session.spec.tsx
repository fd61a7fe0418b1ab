import { QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen, waitFor } from '@testing-library/react'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { expectLog } from '../../tests/setup/log'
import { CUSTOMER, customersShop, quiet, type Shop } from '../../tests/setup/shop'
import { cartQuery } from '../api/queries/cart'
import { restaurantQueries } from '../api/queries/restaurant'
import type { Restaurant } from '../api/types'
import { cartWrites } from '../api/queries/cart-writes'
import { queryClient } from '../api/query-client'
import { SessionExpiredError } from '../api/renewal'
import { useCart } from '../features/cart/use-cart'
import { lemonade } from '../../tests/sandbox/orders'
import { allergensAgreed } from '../stores/agreed-allergens'
import { currentSession, signedOut } from '../stores/auth'
import { filtersChanged } from '../stores/menu-filters'
import { beginWith } from './drawn'
import { startSession } from './session'

const { freshIdToken, endIdentity } = vi.hoisted(() => ({
  freshIdToken: vi.fn<() => Promise<string>>(),
  endIdentity: vi.fn<() => Promise<void>>(),
}))
vi.mock('../api/identity', () => ({ endIdentity }))
vi.mock('../api/identity-token', () => ({ freshIdToken }))

beforeAll(startSession)
const shop = customersShop()
beforeEach(() => {
  queryClient.clear()
  freshIdToken.mockReset()
  endIdentity.mockReset().mockResolvedValue()
})

const expire = () => (shop.sandbox.context.state.tokensValidFrom = Date.now() + 60_000)
const adding = () => cartWrites.add(CUSTOMER, lemonade())

it('F28 a session that cannot be renewed ends once: the keys go, and one redirect leads to login', async () => {
  expectLog(/Failed to add item to cart/)
  Object.assign(window.location, { pathname: '/menu', search: '?menu=lunch' })
  sessionStorage.setItem('orderData', '{}')
  freshIdToken.mockRejectedValue(new SessionExpiredError('Session expired. Please login again.'))
  expire()
  await Promise.allSettled([adding(), adding(), adding()])
  await waitFor(() => expect(shop.assign.mock.calls).toEqual([['/auth/login?next=%2Fmenu%3Fmenu%3Dlunch']]))
  expect(currentSession()).toBeNull()
  for (const key of ['authToken', 'refreshToken', 'user']) expect(localStorage.getItem(key)).toBeNull()
  expect(sessionStorage.getItem('orderData')).toBeNull()
})

it('a lost session is a whole logout: the API gets its token, and the provider signs out', async () => {
  expectLog(/Failed to add item to cart/)
  const { authToken } = currentSession()!
  const fetch = vi.spyOn(globalThis, 'fetch')
  freshIdToken.mockRejectedValue(new SessionExpiredError('Session expired. Please login again.'))
  expire()
  await Promise.allSettled([adding(), adding()])
  await waitFor(() => expect(shop.assign).toHaveBeenCalledOnce())
  const told = fetch.mock.calls.flatMap(([asked]) => (asked instanceof Request ? [asked] : []))
  const logouts = told.filter(({ url }) => url.endsWith('/api/v1/auth/logout'))
  expect(logouts.map(({ headers }) => headers.get('authorization'))).toEqual([`Bearer ${authToken}`])
  expect(endIdentity).toHaveBeenCalledOnce()
})

it.each<[string, Parameters<Shop['sandbox']['context']['scenarios']['start']>[0]]>([
  ['fails', { name: 'fail', match: '/auth/logout', status: 500 }],
  ['does not answer', { name: 'latency', match: '/auth/logout', ms: 60_000 }],
])('no call of a logout is waited for longer than a second when the API %s', async (_, scenario) => {
  expectLog(/Failed to add item to cart|Logout failed/)
  freshIdToken.mockRejectedValue(new SessionExpiredError('Session expired. Please login again.'))
  endIdentity.mockReturnValue(new Promise(() => {}))
  shop.sandbox.context.scenarios.start(scenario)
  expire()
  await Promise.allSettled([adding()])
  expect(localStorage.getItem('authToken')).toBeNull()
  await waitFor(() => expect(shop.assign).toHaveBeenCalledOnce(), { timeout: 1500 })
})

it('F30 another customer who takes the place of one in another tab finds nothing of theirs', async () => {
  shop.stock(2)
  await queryClient.fetchQuery(cartQuery(CUSTOMER))
  const other = { ...currentSession()!.user, id: 'cus_2', customerId: 'cus_2' }
  localStorage.setItem('user', JSON.stringify(other))
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'user' })))
  expect(currentSession()?.user.id).toBe('cus_2')
  expect(queryClient.getQueryCache().getAll()).toEqual([])
})

describe("an event 'userLogout' from other code", () => {
  const Badge = () => <p>{`${useCart().count} pieces`}</p>
  beforeEach(async () => {
    shop.stock(2)
    render(
      <QueryClientProvider client={queryClient}>
        <Badge />
      </QueryClientProvider>,
    )
    await screen.findByText('2 pieces')
  })
  const told = () => act(() => void window.dispatchEvent(new Event('userLogout')))

  it('clears the cart, and the customer stays signed in', async () => {
    told()
    await screen.findByText('0 pieces')
    await quiet()
    expect(screen.getByText('0 pieces')).toBeDefined()
    expect(currentSession()?.user.id).toBe(CUSTOMER)
  })

  it('ends the session in this tab when the stored session is gone', async () => {
    for (const key of ['authToken', 'refreshToken', 'user']) localStorage.removeItem(key)
    told()
    await screen.findByText('0 pieces')
    expect(currentSession()).toBeNull()
  })
})

it('F29 a renewal that fails by network keeps the session', async () => {
  expectLog(/Failed to add item to cart/)
  freshIdToken.mockRejectedValue(new TypeError('Failed to fetch'))
  expire()
  await expect(adding()).rejects.toMatchObject({ code: 'RENEWAL_NETWORK' })
  expect(currentSession()?.user.id).toBe(CUSTOMER)
  expect(shop.assign).not.toHaveBeenCalled()
})

it('an expired token is renewed by the provider, and the call succeeds', async () => {
  const { authToken } = currentSession()!
  freshIdToken.mockImplementation(() => {
    shop.sandbox.context.state.tokensValidFrom = 0
    return Promise.resolve(authToken)
  })
  expire()
  await adding()
  expect(freshIdToken).toHaveBeenCalledOnce()
  expect(shop.sandbox.context.state.carts[CUSTOMER]).toHaveLength(1)
})

it('F30 no pending change of the customer is left after signing out', () => {
  void queryClient.getMutationCache().build(queryClient, { mutationKey: ['customer', CUSTOMER, 'favorites'] })
  act(signedOut)
  expect(queryClient.getMutationCache().getAll()).toEqual([])
})

it('F30 a page that is not hydrated yet keeps the restaurant and the menu when its session ends, and nothing of the customer', () => {
  const publicKeys = [restaurantQueries.profile().queryKey, restaurantQueries.menus().queryKey]
  beginWith({ at: 0, profile: { id: 'tamarind-row' } as Restaurant, menus: { menus: [] } })
  queryClient.setQueryData(cartQuery(CUSTOMER).queryKey, {
    items: [],
    totalAmount: 0,
    groupOrderId: null,
    version: null,
  })
  signedOut()
  const left = queryClient.getQueryCache().getAll()
  expect(left.map(({ queryKey }) => queryKey)).toEqual(publicKeys)
})

it('the allergens and the messages of a customer end with a logout, before any page has loaded its code', async () => {
  const unsubscribe = vi.fn<() => Promise<boolean>>().mockResolvedValue(true)
  const pushManager = { getSubscription: () => Promise.resolve({ unsubscribe }) }
  const serviceWorker = { getRegistration: () => Promise.resolve({ pushManager }) }
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: serviceWorker })
  allergensAgreed(CUSTOMER, ['SOY'])
  filtersChanged({ avoid: ['SOY'] })
  act(signedOut)
  expect(localStorage.getItem('menuFilters')).toBeNull()
  await waitFor(() => expect(unsubscribe).toHaveBeenCalledOnce())
  Reflect.deleteProperty(navigator, 'serviceWorker')
})

it('F31 a sign-out in another tab ends the session in this one', async () => {
  await queryClient.fetchQuery(cartQuery(CUSTOMER))
  localStorage.removeItem('authToken')
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'authToken' })))
  await quiet()
  await waitFor(() => expect(currentSession()).toBeNull())
  expect(queryClient.getQueryCache().getAll()).toEqual([])
})

it('a theme chosen in another tab is shown in this one', () => {
  localStorage.setItem('theme', 'modern')
  window.dispatchEvent(new StorageEvent('storage', { key: 'theme' }))
  expect(document.documentElement.dataset.theme).toBe('dark')
})
