// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { fulfilmentChoice, fulfilmentChosen } from './fulfilment'
import {
  beforeSessionEnds,
  currentSession,
  detailsChanged,
  followOtherTabs,
  isCurrent,
  OURS,
  sessionEnded,
  sessionRestored,
  signedIn,
  signedOut,
  useAuthStatus,
  useCustomerId,
  useSessionUser,
} from './auth'

const names = { firstName: 'Ada', lastName: 'Byron', email: 'ada@example.com' }
const user = { ...names, phoneNumber: '+12125550100', isNewUser: true, lastLoginAt: '', createdAt: '' }
const sessionOf = (id: string) => ({
  authToken: 'auth',
  refreshToken: 'refresh',
  user: { ...user, id, customerId: id },
})
const agreed = () => localStorage.getItem('agreedAllergens')
const agree = (customerId: string) => localStorage.setItem('agreedAllergens', JSON.stringify({ customerId, avoid: [] }))
const tell = (key: string | null) => window.dispatchEvent(new StorageEvent('storage', { key }))

beforeEach(() => {
  signedOut()
  localStorage.clear()
  sessionStorage.clear()
})

describe('who is signed in', () => {
  it('is not known before the device has been read, then nobody, a customer, and nobody again', async () => {
    vi.resetModules()
    const fresh = await import('./auth')
    const { result } = renderHook(() => [fresh.useAuthStatus(), fresh.useCustomerId(), fresh.useSessionUser()])
    expect(result.current).toEqual(['loading', null, null])
    act(fresh.sessionRestored)
    expect(result.current).toEqual(['anonymous', null, null])
    act(() => fresh.signedIn(sessionOf('ada')))
    expect(result.current).toEqual(['authenticated', 'ada', sessionOf('ada').user])
    act(fresh.sessionRestored)
    expect(result.current[0]).toBe('authenticated')
    act(fresh.signedOut)
    expect(result.current).toEqual(['anonymous', null, null])
  })

  it('is shown at once everywhere on the page', () => {
    const { result } = renderHook(() => [useAuthStatus(), useCustomerId(), useSessionUser()?.firstName])
    act(() => signedIn(sessionOf('ada')))
    expect(result.current).toEqual(['authenticated', 'ada', 'Ada'])
    act(() => detailsChanged({ ...names, firstName: 'Augusta' }))
    expect(result.current).toEqual(['authenticated', 'ada', 'Augusta'])
    act(sessionEnded)
    expect(result.current).toEqual(['anonymous', null, undefined])
  })

  it('F30 decides whose late answers count', () => {
    expect(isCurrent('ada')).toBe(false)
    signedIn(sessionOf('ada'))
    expect([isCurrent('ada'), isCurrent('bob')]).toEqual([true, false])
  })
})

it('details that are saved after a logout sign nobody in', () => {
  detailsChanged(names)
  expect([currentSession(), localStorage.length]).toEqual([null, 0])
})

describe('a logout', () => {
  it('takes back how and when the customer wanted the order', () => {
    fulfilmentChosen({ type: 'DELIVERY' })
    signedOut()
    expect(fulfilmentChoice().type).toBe('PICKUP')
  })

  it('removes the allergens of the customer', () => {
    signedIn(sessionOf('ada'))
    agree('ada')
    signedOut()
    expect(agreed()).toBeNull()
  })

  it('is marked as our own, unlike one that a logout button elsewhere dispatches', () => {
    const heard: unknown[] = []
    const hear = (event: Event) => heard.push((event as CustomEvent).detail)
    window.addEventListener('userLogout', hear)
    signedOut()
    window.removeEventListener('userLogout', hear)
    expect(heard).toEqual([OURS])
    expect(OURS).toBeTruthy()
  })
})

describe('a session that ends without a logout', () => {
  it('leaves how and when the customer wanted the order, and their allergens', () => {
    signedIn(sessionOf('ada'))
    fulfilmentChosen({ type: 'DELIVERY' })
    agree('ada')
    sessionEnded()
    expect([fulfilmentChoice().type, agreed()]).toEqual(['DELIVERY', expect.stringContaining('ada')])
  })

  it('lets the cart of the customer be kept for their return, as long as it is asked for', () => {
    const keep = vi.fn()
    const stop = beforeSessionEnds(keep)
    signedIn(sessionOf('ada'))
    sessionEnded()
    sessionEnded()
    expect(keep.mock.calls).toEqual([['ada']])
    signedIn(sessionOf('ada'))
    signedOut()
    stop()
    signedIn(sessionOf('ada'))
    sessionEnded()
    expect(keep).toHaveBeenCalledOnce()
  })

  it('is announced to the other tabs before it ends, and leaves nothing stored', () => {
    signedIn(sessionOf('ada'))
    const [set, remove] = [vi.spyOn(Storage.prototype, 'setItem'), vi.spyOn(Storage.prototype, 'removeItem')]
    sessionEnded()
    const keysOf = ({ mock }: typeof set | typeof remove) => mock.calls.map(([key]) => key)
    expect([keysOf(set), keysOf(remove).slice(0, 2)]).toEqual([['sessionEnded'], ['sessionEnded', 'authToken']])
    expect(set.mock.invocationCallOrder[0]).toBeLessThan(remove.mock.invocationCallOrder[0]!)
    vi.restoreAllMocks()
    expect(localStorage).toHaveLength(0)
  })
})

describe('another tab', () => {
  it('whose session ended keeps the cart here, and does not when somebody else has signed in there', () => {
    const keep = vi.fn()
    const ends = [followOtherTabs(), beforeSessionEnds(keep)]
    signedIn(sessionOf('ada'))
    localStorage.removeItem('user')
    tell('sessionEnded')
    tell('user')
    expect(keep.mock.calls).toEqual([['ada']])
    signedIn(sessionOf('ada'))
    localStorage.setItem('user', JSON.stringify(sessionOf('bob').user))
    tell('sessionEnded')
    tell('user')
    expect([currentSession()?.user.id, keep.mock.calls.length]).toEqual(['bob', 1])
    ends.forEach((end) => end())
  })

  it('that logs out some time after it renewed its token leaves nothing of the order here', () => {
    const stop = followOtherTabs()
    signedIn(sessionOf('ada'))
    sessionStorage.setItem('checkoutDraft', '{"customerId":"ada"}')
    localStorage.setItem('authToken', 'newer')
    tell('authToken')
    expect(sessionStorage).toHaveLength(1)
    localStorage.clear()
    tell(null)
    expect(sessionStorage).toHaveLength(0)
    stop()
  })

  it.each(['authToken', 'refreshToken', 'user', null])('is followed until the page stops that: %s', (key) => {
    const stop = followOtherTabs()
    signedIn(sessionOf('ada'))
    localStorage.clear()
    tell(key)
    expect(currentSession()).toBeNull()
    signedIn(sessionOf('ada'))
    stop()
    localStorage.clear()
    tell(key)
    expect(currentSession()?.user.id).toBe('ada')
  })
})

it('a customer who comes back finds no token that a header cannot carry', () => {
  signedIn(sessionOf('ada'))
  for (const token of ['a b', ' ab', 'ab ', 'a\nb']) {
    localStorage.setItem('refreshToken', token)
    sessionRestored()
    expect(currentSession()).toBeNull()
  }
})
