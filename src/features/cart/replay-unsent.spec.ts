import { told, wentWell, wentWrong } from '../../../tests/setup/toasts'
import { describe, expect, it, vi } from 'vitest'
import { createCartPage } from '../../../tests/faults/cart-page'
import { addition as add, createLeftBehind, lineOf, step } from '../../../tests/faults/left-behind'
import { silenceFailures } from '../../../tests/faults/silence'
import { hold, item, quiet } from '../../../tests/model/cart-world'
import { recordCalls } from '../../../tests/setup/cart-writes'
import { keyOf, type CartChange } from './lines'
import { connectMenu } from './removal'
import { waits } from './saved'

silenceFailures()
const page = createCartPage()
const { left, pass, replay } = createLeftBehind(page)
const update = (name: string): CartChange => ({
  ...{ id: `update ${name}`, kind: 'update', ...lineOf(name) },
  ...{ patch: { specialInstructions: 'Hot' }, by: 0 },
})
const remove = (name: string, quantity = 1): CartChange => ({
  ...{ id: `no ${name}`, kind: 'remove', ...lineOf(name) },
  quantity,
})

describe('F13 what a page before could not send', () => {
  it('gets a new name when the page that saved it still holds it', async () => {
    await page.open([['tea']])
    left([add('soup'), add('bread')])
    replay()
    const ids = page.world.changes().map(({ id }) => id)
    expect(new Set([...ids, 'add soup', 'add bread', undefined]).size).toBe(5)
    await pass(0)
    await page.world.settled()
  })

  it.each([
    ['step', step('soup', 1)],
    ['edit', update('soup')],
  ])('fails as a %s of a line that is gone, and nothing is sent', async (_, change) => {
    await page.open([['tea']])
    const { calls } = recordCalls(page.world)
    left([change])
    replay()
    await pass(0)
    await page.expectSettled('1 tea')
    expect(calls).toEqual([])
    expect(told()).toEqual(wentWrong('Failed to update cart item'))
    const [failed] = page.world.client.getMutationCache().getAll()
    expect(failed?.state.error?.message).toMatch(/line .*gone/)
  })

  it.each([
    ['step', step('soup', 1), ['1 tea', '2 soup']],
    ['edit', update('soup'), ['1 tea', '1 soup']],
  ])('is sent as a %s of a line that an earlier change adds', async (_, change, lines) => {
    await page.open([['tea']])
    left([add('soup'), change])
    replay()
    await pass(0)
    await pass(500)
    await page.expectSettled(...lines)
    expect(told()).toEqual(wentWell('Item added to cart!', 'Cart item updated'))
  })

  it('fails as a step of a line that only a later change adds', async () => {
    await page.open([['tea']])
    left([step('soup', 1), add('soup'), add('bread')])
    replay()
    await pass(0)
    await pass(500)
    await page.expectSettled('1 tea', '1 bread', '1 soup')
    const added = 'Item added to cart!'
    expect(told()).toEqual({ success: [added, added], error: ['Failed to update cart item'] })
  })

  it('succeeds as a removal of a line that is gone', async () => {
    await page.open([['tea']])
    left([remove('soup')])
    replay()
    await pass(0)
    await page.expectSettled('1 tea')
    expect(told()).toEqual(wentWell('Item removed from cart'))
  })
})

describe('F13 an undo that a page before could not send', () => {
  const undo: CartChange = { ...add('tea', 'undo'), kind: 'add', item: item('tea'), undoes: 'no tea' }

  it('sends nothing when the removal fails that it reverts', async () => {
    await page.open([['tea']])
    page.fail('DELETE')
    left([remove('tea'), undo])
    replay()
    await pass(0)
    await page.expectSettled('1 tea')
    expect(page.world.requests('POST')).toEqual([])
  })

  it.each([
    [
      'adds the dish as the menu offers it now',
      item('bread'),
      '1 bread',
      wentWell('Item added to cart!', 'Item added to cart!'),
    ],
    ['shows an error when the menu no longer offers the dish', null, '', wentWrong('Failed to add item to cart')],
  ])('%s, when it is refused', async (_, offered, line, words) => {
    await page.open([['tea']])
    const asked: unknown[] = []
    connectMenu((_client, removed) => {
      asked.push(removed)
      return Promise.resolve({ item: offered, why: 'It is different now.', path: '/menu' })
    })
    page.fail('POST', 1, 409)
    left([undo])
    replay()
    await pass(0)
    await page.expectSettled('1 tea', ...(line ? [line] : []))
    expect([asked, told()]).toEqual([[item('tea')], words])
  })

  it('asks no menu for an addition that reverts nothing', async () => {
    await page.open([['tea']])
    const menu = vi.fn(() => Promise.resolve(null))
    connectMenu(menu)
    page.fail('POST', 1, 409)
    left([add('soup')])
    replay()
    await pass(0)
    await page.expectSettled('1 tea')
    expect(menu).not.toHaveBeenCalled()
  })
})

describe('F13 a change of a dish that is still on its way', () => {
  /** Another page's addition of soup arrives later. */
  const soup = { dish: 'soup', lines: JSON.stringify([`1 ${keyOf(item('soup'))}`]) }

  it('is sent once the dish has arrived, and others are sent at once', async () => {
    await page.open([['tea']])
    left([step('soup', 2), step('tea', 1)], { awaited: [soup] })
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
    left([clear], { awaited: [soup, { dish: 'bread', lines: JSON.stringify([`1 ${keyOf(item('bread'))}`]) }] })
    replay()
    await pass(0)
    expect(page.inApi()).toEqual(['1 tea'])
    for (const name of ['soup', 'bread']) page.world.stock(item(name))
    await pass(500)
    await page.expectSettled('1 bread')
  })

  it('fails after five seconds when the dish does not arrive', async () => {
    await page.open([['tea']])
    left([step('soup', 2)], { awaited: [soup] })
    replay()
    for (const ms of [500, 1500, 2500, 499]) await pass(ms)
    expect(told().error).toEqual([])
    await pass(1)
    expect(told()).toEqual(wentWrong('Failed to update cart item'))
  })

  it('waits for nothing when the dish is there already', async () => {
    await page.open([['tea'], ['soup']])
    left([step('soup', 2)], { awaited: [soup] })
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
    left([], { awaited: [soup, { dish: 'bread', lines: '["1 bread"]' }] })
    replay()
    expect([...waits.values()].map(({ awaited }) => awaited.map(({ dish }) => dish))).toEqual([['bread']])
    letGo()
    await page.world.settled()
  })
})
