// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fulfilmentChoice, fulfilmentChosen } from './fulfilment'
import { currentSession, isCurrent, OURS, signedIn, signedOut } from './auth'
import { beforeSessionEnds, followOtherTabs, sessionEnded } from './session-end'

const names = { firstName: 'Ada', lastName: 'Byron', email: 'ada@example.com' }
const user = { ...names, phoneNumber: '+12125550100', isNewUser: true, lastLoginAt: '', createdAt: '' }
const tokens = { authToken: 'auth', refreshToken: 'refresh' }
const sessionOf = (id: string) => ({ ...tokens, user: { ...user, id, customerId: id } })
const agreed = () => localStorage.getItem('agreedAllergens')
const agree = (customerId: string) => localStorage.setItem('agreedAllergens', JSON.stringify({ customerId, avoid: [] }))
const tell = (key: string | null) => window.dispatchEvent(new StorageEvent('storage', { key }))

/** The details of the events that other code hears. */
const heard: unknown[] = []
window.addEventListener('userLogout', (event) => heard.push((event as CustomEvent).detail))

beforeEach(() => {
  signedOut()
  heard.length = 0
  localStorage.clear()
  sessionStorage.clear()
})

it('who is signed in is not known before the device has been read; then it is nobody, a customer, and nobody again', async () => {
  vi.resetModules()
  const fresh = await import('./auth')
  const { result } = renderHook(() => [fresh.useAuthStatus(), fresh.useCustomerId(), fresh.useSessionUser()])
  expect(result.current).toEqual(['loading', null, null])
  act(fresh.sessionRestored)
  expect(result.current).toEqual(['anonymous', null, null])
  act(() => fresh.signedIn(sessionOf('ada')))
  expect(result.current).toEqual(['authenticated', 'ada', sessionOf('ada').user])
  act(() => fresh.detailsChanged({ ...names, firstName: 'Augusta' }))
  expect(result.current[2]).toEqual({ ...sessionOf('ada').user, firstName: 'Augusta' })
  act(fresh.sessionRestored)
  expect(result.current[0]).toBe('authenticated')
  act(fresh.signedOut)
  act(() => fresh.detailsChanged(names))
  expect([...result.current, localStorage.length]).toEqual(['anonymous', null, null, 0])
})

it('F30 who is signed in decides whose late answers count', () => {
  expect(isCurrent('ada')).toBe(false)
  signedIn(sessionOf('ada'))
  expect([isCurrent('ada'), isCurrent('bob')]).toEqual([true, false])
})

it('a logout takes back how and when the customer wanted the order, and their allergens; other code hears it is ours', () => {
  signedIn(sessionOf('ada'))
  agree('ada')
  fulfilmentChosen({ type: 'DELIVERY' })
  signedOut()
  expect([fulfilmentChoice().type, agreed(), heard]).toEqual(['PICKUP', null, [OURS]])
  expect(OURS).toBeTruthy()
})

it('a session that ends without a logout leaves how and when the customer wanted the order, and their allergens', () => {
  signedIn(sessionOf('ada'))
  fulfilmentChosen({ type: 'DELIVERY' })
  agree('ada')
  sessionEnded()
  expect([fulfilmentChoice().type, agreed()]).toEqual(['DELIVERY', expect.stringContaining('ada')])
})

it('a session that ends without a logout lets the cart of the customer be kept for their return, as long as it is asked for', () => {
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

it('a session that ends without a logout is announced to the other tabs before it ends, and leaves nothing stored', () => {
  signedIn(sessionOf('ada'))
  const [set, remove] = [vi.spyOn(Storage.prototype, 'setItem'), vi.spyOn(Storage.prototype, 'removeItem')]
  sessionEnded()
  const keysOf = ({ mock }: typeof set | typeof remove) => mock.calls.map(([key]) => key)
  expect([keysOf(set), keysOf(remove).slice(0, 2)]).toEqual([['sessionEnded'], ['sessionEnded', 'authToken']])
  expect(set.mock.invocationCallOrder[0]).toBeLessThan(remove.mock.invocationCallOrder[0]!)
  vi.restoreAllMocks()
  expect(localStorage).toHaveLength(0)
})

describe('another tab', () => {
  let stop: () => void
  beforeEach(() => {
    stop = followOtherTabs()
    signedIn(sessionOf('ada'))
  })
  afterEach(() => stop())

  it('signs in here too', () => {
    signedOut()
    heard.length = 0
    const session = sessionOf('bob')
    for (const [key, text] of Object.entries({ ...session, user: JSON.stringify(session.user) }))
      localStorage.setItem(key, text)
    tell('user')
    expect([currentSession(), heard]).toEqual([session, []])
  })

  it('whose session ended keeps the cart here, and does not when somebody else has signed in there', () => {
    const keep = vi.fn()
    const end = beforeSessionEnds(keep)
    localStorage.removeItem('user')
    tell('sessionEnded')
    tell('user')
    expect([keep.mock.calls, heard]).toEqual([[['ada']], [OURS]])
    signedIn(sessionOf('ada'))
    localStorage.setItem('user', JSON.stringify(sessionOf('bob').user))
    tell('sessionEnded')
    tell('user')
    expect([currentSession()?.user.id, keep.mock.calls.length, heard]).toEqual(['bob', 1, [OURS, OURS]])
    end()
  })

  it('that logs out some time after it renewed its token leaves nothing of the order here', () => {
    sessionStorage.setItem('checkoutDraft', '{"customerId":"ada"}')
    localStorage.setItem('authToken', 'newer')
    tell('authToken')
    expect([currentSession()?.authToken, sessionStorage.length, heard]).toEqual(['newer', 1, []])
    localStorage.clear()
    tell(null)
    expect([sessionStorage.length, heard]).toEqual([0, [OURS]])
  })

  it.each(['authToken', 'refreshToken', 'user', null])('is followed until the page stops that: %s', (key) => {
    localStorage.clear()
    tell('theme')
    expect(currentSession()?.user.id).toBe('ada')
    tell(key)
    expect([currentSession(), heard]).toEqual([null, [OURS]])
    signedIn(sessionOf('ada'))
    stop()
    localStorage.clear()
    tell(key)
    expect(currentSession()?.user.id).toBe('ada')
  })
})
