import type { components } from '../api/schema.gen'
import { createHost, type Host } from './host'
import type { Scenario } from './scenarios'

type Schemas = components['schemas']
type Sent = { body?: unknown; token?: string; headers?: Record<string, string> }
/** What a host answered: `body` is null unless it is JSON, `status` is 0 when the connection broke. */
export type Answer<T> = { status: number; body: T; headers: Headers }

export const ORIGIN = 'http://shop.test'
export const RESTAURANT = '/api/v1/restaurants/tamarind-row'
export const PHONE = '+12125550142'
/** Friday, 1 PM in New York. */
export const FRIDAY = '2026-11-20T18:00:00Z'

const TOOLKIT = '/identitytoolkit.googleapis.com/v1/accounts'

/** Sends a request as the storefront does; a body that is no text goes as JSON. */
export async function send<T = unknown>(host: Host, method: string, path: string, sent: Sent = {}): Promise<Answer<T>> {
  const { body, token, headers } = sent
  const response = await host.fetch(
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
  return { status: response.status, body: (isJson ? await response.json() : null) as T, headers: response.headers }
}

export async function startScenario(host: Host, scenario: Scenario) {
  const { status } = await send(host, 'POST', '/__sandbox/scenario', { body: scenario })
  if (status !== 200) throw new Error(`The scenario ${scenario.name} was refused.`)
}

export const setClock = (host: Host, now: string | number) =>
  startScenario(host, { name: 'clock', now: new Date(now).toISOString() })

/** A code sent to a number, as it arrives in the inbox. */
export async function sendCode(host: Host, phoneNumber = PHONE) {
  const sent = await send<{ sessionInfo: string }>(host, 'POST', `${TOOLKIT}:sendVerificationCode`, {
    body: { phoneNumber },
  })
  const inbox = await send<{ verificationCodes: { sessionInfo: string; code: string }[] }>(
    host,
    'GET',
    '/emulator/v1/projects/demo-tamarind-row/verificationCodes',
  )
  const { sessionInfo } = sent.body
  const code = inbox.body.verificationCodes.find((entry) => entry.sessionInfo === sessionInfo)?.code ?? ''
  return { sessionInfo, code }
}

type SignedIn = { idToken: string; refreshToken: string; localId: string; isNewUser: boolean }
export const confirmCode = (host: Host, body: { sessionInfo: string; code: string }) =>
  send<SignedIn>(host, 'POST', `${TOOLKIT}:signInWithPhoneNumber`, { body })

/** A host on Friday, 1 PM, and a registered customer on it. `home` is the path of all that is the customer's. */
export async function signedInHost({ host = createHost(), phone = PHONE }: { host?: Host; phone?: string } = {}) {
  await setClock(host, FRIDAY)
  const { idToken: token } = (await confirmCode(host, await sendCode(host, phone))).body
  const call = <T = unknown>(method: string, path: string, body?: unknown, headers?: Record<string, string>) =>
    send<T>(host, method, path, { token, body, ...(headers && { headers }) })

  const user = { phone, firstName: 'Ada', lastName: 'Byron', email: 'ada@example.com' }
  await call('POST', '/api/v1/auth/login/mobile/tamarind-row', { phone })
  const registered = await call<Schemas['RegisterResponse']>('POST', '/api/v1/auth/register/tamarind-row', user)
  const customerId = registered.body.user.id
  return { host, customerId, token, call, home: `${RESTAURANT}/users/${customerId}` }
}

export type Customer = Awaited<ReturnType<typeof signedInHost>>

/** The request for a dish without sizes and choices. */
export const lemonade = (qty = 1): Schemas['AddCartItemRequest'] => ({
  menuItemId: 'tamarind-lemonade',
  menuItemMappingId: 'all-day.drinks.tamarind-lemonade',
  servingQuantityId: null,
  qty,
  price: 450,
  specialInstructions: null,
  customOptionGroups: [],
})

export async function addToCart({ call, home }: Customer, line = lemonade(4)) {
  const { status } = await call('POST', `${home}/cart/cart-items`, line)
  if (status !== 200) throw new Error(`${line.menuItemId} was not added: ${status}`)
}

export const PICKUP = { fulfilment: { type: 'PICKUP', requestedTime: null } } as const

export const orderOf = ({ id, totals }: Pick<Schemas['Quote'], 'id' | 'totals'>): Schemas['PlaceOrderRequest'] => ({
  quoteId: id,
  expectedTotal: totals.total,
  contact: { firstName: 'Ada', lastName: 'Byron', phone: PHONE, email: 'ada@example.com' },
  note: null,
  cutlery: false,
  paymentMethod: { type: 'HOSTED' },
  returnUrl: `${ORIGIN}/payment-return`,
})

/** Saves an address, one that is delivered to unless another code is given. */
export async function savedAddress({ call, home }: Customer, postalCode = '10002') {
  const address = { line1: '5 Ludlow Street', city: 'New York', region: 'NY', postalCode, country: 'US' }
  return (await call<Schemas['Address']>('POST', `${home}/addresses`, { label: 'Home', address })).body
}

export const quoted = async ({ call, home }: Customer, request: Schemas['QuoteRequest'] = PICKUP) =>
  (await call<Schemas['Quote']>('POST', `${home}/orders/quote`, request)).body

export const place = <T = Schemas['Order']>(
  { call, home }: Customer,
  body: Schemas['PlaceOrderRequest'],
  key: string = crypto.randomUUID(),
) => call<T>('POST', `${home}/orders`, body, { 'idempotency-key': key })

/** The order of what the cart holds; not yet paid, unless it is asked for with another payment than the hosted one. */
export async function placedOrder(
  customer: Customer,
  { request = PICKUP, ...change }: { request?: Schemas['QuoteRequest'] } & Partial<Schemas['PlaceOrderRequest']> = {},
): Promise<Schemas['Order']> {
  const { status, body } = await place(customer, { ...orderOf(await quoted(customer, request)), ...change })
  if (status !== 201) throw new Error(`The order was not placed: ${JSON.stringify(body)}`)
  return body
}

/** What the customer does on the hosted payment page. */
export const pay = (host: Host, url: string | null, outcome: 'approve' | 'decline' | 'cancel', saves = false) =>
  send(host, 'POST', url ?? '', {
    body: `outcome=${outcome}${saves ? '&save=yes' : ''}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })
