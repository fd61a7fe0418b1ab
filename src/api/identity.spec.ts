import { FirebaseError } from 'firebase/app'
import * as firebase from 'firebase/auth'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { localStore } from '../lib/storage'
import { queryClient } from './query-client'
import { firebaseConfigQuery } from './queries/firebase-config'
import { SessionExpiredError } from './renewal'

const databaseOpens = vi.hoisted(() => vi.fn<() => Promise<boolean>>())
vi.mock('../lib/database', () => ({ databaseOpens }))
vi.mock('firebase/app', async (original) => ({ ...(await original<object>()), initializeApp: vi.fn() }))
vi.mock('firebase/auth', () => ({
  initializeAuth: vi.fn(),
  connectAuthEmulator: vi.fn(),
  indexedDBLocalPersistence: { type: 'LOCAL' },
  inMemoryPersistence: { type: 'NONE' },
  signInWithPhoneNumber: vi.fn(),
  signInWithCredential: vi.fn(),
  PhoneAuthProvider: { credential: (...of: string[]) => of.join(' and ') },
  getAdditionalUserInfo: vi.fn(),
  RecaptchaVerifier: vi.fn(),
}))

const getIdToken = vi.fn<(force?: boolean) => Promise<string>>()
const provider = {
  currentUser: null as null | { getIdToken: typeof getIdToken; refreshToken: string; metadata: object },
  authStateReady: () => Promise.resolve(),
  signOut: () => Promise.resolve(),
}
const user = {
  getIdToken,
  refreshToken: 'refresh',
  metadata: { creationTime: 'Fri, 02 Jan 2026 03:04:05 GMT', lastSignInTime: 'Fri, 20 Nov 2026 18:00:00 GMT' },
}
const identity = await import('./identity')

const checks: { render: ReturnType<typeof vi.fn>; clear: ReturnType<typeof vi.fn> }[] = []
const confirm = vi.fn<(code: string) => Promise<object>>()

beforeEach(() => {
  vi.stubGlobal('document', {
    createElement: () => ({ remove: vi.fn() }),
    body: { appendChild: (node: object) => node },
  })
  queryClient.setQueryData(firebaseConfigQuery().queryKey, { firebaseConfig: {} })
  vi.mocked(firebase.initializeAuth).mockReturnValue(provider as never)
  vi.mocked(firebase.signInWithPhoneNumber).mockResolvedValue({ confirm } as never)
  vi.mocked(firebase.RecaptchaVerifier).mockImplementation(function () {
    const check = { render: vi.fn(() => Promise.resolve(0)), clear: vi.fn() }
    checks.push(check)
    return check as never
  })
  checks.length = 0
  databaseOpens.mockReset().mockResolvedValue(true)
  provider.currentUser = user
  getIdToken.mockReset().mockResolvedValue('fresh')
  localStore.set('refreshToken', 'refresh')
})
afterEach(() => vi.unstubAllGlobals())

describe('a fresh token', () => {
  it('is requested from the provider with a forced refresh', async () => {
    await expect(identity.freshIdToken()).resolves.toBe('fresh')
    expect(getIdToken).toHaveBeenCalledExactlyOnceWith(true)
  })

  it('is unavailable without a stored refresh token', async () => {
    localStore.remove('refreshToken')
    await expect(identity.freshIdToken()).rejects.toThrow(new SessionExpiredError('No refresh token available'))
  })

  it('is unavailable when nobody is signed in at the provider', async () => {
    provider.currentUser = null
    const refused: unknown = await identity.freshIdToken().catch((cause: unknown) => cause)
    expect(refused).toBeInstanceOf(SessionExpiredError)
    expect(refused).toMatchObject({ message: 'Session expired. Please login again.' })
    expect((refused as Error).cause).toMatchObject({ message: 'No authenticated user' })
  })

  it.each(['auth/user-token-expired', 'auth/user-disabled', 'auth/invalid-user-token', 'auth/user-not-found'])(
    'ends the session when it is refused with %s',
    async (code) => {
      getIdToken.mockRejectedValue(new FirebaseError(code, ''))
      await expect(identity.freshIdToken()).rejects.toBeInstanceOf(SessionExpiredError)
    },
  )

  it.each(['auth/network-request-failed', 'auth/internal-error', 'auth/too-many-requests'])(
    'F29 keeps the session when it fails with %s',
    async (code) => {
      getIdToken.mockRejectedValue(new FirebaseError(code, ''))
      await expect(identity.freshIdToken()).rejects.not.toBeInstanceOf(SessionExpiredError)
    },
  )
})

