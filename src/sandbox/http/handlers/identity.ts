import { http, HttpResponse } from 'msw'
import type { SandboxContext } from '../../context'
import { claimsOf, issueIdToken, projectId, TOKEN_SECONDS } from '../../rules/identity'
import type { Account } from '../../state'

const TOOLKIT = '*/identitytoolkit.googleapis.com'
const CODE_LIFE = 5 * 60_000
const MAX_TRIES = 5
const RESEND_LIMIT = 5
const E164 = /^\+[1-9]\d{6,14}$/

const failed = (message: string) => HttpResponse.json({ error: { code: 400, message } }, { status: 400 })
const sixDigits = () => String(crypto.getRandomValues(new Uint32Array(1))[0]! % 1_000_000).padStart(6, '0')

/** The identity provider, in the protocol of the Firebase Auth emulator. */
export function identityHandlers({ state, restaurant }: SandboxContext) {
  const project = projectId(restaurant.id)

  function tokensFor(account: Account) {
    const refreshToken = crypto.randomUUID()
    state.refreshTokens[refreshToken] = account.uid
    return { idToken: issueIdToken(account, project), refreshToken, expiresIn: String(TOKEN_SECONDS) }
  }

  return [
    http.get(`${TOOLKIT}/v2/recaptchaConfig`, () =>
      HttpResponse.json({
        recaptchaKey: `projects/${project}/keys/none`,
        recaptchaEnforcementState: [{ provider: 'PHONE_PROVIDER', enforcementState: 'OFF' }],
      }),
    ),
    http.get(`${TOOLKIT}/v1/recaptchaParams`, () => HttpResponse.json({ recaptchaSiteKey: 'sandbox' })),

    http.post(`${TOOLKIT}/v1/accounts\\:sendVerificationCode`, async ({ request }) => {
      const { phoneNumber } = (await request.json()) as { phoneNumber?: string }
      if (!phoneNumber || !E164.test(phoneNumber)) return failed('INVALID_PHONE_NUMBER : Not a phone number.')
      const now = Date.now()
      const lately = state.codes.filter((code) => code.phoneNumber === phoneNumber && now - code.sentAt < 60_000)
      if (lately.length >= RESEND_LIMIT) return failed('TOO_MANY_ATTEMPTS_TRY_LATER')
      const sessionInfo = crypto.randomUUID()
      state.codes = state.codes.filter((code) => now - code.sentAt < 24 * 3_600_000)
      state.codes.push({ phoneNumber, code: sixDigits(), sessionInfo, sentAt: now, used: false, tries: 0 })
      return HttpResponse.json({ sessionInfo })
    }),

    http.post(`${TOOLKIT}/v1/accounts\\:signInWithPhoneNumber`, async ({ request }) => {
      const body = (await request.json()) as { sessionInfo?: string; code?: string }
      if (!body.code) return failed('MISSING_CODE')
      const sent = state.codes.find(({ sessionInfo }) => sessionInfo === body.sessionInfo)
      if (!sent || sent.used) return failed('INVALID_SESSION_INFO')
      if (Date.now() - sent.sentAt > CODE_LIFE) return failed('SESSION_EXPIRED')
      if (sent.tries >= MAX_TRIES) return failed('TOO_MANY_ATTEMPTS_TRY_LATER')
      if (sent.code !== body.code) {
        sent.tries += 1
        return failed('INVALID_CODE')
      }
      sent.used = true
      const known = state.accounts.find(({ phone }) => phone === sent.phoneNumber)
      const account = known ?? {
        uid: crypto.randomUUID(),
        phone: sent.phoneNumber,
        createdAt: Date.now(),
        lastLoginAt: 0,
      }
      if (!known) state.accounts.push(account)
      account.lastLoginAt = Date.now()
      return HttpResponse.json({
        ...tokensFor(account),
        localId: account.uid,
        isNewUser: !known,
        phoneNumber: account.phone,
      })
    }),

    http.post(`${TOOLKIT}/v1/accounts\\:lookup`, async ({ request }) => {
      const { idToken = '' } = (await request.json()) as { idToken?: string }
      const account = state.accounts.find(({ uid }) => uid === claimsOf(idToken)?.sub)
      if (!account) return failed('USER_NOT_FOUND')
      return HttpResponse.json({
        users: [
          {
            localId: account.uid,
            phoneNumber: account.phone,
            createdAt: String(account.createdAt),
            lastLoginAt: String(account.lastLoginAt),
            providerUserInfo: [{ providerId: 'phone', rawId: account.phone, phoneNumber: account.phone }],
          },
        ],
      })
    }),

    http.post('*/securetoken.googleapis.com/v1/token', async ({ request }) => {
      const form = new URLSearchParams(await request.text())
      const refreshToken = form.get('refresh_token') ?? ''
      const account = state.accounts.find(({ uid }) => uid === state.refreshTokens[refreshToken])
      if (!account) return failed('INVALID_REFRESH_TOKEN')
      const token = issueIdToken(account, project)
      return HttpResponse.json({
        id_token: token,
        access_token: token,
        refresh_token: refreshToken,
        expires_in: String(TOKEN_SECONDS),
        token_type: 'Bearer',
        user_id: account.uid,
        project_id: project,
      })
    }),

    http.get('*/emulator/v1/projects/:projectId/verificationCodes', () =>
      HttpResponse.json({
        verificationCodes: state.codes.map(({ phoneNumber, code, sessionInfo }) => ({
          phoneNumber,
          code,
          sessionInfo,
        })),
      }),
    ),
  ]
}
