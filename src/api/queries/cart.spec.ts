import { onlineManager, QueryClient } from '@tanstack/react-query'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { cartQuery } from './cart'
import { CART_FAILURES } from './cart-failures'
import { cartWrites } from './cart-writes'
import { ordersKey } from './orders'
import type { AddCartItem } from '../types'

const device = vi.hoisted(() => new Map<string, unknown>())
vi.mock('idb-keyval', () => ({
  get: (key: string) => Promise.resolve(device.get(key)),
  set: () => Promise.resolve(),
}))

const LINE = { cartItemId: 'ci_1', menuItemId: 'tea', price: 300 }
const ITEM: AddCartItem = {
  ...{ menuItemId: 'tea', menuItemMappingId: 'm.tea', qty: 2, price: 300 },
  ...{ servingQuantityId: null, specialInstructions: null, customOptionGroups: [] },
}
let sent: Request[]
let answers: () => Response
beforeEach(() => {
  sent = []
  answers = () => new Response(null, { status: 200 })
  vi.stubGlobal('fetch', (request: Request) => {
    sent.push(request)
    return Promise.resolve(answers())
  })
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
const pathOf = ({ url }: Request) => new URL(url).pathname.split('/users/').at(-1)

describe('the cart that the API answers', () => {
  const read = (items: object[], { headers = {}, ...rest }: { headers?: HeadersInit; groupOrderId?: string } = {}) => {
    answers = () => Response.json({ data: { items, totalAmount: 600, ...rest } }, { headers })
    return new QueryClient().fetchQuery(cartQuery('ada'))
  }

  it('is that of the customer', async () => {
    await read([])
    expect(sent.map((request) => `${request.method} ${pathOf(request)}`)).toEqual(['GET ada/cart'])
    expect(cartQuery('ada').queryKey).not.toEqual(cartQuery('eve').queryKey)
    expect(cartQuery('ada').meta?.call).toMatch(/^GET .*\/cart$/)
  })

  it('is kept with everything else of its customer, and apart from it', () => {
    const client = new QueryClient()
    client.setQueryData(cartQuery('ada').queryKey, { items: [], totalAmount: 0, groupOrderId: null, version: null })
    const ofCustomer = ordersKey('ada').slice(0, 2)
    expect(client.getQueryCache().findAll({ queryKey: ofCustomer })).toHaveLength(1)
    expect(client.getQueryCache().findAll({ queryKey: ordersKey('ada') })).toEqual([])
  })

  it('has all properties of its lines, though the API may leave some out', async () => {
    const { items, totalAmount, groupOrderId, version } = await read([{ ...LINE, quantity: 2 }])
    const rest = { servingQuantityId: null, specialInstructions: null, customOptionGroups: [], participant: null }
    expect(items).toEqual([{ ...LINE, quantity: 2, ...rest, declared: {} }])
    expect([totalAmount, groupOrderId, version]).toEqual([600, null, null])
  })

  it('keeps what the API says of its lines', async () => {
    const options = [{ optionId: 'hot', name: 'Hot', quantity: 1, price: 0 }]
    const line = {
      ...LINE,
      ...{ quantity: 2, servingQuantityId: 'large', specialInstructions: 'Hot', participant: { id: 'p', name: 'Eve' } },
      ...{ customOptionGroups: [{ groupId: 'heat', name: 'Heat', options }] },
    }
    const declared = { allergens: ['MILK'], additives: ['with coloring'], alcoholPercent: 5.2 }
    const { items, groupOrderId } = await read([{ ...line, ...declared }], { groupOrderId: 'group' })
    expect(items).toEqual([{ ...line, declared }])
    expect(groupOrderId).toBe('group')
  })

  it.each([
    [{ quantity: 3, qty: 4 }, [3]],
    [{ qty: 4 }, [4]],
    [{}, [1]],
    [{ quantity: 0 }, []],
    [{ qty: -1 }, []],
  ])('reads the quantity from either property, and has no line without pieces: %j', async (quantities, expected) => {
    const { items } = await read([{ ...LINE, ...quantities }])
    expect(items.map(({ quantity }) => quantity)).toEqual(expected)
  })

  it.each(['"7"', 'W/"7"'])('has the version that the next write must name, also after a proxy: %s', async (etag) => {
    expect((await read([], { headers: { etag } })).version).toBe('"7"')
  })

  it('says what has failed when the API gives no reason', async () => {
    answers = () => new Response(null, { status: 403 })
    await expect(new QueryClient().fetchQuery(cartQuery('ada'))).rejects.toThrow('Failed to load your cart.')
  })
})

it('the cart that a device has kept is shown without a connection, and never with one: the API may have another', async () => {
  vi.stubGlobal('indexedDB', {})
  const hash = JSON.stringify(cartQuery('ada').queryKey)
  const kept = { items: [{ ...LINE, quantity: 1, customOptionGroups: [] }], totalAmount: 300, groupOrderId: null }
  device.set(hash, { at: Date.now(), data: { ...kept, version: null } })
  const open = () => new QueryClient().fetchQuery(cartQuery('ada'))
  answers = () => Response.json({ data: { items: [], totalAmount: 0 } })
  expect((await open()).items).toEqual([])
  onlineManager.setOnline(false)
  expect((await open()).items).toMatchObject([LINE])
  onlineManager.setOnline(true)
})

describe('a write to the cart', () => {
  it.each([
    ['an addition', () => cartWrites.add('ada', ITEM), 'POST ada/cart/cart-items', ITEM],
    ['an update', () => cartWrites.update('ada', 'ci_1', { qty: 3 }), 'PUT ada/cart/cart-items/ci_1', { qty: 3 }],
    ['a removal', () => cartWrites.remove('ada', 'ci_1'), 'DELETE ada/cart/cart-items/ci_1', null],
  ])('is %s of one line, and outlives the page', async (_, write, call, body) => {
    await write()
    const [request] = sent
    expect(`${request!.method} ${pathOf(request!)}`).toBe(call)
    const text = await request!.text()
    expect(text ? (JSON.parse(text) as unknown) : null).toEqual(body)
    expect(request!.keepalive).toBe(true)
    expect(request!.headers.get('if-match')).toBeNull()
  })

  it.each([
    ['an update', () => cartWrites.update('ada', 'ci_1', { qty: 3 }, '"7"')],
    ['a removal', () => cartWrites.remove('ada', 'ci_1', '"7"')],
  ])('is refused as %s of another version than it names', async (_, write) => {
    await write()
    expect(sent[0]!.headers.get('if-match')).toBe('"7"')
  })

  it.each([
    ['addition', CART_FAILURES.add, () => cartWrites.add('ada', ITEM), /add/],
    ['update', CART_FAILURES.update, () => cartWrites.update('ada', 'ci_1', { qty: 3 }), /update/],
    ['removal', CART_FAILURES.remove, () => cartWrites.remove('ada', 'ci_1'), /remove/],
  ])('names a failed %s when the API gives no reason', async (_, message, write, word) => {
    answers = () => new Response(null, { status: 500 })
    await expect(write()).rejects.toThrow(message)
    expect(message).toMatch(word)
  })

  it('has a body below what a browser sends for a page that is gone, or waits for the page', async () => {
    const wish = (length: number) => ({ specialInstructions: 'x'.repeat(length) })
    const rest = JSON.stringify(wish(0)).length
    await cartWrites.update('ada', 'ci_1', wish(999 - rest))
    await cartWrites.update('ada', 'ci_1', wish(1000 - rest))
    expect(sent.map(({ keepalive }) => keepalive)).toEqual([true, false])
  })
})
