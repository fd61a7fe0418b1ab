import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { vi } from 'vitest'
import { cartQuery, type ServerCart } from '../../src/api/queries/cart'
import { queryClient } from '../../src/api/query-client'
import type { AddCartItem } from '../../src/api/types'
import { cartSettled, recordsOf } from '../../src/features/cart/change-log'
import { fold, type FoldedCart } from '../../src/features/cart/fold'
import { cartActions } from '../../src/features/cart/use-cart'
import { totalOf } from '../../src/sandbox/cart'
import { createHost } from '../../src/sandbox/host'
import { issueIdToken } from '../../src/sandbox/identity'
import { dish, option, pickOne } from '../../src/sandbox/seed/build'
import type { Cart } from '../../src/sandbox/state'
import { signedIn } from '../../src/stores/auth'

export const CUSTOMER = 'cus_model'
const PHONE = '+12125550100'
const NOON = '2025-06-04T16:00:00Z'
const PLAIN = ['tea', 'soup', 'bread', 'flan']
const HEATS = ['mild', 'hot']

const common = { description: 'A dish.', picture: '1f35c' }
const menu = {
  menus: [
    {
      id: 'all-day',
      name: 'All day',
      sections: [
        {
          id: 'plates',
          name: 'Plates',
          items: [
            ...PLAIN.map((name, index) => dish({ ...common, name, price: 300 + 100 * index, maxQuantity: 50 })),
            dish({
              ...common,
              name: 'curry',
              price: 1200,
              maxQuantity: 50,
              groups: [pickOne('heat', [option('mild'), option('hot', 50)])],
            }),
          ],
        },
      ],
    },
  ],
}

const plain = (name: string, index: number): AddCartItem => ({
  menuItemId: name,
  menuItemMappingId: `all-day.plates.${name}`,
  servingQuantityId: null,
  qty: 1,
  price: 300 + 100 * index,
  specialInstructions: null,
  customOptionGroups: [],
})
const curry = (heat: string): AddCartItem => {
  const price = heat === 'hot' ? 50 : 0
  const options = [{ optionId: heat, name: heat, quantity: 1, price, customOptionGroups: [] }]
  const customOptionGroups = [{ groupId: 'heat', name: 'heat', options }]
  return { ...plain('curry', 9), price: 1200 + price, customOptionGroups }
}

/** Everything that can be added: four plain dishes, and one made in two ways. */
export const ITEMS: AddCartItem[] = [...PLAIN.map(plain), ...HEATS.map(curry)]
/** @throws never for the names above */
export const item = (name: string, qty = 1): AddCartItem => ({ ...ITEMS[PLAIN.indexOf(name)]!, qty })

export type Send = (request: Request) => Promise<Response>
/** Stands between the client and the host. */
export type Transport = (request: Request, send: Send) => Promise<Response>

const host = createHost({ menu })

/** A signed-in customer, an empty cache and a fresh host. `transport` may be changed at any time. */
export function createCartWorld(transport: Transport = (request, send) => send(request)) {
  host.world.reset()
  host.world.scenarios.setClock(NOON)
  const person = { firstName: 'Ada', lastName: 'Byron', email: 'ada@example.com', createdAt: NOON }
  host.world.state.customers.push({ id: CUSTOMER, phone: PHONE, ...person })
  const authToken = issueIdToken({ uid: 'uid', phone: PHONE, createdAt: 0, lastLoginAt: 0 }, 'model')
  const user = {
    ...person,
    id: CUSTOMER,
    customerId: CUSTOMER,
    phoneNumber: PHONE,
    isNewUser: false,
    lastLoginAt: NOON,
  }
  signedIn({ authToken, refreshToken: 'refresh', user })

  const defaults = queryClient.getDefaultOptions()
  const client = new QueryClient({ defaultOptions: { ...defaults, queries: { ...defaults.queries, retryDelay: 0 } } })
  /** Called after each request that the host has seen. */
  const watch = { answered: (_carts: Cart) => {} }
  const hostLines = () => host.world.state.carts[CUSTOMER] ?? []
  const world = {
    host,
    client,
    transport,
    watch,
    actions: cartActions(client),
    observer: new QueryObserver(client, cartQuery(CUSTOMER)),
    hostLines,
    /** Puts a line in the host's cart past the client. */
    stock(entry: AddCartItem): string {
      const { qty, menuItemMappingId, ...line } = entry
      const cartItemId = `ci_${menuItemMappingId}_${hostLines().length}`
      host.world.state.carts[CUSTOMER] = [...hostLines(), { cartItemId, quantity: qty, ...line }]
      return cartItemId
    },
    hostCart: (): ServerCart => ({ items: structuredClone(hostLines()), totalAmount: totalOf(hostLines()) }),
    cached: () => client.getQueryData(cartQuery(CUSTOMER).queryKey),
    drawn: (): FoldedCart => fold(world.cached(), recordsOf(client, CUSTOMER)),
    line: (name: string) => {
      const found = world.drawn().lines.find(({ menuItemId }) => menuItemId === name)
      if (!found) throw new Error(`${name} is not drawn`)
      return found
    },
    pending: () => client.getMutationCache().findAll({ status: 'pending' }),
    requests: (method: string) => host.world.ledger.filter((entry) => entry.method === method),
    settled: () => cartSettled(client, CUSTOMER),
    load: () => client.fetchQuery({ ...cartQuery(CUSTOMER), staleTime: 0 }),
  }
  const send: Send = async (request) => {
    const response = await host.fetch(request)
    watch.answered(hostLines())
    if (response.type === 'error') throw new TypeError('Failed to fetch')
    return response
  }
  vi.stubGlobal('fetch', (request: Request) => world.transport(request, send))
  return world
}

export type CartWorld = ReturnType<typeof createCartWorld>

/** Keeps calls ('PUT', 'POST /cart') from reaching the host until they are let go. */
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

/** Lets everything run that waits for no answer. */
export async function quiet(turns = 4): Promise<void> {
  for (let turn = 0; turn < turns; turn++) await immediate()
}
