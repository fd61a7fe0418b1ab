import { describe, expect, it, vi } from 'vitest'
import type { AddCartItem } from '../../src/api/types'
import { notify } from '../../src/lib/notify'
import { hold, ITEMS, quiet } from '../model/cart-world'
import { createWatchedCart } from './cart-page'

const page = createWatchedCart()

const [mild, hot] = ITEMS.slice(-2) as [AddCartItem, AddCartItem]
const heat = ({ customOptionGroups }: Pick<AddCartItem, 'customOptionGroups'>) =>
  customOptionGroups[0]?.options[0]?.optionId
const curries = () => page.world.apiLines().map((line) => `${line.quantity} ${heat(line)}`)
const said = (kind: 'success' | 'error') =>
  vi.mocked(notify[kind]).mock.calls.map(([text, options]) => [text, options?.duration])
const edit = (wanted: AddCartItem, qty = 1) => page.world.actions.edit(page.world.line('curry'), { ...wanted, qty })

/** A cart with a mild curry, and every request sent afterwards. */
async function open() {
  await page.open([['tea']])
  const id = page.world.stock(mild)
  await page.world.load()
  page.world.sandbox.context.requestLog.length = 0
  const sent: [string, unknown][] = []
  const before = page.world.transport
  page.world.transport = async (request, send) => {
    if (request.method !== 'GET') {
      const body = await request.clone().text()
      sent.push([`${request.method} ${new URL(request.url).pathname.split('/cart/').at(-1)}`, body && JSON.parse(body)])
    }
    return before(request, send)
  }
  return { id, sent }
}

describe('the edit of a line', () => {
  it('sends one PUT with the new line, shows at once, and is confirmed by a 3 s toast', async () => {
    const { id, sent } = await open()
    edit({ ...hot, specialInstructions: 'No salt' }, 3)
    expect(page.world.line('curry')).toMatchObject({ quantity: 3, price: 1250, confirmed: false })
    await page.expectSettled('1 tea', '3 curry')
    const { price, customOptionGroups } = hot
    const body = { servingQuantityId: null, qty: 3, price, specialInstructions: 'No salt', customOptionGroups }
    expect(sent).toEqual([[`PUT cart-items/${id}`, body]])
    expect(page.world.line('curry')).toMatchObject({
      cartItemIds: [id],
      confirmed: true,
      specialInstructions: 'No salt',
    })
    expect(curries()[1]).toBe('3 hot')
    expect([said('success'), said('error')]).toEqual([[['Cart item updated', 3000]], []])
  })

  it.each([
    ['is refused', 500],
    ['never arrives', 0],
  ])('that %s shows a 3 s error toast and restores the saved line', async (_, status) => {
    const { sent } = await open()
    if (status) page.fail('PUT', 1, status)
    else page.world.sandbox.context.scenarios.start({ name: 'reset-connection', match: 'PUT', times: 1 })
    edit(hot, 3)
    await page.expectSettled('1 tea', '1 curry')
    expect(page.world.line('curry')).toMatchObject({ price: 1200, confirmed: true })
    expect(curries()[1]).toBe('1 mild')
    expect(sent).toHaveLength(1)
    expect([said('success'), said('error')]).toEqual([[], [['Failed to update cart item', 3000]]])
  })

  it('F06 is not sent again when its answer is lost, and is confirmed', async () => {
    const { sent } = await open()
    page.world.sandbox.context.scenarios.start({ name: 'lost-answer', match: 'PUT', times: 1 })
    edit(hot, 3)
    await page.expectSettled('1 tea', '3 curry')
    expect(curries()[1]).toBe('3 hot')
    expect(sent).toHaveLength(1)
    expect([said('success'), said('error')]).toEqual([[['Cart item updated', 3000]], []])
  })

  it('F05 waits for the id of a line that the API does not know yet', async () => {
    await page.open([])
    const letGo = hold(page.world, 'POST')
    page.world.actions.add(mild)
    await quiet()
    edit(hot, 2)
    await quiet()
    expect(page.world.line('curry')).toMatchObject({ quantity: 2, price: 1250, cartItemIds: [] })
    expect(page.world.requests('PUT')).toEqual([])
    letGo()
    await page.expectSettled('2 curry')
    const [line] = page.world.apiLines()
    expect(curries()).toEqual(['2 hot'])
    expect(page.world.requests('PUT').map(({ path }) => path.split('/').at(-1))).toEqual([line?.cartItemId])
    expect(page.world.requests('POST')).toHaveLength(1)
  })

  it('is sent after earlier quantity changes and before later ones', async () => {
    const { sent } = await open()
    const letGo = hold(page.world, 'PUT')
    const set = (quantity: number) => page.world.actions.setQuantity(page.world.line('curry'), quantity)
    for (const quantity of [2, 3]) set(quantity)
    edit(hot, 5)
    set(6)
    await quiet()
    expect(page.drawn()).toEqual(['1 tea', '6 curry'])
    letGo()
    await page.expectSettled('1 tea', '6 curry')
    expect(curries()[1]).toBe('6 hot')
    expect(sent.map(([, body]) => (body as { qty: number }).qty)).toEqual([3, 5, 6])
  })

  it('leaves a line removed when the customer removes it meanwhile', async () => {
    await open()
    const letGo = hold(page.world, 'PUT')
    edit(hot, 2)
    await quiet()
    page.world.actions.remove(page.world.line('curry'))
    expect(page.drawn()).toEqual(['1 tea'])
    letGo()
    await page.expectSettled('1 tea')
    expect(said('error')).toEqual([])
  })

  it('fails when another device has removed the line, and the line disappears', async () => {
    await open()
    page.world.apiLines().pop()
    edit(hot, 2)
    await page.expectSettled('1 tea')
    expect(said('error')).toEqual([['Failed to update cart item', 3000]])
  })

  it('that fails does not turn later additions into the line as it was before', async () => {
    await open()
    page.fail('PUT')
    edit(hot)
    page.world.actions.add(hot)
    expect(page.drawn()).toEqual(['1 tea', '2 curry'])
    await page.world.settled()
    expect(curries()).not.toContain('2 mild')
  })
})

it('a guest is asked to sign in for an edit, which sends nothing', async () => {
  await open()
  const { signedOut } = await import('../../src/stores/auth')
  vi.stubGlobal('window', new EventTarget())
  const line = page.world.line('curry')
  signedOut()
  page.world.actions.edit(line, hot)
  expect(said('error')).toEqual([['Please login to modify cart.', undefined]])
  expect(page.world.pending()).toEqual([])
})
