import { Refusal } from '../refusal'
import type { Account, State } from '../state'

/** The lifetime of a token, in seconds (rule 9.1). */
export const TOKEN_SECONDS = 3600

type Claims = { sub: string; iat: number; exp: number; phone_number: string }

const encode = (value: object) =>
  btoa(String.fromCharCode(...new TextEncoder().encode(JSON.stringify(value))))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=/g, '')

/** The sandbox's Firebase project id, used in tokens and in the URL of the SMS inbox. */
export const projectId = (restaurantId: string) => `demo-${restaurantId}`

/** An unsigned token, as the Auth emulator issues them. */
export function issueIdToken({ uid, phone }: Account, project: string): string {
  const iat = Date.now() / 1000
  const claims = {
    iss: `https://securetoken.google.com/${project}`,
    aud: project,
    sub: uid,
    user_id: uid,
    phone_number: phone,
    auth_time: iat,
    iat,
    exp: iat + TOKEN_SECONDS,
    jti: crypto.randomUUID(),
    firebase: { identities: { phone: [phone] }, sign_in_provider: 'phone' },
  }
  return `${encode({ alg: 'none', typ: 'JWT' })}.${encode(claims)}.`
}

/** The claims of a token, or null when it cannot be parsed. */
export function claimsOf(token: string): Claims | null {
  try {
    const payload = token.split('.')[1] ?? ''
    return JSON.parse(atob(payload.replace(/-/g, '+').replace(/_/g, '/'))) as Claims
  } catch {
    return null
  }
}

const bearerOf = (request: Request) => /^Bearer (.+)$/.exec(request.headers.get('authorization') ?? '')?.[1] ?? null

type WithState = { state: State }

/**
 * The verified phone number of a request.
 * @throws Refusal 401 when the token is missing or no longer valid
 */
export function provenPhone(request: Request, { state }: WithState): string {
  const claims = claimsOf(bearerOf(request) ?? '')
  const good = claims && claims.exp * 1000 > Date.now() && claims.iat * 1000 >= state.tokensValidFrom
  if (!good) throw new Refusal(401, 'UNAUTHENTICATED', 'Please sign in again.')
  return claims.phone_number
}

/** The customer who sent a request, even if the token is no longer valid. */
export function customerIdOf(request: Request, { state }: WithState): string | null {
  const claims = claimsOf(bearerOf(request) ?? '')
  return state.customers.find(({ phone }) => phone === claims?.phone_number)?.id ?? null
}

/** @throws Refusal 403 for a guest, 401 when the token is no longer valid */
export function requireSignedIn(request: Request, context: WithState) {
  if (bearerOf(request) === null) throw new Refusal(403, 'SIGN_IN_REQUIRED', 'Please sign in to take part.')
  provenPhone(request, context)
}

/** @throws Refusal 401 when not signed in, 403 when signed in as another customer */
export function requireCustomer(request: Request, customerId: string, context: WithState) {
  const phone = provenPhone(request, context)
  const customer = context.state.customers.find((entry) => entry.phone === phone)
  // For example after the sandbox was started with another restaurant: the session is over.
  if (!customer) throw new Refusal(401, 'UNAUTHENTICATED', 'Please sign in again.')
  if (customer.id !== customerId) throw new Refusal(403, 'FORBIDDEN', 'This is not your account.')
  return customer
}
