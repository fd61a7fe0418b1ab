import type { Schemas } from '../../src/api/types'
import type { LoggedRequest } from '../../src/sandbox/context'
import { createSandbox, type Sandbox } from '../../src/sandbox/sandbox'
import type { Scenario } from '../../src/sandbox/scenarios/scenarios'

type Sent = { body?: unknown; token?: string; headers?: Record<string, string> }
/** The sandbox's answer. `body` is null unless it is JSON, and `status` is 0 when the connection broke, also within the answer. */
export type Answer<T> = { status: number; body: T; headers: Headers }

export const ORIGIN = 'http://shop.test'
export const RESTAURANT = '/api/v1/restaurants/tamarind-row'
export const PHONE = '+12125550142'
export const OTHER_PHONE = '+12125550143'
export const ADA = { firstName: 'Ada', lastName: 'Byron', email: 'ada@example.com' }
/** Friday, 1 PM in New York. */
export const FRIDAY = '2026-11-20T18:00:00Z'

/** Sends a request as the storefront does. A body that is not a string is sent as JSON. */
export async function send<T = unknown>(
  sandbox: Sandbox,
  method: string,
  path: string,
  sent: Sent = {},
): Promise<Answer<T>> {
  const { body, token, headers } = sent
  const response = await sandbox.fetch(
    new Request(new URL(path, ORIGIN), {
      method,
      headers: {
        login_source: 'mobile',
        'content-type': 'application/json',
        ...(token && { authorization: `Bearer ${token}` }),
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    }),
  )
  const isJson = response.headers.get('content-type')?.includes('json')
  const { status, headers: answered } = response
  try {
    return { status, body: (isJson ? await response.json() : null) as T, headers: answered }
  } catch {
    return { status: 0, body: null as T, headers: answered }
  }
}

export async function startScenario(sandbox: Sandbox, scenario: Scenario) {
  const { status } = await send(sandbox, 'POST', '/__sandbox/scenario', { body: scenario })
  if (status !== 200) throw new Error(`The scenario ${scenario.name} was refused.`)
}

export const setClock = (sandbox: Sandbox, now: string | number) =>
  startScenario(sandbox, { name: 'clock', now: new Date(now).toISOString() })

export const resetSandbox = (sandbox: Sandbox) => send(sandbox, 'POST', '/__sandbox/reset')

/** The calls the sandbox has answered, oldest first. */
export const readLedger = async (sandbox: Sandbox) =>
  (await send<LoggedRequest[]>(sandbox, 'GET', '/__sandbox/requests')).body

/** Calls the identity provider, for example `sendVerificationCode`. */
export const toolkit = <T>(sandbox: Sandbox, call: string, body: object) =>
  send<T>(sandbox, 'POST', `/identitytoolkit.googleapis.com/v1/accounts:${call}`, { body })

/** Sends a code to a number and reads it from the SMS inbox. */
export async function sendCode(sandbox: Sandbox, phoneNumber = PHONE) {
  const sent = await toolkit<{ sessionInfo: string }>(sandbox, 'sendVerificationCode', { phoneNumber })
  const inbox = await send<{ verificationCodes: { sessionInfo: string; code: string }[] }>(
    sandbox,
    'GET',
    '/emulator/v1/projects/demo-tamarind-row/verificationCodes',
  )
  const { sessionInfo } = sent.body
  const code = inbox.body.verificationCodes.find((entry) => entry.sessionInfo === sessionInfo)?.code ?? ''
  return { sessionInfo, code }
}

type SignedIn = { idToken: string; refreshToken: string; localId: string; isNewUser: boolean }
export const confirmCode = (sandbox: Sandbox, body: { sessionInfo: string; code: string }) =>
  toolkit<SignedIn>(sandbox, 'signInWithPhoneNumber', body)

/** A sandbox on Friday, 1 PM, with a registered customer. `home` is the base path of the customer's resources. */
export async function signedInCustomer({
  sandbox = createSandbox(),
  phone = PHONE,
}: { sandbox?: Sandbox; phone?: string } = {}) {
  await setClock(sandbox, FRIDAY)
  const { idToken: token } = (await confirmCode(sandbox, await sendCode(sandbox, phone))).body
  const call = <T = unknown>(method: string, path: string, body?: unknown, headers?: Record<string, string>) =>
    send<T>(sandbox, method, path, { token, body, ...(headers && { headers }) })

  await call('POST', '/api/v1/auth/login/mobile/tamarind-row', { phone })
  const registered = await call<Schemas['RegisterResponse']>('POST', '/api/v1/auth/register/tamarind-row', {
    phone,
    ...ADA,
  })
  const customerId = registered.body.user.id
  return { sandbox, customerId, token, call, home: `${RESTAURANT}/users/${customerId}` }
}

export type Customer = Awaited<ReturnType<typeof signedInCustomer>>

/** Lets time pass, in ms. */
export const passes = ({ sandbox }: Customer, ms: number) => setClock(sandbox, sandbox.context.now() + ms)

/** Registers another customer on the same sandbox. */
export const otherCustomer = ({ sandbox }: Customer) => signedInCustomer({ sandbox, phone: OTHER_PHONE })
