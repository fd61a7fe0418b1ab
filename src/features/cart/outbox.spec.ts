import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createCartPage } from '../../../tests/faults/cart-page'
import { silenceFailures } from '../../../tests/faults/silence'
import { holdTimers } from '../../../tests/faults/timers'
import { CUSTOMER, hold } from '../../../tests/model/cart-world'
import { recordCalls } from '../../../tests/setup/cart-writes'
import { cartQuery } from '../../api/queries/cart'
import { signedIn, signedOut } from '../../stores/auth'
import { cartFor, refresh } from './cart'
import { readSaved, saveUnsent } from './saved'

silenceFailures()
const page = createCartPage()
const { add, set } = page
const pass = holdTimers()
beforeEach(() => void vi.stubGlobal('window', new EventTarget()))

describe('additions', () => {
  it('of different dishes are sent side by side, and read once', async () => {
    await page.open([])
    const { calls } = recordCalls(page.world)
    for (const dish of ['tea', 'soup', 'bread']) add(dish)
    await pass(0)
    await page.world.settled()
    expect(page.inApi().sort()).toEqual(['1 bread', '1 soup', '1 tea'])
    expect(calls).toEqual(['POST 200', 'POST 200', 'POST 200', 'GET'])
  })

  it('are not shown twice when one reads the cart, as another tab has changed it, and it has the other', async () => {
    await page.open([['tea']])
    const letGo = hold(page.world, 'POST', { answer: true })
    add('soup')
    await pass(0)
    void refresh(cartFor(page.world.client, CUSTOMER))
    add('bread')
    await pass(0)
    expect(page.drawn()).toEqual(['1 tea', '1 soup', '1 bread'])
    letGo()
    await pass(0)
    await page.expectSettled('1 tea', '1 soup', '1 bread')
  })
})

it('a change ends though the clock was set back after the cart was read', async () => {
  await page.open([['tea']])
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() - 30 * 60_000)
  add('soup')
  await pass(0)
  await page.world.settled()
  expect(page.inApi()).toEqual(['1 tea', '1 soup'])
  vi.mocked(Date.now).mockRestore()
  await page.expectSettled('1 tea', '1 soup')
})

describe('a change other than an addition', () => {
  it.each([
    ['the cart shows what has come of the one before', 'GET', () => set('tea', 2), ['PUT 200', 'GET']],
    ['an addition before it has been sent', 'POST', () => add('bread'), []],
  ] as const)('is sent when %s', async (_, held, first, before) => {
    await page.open([['tea'], ['soup']])
    const { calls } = recordCalls(page.world)
    const letGo = hold(page.world, held, { answer: held === 'GET' })
    first()
    set('soup', 2)
    await pass(0)
    expect(calls).toEqual(before)
    letGo()
    await pass(0)
    await page.world.settled()
    expect(calls).toEqual([held === 'GET' ? 'PUT 200' : 'POST 200', 'GET', 'PUT 200', 'GET'])
  })

  it('counts as one that may have arrived until a read shows why it was refused', async () => {
    await page.open([['tea']])
    let isHeld = false
    const { calls } = recordCalls(page.world, () => {
      page.elsewhere({ quantity: 3 })
      isHeld = true
    })
    const before = page.world.transport
    page.world.transport = (request, send) =>
      isHeld && request.method === 'GET' ? new Promise(() => {}) : before(request, send)
    set('tea', 2)
    await pass(0)
    expect(calls).toEqual(['PUT 412'])
    saveUnsent(cartFor(page.world.client, CUSTOMER))
    expect(readSaved(CUSTOMER)?.awaited.map(({ dish }) => dish)).toEqual(['tea'])
  })
})

describe('another customer on the same page', () => {
  it('has changes of their own sent', async () => {
    await page.open([['tea']])
    // A write of the customer before, which gets no answer.
    hold(page.world, 'PUT')
    set('tea', 2)
    await pass(0)
    const { session, client } = page.world
    signedOut()
    signedIn({ ...session, user: { ...session.user, id: 'cus_other', customerId: 'cus_other' } })
    const asked: string[] = []
    page.world.transport = (request) => {
      asked.push(`${request.method} ${new URL(request.url).pathname.split('/users/')[1]}`)
      return Promise.resolve(
        Response.json({ success: true, data: { items: [], totalAmount: 0 } }, { headers: { etag: '"1"' } }),
      )
    }
    add('soup')
    await pass(0)
    expect(asked).toContain('POST cus_other/cart/cart-items')
    expect(client.getQueryData(cartQuery('cus_other').queryKey)?.items).toEqual([])
    expect(asked.filter((one) => one.includes(CUSTOMER))).toEqual([])
  })
})
