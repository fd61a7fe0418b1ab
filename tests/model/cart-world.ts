import { vi } from 'vitest'
import type { AddCartItem } from '../../src/api/types'
import { totalOf } from '../../src/sandbox/rules/cart'
import { createSandbox } from '../../src/sandbox/sandbox'
import { issueIdToken } from '../../src/sandbox/rules/identity'
import type { Session } from '../../src/stores/auth'
import { keyOf } from '../../src/features/cart/lines'
import { menu } from './dishes'
import { openTab, type Tab } from './tab'

export { item, ITEMS } from './dishes'

/** The quantity of each rendered line, by the line's key. */
export function countsOf(lines: (Parameters<typeof keyOf>[0] & { quantity: number })[]) {
  const counts = new Map<string, number>()
  for (const line of lines) counts.set(keyOf(line), (counts.get(keyOf(line)) ?? 0) + line.quantity)
  return counts
}

export const CUSTOMER = 'cus_model'
const PHONE = '+12125550100'
const NOON = '2025-06-04T16:00:00Z'
const PERSON = { firstName: 'Ada', lastName: 'Byron', email: 'ada@example.com', createdAt: NOON }

/** Each tab has its own token, which identifies its requests. */
function newSession(): Session {
  const authToken = issueIdToken({ uid: 'uid', phone: PHONE, createdAt: 0, lastLoginAt: 0 }, 'model')
  const ids = { id: CUSTOMER, customerId: CUSTOMER, phoneNumber: PHONE }
  return { authToken, refreshToken: 'refresh', user: { ...PERSON, ...ids, isNewUser: false, lastLoginAt: NOON } }
}

const tokenOf = ({ headers }: Request) => headers.get('Authorization')?.replace('Bearer ', '') ?? ''

export type Send = (request: Request) => Promise<Response>
/** Sits between the client and the API. */
export type Transport = (request: Request, send: Send) => Promise<Response>

const sandbox = createSandbox({ menu })

/** The tabs of the world of now. What an earlier one has left running changes nothing in it. */
let current: Tab[] = []

/** A signed-in customer, a fresh sandbox, and a tab with an empty cache. `transport` may be changed at any time. */
export function createCartWorld(transport: Transport = (request, send) => send(request)) {
  sandbox.context.reset()
  sandbox.context.scenarios.setClock(NOON)
  sandbox.context.state.customers.push({ id: CUSTOMER, phone: PHONE, ...PERSON })
  const apiLines = () => sandbox.context.state.carts[CUSTOMER] ?? []
  const listeners = new Set<(token: string) => void>()
  for (const { client } of current) client.clear()
  const tabs: Tab[] = []
  current = tabs
  const truth = {
    sandbox,
    apiLines,
    apiCart: () => ({ items: structuredClone(apiLines()), totalAmount: totalOf(apiLines()) }),
    /** The quantity in the cart of the API of each rendered line, by the line's key. */
    apiCounts: () => countsOf(apiLines()),
    requests: (method: string) => sandbox.context.requestLog.filter((entry) => entry.method === method),
    /** Calls `listener` with the token of each request that the API has received. */
    watch: (listener: (token: string) => void) => void listeners.add(listener),
  }
  const open = (tab: Tab) => {
    tabs.push(tab)
    return { ...truth, ...tab, cachedCounts: () => countsOf(tab.cached()?.items ?? []) }
  }
  const world = {
    ...open(openTab(newSession())),
    transport,
    /** Opens another tab on the same cart. */
    openAnother: (opens: typeof openTab) => open(opens(newSession())),
    /** A request, and the tab that sent it. */
    nameOf(request: Request): string {
      const tab = tabs.findIndex(({ session }) => session.authToken === tokenOf(request))
      return `of tab ${tab}: ${request.method} ${request.url.split('/cart').at(-1)}`
    },
    /** Puts a line into the cart of the API without the client. */
    stock(entry: AddCartItem): string {
      const { qty, menuItemMappingId, ...line } = entry
      const cartItemId = `ci_${menuItemMappingId}_${apiLines().length}`
      sandbox.context.state.carts[CUSTOMER] = [...apiLines(), { cartItemId, quantity: qty, ...line }]
      return cartItemId
    },
  }
  const send: Send = async (request) => {
    if (current !== tabs) return new Promise<never>(() => {})
    const response = await sandbox.fetch(request)
    listeners.forEach((listener) => listener(tokenOf(request)))
    if (response.type === 'error') throw new TypeError('Failed to fetch')
    return response
  }
  vi.stubGlobal('fetch', (request: Request) => world.transport(request, send))
  return world
}

export type CartWorld = ReturnType<typeof createCartWorld>
/** A tab, and the API behind it. */
export type TabWorld = ReturnType<CartWorld['openAnother']>

/** Holds calls ('PUT', 'POST /cart') back from the API, or with `answer` their answers, until they are released. */
export function hold(world: CartWorld, call: string, { answer = false } = {}) {
  const [method, path = ''] = call.split(' ')
  const before = world.transport
  let letGo = () => {}
  const gate = new Promise<void>((resolve) => (letGo = resolve))
  world.transport = async (request, send) => {
    const isHeld = request.method === method && new URL(request.url).pathname.includes(path)
    if (isHeld && !answer) await gate
    const response = await before(request, send)
    if (isHeld && answer) await gate
    return response
  }
  return () => {
    world.transport = before
    letGo()
  }
}

const immediate = () => new Promise<void>((resolve) => setImmediate(resolve))

/** Runs everything that is not waiting for an answer. */
export async function quiet(turns = 4): Promise<void> {
  for (let turn = 0; turn < turns; turn++) await immediate()
}
