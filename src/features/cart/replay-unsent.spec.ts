import { told, wentWell, wentWrong } from '../../../tests/setup/toasts'
import { describe, expect, it, vi } from 'vitest'
import { createCartPage } from '../../../tests/faults/cart-page'
import { addition as add, createLeftBehind, lineOf, step } from '../../../tests/faults/left-behind'
import { silenceFailures } from '../../../tests/faults/silence'
import { item } from '../../../tests/model/cart-world'
import { recordCalls } from '../../../tests/setup/cart-writes'
import { localStore } from '../../lib/storage'
import { type CartChange } from './lines'
import { connectMenu } from './removal'
import { KEY } from './saved'

silenceFailures()
const page = createCartPage()
const { kept, left, pass, replay } = createLeftBehind(page)
const update = (name: string): CartChange => ({
  ...{ id: `update ${name}`, kind: 'update', ...lineOf(name) },
  ...{ patch: { specialInstructions: 'Hot' }, by: 0 },
})
const remove = (name: string, quantity = 1): CartChange => ({
  ...{ id: `no ${name}`, kind: 'remove', ...lineOf(name) },
  quantity,
})

describe('F13 what a page before could not send', () => {
  it('is made in order, once, and is not in the storage any more', async () => {
    await page.open([['tea'], ['soup']])
    left([step('tea', 2), remove('soup'), add('bread')])
    replay()
    expect([page.drawn(), kept()]).toEqual([['3 tea', '1 bread'], undefined])
    replay()
    await pass(500)
    await page.expectSettled('3 tea', '1 bread')
    expect(told().error).toEqual([])
  })

  it('is not made when nothing was saved, or another customer left it', async () => {
    await page.open([['tea']])
    replay()
    left([add('soup')], { customerId: 'eve' })
    replay()
    expect([page.world.changes(), localStore.get(KEY)]).toEqual([[], null])
  })

  it('F38 is made without what is malformed', async () => {
    await page.open([['tea']])
    left([{ kind: 'steal' }, add('soup')])
    replay()
    expect(page.drawn()).toEqual(['1 tea', '1 soup'])
    await pass(0)
    await page.world.settled()
  })

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

  it('adds the dish as the menu offers it now when it is refused', async () => {
    await page.open([['tea']])
    const asked: unknown[] = []
    connectMenu((_, removed) => {
      asked.push(removed)
      return Promise.resolve({ item: item('bread'), why: 'It is bread now.' })
    })
    page.fail('POST', 1, 409)
    left([undo])
    replay()
    await pass(0)
    await page.expectSettled('1 tea', '1 bread')
    expect(asked).toEqual([item('tea')])
    expect(told()).toEqual(wentWell('Item added to cart!', 'Item added to cart!'))
  })

  it('shows an error when the menu no longer offers the dish', async () => {
    await page.open([['tea']])
    connectMenu(() => Promise.resolve({ item: null, why: 'It is sold out.', path: '/menu' }))
    page.fail('POST', 1, 409)
    left([undo])
    replay()
    await pass(0)
    await page.expectSettled('1 tea')
    expect(told()).toEqual(wentWrong('Failed to add item to cart'))
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
