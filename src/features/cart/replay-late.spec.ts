import { told, wentWell, wentWrong } from '../../../tests/setup/toasts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createCartPage } from '../../../tests/faults/cart-page'
import { silenceFailures } from '../../../tests/faults/silence'
import { CUSTOMER, hold, item, quiet } from '../../../tests/model/cart-world'
import { localStore } from '../../lib/storage'
import { cartFor } from './cart-for'
import { keyOf, type CartChange } from './lines'
import { replayUnsent } from './replay-unsent'
import { KEY, save, waits, type Awaited } from './saved'

silenceFailures()
const page = createCartPage()
const lineOf = (name: string) => ({ dish: name, line: keyOf(item(name)) })
const step = (name: string, by: number): CartChange => ({
  ...{ id: `step ${name}`, kind: 'step', ...lineOf(name) },
  ...{ by, item: item(name) },
})
const left = (changes: CartChange[], awaited: Awaited[]) => save({ customerId: CUSTOMER, changes, awaited })
const cart = () => cartFor(page.world.client, CUSTOMER)
const replay = () => replayUnsent(cart())

beforeEach(() => {
  vi.stubGlobal('navigator', {})
  vi.stubGlobal('window', new EventTarget())
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  localStore.remove(KEY)
})
afterEach(async () => {
  await pass(6000)
  vi.useRealTimers()
  localStore.remove(KEY)
})
async function pass(ms: number) {
  await vi.advanceTimersByTimeAsync(ms)
  await quiet(20)
  await vi.advanceTimersByTimeAsync(0)
}

describe('F13 a change of a dish that is still on its way', () => {
  /** Another page's addition of soup arrives later. */
  const soup = { dish: 'soup', lines: JSON.stringify([`1 ${keyOf(item('soup'))}`]) }

  it('is sent once the dish has arrived, and others are sent at once', async () => {
    await page.open([['tea']])
    left([step('soup', 2), step('tea', 1)], [soup])
    replay()
    await pass(0)
    expect(page.inApi()).toEqual(['2 tea'])
    page.world.stock(item('soup'))
    await pass(500)
    await page.expectSettled('2 tea', '3 soup')
    expect(told()).toEqual(wentWell('Cart item updated', 'Cart item updated'))
  })

  it('is sent once the dish has arrived when it clears other dishes, too', async () => {
    await page.open([['tea']])
    const clear: CartChange = { id: 'clear', kind: 'clear', dishes: ['tea', 'soup'], lines: [] }
    for (const name of ['tea', 'soup']) clear.lines.push(lineOf(name).line)
    left([clear], [soup, { dish: 'bread', lines: JSON.stringify([`1 ${keyOf(item('bread'))}`]) }])
    replay()
    await pass(0)
    expect(page.inApi()).toEqual(['1 tea'])
    for (const name of ['soup', 'bread']) page.world.stock(item(name))
    await pass(500)
    await page.expectSettled('1 bread')
  })

  it('fails after five seconds when the dish does not arrive', async () => {
    await page.open([['tea']])
    left([step('soup', 2)], [soup])
    replay()
    for (const ms of [500, 1500, 2500, 499]) await pass(ms)
    expect(told().error).toEqual([])
    await pass(1)
    expect(told()).toEqual(wentWrong('Failed to update cart item'))
  })

  it('waits for nothing when the dish is there already', async () => {
    await page.open([['tea'], ['soup']])
    left([step('soup', 2)], [soup])
    replay()
    expect(waits.size).toBe(0)
    await pass(0)
    await page.expectSettled('1 tea', '3 soup')
  })

  it('waits for nothing when this page has changed the dish itself', async () => {
    await page.open([['tea']])
    const letGo = hold(page.world, 'POST')
    page.world.actions.add(item('soup'))
    await quiet()
    left([], [soup, { dish: 'bread', lines: '["1 bread"]' }])
    replay()
    expect([...waits.values()].map(({ awaited }) => awaited.map(({ dish }) => dish))).toEqual([['bread']])
    letGo()
    await page.world.settled()
  })
})
