import { Refusal } from './refusal'
import type { Account, State } from './state'

/** Seconds a token is good for (rule 9.1). */
export const TOKEN_SECONDS = 3600

type Claims = { sub: string; iat: number; exp: number; phone_number: string }

const encode = (value: object) =>
  btoa(String.fromCharCode(...new TextEncoder().encode(JSON.stringify(value))))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=/g, '')

/** An unsigned token, as the Auth emulator issues them. */
export function issueIdToken({ uid, phone }: Account, projectId: string): string {
  const iat = Date.now() / 1000
  const claims = {
    iss: `https://securetoken.google.com/${projectId}`,
    aud: projectId,
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

/** What a token claims, or null when it is none. */
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
 * The proven phone number of a request.
 * @throws Refusal 401 without a token, and with one that is not good any more
 */
export function provenPhone(request: Request, { state }: WithState): string {
  const claims = claimsOf(bearerOf(request) ?? '')
  const good = claims && claims.exp * 1000 > Date.now() && claims.iat * 1000 >= state.tokensValidFrom
  if (!good) throw new Refusal(401, 'UNAUTHENTICATED', 'Please sign in again.')
  return claims.phone_number
}

/** The customer a request comes from, whether or not its token is still good. */
export function customerIdOf(request: Request, { state }: WithState): string | null {
  const claims = claimsOf(bearerOf(request) ?? '')
  return state.customers.find(({ phone }) => phone === claims?.phone_number)?.id ?? null
}

/** @throws Refusal 401 when not signed in, 403 when signed in as somebody else */
export function requireCustomer(request: Request, customerId: string, context: WithState) {
  const phone = provenPhone(request, context)
  const customer = context.state.customers.find((entry) => entry.phone === phone)
  if (customer?.id !== customerId) throw new Refusal(403, 'FORBIDDEN', 'This is not your account.')
  return customer
}
