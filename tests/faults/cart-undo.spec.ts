import { onlineManager } from '@tanstack/react-query'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { cartFor } from '../../src/features/cart/cart'
import { restaurantQueries } from '../../src/api/queries/restaurant'
import type { AddCartItem } from '../../src/api/types'
import { notify } from '../../src/lib/notify'
import { connectMenu } from '../../src/features/cart/removal'
import { replayUnsent } from '../../src/features/cart/replay'
import { saveUnsent } from '../../src/features/cart/saved'
import { lastRemoval } from '../../src/features/cart/removal'
import { asNow } from '../../src/pages/common/as-now'
import { signedOut } from '../../src/stores/auth'
import { CUSTOMER, ITEMS, quiet } from '../model/cart-world'
import { createWatchedCart } from './cart-page'

const page = createWatchedCart()
const hot = { ...(ITEMS.at(-1) as AddCartItem), qty: 3, specialInstructions: 'No salt' }

/** A cart with tea and three hot curries, and the menu read. */
beforeEach(async () => {
  await page.open([['tea']])
  page.world.stock(hot)
  await page.world.load()
  await page.world.client.fetchQuery(restaurantQueries.menus())
  page.world.sandbox.context.requestLog.length = 0
})

const removeCurry = () => page.world.actions.remove(page.world.line('curry'))
/** The action in the toast of the removal. */
const offered = () => {
  const told = vi.mocked(notify.success).mock.calls.find(([text]) => text === 'Item removed from cart')
  expect(told, 'the removal is told').toBeDefined()
  return told![1]?.action
}

describe('undoing a removal', () => {
  it('by its toast restores the same dish with its options, quantity and price', async () => {
    removeCurry()
    await page.expectSettled('1 tea')
    expect(offered()?.label).toBe('Undo')
    offered()?.onClick()
    expect(page.drawn()).toEqual(['1 tea', '3 curry'])
    await page.expectSettled('1 tea', '3 curry')
    const { menuItemMappingId: _, qty: quantity, ...made } = hot
    expect(page.world.apiLines()[1]).toMatchObject({ ...made, quantity })
    expect(notify.dismiss).toHaveBeenCalledWith('cart-remove')
  })

  it('restores the dish once, however often it is pressed', async () => {
    removeCurry()
    await page.expectSettled('1 tea')
    for (let press = 0; press < 3; press++) offered()?.onClick()
    await page.expectSettled('1 tea', '3 curry')
    offered()?.onClick()
    await page.expectSettled('1 tea', '3 curry')
    expect(page.world.requests('POST')).toHaveLength(1)
  })

  it('works for a quantity of 0', async () => {
    page.world.actions.setQuantity(page.world.line('tea'), 0)
    await page.world.settled()
    offered()?.onClick()
    await page.expectSettled('3 curry', '1 tea')
  })

  it('restores each of several dishes once, by its own toast', async () => {
    removeCurry()
    await page.expectSettled('1 tea')
    const ofCurry = offered()!
    vi.mocked(notify.success).mockClear()
    page.world.actions.remove(page.world.line('tea'))
    await page.expectSettled()
    offered()?.onClick()
    ofCurry.onClick()
    await page.world.settled()
    expect(page.inApi().sort()).toEqual(['1 tea', '3 curry'])
  })

  it('shows the error of an add when it fails', async () => {
    removeCurry()
    await page.expectSettled('1 tea')
    page.fail('POST')
    offered()?.onClick()
    await page.expectSettled('1 tea')
    expect(notify.error).toHaveBeenCalledExactlyOnceWith('Failed to add item to cart', expect.anything())
  })
})

describe('undoing a removal after the menu has changed', () => {
  const change = (what: Parameters<typeof page.world.sandbox.context.catalog.change>[1]) =>
    page.world.sandbox.context.catalog.change('curry', what)
  const told = () => {
    const [text, options] = vi.mocked(notify.success).mock.lastCall ?? []
    return [text, options?.description]
  }
  beforeEach(() => connectMenu(asNow))

  it('F15 restores the dish at the current price, and shows that price', async () => {
    removeCurry()
    await page.expectSettled('1 tea')
    change((dish) => (dish.price += 150))
    offered()?.onClick()
    expect(page.drawn()).toEqual(['1 tea', '3 curry'])
    await page.expectSettled('1 tea', '3 curry')
    expect(page.world.apiLines()[1]).toMatchObject({ price: 1400, specialInstructions: 'No salt' })
    await quiet()
    expect(told()).toEqual(['Item added to cart!', 'It now costs $14.00 each.'])
    expect(notify.error).not.toHaveBeenCalled()
  })

  it('F13 restores the dish at the current price when the session ended meanwhile', async () => {
    removeCurry()
    await page.expectSettled('1 tea')
    onlineManager.setOnline(false)
    offered()?.onClick()
    await quiet()
    saveUnsent(cartFor(page.world.client, CUSTOMER))
    change((dish) => (dish.price += 150))
    onlineManager.setOnline(true)
    await page.world.load()
    replayUnsent(cartFor(page.world.client, CUSTOMER))
    await page.expectSettled('1 tea', '3 curry')
    await quiet()
    expect(told()).toEqual(['Item added to cart!', 'It now costs $14.00 each.'])
  })

  it('keeps the line on the screen throughout', async () => {
    removeCurry()
    await page.expectSettled('1 tea')
    change((dish) => (dish.price += 150))
    offered()?.onClick()
    const counts = new Set<number>()
    const stop = page.world.client.getMutationCache().subscribe(() => {
      counts.add(page.drawn().filter((line) => line === '3 curry').length)
    })
    await page.expectSettled('1 tea', '3 curry')
    stop()
    expect([...counts]).not.toContain(0)
  })

  it.each([
    [
      'an option that is gone',
      (dish) => dish.optionGroups[0]!.options.pop(),
      /^curry cannot be put back as it was\. .*Please choose again: heat/,
    ],
    ['sold out', (dish) => (dish.soldOut = true), /It is sold out/],
    ['fewer at a time', (dish) => (dish.maxQuantity = 2), /Only 2 at a time/],
  ] satisfies [string, Parameters<typeof change>[0], RegExp][])(
    'F14 explains why the dish cannot return (%s), and links to its page',
    async (_, what, why) => {
      removeCurry()
      await page.expectSettled('1 tea')
      change(what)
      offered()?.onClick()
      await page.expectSettled('1 tea')
      const words = { description: expect.stringMatching(why) as string }
      expect(notify.error).toHaveBeenCalledExactlyOnceWith('Failed to add item to cart', expect.objectContaining(words))
      expect(lastRemoval()).toMatchObject({ undo: null, path: '/menu/all-day/section/plates/item/curry' })
    },
  )
})

describe('undo is not offered', () => {
  it('for a dish that the menu does not have', async () => {
    page.world.client.removeQueries({ queryKey: restaurantQueries.menus().queryKey })
    removeCurry()
    await page.expectSettled('1 tea')
    expect(offered()).toBeUndefined()
  })

  it('to another customer, or to nobody', async () => {
    vi.stubGlobal('window', new EventTarget())
    removeCurry()
    await page.expectSettled('1 tea')
    signedOut()
    offered()?.onClick()
    expect(page.world.pending()).toEqual([])
    await quiet(20)
    expect(page.world.requests('POST')).toEqual([])
  })

  it('for anything but a removal', async () => {
    page.world.actions.setQuantity(page.world.line('tea'), 2)
    await page.world.settled()
    expect(vi.mocked(notify.success).mock.calls[0]?.[1]).not.toHaveProperty('action')
  })
})