describe('F37 the session of the provider', () => {
  it.each([
    ['in the database, where there is one', true, firebase.indexedDBLocalPersistence],
    ['in memory without one, which is said', false, firebase.inMemoryPersistence],
  ])('is stored %s', async (_, opens, persistence) => {
    vi.resetModules()
    vi.stubGlobal('localStorage', { setItem: vi.fn(), removeItem: vi.fn() })
    vi.mocked(firebase.initializeAuth).mockClear()
    databaseOpens.mockResolvedValue(opens)
    const reloaded = await import('./identity')
    const { queryClient: cache } = await import('./query-client')
    cache.setQueryData(firebaseConfigQuery().queryKey, { firebaseConfig: {} })
    await expect(reloaded.prefetchIdentity()).resolves.toEqual({ forgetful: !opens })
    expect(vi.mocked(firebase.initializeAuth).mock.calls).toEqual([[undefined, { persistence }]])
  })
})

describe('the user information', () => {
  it('has the creation and last sign-in times of the provider', async () => {
    await expect(identity.userInfo()).resolves.toEqual({
      createdAt: '2026-01-02T03:04:05.000Z',
      lastLoginAt: '2026-11-20T18:00:00.000Z',
    })
  })

  it('is an error when nobody is signed in', async () => {
    provider.currentUser = null
    const failure: unknown = await identity.userInfo().catch((cause: unknown) => cause)
    expect(failure).toMatchObject({ message: 'Failed to retrieve user information.' })
    expect((failure as Error).cause).toMatchObject({ message: 'No authenticated user found' })
  })
})

describe('a code', () => {
  it('cannot be confirmed before one was sent', async () => {
    await identity.endIdentity()
    await expect(identity.confirmCode('123456')).rejects.toThrow('No verification in progress')
  })

  it('has a spam check of its own for every send, which is cleared after it', async () => {
    await identity.sendCode('+12125550142')
    await identity.sendCode('+12125550142')
    expect(checks).toHaveLength(2)
    for (const { clear } of checks) expect(clear).toHaveBeenCalledOnce()
  })

  it('is not sent when the spam check cannot start', async () => {
    vi.mocked(firebase.RecaptchaVerifier).mockImplementationOnce(function () {
      return { render: () => Promise.reject(new Error('blocked')), clear: vi.fn() } as never
    })
    await expect(identity.sendCode('+12125550142')).rejects.toThrow('Failed to initialize reCAPTCHA')
  })

  it('proves the number: tokens, whether it is new, and the reported expiry', async () => {
    await identity.sendCode('+12125550142')
    confirm.mockResolvedValue({ user })
    vi.mocked(firebase.getAdditionalUserInfo).mockReturnValue({ isNewUser: true } as never)
    await expect(identity.confirmCode('123456')).resolves.toEqual({
      idToken: 'fresh',
      refreshToken: 'refresh',
      isNewUser: true,
      expiresIn: '3600',
    })
  })

  it('proves the number also when it was sent before a reload', async () => {
    vi.mocked(firebase.signInWithCredential).mockResolvedValue({ user } as never)
    identity.resumeCode('sent')
    await expect(identity.confirmCode('123456')).resolves.toMatchObject({ idToken: 'fresh' })
    expect(vi.mocked(firebase.signInWithCredential).mock.calls).toEqual([[provider, 'sent and 123456']])
  })

  it('fails the authentication when it signs in nobody', async () => {
    await identity.sendCode('+12125550142')
    confirm.mockResolvedValue({ user: null })
    await expect(identity.confirmCode('123456')).rejects.toThrow('Authentication failed')
  })
})
