import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom'
import { beforeEach, vi } from 'vitest'
import { orderQueries, orderWrites } from '../../src/api/queries/orders'
import { queryClient } from '../../src/api/query-client'
import type { Payment } from '../../src/api/types'
import { AuthProvider } from '../../src/features/auth/AuthProvider'
import { createSandbox } from '../../src/sandbox/sandbox'
import { issueIdToken } from '../../src/sandbox/rules/identity'
import { receive } from '../../src/sandbox/rules/payments'
import { FRIDAY, PHONE } from '../sandbox/clients'
import { lemonade, orderOf, PICKUP } from '../sandbox/orders'
import { sessionRestored, signedIn } from '../../src/stores/auth'
import { fulfilmentForgotten } from '../../src/stores/fulfilment'
import { groupLeft } from '../../src/stores/group-order'
import { loginDeclined } from '../../src/stores/login-required'
import { quantitiesChanged } from '../../src/stores/quantities'
import { tableLeft } from '../../src/stores/table'
import { silence } from './time-limits'

export const CUSTOMER = 'cus_shop'
const person = { firstName: 'Ada', lastName: 'Byron', email: 'ada@example.com', createdAt: FRIDAY }

/** Where the router is, and a way back in its history. */
function Place() {
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  return (
    <>
      <output data-testid="place">{pathname + search + hash}</output>
      <button onClick={() => void navigate(-1)}>Back in history</button>
    </>
  )
}

/** Ends what an earlier test has left running: a change of the cart that waits for its code would be sent in this one. */
let endEarlier = () => {}

/** Which shop was asked first: a read that an earlier test left without an answer may be sent again in a later one. */
const askedFirst = new WeakMap<Request, object>()

/** The tokens of each shop's customers: a read that began in an earlier test may be sent for the first time in this one. */
const shopOf = new Map<string | null, object>()

/** The storefront's screens on a sandbox in memory, on Friday, 1 PM. A guest is in it until `signIn`. */
export function createShop(seed: Parameters<typeof createSandbox>[0] = {}) {
  const sandbox = createSandbox(seed)
  sandbox.context.scenarios.setClock(FRIDAY)
  const { queries } = queryClient.getDefaultOptions()
  const client = new QueryClient({ defaultOptions: { queries: { ...queries, retry: false } } })
  endEarlier()
  endEarlier = () => client.clear()
  const assign = vi.fn<(url: string) => void>()
  const { origin, href, pathname, search } = window.location
  vi.stubGlobal('location', { origin, href, pathname, search, assign })
  vi.stubGlobal('fetch', async (request: Request | string) => {
    // The web host, which has the pages.
    if (typeof request === 'string') return new Response()
    if (!askedFirst.has(request)) askedFirst.set(request, sandbox)
    const bearer = request.headers.get('Authorization')
    const isOurs = askedFirst.get(request) === sandbox && (shopOf.get(bearer) ?? sandbox) === sandbox
    const response = await Promise.race([...(isOurs ? [sandbox.fetch(request)] : []), silence(request)])
    if (response.type === 'error') throw new TypeError('Failed to fetch')
    return response
  })
  vi.stubGlobal('scrollTo', () => {})
  Object.assign(Element.prototype, { scrollTo: () => {}, scrollIntoView: () => {} })
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  )
  sessionRestored()
  // What another file of the same worker has left behind.
  act(loginDeclined)
  quantitiesChanged({})
  act(fulfilmentForgotten)
  act(groupLeft)
  act(tableLeft)
  const shop = {
    sandbox,
    client,
    /** Where the browser was sent. */
    assign,
    signIn() {
      sandbox.context.state.customers.push({ id: CUSTOMER, phone: PHONE, ...person })
      const account = { uid: `uid ${shopOf.size}`, phone: PHONE, createdAt: 0, lastLoginAt: 0 }
      const authToken = issueIdToken(account, 'test')
      shopOf.set(`Bearer ${authToken}`, sandbox)
      const user = { ...person, id: CUSTOMER, customerId: CUSTOMER, phoneNumber: PHONE, isNewUser: false }
      act(() => signedIn({ authToken, refreshToken: 'refresh', user: { ...user, lastLoginAt: FRIDAY } }))
    },
    /** Puts a dish into the customer's cart in the sandbox. Returns the line's id. */
    stock(qty: number, price = lemonade().price): string {
      const { qty: _, menuItemMappingId: __, ...line } = lemonade()
      sandbox.context.state.carts[CUSTOMER] = [{ ...line, cartItemId: 'ci_1', quantity: qty, price }]
      return 'ci_1'
    },
    /** An order of four lemonades whose payment stands like that. */
    async order(status: Payment['status']): Promise<string> {
      shop.stock(4)
      const quote = await client.fetchQuery(orderQueries.quote(CUSTOMER, '4 lemonades', PICKUP))
      const { id } = await orderWrites.place(
        CUSTOMER,
        { ...orderOf(quote), returnUrl: `${origin}/payment-return` },
        crypto.randomUUID(),
      )
      sandbox.context.state.orders.at(-1)!.payment.status = status
      sandbox.context.requestLog.length = 0
      return id
    },
    /** So many completed orders of four lemonades, from an hour or two ago. */
    async completed(count = 1) {
      await shop.order('PAID')
      const [first] = sandbox.context.state.orders
      receive(first!, sandbox.context)
      sandbox.context.scenarios.setClock('2026-11-20T20:00:00Z')
      sandbox.context.state.orders = Array.from({ length: count }, (_, index) => ({
        ...structuredClone(first!),
        ...{ id: `ord_${index}`, number: String(1000 + index) },
      }))
      return sandbox.context.state.orders[0]!
    },
    /** Shows something at an address; `before` is what history holds already. */
    show: (ui: ReactNode, at = '/', ...before: string[]) =>
      render(
        <QueryClientProvider client={client}>
          <MemoryRouter initialEntries={[...before, at]} initialIndex={before.length}>
            <AuthProvider>{ui}</AuthProvider>
            <Place />
          </MemoryRouter>
        </QueryClientProvider>,
      ),
    place: () => screen.getByTestId('place').textContent,
    /** The API fails at the next call that matches. */
    fail: (match: string, status = 500) => sandbox.context.scenarios.start({ name: 'fail', status, match, times: 1 }),
    requests: (call: string) => {
      return sandbox.context.requestLog.filter(({ method, path }) => `${method} ${path}`.includes(call)).length
    },
  }
  return shop
}

export type Shop = ReturnType<typeof createShop>

function eachShop(prepare: (shop: Shop) => void): Shop {
  const shop = {} as Shop
  beforeEach(() => prepare(Object.assign(shop, createShop())))
  return shop
}

/** A shop for each test of the file that calls this, with nobody signed in. */
export const guestsShop = () => eachShop(() => {})

/** The same with a customer signed in, who has so many lemonades in the cart. */
export const customersShop = (lemonades = 0) =>
  eachShop((shop) => {
    shop.signIn()
    if (lemonades > 0) shop.stock(lemonades)
  })

/** Lets everything run that waits for no timer, and for code that is still loading. */
export const quiet = (turns = 20) =>
  act(async () => {
    for (let turn = 0; turn < turns; turn++) {
      await new Promise<void>((resolve) => setImmediate(resolve))
      if (turn === turns >> 1) await vi.dynamicImportSettled()
    }
  })
