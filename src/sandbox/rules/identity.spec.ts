import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createSandbox, type Sandbox } from '../sandbox'
import { claimsOf } from './identity'
import {
  ADA,
  type Customer,
  confirmCode,
  FRIDAY,
  OTHER_PHONE,
  PHONE,
  RESTAURANT,
  send,
  sendCode,
  setClock,
  signedInCustomer,
  startScenario,
  toolkit,
} from '../../../tests/sandbox/clients'

const NOW = new Date(FRIDAY)

let sandbox: Sandbox
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW })
  sandbox = createSandbox()
})
afterEach(() => vi.useRealTimers())

const pass = (ms: number) => vi.setSystemTime(Date.now() + ms)
const ask = (phoneNumber?: string) => toolkit(sandbox, 'sendVerificationCode', { phoneNumber })
const failure = (message: string) => ({ status: 400, body: { error: { code: 400, message } } })

describe('sending a code', () => {
  it.each([undefined, '', '2125550142', '+0125550142', '+1212', '+1212555014212345', 'toString'])(
    'refuses %j',
    async (phoneNumber) => {
      expect(await ask(phoneNumber)).toMatchObject(failure('INVALID_PHONE_NUMBER : Not a phone number.'))
      expect(sandbox.context.state.codes).toEqual([])
    },
  )

  it('stops after five codes a minute for a number', async () => {
    for (let sent = 0; sent < 5; sent += 1) await sendCode(sandbox)
    expect(await ask(PHONE)).toMatchObject(failure('TOO_MANY_ATTEMPTS_TRY_LATER'))
    expect(await ask(OTHER_PHONE)).toMatchObject({ status: 200 })
    pass(60_000)
    expect(await ask(PHONE)).toMatchObject({ status: 200 })
  })

  it('forgets codes after a day', async () => {
    await sendCode(sandbox)
    pass(24 * 3_600_000)
    await sendCode(sandbox)
    expect(sandbox.context.state.codes).toHaveLength(1)
  })

  it('needs no spam check', async () => {
    const read = (path: string) => send(sandbox, 'GET', `/identitytoolkit.googleapis.com/${path}`)
    const states = [{ provider: 'PHONE_PROVIDER', enforcementState: 'OFF' }]
    const config = await read('v2/recaptchaConfig?clientType=CLIENT_TYPE_WEB')
    expect(config).toMatchObject({ status: 200, body: { recaptchaEnforcementState: states } })
    const key = { recaptchaSiteKey: 'sandbox' }
    expect(await read('v1/recaptchaParams')).toMatchObject({ status: 200, body: key })
  })
})

describe('confirming a code', () => {
  it('of six digits returns tokens for an account that is new only once', async () => {
    const sent = await sendCode(sandbox)
    expect(sent.sessionInfo).not.toBe('')
    expect(sent.code).toMatch(/^\d{6}$/)
    const first = await confirmCode(sandbox, sent)
    expect(first).toMatchObject({ status: 200, body: { isNewUser: true, phoneNumber: PHONE, expiresIn: '3600' } })
    const seconds = NOW.getTime() / 1000
    const account = { aud: 'demo-tamarind-row', sub: first.body.localId, phone_number: PHONE }
    expect(claimsOf(first.body.idToken)).toMatchObject({ ...account, iat: seconds, exp: seconds + 3600 })
    const second = await confirmCode(sandbox, await sendCode(sandbox))
    expect(second.body).toMatchObject({ isNewUser: false, localId: first.body.localId })
  })

  it('fails with another code, and after five failures with the right one', async () => {
    const sent = await sendCode(sandbox)
    const mistaken = { ...sent, code: sent.code === '000000' ? '000001' : '000000' }
    for (let tries = 0; tries < 5; tries += 1)
      expect(await confirmCode(sandbox, mistaken)).toMatchObject(failure('INVALID_CODE'))
    expect(await confirmCode(sandbox, sent)).toMatchObject(failure('TOO_MANY_ATTEMPTS_TRY_LATER'))
    expect(await confirmCode(sandbox, await sendCode(sandbox))).toMatchObject({ status: 200 })
  })

  it('is possible for five minutes', async () => {
    const [early, late] = [await sendCode(sandbox), await sendCode(sandbox)]
    pass(5 * 60_000)
    expect(await confirmCode(sandbox, early)).toMatchObject({ status: 200 })
    pass(1)
    expect(await confirmCode(sandbox, late)).toMatchObject(failure('SESSION_EXPIRED'))
  })

  it('is possible once, with its own session, and never without a code', async () => {
    const sent = await sendCode(sandbox)
    expect(await confirmCode(sandbox, { ...sent, code: '' })).toMatchObject(failure('MISSING_CODE'))
    expect(await confirmCode(sandbox, { ...sent, sessionInfo: 'other' })).toMatchObject(failure('INVALID_SESSION_INFO'))
    expect(await confirmCode(sandbox, sent)).toMatchObject({ status: 200 })
    expect(await confirmCode(sandbox, sent)).toMatchObject(failure('INVALID_SESSION_INFO'))
  })
})

