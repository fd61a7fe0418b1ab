import { toast } from '../../../tests/setup/toasts'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { silenceFailures } from '../../../tests/faults/silence'
import type * as Identity from '../../api/identity'
import { sessionStore } from '../../lib/storage'
import { currentSession, signedOut } from '../../stores/auth'
import * as phoneFlow from './phone-flow'

const identity = vi.hoisted(() => ({
  sendCode: vi.fn<typeof Identity.sendCode>(() => Promise.resolve('sent')),
  resumeCode: vi.fn<typeof Identity.resumeCode>(),
  confirmCode: vi.fn<typeof Identity.confirmCode>(),
  providerRefreshToken: vi.fn<typeof Identity.providerRefreshToken>(),
  userInfo: vi.fn<typeof Identity.userInfo>(),
}))
vi.mock('../../api/identity', () => identity)

const PHONE = '+12125550142'
const details = { firstName: 'Ada', lastName: 'Byron', email: 'ada@example.com' }
const user = { id: 'cus_1', ...details }
const proof = { idToken: 'id-token', refreshToken: 'of-the-code', isNewUser: true, expiresIn: '3600' } as const
const refused = Object.assign(new Error('Firebase'), { code: 'auth/invalid-verification-code' })

/** The answers of the API, call by call; the last one repeats. */
let answers: (object | null)[]
const sandbox = vi.fn<(request: Request) => Promise<Response>>()
const called = () => sandbox.mock.calls.map(([{ url }]) => new URL(url).pathname.split('/')[4])

silenceFailures('id-token', 'of-the-code')
beforeEach(async () => {
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('fetch', sandbox)
  sandbox.mockReset().mockImplementation(() => {
    const body = answers.length > 1 ? answers.shift()! : answers[0]
    return Promise.resolve(body ? Response.json(body) : new Response(null, { status: 500 }))
  })
  signedOut()
  identity.confirmCode.mockReset().mockResolvedValue(proof)
  identity.userInfo.mockResolvedValue({ createdAt: '', lastLoginAt: '' })
  await phoneFlow.sendCode(PHONE)
})

describe('a flow that nobody expects', () => {
  it.each([
    ['another next', [{ next: 'VERIFY_EMAIL' }]],
    ['DASHBOARD without a user', [{ next: 'DASHBOARD' }]],
    ['REGISTER once more after registering', [{ next: 'REGISTER' }, { user }, { next: 'REGISTER' }]],
    ['DASHBOARD without a user after registering', [{ next: 'REGISTER' }, { user }, { next: 'DASHBOARD' }]],
  ])('%s is an error, and nobody is signed in', async (_, given) => {
    answers = given
    await expect(phoneFlow.verifyCode('123456', details)).rejects.toThrow('Unexpected login flow')
    expect(currentSession()).toBeNull()
    expect(toast.success).not.toHaveBeenCalled()
  })
})

describe('a failure on the way', () => {
  it('F34 a wrong code makes no call to the API, and the right one is confirmed after it', async () => {
    identity.confirmCode.mockRejectedValueOnce(refused)
    answers = [{ next: 'DASHBOARD', user }]
    await expect(phoneFlow.verifyCode('000000')).rejects.toBe(refused)
    expect(sandbox).not.toHaveBeenCalled()
    await phoneFlow.verifyCode('123456')
    expect(identity.confirmCode.mock.calls).toEqual([['000000'], ['123456']])
    expect(currentSession()?.authToken).toBe('id-token')
  })

  it('a login that fails can be tried again without confirming the code twice, which is impossible', async () => {
    answers = [null, { next: 'DASHBOARD', user }]
    await expect(phoneFlow.verifyCode('123456')).rejects.toThrow('Login failed')
    await phoneFlow.verifyCode('123456')
    expect(identity.confirmCode).toHaveBeenCalledOnce()
    expect(currentSession()?.user.id).toBe('cus_1')
  })

  it('a registration that fails keeps the proof and the temporary token for the next attempt', async () => {
    answers = [{ next: 'REGISTER' }, null, { user }, { next: 'DASHBOARD', user }]
    await expect(phoneFlow.verifyCode('123456', details)).rejects.toThrow('Registration failed')
    expect(sessionStore.get('tempRefreshToken')).toBe('of-the-code')
    await phoneFlow.register(details)
    expect(called()).toEqual(['login', 'register', 'register', 'login'])
    expect(currentSession()).toMatchObject({ refreshToken: 'of-the-code', user: { isNewUser: true } })
  })

  it('a new code invalidates the proof of the previous one', async () => {
    answers = [{ next: 'REGISTER' }]
    await phoneFlow.verifyCode('123456').catch(() => {})
    await phoneFlow.sendCode('+12125550199')
    await expect(phoneFlow.register(details)).rejects.toThrow('No verification in progress')
  })

  it('a code that could not be sent leaves the previous one valid', async () => {
    identity.sendCode.mockRejectedValueOnce(new Error('No connection'))
    await expect(phoneFlow.sendCode('+12125550199')).rejects.toThrow('No connection')
    answers = [{ next: 'DASHBOARD', user }]
    await phoneFlow.verifyCode('123456')
    expect(await sandbox.mock.calls[0]![0].json()).toEqual({ phone: PHONE })
  })
})

describe('No verification in progress', () => {
  it('is the error of registering without a confirmed code', async () => {
    await expect(phoneFlow.register(details)).rejects.toThrow('No verification in progress')
    expect(sandbox).not.toHaveBeenCalled()
  })

  it('is the error of registering a second time', async () => {
    answers = [{ next: 'REGISTER' }, { user }, { next: 'DASHBOARD', user }]
    await phoneFlow.verifyCode('123456', details)
    await expect(phoneFlow.register(details)).rejects.toThrow('No verification in progress')
  })

  it('is passed on from the provider when no code was sent', async () => {
    identity.confirmCode.mockRejectedValue(new Error('No verification in progress'))
    await expect(phoneFlow.verifyCode('123456')).rejects.toThrow('No verification in progress')
  })
})

it('an auth error is a toast of three seconds, with what explains it below', () => {
  const message = 'Invalid verification code. Please try again.'
  phoneFlow.tellAuthError({ message })
  expect(toast.error).toHaveBeenCalledWith(message, { id: 'auth', duration: 3000 })
  phoneFlow.tellAuthError({ message, detail: 'This code has expired.' })
  expect(toast.error).toHaveBeenLastCalledWith(message, {
    id: 'auth',
    duration: 3000,
    description: 'This code has expired.',
  })
})
