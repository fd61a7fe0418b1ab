import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createSandbox, type Sandbox } from '../sandbox'
import { claimsOf } from './identity'
import { confirmCode, FRIDAY, OTHER_PHONE, PHONE, send, sendCode, toolkit } from '../../../tests/sandbox/clients'

const NOW = new Date(FRIDAY)

let sandbox: Sandbox
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW })
  sandbox = createSandbox()
})
afterEach(() => {
  vi.useRealTimers()
})

const pass = (ms: number) => vi.setSystemTime(Date.now() + ms)
const failure = (message: string) => ({ status: 400, body: { error: { code: 400, message } } })
const wrong = (code: string) => (code === '000000' ? '000001' : '000000')

describe('sending a code', () => {
  it('puts six digits into the inbox', async () => {
    const { sessionInfo, code } = await sendCode(sandbox)
    expect(sessionInfo).not.toBe('')
    expect(code).toMatch(/^\d{6}$/)
  })

  it.each([undefined, '', '2125550142', '+0125550142', '+1212', '+1212555014212345', 'toString'])(
    'refuses %j',
    async (phoneNumber) => {
      const answer = await toolkit(sandbox, 'sendVerificationCode', { phoneNumber })
      expect(answer).toMatchObject(failure('INVALID_PHONE_NUMBER : Not a phone number.'))
      expect(sandbox.context.state.codes).toEqual([])
    },
  )

  it('stops after five codes a minute for a number', async () => {
    for (let sent = 0; sent < 5; sent += 1) await sendCode(sandbox)
    expect(await toolkit(sandbox, 'sendVerificationCode', { phoneNumber: PHONE })).toMatchObject(
      failure('TOO_MANY_ATTEMPTS_TRY_LATER'),
    )
    expect(await toolkit(sandbox, 'sendVerificationCode', { phoneNumber: OTHER_PHONE })).toMatchObject({ status: 200 })
    pass(60_000)
    expect(await toolkit(sandbox, 'sendVerificationCode', { phoneNumber: PHONE })).toMatchObject({ status: 200 })
  })

  it('forgets codes after a day', async () => {
    await sendCode(sandbox)
    pass(24 * 3_600_000)
    await sendCode(sandbox)
    expect(sandbox.context.state.codes).toHaveLength(1)
  })

  it('needs no spam check', async () => {
    const check = await send(
      sandbox,
      'GET',
      '/identitytoolkit.googleapis.com/v2/recaptchaConfig?clientType=CLIENT_TYPE_WEB',
    )
    expect(check).toMatchObject({
      status: 200,
      body: { recaptchaEnforcementState: [{ provider: 'PHONE_PROVIDER', enforcementState: 'OFF' }] },
    })
    expect(await send(sandbox, 'GET', '/identitytoolkit.googleapis.com/v1/recaptchaParams')).toMatchObject({
      status: 200,
      body: { recaptchaSiteKey: 'sandbox' },
    })
  })
})

describe('confirming a code', () => {
  it('returns tokens for an account that is new only once', async () => {
    const first = await confirmCode(sandbox, await sendCode(sandbox))
    expect(first).toMatchObject({ status: 200, body: { isNewUser: true, phoneNumber: PHONE, expiresIn: '3600' } })
    const seconds = NOW.getTime() / 1000
    expect(claimsOf(first.body.idToken)).toMatchObject({
      aud: 'demo-tamarind-row',
      sub: first.body.localId,
      phone_number: PHONE,
      iat: seconds,
      exp: seconds + 3600,
    })
    const second = await confirmCode(sandbox, await sendCode(sandbox))
    expect(second.body).toMatchObject({ isNewUser: false, localId: first.body.localId })
  })

  it('fails with another code, and after five failures with the right one', async () => {
    const sent = await sendCode(sandbox)
    const mistaken = { ...sent, code: wrong(sent.code) }
    for (let tries = 0; tries < 5; tries += 1)
      expect(await confirmCode(sandbox, mistaken)).toMatchObject(failure('INVALID_CODE'))
    expect(await confirmCode(sandbox, sent)).toMatchObject(failure('TOO_MANY_ATTEMPTS_TRY_LATER'))
    expect(await confirmCode(sandbox, await sendCode(sandbox))).toMatchObject({ status: 200 })
  })

  it('succeeds after four failures', async () => {
    const sent = await sendCode(sandbox)
    for (let tries = 0; tries < 4; tries += 1) await confirmCode(sandbox, { ...sent, code: wrong(sent.code) })
    expect(await confirmCode(sandbox, sent)).toMatchObject({ status: 200 })
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
    expect(await toolkit(sandbox, 'lookup', { idToken })).toMatchObject({
      status: 200,
      body: {
        users: [{ localId, phoneNumber: PHONE, createdAt: String(NOW.getTime()), lastLoginAt: String(NOW.getTime()) }],
      },
    })
  })

  it.each(['', 'no.token', 'a.bnVsbA.'])('fails for %j', async (idToken) => {
    expect(await toolkit(sandbox, 'lookup', { idToken })).toMatchObject(failure('USER_NOT_FOUND'))
  })
})
