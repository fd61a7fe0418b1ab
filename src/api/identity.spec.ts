import { FirebaseError } from 'firebase/app'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { getIdToken, initializeAuth, provider, resetProvider, user } from '../../tests/setup/identity-provider'
import { localStore } from '../lib/storage'
import { queryClient } from './query-client'
import { firebaseConfigQuery } from './queries/firebase-config'
import { SessionExpiredError } from './renewal'

vi.mock('../lib/database', () => ({ databaseOpens: () => Promise.resolve(true) }))
vi.mock('firebase/app', async (original) => ({ ...(await original<object>()), initializeApp: vi.fn() }))
vi.mock('firebase/auth', () => import('../../tests/setup/identity-provider'))
const identity = await import('./identity')
const { freshIdToken } = await import('./identity-token')

const config = firebaseConfigQuery().queryKey
const apiAnswers = (firebaseConfig: object) =>
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ firebaseConfig })))

beforeEach(() => {
  resetProvider()
  queryClient.setQueryData(config, { firebaseConfig: {} })
  apiAnswers({})
  localStore.set('refreshToken', 'refresh')
})
afterEach(() => vi.unstubAllGlobals())

describe('a fresh token', () => {
  it('is requested from the provider with a forced refresh', async () => {
    await expect(freshIdToken()).resolves.toBe('fresh')
    expect(getIdToken).toHaveBeenCalledExactlyOnceWith(true)
  })

  it('is unavailable without a stored refresh token', async () => {
    localStore.remove('refreshToken')
    await expect(freshIdToken()).rejects.toThrow(new SessionExpiredError('No refresh token available'))
  })

  it('is unavailable when nobody is signed in at the provider', async () => {
    provider.currentUser = null
    const refused: unknown = await freshIdToken().catch((cause: unknown) => cause)
    expect(refused).toBeInstanceOf(SessionExpiredError)
    expect(refused).toMatchObject({ message: 'Session expired. Please login again.' })
    expect((refused as Error).cause).toMatchObject({ message: 'No authenticated user' })
  })

  it.each([
    'auth/user-token-expired',
    'auth/user-disabled',
    'auth/invalid-user-token',
    'auth/user-not-found',
    'auth/invalid-refresh-token',
  ])('ends the session when it is refused with %s', async (code) => {
    const cause = new FirebaseError(code, '')
    getIdToken.mockRejectedValue(cause)
    const refused: unknown = await freshIdToken().catch((reason: unknown) => reason)
    expect(refused).toBeInstanceOf(SessionExpiredError)
    expect(refused).toMatchObject({ message: 'Session expired. Please login again.', cause })
  })

  it('waits until the provider has read who is signed in', async () => {
    provider.currentUser = null
    vi.spyOn(provider, 'authStateReady').mockImplementationOnce(() => {
      provider.currentUser = user
      return Promise.resolve()
    })
    await expect(freshIdToken()).resolves.toBe('fresh')
  })

  it('comes from the configuration of now, when the SDK was started with another key and so knows nobody', async () => {
    await identity.prefetchIdentity()
    provider.currentUser = null
    apiAnswers({ apiKey: 'right' })
    initializeAuth.mockImplementation(() => {
      provider.currentUser = user
      return provider
    })
    await expect(freshIdToken()).resolves.toBe('fresh')
    await expect(identity.providerRefreshToken()).resolves.toBe('refresh')
  })

  it('F29 keeps the session when nobody is signed in, and the API does not say by which configuration', async () => {
    await identity.prefetchIdentity()
    provider.currentUser = null
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
    const failure: unknown = await freshIdToken().catch((cause: unknown) => cause)
    expect(failure).toBeInstanceOf(Error)
    expect(failure).not.toBeInstanceOf(SessionExpiredError)
  })

  it.each([
    new FirebaseError('auth/network-request-failed', ''),
    new FirebaseError('auth/internal-error', ''),
    new FirebaseError('auth/too-many-requests', ''),
    Object.assign(new Error('Not of the provider'), { code: 'auth/user-disabled' }),
  ])('F29 keeps the session when it fails otherwise: %s', async (cause) => {
    getIdToken.mockRejectedValue(cause)
    await expect(freshIdToken()).rejects.not.toBeInstanceOf(SessionExpiredError)
  })
})

it.each([
  ['auth/api-key-not-valid', undefined],
  ['auth/internal-error', undefined],
  ['auth/network-request-failed', { firebaseConfig: {} }],
  ['auth/user-disabled', { firebaseConfig: {} }],
])('a fresh token that is refused with %s leaves this configuration for the next try: %j', async (code, left) => {
  getIdToken.mockRejectedValue(new FirebaseError(code, ''))
  await expect(freshIdToken()).rejects.toThrow()
  expect(queryClient.getQueryData(config)).toEqual(left)
})

describe('the user information', () => {
  const [then, login, now] = ['2026-01-02T03:04:05.000Z', '2026-11-20T18:00:00.000Z', '2026-11-20T19:00:00.000Z']
  it.each([
    ['the creation and last sign-in times of the provider', user.metadata, then, login],
    ['the present time for what the provider does not know', {}, now, now],
  ])('has %s', async (_, metadata, createdAt, lastLoginAt) => {
    vi.useFakeTimers({ now: Date.UTC(2026, 10, 20, 19) })
    provider.currentUser = { ...user, metadata }
    await expect(identity.userInfo()).resolves.toEqual({ createdAt, lastLoginAt })
    vi.useRealTimers()
  })

  it('is an error when nobody is signed in', async () => {
    provider.currentUser = null
    const failure: unknown = await identity.userInfo().catch((cause: unknown) => cause)
    expect(failure).toMatchObject({ message: 'Failed to retrieve user information.' })
    expect((failure as Error).cause).toMatchObject({ message: 'No authenticated user found' })
  })
})

it('the refresh token is that of the provider’s user, if there is one', async () => {
  await expect(identity.providerRefreshToken()).resolves.toBe('refresh')
  provider.currentUser = null
  await expect(identity.providerRefreshToken()).resolves.toBeNull()
})

it('a sign-out reaches the provider', async () => {
  const signOut = vi.spyOn(provider, 'signOut')
  await identity.endIdentity()
  expect(signOut).toHaveBeenCalledOnce()
})
