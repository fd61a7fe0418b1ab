import { told, wentWell, wentWrong } from '../../../tests/setup/toasts'
import { describe, expect, it } from 'vitest'
import { createCartPage } from '../../../tests/faults/cart-page'
import { createLeftBehind, lineOf, step } from '../../../tests/faults/left-behind'
import { silenceFailures } from '../../../tests/faults/silence'
import { hold, item, quiet } from '../../../tests/model/cart-world'
import { keyOf, type CartChange } from './lines'
import { waits, type Awaited } from './saved'

silenceFailures()
const page = createCartPage()
const { left: leftBehind, pass, replay } = createLeftBehind(page)
const left = (changes: CartChange[], awaited: Awaited[]) => leftBehind(changes, { awaited })

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
