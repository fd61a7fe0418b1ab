import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { CUSTOMER, customersShop, quiet } from '../../tests/setup/shop'
import { cartQuery } from '../api/queries/cart'
import { queryClient } from '../api/query-client'
import { BELONGINGS } from '../lib/stored-keys'
import { currentSession, sessionRestored, signedIn, signedOut } from '../stores/auth'
import { sessionEnded } from '../stores/session-end'
import { useConsent } from '../stores/consent'
import { fulfilmentChoice } from '../stores/fulfilment'
import { activeMembership } from '../stores/group-order'
import { filtersRestored, useMenuFilters } from '../stores/menu-filters'
import { useTable } from '../stores/table'
import { startSession } from './session'

/** Values a reader accepts, where it matters; else any object that names the customer. */
const VALUES: Record<string, unknown> = {
  recentSearches: ['lime'],
  groupOrders: [{ groupOrderId: 'g1', token: 'token', hostName: 'Ada' }],
  groupAdditions: [{ groupOrderId: 'g1', token: 'token', key: 'k', item: {} }],
  fulfilment: { type: 'DELIVERY', requestedTime: null },
  menuFilters: { diets: ['VEGAN'], spicy: true, avoid: ['MILK'] },
  table: { id: '7', name: 'Table 7', since: Date.now() },
}
/** What stays on any device: it says nothing of a person. */
const DEVICE = ['device_id', 'devtools', 'reloadedAt', 'theme']
const OF_TAB = ['checkoutDraft', 'codesSent', 'events-session', 'fulfilment', 'giftCardAttempt', 'giftCardDraft']
OF_TAB.push('orderData', 'scroll', 'signIn', 'tempRefreshToken', 'waitingItem', 'devtools', 'reloadedAt')
const WAITING = [...BELONGINGS.kept, ...BELONGINGS.named, 'leftBy', 'leftBy']

customersShop()
/** The customer has used everything that stores something. */
function useEverything() {
  for (const key of [...DEVICE, ...Object.values(BELONGINGS).flat()]) {
    const area = OF_TAB.includes(key) ? sessionStorage : localStorage
    if (key !== 'leftBy') area.setItem(key, JSON.stringify(VALUES[key] ?? { customerId: CUSTOMER }))
  }
  localStorage.setItem('groupOrder', 'g1')
  sessionStorage.setItem('pages /account/orders orders', '3')
}
const left = () => [...Object.keys(localStorage), ...Object.keys(sessionStorage)].sort()
const SESSION = ['authToken', 'refreshToken', 'user']
const next = () => {
  const session = currentSession()!
  return { ...session, user: { ...session.user, id: 'cus_2', customerId: 'cus_2' } }
}
/** The page is opened again by whoever holds the device. */
async function opened(pathname: string) {
  Object.assign(window.location, { pathname })
  vi.resetModules()
  const { startSession: start } = await import('./session')
  act(start)
}

beforeAll(startSession)
beforeEach(() => {
  queryClient.clear()
  useEverything()
})
afterEach(() => act(signedOut))

describe('what is left of a customer on the device', () => {
  it('after a logout is nothing', () => {
    act(signedOut)
    expect(left()).toEqual(DEVICE)
  })

  it('after a logout in another tab is nothing', () => {
    for (const key of SESSION) localStorage.removeItem(key)
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'user' })))
    expect(left()).toEqual(DEVICE)
  })

  it('after another customer takes their place is nothing, and the cache is empty', async () => {
    await queryClient.fetchQuery(cartQuery(CUSTOMER))
    act(() => signedIn(next()))
    expect(left()).toEqual([...DEVICE, ...SESSION].sort())
    expect(queryClient.getQueryCache().getAll()).toEqual([])
  })

  it('after the session ended is what waits for their return, while they are at the sign-in', async () => {
    act(sessionEnded)
    expect(left()).toEqual([...DEVICE, ...WAITING].sort())
    await opened('/auth/login')
    expect(left()).toEqual([...DEVICE, ...WAITING].sort())
  })

  it('after the session ended is nothing once another customer signs in', () => {
    const other = next()
    act(sessionEnded)
    act(() => signedIn(other))
    expect(left()).toEqual([...DEVICE, ...SESSION].sort())
  })

  it.each(['/', '/menu', '/group-order'])('after the session ended is nothing once somebody opens %s', async (path) => {
    act(sessionEnded)
    await opened(path)
    expect(left()).toEqual(DEVICE)
  })

  describe('in a tab that was elsewhere meanwhile', () => {
    const leave = () => act(() => void window.dispatchEvent(new Event('pagehide')))

    it.each(['/', '/payment-return'])('is nothing after a logout, once it shows %s', async (path) => {
      leave()
      for (const key of Object.keys(localStorage)) if (!DEVICE.includes(key)) localStorage.removeItem(key)
      await opened(path)
      expect(left()).toEqual(DEVICE)
    })

    it('is nothing in it after another customer has signed in', () => {
      leave()
      localStorage.setItem('user', JSON.stringify(next().user))
      act(sessionRestored)
      expect(Object.keys(sessionStorage).sort()).toEqual(['devtools', 'reloadedAt'])
    })

    it('is all that is theirs when they return to it', async () => {
      leave()
      await opened('/payment-return')
      expect(left()).toEqual(expect.arrayContaining(['orderData', 'checkoutDraft', 'table']))
    })
  })

  it('after the session ended is all that waits once they sign in again, in their name', () => {
    const same = currentSession()!
    act(sessionEnded)
    act(() => signedIn(same))
    expect(left()).toContain('cartChanges')
    expect(fulfilmentChoice().type).toBe('DELIVERY')
    expect(left()).not.toContain('leftBy')
  })

  it('in the memory of the page is nothing either', () => {
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: null })))
    act(() => void filtersRestored())
    const useSeen = () => [useMenuFilters().diets, useTable(), useConsent(), activeMembership()]
    const { result } = renderHook(useSeen)
    expect(result.current).toEqual([['VEGAN'], expect.anything(), null, expect.anything()])
    act(signedOut)
    expect(result.current).toEqual([[], null, null, null])
  })
})

it('a guest keeps what they have chosen over a reload', async () => {
  act(signedOut)
  localStorage.setItem('recentSearches', '["lime"]')
  sessionStorage.setItem('fulfilment', JSON.stringify(VALUES.fulfilment))
  sessionStorage.setItem('giftCardDraft', '{"customerId":null}')
  await opened('/menu')
  await quiet()
  expect(left()).toEqual([...DEVICE, 'fulfilment', 'giftCardDraft', 'recentSearches'].sort())
})
