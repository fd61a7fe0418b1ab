import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createSandbox, type Sandbox } from '../sandbox'
import { claimsOf } from './identity'
import {
  ADA,
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
} from '../../../tests/sandbox/clients'

let sandbox: Sandbox
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(FRIDAY) })
  sandbox = createSandbox()
})
afterEach(() => {
  vi.useRealTimers()
})

const pass = (ms: number) => vi.setSystemTime(Date.now() + ms)
const refresh = (token: string) =>
  send<{ id_token: string; refresh_token: string; expires_in: string; user_id: string }>(
    sandbox,
    'POST',
    '/securetoken.googleapis.com/v1/token?key=sandbox',
    {
      body: `grant_type=refresh_token&refresh_token=${token}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    },
  )

describe('a token', () => {
  const cart = ({ customerId }: { customerId: string }, token?: string) =>
    send(sandbox, 'GET', `${RESTAURANT}/users/${customerId}/cart`, token ? { token } : {})
  const REFUSED = { status: 401, body: { code: 'UNAUTHENTICATED' } }

  it('is valid for an hour, and can be renewed', async () => {
    const customer = await signedInCustomer({ sandbox })
    const { refreshToken } = (await confirmCode(sandbox, await sendCode(sandbox))).body
    pass(3600_000 - 1)
    expect(await cart(customer, customer.token)).toMatchObject({ status: 200 })
    pass(1)
    expect(await cart(customer, customer.token)).toMatchObject(REFUSED)
    const { body } = await refresh(refreshToken)
    expect(body).toMatchObject({
      refresh_token: refreshToken,
      expires_in: '3600',
      user_id: claimsOf(body.id_token)?.sub,
    })
    expect(await cart(customer, body.id_token)).toMatchObject({ status: 200 })
  })

  it('is not renewed for an unknown refresh token', async () => {
    const failed = { status: 400, body: { error: { message: 'INVALID_REFRESH_TOKEN' } } }
    expect(await refresh('stolen')).toMatchObject(failed)
    expect(await refresh('toString')).toMatchObject(failed)
  })

  it('is refused after the scenario, and a new one is valid', async () => {
    const customer = await signedInCustomer({ sandbox })
    const { refreshToken } = (await confirmCode(sandbox, await sendCode(sandbox))).body
    pass(1)
    await startScenario(sandbox, { name: 'expired-token' })
    expect(await cart(customer, customer.token)).toMatchObject(REFUSED)
    const renewed = (await refresh(refreshToken)).body.id_token
    expect(await cart(customer, renewed)).toMatchObject({ status: 200 })
  })

  it.each([undefined, 'abc', 'a.b.c', 'a.bnVsbA.', 'a.e30.'])('is not %j', async (token) => {
    const customer = await signedInCustomer({ sandbox })
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
    expect(registered.body).toEqual({
      user: {
        id: expect.stringMatching(/^cus_/) as string,
        firstName: 'Ada',
        lastName: 'Byron',
        email: 'ada@example.com',
      },
    })
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
    expect(answer).toMatchObject({
      status: 422,
      body: { errors: [{ pointer: '/firstName' }, { pointer: '/lastName' }, { pointer: '/email' }] },
    })
  })

  it('refuses a number that was not verified', async () => {
    const token = await signIn()
    expect(await login(OTHER_PHONE, token)).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } })
    expect(await register({ ...ada, phone: OTHER_PHONE }, token)).toMatchObject({ status: 403 })
    expect(sandbox.context.state.customers).toEqual([])
  })
})
