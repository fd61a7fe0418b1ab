import { http } from 'msw'
import { setupServer } from 'msw/node'
import * as identity from '../../../tests/setup/identity-calls'
import { toast } from '../../../tests/setup/toasts'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { localStore, sessionStore } from '../../lib/storage'
import { createSandbox } from '../../sandbox/sandbox'
import { issueIdToken } from '../../sandbox/rules/identity'
import { OTHER_PHONE, PHONE } from '../../../tests/sandbox/clients'
import { currentSession, signedOut } from '../../stores/auth'
import * as phoneFlow from './phone-flow'

vi.mock('../../api/identity', () => import('../../../tests/setup/identity-calls'))

const TIMES = { createdAt: '2026-01-02T03:04:05.000Z', lastLoginAt: '2026-11-20T18:00:00.000Z' }
const details = { firstName: 'Ada', lastName: 'Byron', email: 'ada@example.com' }
const sandbox = createSandbox()
const server = setupServer(http.all('*', ({ request }) => sandbox.fetch(request)))
const idToken = issueIdToken({ uid: 'uid', phone: PHONE, createdAt: 0, lastLoginAt: 0 }, 'test')

const calls = () =>
  sandbox.context.requestLog.map(({ method, path }) => `${method} ${path.replace('/api/v1/auth/', '')}`)
const know = (firstName: string) =>
  sandbox.context.state.customers.push({ ...details, firstName, id: 'cus_1', phone: PHONE, createdAt: '' })
const welcomed = () => vi.mocked(toast.success).mock.calls.map(([words]) => words)

/** A code has been sent to the number, and the provider will take any. */
async function codeSent() {
  await phoneFlow.sendCode(PHONE)
  identity.confirmCode.mockResolvedValue({ idToken, refreshToken: 'of the code', isNewUser: true, expiresIn: '3600' })
}

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterAll(() => server.close())
beforeEach(async () => {
  vi.stubGlobal('window', new EventTarget())
  sandbox.context.reset()
  signedOut()
  identity.confirmCode.mockReset()
  identity.providerRefreshToken.mockReset()
  identity.userInfo.mockReset().mockResolvedValue(TIMES)
  await codeSent()
})

it('a number that is entered again after another one is signed in with the code that was sent to it', async () => {
  know('Ada')
  identity.sendCode.mockResolvedValueOnce('to the other')
  await phoneFlow.sendCode(OTHER_PHONE)
  phoneFlow.resumeSignIn(PHONE)
  identity.resumeCode.mockClear()
  await phoneFlow.verifyCode('123456')
  expect(identity.resumeCode.mock.calls).toEqual([['sent']])
  expect(currentSession()?.user.phoneNumber).toBe(PHONE)
})

describe('a number that has an account (next DASHBOARD)', () => {
  it('is signed in with the token of the code, as somebody who is not new, and needs no details', async () => {
    know('Ada')
    sessionStore.set('tempRefreshToken', 'old')
    await phoneFlow.verifyCode('123456', { ...details, firstName: 'Grace' })
    expect(identity.confirmCode).toHaveBeenCalledExactlyOnceWith('123456')
    const user = { ...details, ...TIMES, id: 'cus_1', customerId: 'cus_1', phoneNumber: PHONE, isNewUser: false }
    expect(currentSession()).toEqual({ authToken: idToken, refreshToken: 'of the code', user })
    expect([localStore.get('authToken'), localStore.get('refreshToken')]).toEqual([idToken, 'of the code'])
    expect(JSON.parse(localStore.get('user')!)).toEqual(user)
    expect(localStore.get('device_id')).toMatch(/^web_[a-z0-9]{13}$/)
    expect(sessionStore.get('tempRefreshToken')).toBeNull()
    expect(calls()).toEqual(['POST login/mobile/tamarind-row'])
    expect(welcomed()).toEqual(['Successfully Logged in! Welcome Back, Ada!'])
  })

  it('is welcomed without a name, too', async () => {
    know('')
    await phoneFlow.verifyCode('123456')
    expect(welcomed()).toEqual(['Successfully Logged in! Welcome Back, User!'])
  })

  it('is not signed in when the provider does not know the user', async () => {
    know('Ada')
    identity.userInfo.mockRejectedValue(new Error('Failed to retrieve user information.'))
    await expect(phoneFlow.verifyCode('123456')).rejects.toThrow('Failed to retrieve user information.')
    expect(currentSession()).toBeNull()
  })
})

it('a code that was sent before a reload is confirmed after it, once, and its stored data is then removed', async () => {
  know('Ada')
  const tab = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => tab.get(key) ?? null,
    setItem: (key: string, value: string) => void tab.set(key, value),
    removeItem: (key: string) => void tab.delete(key),
  })
  await codeSent()
  vi.resetModules()
  const { verifyCode } = await import('./phone-flow')
  const auth = await import('../../stores/auth')
  identity.confirmCode.mockRejectedValueOnce(new Error('Wrong'))
  await expect(verifyCode('000000')).rejects.toThrow('Wrong')
  expect(tab.get('signIn')).toContain(PHONE)
  await verifyCode('123456')
  expect(identity.resumeCode.mock.calls).toEqual([['sent']])
  expect(auth.currentSession()?.user.phoneNumber).toBe(PHONE)
  expect([...tab.keys()]).toEqual([])
  vi.unstubAllGlobals()
})

describe('a number without an account (next REGISTER)', () => {
  it('with details is registered and signed in as new', async () => {
    await phoneFlow.verifyCode('123456', details)
    expect(calls()).toEqual([
      'POST login/mobile/tamarind-row',
      'POST register/tamarind-row',
      'POST login/mobile/tamarind-row',
    ])
    expect(currentSession()).toMatchObject({ refreshToken: 'of the code', user: { ...details, isNewUser: true } })
    expect(sandbox.context.state.customers).toMatchObject([{ ...details, phone: PHONE }])
    expect(welcomed()).toEqual(['Account created successfully! Welcome to Tamarind Row!'])
  })

  it('without details is refused, and registers later with the kept refresh token, without confirming again', async () => {
    const attempt = phoneFlow.verifyCode('123456')
    await expect(attempt).rejects.toBeInstanceOf(phoneFlow.RegistrationRequired)
    await expect(attempt).rejects.toThrow('Registration required. Please provide user details.')
    expect([sessionStore.get('tempRefreshToken'), currentSession()]).toEqual(['of the code', null])
    expect(toast.success).not.toHaveBeenCalled()
    sessionStore.set('tempRefreshToken', 'stored')
    await phoneFlow.register(details)
    expect(currentSession()).toMatchObject({ authToken: idToken, refreshToken: 'stored', user: { isNewUser: true } })
    expect(sessionStore.get('tempRefreshToken')).toBeNull()
    expect(identity.confirmCode).toHaveBeenCalledOnce()
    expect(identity.providerRefreshToken).not.toHaveBeenCalled()
  })

  it.each([
    ['theirs', undefined],
    [null, 'No refresh token available'],
  ])(
    'falls back to the refresh token of the provider’s user, %j: without one nobody is signed in',
    async (token, words) => {
      await phoneFlow.verifyCode('123456').catch(() => {})
      sessionStore.remove('tempRefreshToken')
      identity.providerRefreshToken.mockResolvedValue(token)
      const failed = await phoneFlow.register(details).catch((cause: Error) => cause.message)
      expect([failed, currentSession()?.refreshToken ?? null]).toEqual([words, token])
    },
  )
})
