import { beforeEach, describe, expect, it, vi } from 'vitest'
import { restaurantQueries } from '../../src/api/queries/restaurant'
import type { AddCartItem } from '../../src/api/types'
import { notify } from '../../src/lib/notify'
import { signedOut } from '../../src/stores/auth'
import { ITEMS, quiet } from '../model/cart-world'
import { createCartPage } from './cart-page'
import { silenceFailures } from './silence'

vi.mock('../../src/lib/notify', () => ({
  SHORT: 3000,
  notify: { success: vi.fn(), error: vi.fn(), dismiss: vi.fn() },
}))

silenceFailures()
const page = createCartPage()
const hot = { ...(ITEMS.at(-1) as AddCartItem), qty: 3, specialInstructions: 'No salt' }

/** A cart with tea and three hot curries, and the menu read. */
beforeEach(async () => {
  await page.open([['tea']])
  page.world.stock(hot)
  await page.world.load()
  await page.world.client.fetchQuery(restaurantQueries.menus())
  page.world.host.world.ledger.length = 0
})

const removeCurry = () => page.world.actions.remove(page.world.line('curry'))
/** What the toast of the removal offers. */
const offered = () => {
  const told = vi.mocked(notify.success).mock.calls.find(([text]) => text === 'Item removed from cart')
  expect(told, 'the removal is told').toBeDefined()
  return told![1]?.action
}

describe('a removal is taken back', () => {
  it('by the toast: the same dish, made the same way, at its quantity and price', async () => {
    removeCurry()
    await page.expectSettled('1 tea')
    expect(offered()?.label).toBe('Undo')
    offered()?.onClick()
    expect(page.drawn()).toEqual(['1 tea', '3 curry'])
    await page.expectSettled('1 tea', '3 curry')
    const { menuItemMappingId: _, qty: quantity, ...made } = hot
    expect(page.world.hostLines()[1]).toMatchObject({ ...made, quantity })
    expect(notify.dismiss).toHaveBeenCalledWith('cart-remove')
  })

  it('once, however often that is asked for', async () => {
    removeCurry()
    await page.expectSettled('1 tea')
    for (let press = 0; press < 3; press++) offered()?.onClick()
    await page.expectSettled('1 tea', '3 curry')
    offered()?.onClick()
    await page.expectSettled('1 tea', '3 curry')
    expect(page.world.requests('POST')).toHaveLength(1)
  })

  it('also when it was a quantity of 0', async () => {
    page.world.actions.setQuantity(page.world.line('tea'), 0)
    await page.world.settled()
    offered()?.onClick()
    await page.expectSettled('3 curry', '1 tea')
  })

  it('by the latest of several for itself, each once', async () => {
    removeCurry()
    await page.expectSettled('1 tea')
    const ofCurry = offered()!
    vi.mocked(notify.success).mockClear()
    page.world.actions.remove(page.world.line('tea'))
    await page.expectSettled()
    offered()?.onClick()
    ofCurry.onClick()
    await page.world.settled()
    expect(page.onHost().sort()).toEqual(['1 tea', '3 curry'])
  })

  it('is told as what was done then, and as what failed when it fails', async () => {
    removeCurry()
    await page.expectSettled('1 tea')
    page.fail('POST')
    offered()?.onClick()
    await page.expectSettled('1 tea')
    expect(notify.error).toHaveBeenCalledExactlyOnceWith('Failed to add item to cart', expect.anything())
  })
})

describe('nothing is offered', () => {
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
