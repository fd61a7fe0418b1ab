import * as identity from '../../../tests/setup/identity-calls'
import { toast } from '../../../tests/setup/toasts'
import { beforeEach, expect, it, vi } from 'vitest'
import { silenceFailures } from '../../../tests/faults/silence'
import { sessionStore } from '../../lib/storage'
import { currentSession, signedOut } from '../../stores/auth'
import * as phoneFlow from './phone-flow'

vi.mock('../../api/identity', () => import('../../../tests/setup/identity-calls'))

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

it.each([
  ['another next', [{ next: 'VERIFY_EMAIL' }]],
  ['DASHBOARD without a user', [{ next: 'DASHBOARD' }]],
  ['REGISTER once more after registering', [{ next: 'REGISTER' }, { user }, { next: 'REGISTER' }]],
  ['DASHBOARD without a user after registering', [{ next: 'REGISTER' }, { user }, { next: 'DASHBOARD' }]],
])('a flow that nobody expects: %s is an error, and nobody is signed in', async (_, given) => {
  answers = given
  await expect(phoneFlow.verifyCode('123456', details)).rejects.toThrow('Unexpected login flow')
  expect(currentSession()).toBeNull()
  expect(toast.success).not.toHaveBeenCalled()
})

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

it('a code that could not be sent leaves the previous one valid', async () => {
  identity.sendCode.mockRejectedValueOnce(new Error('No connection'))
  await expect(phoneFlow.sendCode('+12125550199')).rejects.toThrow('No connection')
  answers = [{ next: 'DASHBOARD', user }]
  await phoneFlow.verifyCode('123456')
  expect(await sandbox.mock.calls[0]![0].json()).toEqual({ phone: PHONE })
})

it('nobody is registered without a code that was confirmed, after another one was sent, or a second time', async () => {
  const refusal = () => expect(phoneFlow.register(details)).rejects.toThrow('No verification in progress')
  await refusal()
  expect(sandbox).not.toHaveBeenCalled()
  answers = [{ next: 'REGISTER' }, { next: 'REGISTER' }, { user }, { next: 'DASHBOARD', user }]
  await phoneFlow.verifyCode('123456').catch(() => {})
  await phoneFlow.sendCode('+12125550199')
  await refusal()
  await phoneFlow.verifyCode('123456', details)
  await refusal()
})
