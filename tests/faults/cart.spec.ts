import { describe, expect, it } from 'vitest'
import { notify } from '../../src/lib/notify'
import { hold, item, quiet } from '../model/cart-world'
import { atEveryDraw } from '../model/oracles'
import { createWatchedCart } from './cart-page'

const page = createWatchedCart()

describe('a cart with quick and overlapping edits', () => {
  it('F01 sends one request for twenty quick taps, then the latest quantity', async () => {
    await page.open([['tea']])
    const letGo = hold(page.world, 'PUT')
    for (let quantity = 2; quantity <= 21; quantity++) {
      page.world.actions.setQuantity(page.world.line('tea'), quantity)
      expect(page.drawn()).toEqual([`${quantity} tea`])
      await quiet(1)
    }
    letGo()
    await page.expectSettled('21 tea')
    expect(page.world.requests('PUT')).toHaveLength(2)
  })

  it('F02, F03 never shows an older read that arrives during a change', async () => {
    await page.open([['tea']])
    const seen = new Set<string>()
    const stop = atEveryDraw(page.world, () => page.drawn().forEach((line) => seen.add(line)))
    const letGo = hold(page.world, 'GET', { answer: true })
    void page.world.observer.refetch()
    await quiet()
    page.world.actions.setQuantity(page.world.line('tea'), 4)
    await quiet()
    expect(page.inApi()).toEqual(['4 tea'])
    letGo()
    await page.expectSettled('4 tea')
    stop()
    expect([...seen]).toEqual(['1 tea', '4 tea'])
    expect(page.world.requests('GET')).toHaveLength(2)
  })

  it('F05 holds a change of a line until its add has returned the id', async () => {
    await page.open([])
    const letGo = hold(page.world, 'POST')
    page.world.actions.add(item('tea'))
    page.world.actions.setQuantity(page.world.line('tea'), 3)
    await quiet()
    expect(page.drawn()).toEqual(['3 tea'])
    expect(page.world.requests('PUT')).toEqual([])
    letGo()
    await page.expectSettled('3 tea')
    expect(page.world.requests('PUT').map(({ path }) => path.split('/').at(-1))).toEqual([
      page.world.apiLines()[0]?.cartItemId,
    ])
  })

  it('adds one line for two taps on the same dish', async () => {
    await page.open([])
    page.world.actions.add(item('tea'))
    page.world.actions.add(item('tea', 2))
    expect(page.drawn()).toEqual(['3 tea'])
    await page.expectSettled('3 tea')
    expect(page.world.requests('POST')).toHaveLength(1)
  })

  it('sends nothing for a change of a line that has just been removed', async () => {
    await page.open([['tea']])
    const line = page.world.line('tea')
    page.world.actions.remove(line)
    page.world.actions.remove(line)
    page.world.actions.setQuantity(line, 5)
    await page.expectSettled()
    expect(page.world.requests('DELETE')).toHaveLength(1)
    expect(page.world.requests('PUT')).toEqual([])
    expect(notify.error).not.toHaveBeenCalled()
  })
})

describe('the first read of the cart', () => {
  it('F04 keeps the rest of the cart when a dish is added before it ends', async () => {
    await page.open([['soup']], { read: false })
    const letGo = hold(page.world, 'GET')
    page.look()
    page.world.actions.add(item('tea'))
    await quiet()
    expect(page.drawn()).toEqual(['1 tea'])
    expect(page.world.requests('POST')).toEqual([])
    letGo()
    await page.expectSettled('1 soup', '1 tea')
    expect(page.world.requests('POST')).toHaveLength(1)
  })

  it('F04 holds back an add when it fails, and the next try finds the cart', async () => {
    await page.open([['soup']], { read: false })
    page.fail('GET', 3)
    page.look()
    page.world.actions.add(item('tea'))
    await page.world.settled()
    expect(page.drawn()).toEqual([])
    expect(notify.error).toHaveBeenCalledOnce()
    expect(page.world.requests('POST')).toEqual([])
    await page.world.observer.refetch()
    await page.expectSettled('1 soup')
  })
})