describe('looking an account up', () => {
  it('returns its number', async () => {
    const { idToken, localId } = (await confirmCode(sandbox, await sendCode(sandbox))).body
    const at = `${NOW.getTime()}`
    const users = [{ localId, phoneNumber: PHONE, createdAt: at, lastLoginAt: at }]
    expect(await toolkit(sandbox, 'lookup', { idToken })).toMatchObject({ status: 200, body: { users } })
  })

  it.each(['', 'no.token', 'a.bnVsbA.'])('fails for %j', async (idToken) => {
    expect(await toolkit(sandbox, 'lookup', { idToken })).toMatchObject(failure('USER_NOT_FOUND'))
  })
})

const refresh = (token: string) =>
  send<{ id_token: string }>(sandbox, 'POST', '/securetoken.googleapis.com/v1/token?key=sandbox', {
    body: `grant_type=refresh_token&refresh_token=${token}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })

describe('a token', () => {
  const cart = ({ customerId }: { customerId: string }, token?: string) =>
    send(sandbox, 'GET', `${RESTAURANT}/users/${customerId}/cart`, token ? { token } : {})
  const REFUSED = { status: 401, body: { code: 'UNAUTHENTICATED' } }
  let customer: Customer
  let refreshToken: string
  beforeEach(async () => {
    customer = await signedInCustomer({ sandbox })
    refreshToken = (await confirmCode(sandbox, await sendCode(sandbox))).body.refreshToken
  })

  it('is valid for an hour, and can be renewed', async () => {
    pass(3600_000 - 1)
    expect(await cart(customer, customer.token)).toMatchObject({ status: 200 })
    pass(1)
    expect(await cart(customer, customer.token)).toMatchObject(REFUSED)
    const { body } = await refresh(refreshToken)
    const userId = claimsOf(body.id_token)?.sub
    expect(body).toMatchObject({ refresh_token: refreshToken, expires_in: '3600', user_id: userId })
    expect(await cart(customer, body.id_token)).toMatchObject({ status: 200 })
  })

  it.each(['stolen', 'toString'])('is not renewed for the unknown refresh token %j', async (token) => {
    expect(await refresh(token)).toMatchObject(failure('INVALID_REFRESH_TOKEN'))
  })

  it('is refused after the scenario, and a new one is valid', async () => {
    pass(1)
    await startScenario(sandbox, { name: 'expired-token' })
    expect(await cart(customer, customer.token)).toMatchObject(REFUSED)
    const renewed = (await refresh(refreshToken)).body.id_token
    expect(await cart(customer, renewed)).toMatchObject({ status: 200 })
  })

  it.each([undefined, 'abc', 'a.b.c', 'a.bnVsbA.', 'a.e30.'])('is not %j', async (token) => {
    expect(await cart(customer, token)).toMatchObject(REFUSED)
  })
})

describe('signing in to the sandbox', () => {
  const login = (phone: string, token: string) =>
    send(sandbox, 'POST', '/api/v1/auth/login/mobile/tamarind-row', { body: { phone }, token })
  const register = (body: object, token: string) =>
    send(sandbox, 'POST', '/api/v1/auth/register/tamarind-row', { body, token })
  const ada = { phone: PHONE, ...ADA }
  const signIn = async () => (await confirmCode(sandbox, await sendCode(sandbox))).body.idToken

  it('leads a new number to registration and a known one to the shop', async () => {
    const token = await signIn()
    expect(await login(PHONE, token)).toMatchObject({ status: 200, body: { next: 'REGISTER' } })
    const registered = await register(ada, token)
    expect(registered.body).toEqual({ user: { id: expect.stringMatching(/^cus_/) as string, ...ADA } })
    expect((await login(PHONE, token)).body).toEqual({ next: 'DASHBOARD', ...(registered.body as object) })
    expect((await register({ ...ada, firstName: 'Eve' }, token)).body).toEqual(registered.body)
  })

  it('uses the clock of the sandbox', async () => {
    await setClock(sandbox, '2026-01-05T18:00:00Z')
    await register(ada, await signIn())
    expect(sandbox.context.state.customers[0]!.createdAt).toMatch(/^2026-01-05T18:00/)
  })

  it('names every wrong field', async () => {
    const answer = await register({ phone: PHONE, firstName: ' ', lastName: '', email: 'ada@' }, await signIn())
    const errors = ['/firstName', '/lastName', '/email'].map((pointer) => ({ pointer }))
    expect(answer).toMatchObject({ status: 422, body: { errors } })
  })

  it('refuses a number that was not verified', async () => {
    const token = await signIn()
    expect(await login(OTHER_PHONE, token)).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } })
    expect(await register({ ...ada, phone: OTHER_PHONE }, token)).toMatchObject({ status: 403 })
    expect(sandbox.context.state.customers).toEqual([])
  })
})
