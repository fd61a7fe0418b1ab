import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const AUTH = 'src/features/auth'
const FLOW = `${AUTH}/phone-flow.spec.ts`
const FAILURES = `${AUTH}/phone-flow-failures.spec.ts`
const LOGOUT = `${AUTH}/logout.spec.ts`
const CONTEXT = `${AUTH}/auth-context.spec.tsx`
const SESSION = 'src/app/session.spec.tsx'
const STORE = 'src/stores/auth.spec.ts'
const IDENTITY = 'src/api/identity.spec.ts'
const CODE = 'src/api/identity-code.spec.ts'
const FETCH = 'src/api/session-fetch.spec.ts'
const RENEWAL = 'src/api/session-renewal.spec.ts'
const GUARDS = 'src/app/guards.spec.tsx'
const BROWSER = 'tests/journeys/sign-in.spec.ts'
const WORDS = 'tests/faults/cart-words.spec.ts'

/** Each rule of the specification on signing in (its parts 4, 5, 6, 8 and 9), and the test that proves it. */
const RULES: [rule: string, file: string, test: string][] = [
  // 4, states: auth
  ['loading at startup', GUARDS, 'while it is not known who the customer is'],
  [
    'authenticated only if authToken, refreshToken and user are all stored',
    STORE,
    'without %s, or one as no header can carry it, nobody is signed in',
  ],
  ['restored at start', STORE, 'is stored under exactly three keys, and restored after a reload'],
  ['send, confirm, backend login', FLOW, 'is signed in with the token of the code, as somebody who is not new'],
  ['next DASHBOARD: logged in, isNewUser false', FLOW, 'a number that has an account (next DASHBOARD)'],
  ['next REGISTER with details: registered, then isNewUser true', FLOW, 'with details is registered and signed in as'],
  ['next REGISTER without details: the error', FLOW, 'without details is refused'],
  ['any other next: Unexpected login flow', FAILURES, 'a flow that nobody expects'],
  ['registration with an existing token: the temporary one', FLOW, 'registers later with the kept refresh token'],
  ['… falling back to the provider’s user', FLOW, 'falls back to the refresh token of the provider’s user'],
  ['logout: order, five keys, userLogout', LOGOUT, 'then clears the five keys, then notifies the window'],
  ['logout: failure of the provider ignored', LOGOUT, 'the provider fails'],
  ['a failed refresh logs out', RENEWAL, 'ends the session once when the provider refuses it'],
  ['401: one retry with a forced token, stored', FETCH, 'F26 of ten calls at once'],
  ['401 again: clear the keys and go to /auth/login', SESSION, 'F28 a session that cannot be renewed ends once'],
  ['the spam check is repeated', CODE, 'has a spam check of its own for every send'],
  // 5, validation
  ['adding requires login, else the modal', 'src/app/Layout.spec.tsx', 'is asked to log in over the page'],
  ['wrong code: its words', BROWSER, 'F34 a wrong code, then the right one'],
  ['confirming without a prior send: No verification in progress', CODE, 'cannot be confirmed before one was sent'],
  ['empty user: Authentication failed', CODE, 'fails the authentication when it signs in nobody'],
  // 6, roles
  ['protected pages need a customer', GUARDS, 'replaces history: back does not lead to the page again'],
  ['pages for guests only lead a customer on', GUARDS, 'leads on as soon as the customer has signed in'],
  ['every call carries login_source mobile', 'src/sandbox/sandbox.spec.ts', 'login_source'],
  // 8, error catalogue
  ['the server’s message if there is one, else the default', 'src/api/unwrap.spec.ts', 'has the message of the API'],
  ['the failed calls', 'src/api/queries/auth.spec.ts', 'Failed to fetch Firebase configuration'],
  ['sending: the default words', `${AUTH}/messages.spec.ts`, 'Failed to send verification code. Please try again.'],
  ['sending: Failed to initialize reCAPTCHA', CODE, 'is not sent when the spam check cannot start'],
  ['verifying: the default words', `${AUTH}/messages.spec.ts`, 'Invalid verification code. Please try again.'],
  ['user info: Failed to retrieve user information.', IDENTITY, 'is an error when nobody is signed in'],
  ['refresh: Session expired.', IDENTITY, 'is unavailable when nobody is signed in at the provider'],
  ['refresh: No refresh token available', IDENTITY, 'is unavailable without a stored refresh token'],
  ['useAuth must be used within an AuthProvider', CONTEXT, 'useAuth outside its provider says so'],
  ['auth errors: a toast of 3 s', `${AUTH}/SignIn.spec.tsx`, 'duration: 3000'],
  ['success of a new user, and of one who returns', FLOW, 'Successfully Logged in! Welcome Back'],
  ['modifying the cart requires login', WORDS, 'Please login to modify cart.'],
  // 9, constants
  ['device id: web_ and 13 characters', 'src/stores/device.spec.ts', 'is made once: web_ and 13 random characters'],
  ['XSRF-TOKEN', 'src/lib/xsrf.spec.ts', 'XSRF-TOKEN=abc'],
]

describe('every rule on signing in has its test', () => {
  it.each(RULES)('%s', (_rule, file, test) => {
    expect(readFileSync(file, 'utf8')).toContain(test)
  })
})
