import { told, wentWell, wentWrong } from '../../../tests/setup/toasts'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createCartPage } from '../../../tests/faults/cart-page'
import { silenceFailures } from '../../../tests/faults/silence'
import { holdTimers } from '../../../tests/faults/timers'
import { CUSTOMER, hold } from '../../../tests/model/cart-world'
import { recordCalls } from '../../../tests/setup/cart-writes'
import { cartQuery } from '../../api/queries/cart'
import { restaurantQueries } from '../../api/queries/restaurant'
import { lastRemoval } from './removal'

silenceFailures()
const page = createCartPage()
const { add, remove, set } = page
const pass = holdTimers()

describe('pieces of a dish that stand in several lines', () => {
  it('are taken away line by line, each computed from the cart at that time', async () => {
    await page.open([
      ['tea', 2],
      ['tea', 3],
    ])
    const [first, second] = page.world.apiLines().map(({ cartItemId }) => cartItemId)
    const drawn: string[][] = []
    const { calls, writes: sent } = recordCalls(page.world, (_, nth) => {
      drawn.push(page.drawn())
      if (nth === 2) page.world.apiLines()[0]!.quantity = 3
    })
    set('tea', 1)
    await pass(0)
    await page.expectSettled('2 tea')
    expect(calls).toEqual(['DELETE 200', 'GET', 'PUT 412', 'GET', 'PUT 200', 'GET'])
    expect(sent.map(({ line, body }) => [line, body])).toEqual([
      [second, ''],
      [first, { qty: 1 }],
      [first, { qty: 2 }],
    ])
    expect(sent.every(({ version }) => version !== null)).toBe(true)
    expect(drawn).toEqual([['1 tea'], ['1 tea'], ['2 tea']])
    expect(told()).toEqual(wentWell('Cart item updated'))
  })
})

describe('a change that follows another one', () => {
  it('is not held up by it as an addition, which needs no version', async () => {
    await page.open([['tea']])
    const letGo = hold(page.world, 'PUT')
    set('tea', 2)
    await pass(0)
    add('soup')
    await pass(0)
    expect(page.world.requests('POST')).toHaveLength(1)
    letGo()
    await page.expectSettled('2 tea', '1 soup')
  })

  it.each([
    ['step', () => set('tea', 2)],
    ['edit', () => page.edit({ specialInstructions: 'No milk' }, 1)],
  ])('sends no %s when its addition has failed, and says so only once', async (_, change) => {
    await page.open([['soup']])
    page.fail('POST')
    add('tea')
    change()
    await pass(0)
    await pass(400)
    await page.expectSettled('1 soup')
    expect(page.world.requests('PUT')).toEqual([])
    expect(told()).toEqual(wentWrong('Failed to add item to cart'))
  })

  it('sends nothing when it puts back a dish that could not be removed', async () => {
    await page.open([['tea']])
    await page.world.client.fetchQuery(restaurantQueries.menus())
    page.fail('DELETE')
    remove('tea')
    lastRemoval()!.undo!()
    await pass(0)
    await page.expectSettled('1 tea')
    expect(page.world.requests('POST')).toEqual([])
    expect(told()).toEqual(wentWrong('Failed to remove item from cart'))
  })
})

describe('a cart that is not known', () => {
  /** The cache drops a cart that nothing shows. */
  async function forget() {
    await pass(0)
    page.leave()
    page.world.client.removeQueries({ queryKey: cartQuery(CUSTOMER).queryKey })
  }

  it('any more at the end of a burst of taps is read first', async () => {
    await page.open([['tea']])
    set('tea', 2)
    await pass(0)
    set('tea', 3)
    await forget()
    const { calls } = recordCalls(page.world)
    await pass(400)
    await page.world.settled()
    expect([calls, page.inApi()]).toEqual([['GET', 'PUT 200', 'GET'], ['3 tea']])
  })

  it('any more when it is the turn of a removal is read first', async () => {
    await page.open([['tea'], ['soup']])
    const letGo = hold(page.world, 'PUT')
    set('soup', 2)
    await pass(0)
    remove('tea')
    await forget()
    page.world.apiLines().shift()
    letGo()
    await pass(0)
    await page.world.settled()
    expect(told().success).toContain('Item removed from cart')
  })
})

describe('without versions', () => {
  let locks: string[]
  let letGo: () => void
  beforeEach(async () => {
    locks = []
    const gate = new Promise<void>((resolve) => (letGo = resolve))
    const request = (name: string, work: () => Promise<unknown>) => {
      locks.push(name)
      return gate.then(work)
    }
    vi.stubGlobal('navigator', { locks: { request } })
    await page.open([['tea'], ['soup']])
    page.world.sandbox.context.state.carting = { versions: false, merging: false }
    await page.world.load()
  })

  it('two tabs change a dish one after another', async () => {
    set('tea', 2)
    set('soup', 2)
    await pass(0)
    expect(page.world.requests('PUT')).toEqual([])
    letGo()
    await pass(0)
    await page.world.settled()
    const [ofTea, ofSoup] = locks
    expect(ofTea).not.toBe(ofSoup)
    remove('tea')
    await pass(0)
    await page.expectSettled('2 soup')
    expect(locks).toEqual([ofTea, ofSoup, ofTea])
    for (const name of locks) expect(name).toContain(CUSTOMER)
  })

  it('a clearing waits for no other tab', async () => {
    page.world.actions.clear()
    await pass(0)
    await page.expectSettled()
    expect(locks).toEqual([])
  })
})
