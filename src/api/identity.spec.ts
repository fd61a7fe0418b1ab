import { onlineManager } from '@tanstack/react-query'
import { FirebaseError } from 'firebase/app'
import * as firebase from 'firebase/auth'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { localStore } from '../lib/storage'
import { queryClient } from './query-client'
import { firebaseConfigQuery } from './queries/firebase-config'
import { SessionExpiredError } from './renewal'

vi.mock('../lib/database', () => ({ databaseOpens: () => Promise.resolve(true) }))
vi.mock('firebase/app', async (original) => ({ ...(await original<object>()), initializeApp: vi.fn() }))
vi.mock('firebase/auth', () => ({
  initializeAuth: vi.fn(),
  indexedDBLocalPersistence: {},
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

  it.each([
    'auth/user-token-expired',
    'auth/user-disabled',
    'auth/invalid-user-token',
    'auth/user-not-found',
    'auth/invalid-refresh-token',
  ])('ends the session when it is refused with %s', async (code) => {
    const cause = new FirebaseError(code, '')
    getIdToken.mockRejectedValue(cause)
    const refused: unknown = await identity.freshIdToken().catch((reason: unknown) => reason)
    expect(refused).toBeInstanceOf(SessionExpiredError)
    expect(refused).toMatchObject({ message: 'Session expired. Please login again.', cause })
  })

  it('F29 keeps the session when something else fails that only has such a code', async () => {
    getIdToken.mockRejectedValue(Object.assign(new Error(), { code: 'auth/user-disabled' }))
    await expect(identity.freshIdToken()).rejects.not.toBeInstanceOf(SessionExpiredError)
  })

  it('waits until the provider has read who is signed in', async () => {
    provider.currentUser = null
    vi.spyOn(provider, 'authStateReady').mockImplementationOnce(() => {
      provider.currentUser = user
      return Promise.resolve()
    })
    await expect(identity.freshIdToken()).resolves.toBe('fresh')
  })

  it.each(['auth/network-request-failed', 'auth/internal-error', 'auth/too-many-requests'])(
    'F29 keeps the session when it fails with %s',
    async (code) => {
      getIdToken.mockRejectedValue(new FirebaseError(code, ''))
      await expect(identity.freshIdToken()).rejects.not.toBeInstanceOf(SessionExpiredError)
    },
  )
})

describe('a fresh token that is refused', () => {
  const config = firebaseConfigQuery().queryKey

  it.each([
    ['auth/api-key-not-valid', undefined],
    ['auth/internal-error', undefined],
    ['auth/network-request-failed', { firebaseConfig: {} }],
    ['auth/user-disabled', { firebaseConfig: {} }],
  ])('with %s leaves this configuration for the next try: %j', async (code, left) => {
    getIdToken.mockRejectedValue(new FirebaseError(code, ''))
    await expect(identity.freshIdToken()).rejects.toThrow()
    expect(queryClient.getQueryData(config)).toEqual(left)
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

it('the user information has the present time for what the provider does not know', async () => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 20, 18) })
  provider.currentUser = { ...user, metadata: {} }
  const now = '2026-11-20T18:00:00.000Z'
  await expect(identity.userInfo()).resolves.toEqual({ createdAt: now, lastLoginAt: now })
  vi.useRealTimers()
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

  it('has an invisible spam check, in a place of the page that is removed after it', async () => {
    const place = { remove: vi.fn() }
    const createElement = vi.fn(() => place)
    vi.stubGlobal('document', { createElement, body: { appendChild: (node: object) => node } })
    vi.mocked(firebase.RecaptchaVerifier).mockClear()
    await identity.sendCode('+12125550142')
    expect(createElement).toHaveBeenCalledExactlyOnceWith('div')
    expect(vi.mocked(firebase.RecaptchaVerifier).mock.calls).toEqual([[provider, place, { size: 'invisible' }]])
    expect(checks[0]!.render).toHaveBeenCalledOnce()
    expect(place.remove).toHaveBeenCalledOnce()
  })

  it('goes to the number, and is known by the id that the provider gave it', async () => {
    vi.mocked(firebase.signInWithPhoneNumber)
      .mockClear()
      .mockResolvedValue({ verificationId: 'v1', confirm } as never)
    await expect(identity.sendCode('+12125550142')).resolves.toBe('v1')
    const sent = vi.mocked(firebase.signInWithPhoneNumber).mock.calls
    expect(sent).toEqual([[provider, '+12125550142', checks[0]]])
  })

  const failsToStart = (cause: Error) =>
    vi.mocked(firebase.RecaptchaVerifier).mockImplementationOnce(function () {
      return { render: () => Promise.reject(cause), clear: vi.fn() } as never
    })

  it.each([
    new Error('blocked'),
    new FirebaseError('auth/internal-error', ''),
    Object.assign(new Error('odd'), { code: 'auth/network-request-failed' }),
  ])('is not sent when the spam check cannot start: %s', async (cause) => {
    failsToStart(cause)
    const failure: unknown = await identity.sendCode('+12125550142').catch((reason: unknown) => reason)
    expect(failure).toMatchObject({ message: 'Failed to initialize reCAPTCHA', cause })
  })

  it('F25 is not sent without a network, which is not blamed on the spam check', async () => {
    const cause = new FirebaseError('auth/network-request-failed', '')
    failsToStart(cause)
    await expect(identity.sendCode('+12125550142')).rejects.toBe(cause)
  })

  describe('whose provider cannot be reached while the API answers', () => {
    const answers = (status: number) =>
      vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ firebaseConfig: {} }, { status })))
    const reasonOf = (sent: Promise<unknown>) => sent.catch(({ code }: FirebaseError) => code)
    const unreachable = () => new FirebaseError('auth/network-request-failed', '')

    it.each(['auth/network-request-failed', 'auth/internal-error'])(
      'is blocked by something on the device: its spam check fails with %s',
      async (code) => {
        answers(200)
        failsToStart(new FirebaseError(code, ''))
        expect(await reasonOf(identity.sendCode('+12125550142'))).toBe('shop/sign-in-blocked')
      },
    )

    it('is blocked when it cannot be sent, and when it cannot be confirmed', async () => {
      answers(200)
      vi.mocked(firebase.signInWithPhoneNumber).mockRejectedValueOnce(unreachable())
      expect(await reasonOf(identity.sendCode('+12125550142'))).toBe('shop/sign-in-blocked')
      await identity.sendCode('+12125550142')
      confirm.mockRejectedValueOnce(unreachable())
      expect(await reasonOf(identity.confirmCode('123456'))).toBe('shop/sign-in-blocked')
    })

    it.each<[string, () => void, Error]>([
      ['the API does not answer either', () => answers(503), unreachable()],
      ['there is no connection', () => onlineManager.setOnline(false), unreachable()],
      ['the provider refuses it', () => answers(200), new FirebaseError('auth/too-many-requests', '')],
    ])('is not, when %s', async (_, happens, cause) => {
      happens()
      vi.mocked(firebase.signInWithPhoneNumber).mockRejectedValueOnce(cause)
      await expect(identity.sendCode('+12125550142')).rejects.toBe(cause)
      onlineManager.setOnline(true)
    })
  })

  it('leaves no spam check behind when it cannot be sent', async () => {
    vi.mocked(firebase.signInWithPhoneNumber).mockRejectedValueOnce(new Error('Too many'))
    await expect(identity.sendCode('+12125550142')).rejects.toThrow('Too many')
    expect(checks[0]!.clear).toHaveBeenCalledOnce()
  })

  it.each([
    ['auth/api-key-not-valid', undefined],
    ['auth/invalid-api-key', undefined],
    ['auth/internal-error', undefined],
    ['auth/network-request-failed', { firebaseConfig: {} }],
    ['auth/too-many-requests', { firebaseConfig: {} }],
    ['auth/invalid-phone-number', { firebaseConfig: {} }],
  ])('that is refused with %s leaves this configuration for the next try: %j', async (code, left) => {
    vi.mocked(firebase.signInWithPhoneNumber).mockRejectedValueOnce(new FirebaseError(code, ''))
    await expect(identity.sendCode('+12125550142')).rejects.toMatchObject({ code })
    expect(queryClient.getQueryData(firebaseConfigQuery().queryKey)).toEqual(left)
  })

  it('that was sent can be confirmed after another one could not be, whatever the configuration is now', async () => {
    vi.mocked(firebase.signInWithPhoneNumber).mockResolvedValueOnce({ verificationId: 'v1', confirm } as never)
    await identity.sendCode('+12125550142')
    vi.mocked(firebase.signInWithPhoneNumber).mockRejectedValueOnce(new FirebaseError('auth/internal-error', ''))
    await expect(identity.sendCode('+12125550142')).rejects.toThrow()
    queryClient.setQueryData(firebaseConfigQuery().queryKey, { firebaseConfig: { apiKey: 'right' } })
    const other = { ...provider }
    vi.mocked(firebase.initializeAuth).mockReturnValue(other as never)
    vi.mocked(firebase.signInWithCredential)
      .mockClear()
      .mockResolvedValue({ user } as never)
    await identity.confirmCode('123456')
    expect(vi.mocked(firebase.signInWithCredential).mock.calls).toEqual([[other, 'v1 and 123456']])
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

  it.each([
    ['the provider says nothing', null],
    ['the provider says so', { isNewUser: false }],
  ])('proves a number that is not new when %s', async (_, info) => {
    await identity.sendCode('+12125550142')
    confirm.mockResolvedValue({ user })
    vi.mocked(firebase.getAdditionalUserInfo).mockReturnValue(info as never)
    await expect(identity.confirmCode('123456')).resolves.toMatchObject({ isNewUser: false })
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
