import { onlineManager } from '@tanstack/react-query'
import { FirebaseError } from 'firebase/app'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  checks,
  confirm,
  getAdditionalUserInfo,
  initializeAuth,
  provider,
  RecaptchaVerifier,
  resetProvider,
  signInWithCredential,
  signInWithPhoneNumber,
  user,
} from '../../tests/setup/identity-provider'
import { queryClient } from './query-client'
import { firebaseConfigQuery } from './queries/firebase-config'

vi.mock('../lib/database', () => ({ databaseOpens: () => Promise.resolve(true) }))
vi.mock('firebase/app', async (original) => ({ ...(await original<object>()), initializeApp: vi.fn() }))
vi.mock('firebase/auth', () => import('../../tests/setup/identity-provider'))
const identity = await import('./identity')

beforeEach(() => {
  resetProvider()
  vi.stubGlobal('document', {
    createElement: () => ({ remove: vi.fn() }),
    body: { appendChild: (node: object) => node },
  })
  queryClient.setQueryData(firebaseConfigQuery().queryKey, { firebaseConfig: {} })
})
afterEach(() => vi.unstubAllGlobals())

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

  it('goes to the number after an invisible spam check, in a place of the page that is removed after it', async () => {
    const place = { remove: vi.fn() }
    const createElement = vi.fn(() => place)
    vi.stubGlobal('document', { createElement, body: { appendChild: (node: object) => node } })
    signInWithPhoneNumber.mockResolvedValue({ verificationId: 'v1', confirm })
    await expect(identity.sendCode('+12125550142')).resolves.toBe('v1')
    expect(createElement).toHaveBeenCalledExactlyOnceWith('div')
    expect(RecaptchaVerifier.mock.calls).toEqual([[provider, place, { size: 'invisible' }]])
    expect(checks[0]!.render).toHaveBeenCalledOnce()
    expect(place.remove).toHaveBeenCalledOnce()
    expect(signInWithPhoneNumber.mock.calls).toEqual([[provider, '+12125550142', checks[0]]])
  })

  const failsToStart = (cause: Error) =>
    RecaptchaVerifier.mockImplementationOnce(function () {
      return { render: () => Promise.reject(cause), clear: vi.fn() }
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
      signInWithPhoneNumber.mockRejectedValueOnce(unreachable())
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
      signInWithPhoneNumber.mockRejectedValueOnce(cause)
      await expect(identity.sendCode('+12125550142')).rejects.toBe(cause)
      onlineManager.setOnline(true)
    })
  })

  it('leaves no spam check behind when it cannot be sent', async () => {
    signInWithPhoneNumber.mockRejectedValueOnce(new Error('Too many'))
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
    signInWithPhoneNumber.mockRejectedValueOnce(new FirebaseError(code, ''))
    await expect(identity.sendCode('+12125550142')).rejects.toMatchObject({ code })
    expect(queryClient.getQueryData(firebaseConfigQuery().queryKey)).toEqual(left)
  })

  it('that was sent can be confirmed after another one could not be, whatever the configuration is now', async () => {
    signInWithPhoneNumber.mockResolvedValueOnce({ verificationId: 'v1', confirm })
    await identity.sendCode('+12125550142')
    signInWithPhoneNumber.mockRejectedValueOnce(new FirebaseError('auth/internal-error', ''))
    await expect(identity.sendCode('+12125550142')).rejects.toThrow()
    queryClient.setQueryData(firebaseConfigQuery().queryKey, { firebaseConfig: { apiKey: 'right' } })
    const other = { ...provider }
    initializeAuth.mockReturnValue(other)
    signInWithCredential.mockResolvedValue({ user })
    await identity.confirmCode('123456')
    expect(signInWithCredential.mock.calls).toEqual([[other, 'v1 and 123456']])
  })

  it.each([
    ['the provider says so', { isNewUser: true }, true],
    ['the provider says that it is not new', { isNewUser: false }, false],
    ['the provider says nothing', null, false],
  ])('proves the number, with the reported expiry: new where %s', async (_, info, isNewUser) => {
    await identity.sendCode('+12125550142')
    confirm.mockResolvedValue({ user })
    getAdditionalUserInfo.mockReturnValue(info)
    const tokens = { idToken: 'fresh', refreshToken: 'refresh' }
    await expect(identity.confirmCode('123456')).resolves.toEqual({ ...tokens, isNewUser, expiresIn: '3600' })
  })

  it('proves the number also when it was sent before a reload', async () => {
    signInWithCredential.mockResolvedValue({ user })
    identity.resumeCode('sent')
    await expect(identity.confirmCode('123456')).resolves.toMatchObject({ idToken: 'fresh' })
    expect(signInWithCredential.mock.calls).toEqual([[provider, 'sent and 123456']])
  })

  it('fails the authentication when it signs in nobody', async () => {
    await identity.sendCode('+12125550142')
    confirm.mockResolvedValue({ user: null })
    await expect(identity.confirmCode('123456')).rejects.toThrow('Authentication failed')
  })
})
