import { describe, expect, it, vi } from 'vitest'
import { notify } from '../../src/lib/notify'
import { hold, item, quiet } from '../model/cart-world'
import { heldTimeLimits, silence } from '../setup/time-limits'
import { createWatchedCart } from './cart-page'

const page = createWatchedCart()

describe('a cart with lost answers and failures', () => {
  it('F06 reads an add whose answer is lost, and does not send it again', async () => {
    await page.open([])
    page.world.sandbox.context.scenarios.start({ name: 'lost-answer', match: 'POST', times: 1 })
    page.world.actions.add(item('tea'))
    await page.expectSettled('1 tea')
    expect(page.world.sandbox.context.requestLog.map(({ method }) => method)).toEqual(['POST', 'GET'])
    expect(notify.success).toHaveBeenCalledOnce()
    expect(notify.error).not.toHaveBeenCalled()
  })

  it.each(['PUT', 'DELETE'])('F06 accepts a %s that took effect though its answer was lost', async (method) => {
    await page.open([['tea']])
    page.world.sandbox.context.scenarios.start({ name: 'lost-answer', match: method, times: 1 })
    page.world.actions.setQuantity(page.world.line('tea'), method === 'PUT' ? 2 : 0)
    await page.expectSettled(...(method === 'PUT' ? ['2 tea'] : []))
    expect(notify.success).toHaveBeenCalledOnce()
    expect(notify.error).not.toHaveBeenCalled()
  })

  it.each(['POST', 'PUT', 'DELETE'])('F06 reports a %s that never arrived as failed, once', async (method) => {
    await page.open([['soup']])
    page.world.sandbox.context.scenarios.start({ name: 'reset-connection', match: method, times: 1 })
    if (method === 'POST') page.world.actions.add(item('tea'))
    else page.world.actions.setQuantity(page.world.line('soup'), method === 'PUT' ? 2 : 0)
    await page.expectSettled('1 soup')
    expect(page.world.requests(method)).toHaveLength(1)
    expect(notify.error).toHaveBeenCalledOnce()
  })

  it('F24 adds a dish while the read after another addition hangs', async () => {
    await page.open([])
    const release = hold(page.world, 'GET')
    page.world.actions.add(item('tea'))
    await quiet(20)
    page.world.actions.add(item('soup'))
    await quiet(20)
    expect(page.world.requests('POST')).toHaveLength(2)
    release()
    await page.expectSettled('1 tea', '1 soup')
  })

  it.each([true, false])('F24 reads a change back after 60 s without an answer (done by the API: %s)', async (done) => {
    await page.open([['tea']])
    const limits = heldTimeLimits()
    page.world.transport = async (request, send) => {
      if (request.method !== 'PUT') return send(request)
      if (done) await send(request.clone())
      return silence(request)
    }
    page.world.actions.setQuantity(page.world.line('tea'), 3)
    await quiet()
    limits.pass(59_999)
    await quiet()
    expect(page.world.pending()).toHaveLength(1)
    limits.pass(60_000)
    await page.expectSettled(done ? '3 tea' : '1 tea')
    expect(page.world.requests('PUT')).toHaveLength(done ? 1 : 0)
    expect(notify.error).toHaveBeenCalledTimes(done ? 0 : 1)
  })

  it('F06 repeats the read after a write with growing waits until it succeeds', async () => {
    await page.open([])
    const failures: number[] = []
    const retryDelay = (count: number) => Number(failures.push(count) < 0)
    page.world.client.setDefaultOptions({ queries: { retryDelay } })
    page.fail('GET', 6)
    page.world.actions.add(item('tea'))
    await page.expectSettled('1 tea')
    expect(failures).toEqual([0, 1, 2, 3, 4, 5])
    expect(notify.error).not.toHaveBeenCalled()
  })

  it('F06 repeats the read after a write even when the page is left', async () => {
    await page.open([])
    page.fail('GET', 6)
    page.world.actions.add(item('tea'))
    await quiet()
    page.leave()
    await page.expectSettled('1 tea')
    expect(notify.error).not.toHaveBeenCalled()
  })

  it('F07 drops only the failed change while another is pending', async () => {
    const [, soup] = await page.open([['tea'], ['soup']])
    const letGo = hold(page.world, `PUT ${soup}`)
    page.fail('PUT')
    page.world.actions.setQuantity(page.world.line('tea'), 3)
    page.world.actions.setQuantity(page.world.line('soup'), 4)
    expect(page.drawn()).toEqual(['3 tea', '4 soup'])
    await vi.waitFor(() => expect(page.drawn()).toEqual(['1 tea', '4 soup']))
    expect(page.world.pending()).toHaveLength(1)
    letGo()
    await page.expectSettled('1 tea', '4 soup')
  })

  it('F08 restores two of seven removals that fail, with one message and one read', async () => {
    const ids = await page.open([['tea'], ['soup'], ['bread'], ['flan'], ['tea', 2], ['soup', 2], ['bread', 2]])
    page.fail(`DELETE /api/v1/restaurants/tamarind-row/users/cus_model/cart/cart-items/${ids[1]}`)
    page.fail(`DELETE /api/v1/restaurants/tamarind-row/users/cus_model/cart/cart-items/${ids[4]}`)
    page.world.actions.clear()
    expect(page.drawn()).toEqual([])
    await page.expectSettled('1 soup', '2 tea')
    expect(page.world.requests('DELETE')).toHaveLength(7)
    expect(page.world.requests('GET')).toHaveLength(1)
    expect(notify.error).toHaveBeenCalledExactlyOnceWith('Failed to clear cart. Please try again.', expect.anything())
    expect(notify.success).not.toHaveBeenCalled()
  })

  it('F18 reports an add as failed when a 200 adds nothing', async () => {
    await page.open([['tea']])
    page.world.transport = (request, send) =>
      request.method === 'POST' ? Promise.resolve(new Response('{}')) : send(request)
    page.world.actions.add(item('soup'))
    await page.expectSettled('1 tea')
    expect(notify.error).toHaveBeenCalledExactlyOnceWith('Failed to add item to cart', expect.anything())
    expect(notify.success).not.toHaveBeenCalled()
  })

  it('is cleared once, however often that is requested', async () => {
    await page.open([['tea'], ['soup']])
    page.world.actions.clear()
    page.world.actions.clear()
    await page.expectSettled()
    expect(page.world.requests('DELETE')).toHaveLength(2)
  })

  it('F09 counts a missing line as removed, and reads the cart after a change of one', async () => {
    await page.open([['tea'], ['soup']])
    const [tea, soup] = [page.world.line('tea'), page.world.line('soup')]
    page.world.apiLines().length = 0
    page.world.actions.remove(tea)
    await page.world.settled()
    expect(page.world.requests('DELETE')[0]?.status).toBe(404)
    expect(notify.success).toHaveBeenCalledExactlyOnceWith('Item removed from cart', expect.anything())
    expect(page.drawn()).toEqual([])
    page.world.apiLines().push({ ...item('soup'), quantity: 1, cartItemId: soup.key })
    await page.world.load()
    page.world.apiLines().length = 0
    page.world.actions.setQuantity(page.world.line('soup'), 2)
    await page.expectSettled()
    expect(page.world.requests('PUT')[0]?.status).toBe(404)
  })
})
