// @vitest-environment jsdom
import fc from 'fast-check'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { anyText } from '../../tests/setup/any-text'
import {
  bearerToken,
  currentSession,
  detailsChanged,
  sessionRestored,
  signedIn,
  signedOut,
  tokenRefreshed,
} from './auth'
import { followOtherTabs } from './session-end'

const user = {
  ...{ id: 'cus_1', phoneNumber: '+12125550100', isNewUser: true },
  ...{ lastLoginAt: '2025-06-04T16:00:00Z', createdAt: '2025-06-01T16:00:00Z' },
  ...{ firstName: 'Ada', lastName: 'Byron', email: 'ada@example.com', customerId: 'cus_1' },
}
const session = { authToken: 'auth', refreshToken: 'refresh', user }
const loggedOut = vi.fn()
window.addEventListener('userLogout', loggedOut)

beforeEach(() => {
  signedOut()
  localStorage.clear()
  sessionStorage.clear()
  loggedOut.mockClear()
})

it('a session is stored under exactly three keys, and restored after a reload', () => {
  signedIn(session)
  expect({ ...localStorage }).toEqual({ authToken: 'auth', refreshToken: 'refresh', user: JSON.stringify(user) })
  expect(sessionStorage).toHaveLength(0)
  sessionRestored()
  expect(currentSession()).toEqual(session)
})

it('signing out removes the three keys and the two of the session, nothing of other scripts, and notifies the window', () => {
  signedIn(session)
  for (const key of ['tempRefreshToken', 'orderData', 'of another script']) sessionStorage.setItem(key, 'x')
  for (const key of ['theme', 'device_id']) localStorage.setItem(key, 'x')
  signedOut()
  expect(Object.keys(localStorage).sort()).toEqual(['device_id', 'theme'])
  expect(Object.keys(sessionStorage)).toEqual(['of another script'])
  expect(currentSession()).toBeNull()
  expect(loggedOut).toHaveBeenCalledOnce()
})

it('what a guest has begun stays for whoever signs in, until the logout', () => {
  sessionStorage.setItem('giftCardDraft', JSON.stringify({ customerId: null }))
  signedIn(session)
  expect(sessionStorage.getItem('giftCardDraft')).not.toBeNull()
  signedOut()
  expect(sessionStorage.getItem('giftCardDraft')).toBeNull()
})

it.each([
  ['checkoutDraft', sessionStorage],
  ['sentDraft', localStorage],
  ['giftCardDraft', sessionStorage],
  ['giftCardAttempt', sessionStorage],
  ['cartChanges', localStorage],
  ['usual', localStorage],
])(
  'F38 what a customer left unfinished, %s, is removed by a sign-in, here or in another tab, when it cannot be read',
  (key, storage) => {
    for (const text of ['{', 'null', '7', '[]', '{}'])
      for (const restore of [() => signedIn(session), sessionRestored]) {
        storage.setItem(key, text)
        restore()
        expect(storage.getItem(key)).toBeNull()
      }
  },
)

it('what is unfinished stays when the session ends in another tab; a later logout there removes it', () => {
  const stop = followOtherTabs()
  const elsewhere = (...keys: string[]) => {
    for (const key of ['authToken', 'refreshToken', 'user']) localStorage.removeItem(key)
    for (const key of keys) window.dispatchEvent(new StorageEvent('storage', { key }))
    return [...Object.keys(localStorage), ...Object.keys(sessionStorage)]
  }
  const unfinished = JSON.stringify({ customerId: 'cus_1' })
  signedIn(session)
  sessionStorage.setItem('checkoutDraft', unfinished)
  localStorage.setItem('sentDraft', unfinished)
  expect(elsewhere('sessionEnded', 'sessionEnded', 'authToken', 'refreshToken', 'user')).toEqual(
    expect.arrayContaining(['sentDraft', 'checkoutDraft']),
  )
  signedIn(session)
  expect(elsewhere('authToken')).toEqual([])
  stop()
})

it.each(['authToken', 'refreshToken', 'user'])(
  'without %s, or one as no header can carry it, nobody is signed in',
  (key) => {
    for (const text of [null, 'a b', ' ab', 'ab ', 'a\nb']) {
      signedIn(session)
      if (text === null) localStorage.removeItem(key)
      else localStorage.setItem(key, text)
      sessionRestored()
      expect(currentSession()).toBeNull()
    }
  },
)

it('a new token replaces the stored one, and signs nobody in', () => {
  signedIn(session)
  tokenRefreshed('newer')
  expect(currentSession()?.authToken).toBe('newer')
  expect(localStorage.getItem('authToken')).toBe('newer')
  signedOut()
  tokenRefreshed('newest')
  expect(currentSession()).toBeNull()
  expect(bearerToken()).toBe('newest')
})

describe('F38, F39 stored values that are not ours', () => {
  const restore = (stored: string) => {
    signedIn(session)
    localStorage.setItem('user', stored)
    sessionRestored()
    return currentSession()?.user
  }

  it.each(['', '{', 'null', '7', '"cus_1"', '[]', '{}', '{"id":""}', '{"id":7}', '{"id":["cus_1"]}'])(
    'a user like %s is removed',
    (stored) => {
      expect(restore(stored)).toBeUndefined()
      expect(localStorage.getItem('user')).toBeNull()
    },
  )

  it('changed details leave the stored tokens alone, which may be newer than this tab’s', () => {
    signedIn(session)
    localStorage.setItem('authToken', 'newer')
    detailsChanged({ firstName: 'Grace', lastName: 'Hopper', email: 'grace@example.com' })
    expect(localStorage.getItem('authToken')).toBe('newer')
    expect(JSON.parse(localStorage.getItem('user')!)).toMatchObject({ firstName: 'Grace' })
    expect(currentSession()?.user.lastName).toBe('Hopper')
  })

  it('a user has only known fields, each of its own type; the customer is always the id, or else the id is theirs', () => {
    const tampered = { ...user, customerId: 'cus_2', role: 'admin', isNewUser: 'yes', email: { toString: 'x' } }
    const text = JSON.stringify(tampered).replace('{', '{"__proto__":{"isAdmin":true},')
    expect(restore(text)).toEqual({ ...user, customerId: 'cus_1', isNewUser: false, email: '' })
    expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined()
    expect(restore('{"customerId":"cus_1"}')).toMatchObject({ id: 'cus_1', customerId: 'cus_1' })
  })

  it('whatever is stored, the session is null or a whole one whose tokens can be sent', () => {
    const stored = fc.oneof(anyText, fc.json(), fc.constant(JSON.stringify(user)))
    fc.assert(
      fc.property(stored, stored, stored, (authToken, refreshToken, ofUser) => {
        for (const [key, text] of Object.entries({ authToken, refreshToken, user: ofUser }))
          localStorage.setItem(key, text)
        sessionRestored()
        const now = currentSession()
        if (!now) return
        expect(new Headers({ token: now.authToken }).get('token')).toBe(authToken)
        expect(now.user.customerId).toBe(now.user.id)
        expect(Object.keys(now.user).sort()).toEqual(Object.keys(user).sort())
      }),
      { numRuns: 1000, examples: ['a\nb', 'ключ'].map((token) => [token, 'r', JSON.stringify(user)]) },
    )
  })
})
