import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createSandbox, type Sandbox } from '../sandbox'
import { claimsOf } from './identity'
import { confirmCode, FRIDAY, OTHER_PHONE, PHONE, send, sendCode, toolkit } from '../../../tests/sandbox/clients'

const NOW = new Date(FRIDAY)

let host: Sandbox
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW })
  host = createSandbox()
})
afterEach(() => {
  vi.useRealTimers()
})

const pass = (ms: number) => vi.setSystemTime(Date.now() + ms)
const failure = (message: string) => ({ status: 400, body: { error: { code: 400, message } } })
const wrong = (code: string) => (code === '000000' ? '000001' : '000000')

describe('sending a code', () => {
  it('puts six digits into the inbox', async () => {
    const { sessionInfo, code } = await sendCode(host)
    expect(sessionInfo).not.toBe('')
    expect(code).toMatch(/^\d{6}$/)
  })

  it.each([undefined, '', '2125550142', '+0125550142', '+1212', '+1212555014212345', 'toString'])(
    'refuses %j',
    async (phoneNumber) => {
      const answer = await toolkit(host, 'sendVerificationCode', { phoneNumber })
      expect(answer).toMatchObject(failure('INVALID_PHONE_NUMBER : Not a phone number.'))
      expect(host.context.state.codes).toEqual([])
    },
  )

  it('stops after five codes a minute for a number', async () => {
    for (let sent = 0; sent < 5; sent += 1) await sendCode(host)
    expect(await toolkit(host, 'sendVerificationCode', { phoneNumber: PHONE })).toMatchObject(
      failure('TOO_MANY_ATTEMPTS_TRY_LATER'),
    )
    expect(await toolkit(host, 'sendVerificationCode', { phoneNumber: OTHER_PHONE })).toMatchObject({ status: 200 })
    pass(60_000)
    expect(await toolkit(host, 'sendVerificationCode', { phoneNumber: PHONE })).toMatchObject({ status: 200 })
  })

  it('forgets codes after a day', async () => {
    await sendCode(host)
    pass(24 * 3_600_000)
    await sendCode(host)
    expect(host.context.state.codes).toHaveLength(1)
  })

  it('needs no spam check', async () => {
    const check = await send(
      host,
      'GET',
      '/identitytoolkit.googleapis.com/v2/recaptchaConfig?clientType=CLIENT_TYPE_WEB',
    )
    expect(check).toMatchObject({
      status: 200,
      body: { recaptchaEnforcementState: [{ provider: 'PHONE_PROVIDER', enforcementState: 'OFF' }] },
    })
    expect(await send(host, 'GET', '/identitytoolkit.googleapis.com/v1/recaptchaParams')).toMatchObject({
      status: 200,
      body: { recaptchaSiteKey: 'sandbox' },
    })
  })
})

describe('confirming a code', () => {
  it('returns tokens for an account that is new only once', async () => {
    const first = await confirmCode(host, await sendCode(host))
    expect(first).toMatchObject({ status: 200, body: { isNewUser: true, phoneNumber: PHONE, expiresIn: '3600' } })
    const seconds = NOW.getTime() / 1000
    expect(claimsOf(first.body.idToken)).toMatchObject({
      aud: 'demo-tamarind-row',
      sub: first.body.localId,
      phone_number: PHONE,
      iat: seconds,
      exp: seconds + 3600,
    })
    const second = await confirmCode(host, await sendCode(host))
    expect(second.body).toMatchObject({ isNewUser: false, localId: first.body.localId })
  })

  it('fails with another code, and after five failures with the right one', async () => {
    const sent = await sendCode(host)
    const mistaken = { ...sent, code: wrong(sent.code) }
    for (let tries = 0; tries < 5; tries += 1)
      expect(await confirmCode(host, mistaken)).toMatchObject(failure('INVALID_CODE'))
    expect(await confirmCode(host, sent)).toMatchObject(failure('TOO_MANY_ATTEMPTS_TRY_LATER'))
    expect(await confirmCode(host, await sendCode(host))).toMatchObject({ status: 200 })
  })

  it('succeeds after four failures', async () => {
    const sent = await sendCode(host)
    for (let tries = 0; tries < 4; tries += 1) await confirmCode(host, { ...sent, code: wrong(sent.code) })
    expect(await confirmCode(host, sent)).toMatchObject({ status: 200 })
  })

  it('is possible for five minutes', async () => {
    const [early, late] = [await sendCode(host), await sendCode(host)]
    pass(5 * 60_000)
    expect(await confirmCode(host, early)).toMatchObject({ status: 200 })
    pass(1)
    expect(await confirmCode(host, late)).toMatchObject(failure('SESSION_EXPIRED'))
  })

  it('is possible once, with its own session, and never without a code', async () => {
    const sent = await sendCode(host)
    expect(await confirmCode(host, { ...sent, code: '' })).toMatchObject(failure('MISSING_CODE'))
    expect(await confirmCode(host, { ...sent, sessionInfo: 'other' })).toMatchObject(failure('INVALID_SESSION_INFO'))
    expect(await confirmCode(host, sent)).toMatchObject({ status: 200 })
    expect(await confirmCode(host, sent)).toMatchObject(failure('INVALID_SESSION_INFO'))
  })
})

describe('looking an account up', () => {
  it('returns its number', async () => {
    const { idToken, localId } = (await confirmCode(host, await sendCode(host))).body
    expect(await toolkit(host, 'lookup', { idToken })).toMatchObject({
      status: 200,
      body: {
        users: [{ localId, phoneNumber: PHONE, createdAt: String(NOW.getTime()), lastLoginAt: String(NOW.getTime()) }],
      },
    })
  })

  it.each(['', 'no.token', 'a.bnVsbA.'])('fails for %j', async (idToken) => {
    expect(await toolkit(host, 'lookup', { idToken })).toMatchObject(failure('USER_NOT_FOUND'))
  })
})
