// @vitest-environment jsdom
import fc from 'fast-check'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { anyText } from '../../tests/setup/any-text'
import {
  bearerToken,
  currentSession,
  detailsChanged,
  followOtherTabs,
  sessionEnded,
  sessionRestored,
  signedIn,
  signedOut,
  tokenRefreshed,
} from './auth'

const user = {
  id: 'cus_1',
  phoneNumber: '+12125550100',
  isNewUser: true,
  lastLoginAt: '2025-06-04T16:00:00Z',
  createdAt: '2025-06-01T16:00:00Z',
  firstName: 'Ada',
  lastName: 'Byron',
  email: 'ada@example.com',
  customerId: 'cus_1',
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

it('a session is stored under exactly three keys', () => {
  signedIn(session)
  expect({ ...localStorage }).toEqual({ authToken: 'auth', refreshToken: 'refresh', user: JSON.stringify(user) })
  expect(sessionStorage).toHaveLength(0)
})

it('a session is restored after a reload', () => {
  signedIn(session)
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

describe.each([
  ['checkoutDraft', sessionStorage],
  ['sentDraft', localStorage],
  ['giftCardDraft', sessionStorage],
  ['giftCardAttempt', sessionStorage],
  ['cartChanges', localStorage],
  ['usual', localStorage],
])('a stored draft: %s', (begun, storage) => {
  const draftOf = (customerId: string) => storage.setItem(begun, JSON.stringify({ customerId }))
  const drafts = () => Object.keys(storage).filter((key) => key === begun).length
  const signedOutElsewhere = () => ['authToken', 'refreshToken', 'user'].forEach((key) => localStorage.removeItem(key))
  const elsewhere = (...keys: (string | null)[]) => {
    const stop = followOtherTabs()
    for (const key of keys) window.dispatchEvent(new StorageEvent('storage', { key }))
    stop()
  }
  beforeEach(() => {
    signedIn(session)
    draftOf('cus_1')
  })

  it('stays when the session ends, and is restored for the same customer', () => {
    for (const key of ['tempRefreshToken', 'orderData']) sessionStorage.setItem(key, 'x')
    sessionEnded()
    expect(currentSession()).toBeNull()
    expect([...Object.keys(localStorage), ...Object.keys(sessionStorage)]).toEqual([begun])
    expect(loggedOut).toHaveBeenCalledOnce()
    signedIn(session)
    expect(drafts()).toBe(1)
  })

  it('is removed when another customer signs in, here or in another tab', () => {
    const grace = { ...session, user: { ...user, id: 'cus_2' } }
    sessionEnded()
    signedIn(grace)
    expect(drafts()).toBe(0)
    draftOf('cus_1')
    elsewhere('user')
    expect(drafts()).toBe(0)
  })

  it('F38 is removed when it cannot be read', () => {
    for (const text of ['{', 'null', '7', '[]', '{}']) {
      storage.setItem(begun, text)
      signedIn(session)
      expect(drafts()).toBe(0)
    }
  })

  it.each(['authToken', null])('is removed with all data of the customer on a logout in another tab: %s', (key) => {
    for (const one of ['tempRefreshToken', 'orderData', 'of another script']) sessionStorage.setItem(one, 'x')
    signedOutElsewhere()
    elsewhere(key)
    expect([...Object.keys(localStorage), ...Object.keys(sessionStorage)]).toEqual(['of another script'])
  })

  it('stays when the session ends in another tab; a later logout there removes it', () => {
    signedOutElsewhere()
    elsewhere('sessionEnded', 'sessionEnded', 'authToken', 'refreshToken', 'user')
    expect([currentSession(), drafts()]).toEqual([null, 1])
    signedIn(session)
    signedOutElsewhere()
    elsewhere('authToken')
    expect(drafts()).toBe(0)
  })
})

it.each(['authToken', 'refreshToken', 'user'])('without %s nobody is signed in', (key) => {
  signedIn(session)
  localStorage.removeItem(key)
  sessionRestored()
  expect(currentSession()).toBeNull()
})

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

  it('a user with a customerId and no id is that customer', () => {
    expect(restore('{"customerId":"cus_1"}')).toMatchObject({ id: 'cus_1', customerId: 'cus_1' })
  })

  it('a user has only known fields, each of its own type; the customer is always the id', () => {
    const tampered = { ...user, customerId: 'cus_2', role: 'admin', isNewUser: 'yes', email: { toString: 'x' } }
    const text = JSON.stringify(tampered).replace('{', '{"__proto__":{"isAdmin":true},')
    expect(restore(text)).toEqual({ ...user, customerId: 'cus_1', isNewUser: false, email: '' })
    expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined()
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
        expect(new Headers({ authorization: `Bearer ${now.authToken}` }).get('authorization')).toBe(
          `Bearer ${authToken}`,
        )
        expect(now.user.customerId).toBe(now.user.id)
        expect(Object.keys(now.user).sort()).toEqual(Object.keys(user).sort())
      }),
      {
        numRuns: 1000,
        examples: [
          ['a\nb', 'r', JSON.stringify(user)],
          ['ключ', 'r', JSON.stringify(user)],
        ],
      },
    )
  })
})

describe('another tab', () => {
  const elsewhere = (change: () => void, key: string | null) => {
    const stop = followOtherTabs()
    change()
    window.dispatchEvent(new StorageEvent('storage', { key }))
    stop()
  }

  it('signs in here too', () => {
    elsewhere(() => {
      for (const [key, text] of Object.entries({ ...session, user: JSON.stringify(user) }))
        localStorage.setItem(key, text)
    }, 'user')
    expect(currentSession()).toEqual(session)
    expect(loggedOut).not.toHaveBeenCalled()
  })

  it.each(['authToken', null])('signs out here too, when %s is removed', (key) => {
    signedIn(session)
    elsewhere(() => localStorage.clear(), key)
    expect(currentSession()).toBeNull()
    expect(loggedOut).toHaveBeenCalledOnce()
  })

  it('replaces the session here when somebody else signs in there', () => {
    signedIn(session)
    elsewhere(() => localStorage.setItem('user', JSON.stringify({ ...user, id: 'cus_2' })), 'user')
    expect(currentSession()?.user.id).toBe('cus_2')
    expect(loggedOut).toHaveBeenCalledOnce()
  })

  it('passes on a refreshed token, and nobody is signed out', () => {
    signedIn(session)
    elsewhere(() => localStorage.setItem('authToken', 'newer'), 'authToken')
    expect(currentSession()?.authToken).toBe('newer')
    expect(loggedOut).not.toHaveBeenCalled()
  })

  it('changes nothing here with any other key', () => {
    signedIn(session)
    elsewhere(() => localStorage.removeItem('user'), 'theme')
    expect(currentSession()).toEqual(session)
  })
})
