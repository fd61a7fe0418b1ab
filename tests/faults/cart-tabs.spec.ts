import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { followOtherTabs } from '../../src/features/cart/cart'
import { CUSTOMER, hold, item, quiet } from '../model/cart-world'
import { createWatchedCart } from './cart-page'

const page = createWatchedCart()

/** A page that follows the other tabs, and another tab that receives and sends notices. */
async function open() {
  await page.open([['tea']])
  const stop = followOtherTabs(page.world.client)
  const other = new BroadcastChannel('cart-changed')
  const heard: unknown[] = []
  other.onmessage = ({ data }: MessageEvent<unknown>) => void heard.push(data)
  onTestFinished(() => {
    stop()
    other.close()
  })
  return { stop, heard, say: (text: unknown) => other.postMessage(text) }
}
const reads = () => page.world.requests('GET').length

describe('F10 a change of the cart', () => {
  it.each([
    ['an add', 'POST', () => page.world.actions.add(item('soup'))],
    ['a quantity', 'PUT', () => page.world.actions.setQuantity(page.world.line('tea'), 2)],
    ['a removal', 'DELETE', () => page.world.actions.remove(page.world.line('tea'))],
    ['a clearing', 'DELETE', () => page.world.actions.clear()],
  ])('such as %s is sent to other tabs once, after a read, as the customer id alone', async (...row) => {
    const [, method, change] = row
    const { heard } = await open()
    const letGo = hold(page.world, 'GET')
    change()
    await vi.waitFor(() => expect(page.world.requests(method)).toHaveLength(1))
    await quiet(20)
    expect(heard).toEqual([])
    letGo()
    await page.world.settled()
    await vi.waitFor(() => expect(heard).toEqual([CUSTOMER]))
    await quiet(20)
    expect(heard).toEqual([CUSTOMER])
  })

  it('notifies the other tabs even when its answer was lost', async () => {
    const { heard } = await open()
    page.world.sandbox.context.scenarios.start({ name: 'lost-answer', match: 'POST', times: 1 })
    page.world.actions.add(item('soup'))
    await vi.waitFor(() => expect(heard).toEqual([CUSTOMER]))
  })

  it('is not passed on when it comes from another tab', async () => {
    const { heard, say } = await open()
    say(CUSTOMER)
    await vi.waitFor(() => expect(reads()).toBe(1))
    await quiet(20)
    expect(heard).toEqual([])
  })
})

describe('F10 a notice from another tab', () => {
  it('makes the cart reload as soon as nothing of this tab is on its way', async () => {
    const { say } = await open()
    const letGo = hold(page.world, 'PUT')
    page.world.actions.setQuantity(page.world.line('tea'), 5)
    page.world.stock(item('soup', 2))
    say(CUSTOMER)
    await quiet(20)
    expect(page.drawn()).toEqual(['5 tea'])
    letGo()
    await page.expectSettled('5 tea', '2 soup')
  })

  it('during a read causes one more read, however often it comes', async () => {
    const { say } = await open()
    const letGo = hold(page.world, 'GET', { answer: true })
    void page.world.observer.refetch()
    await vi.waitFor(() => expect(reads()).toBe(1))
    page.world.stock(item('soup'))
    for (let times = 0; times < 3; times++) say(CUSTOMER)
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(reads()).toBe(1)
    letGo()
    await vi.waitFor(() => expect(page.drawn()).toEqual(['1 tea', '1 soup']))
    await quiet(20)
    expect(reads()).toBe(2)
  })

  it.each(['cus_other', '', null, 7, { customerId: CUSTOMER }, ['cus_model']])('with %o is ignored', async (said) => {
    const { say } = await open()
    say(said)
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(reads()).toBe(0)
  })

  it('is ignored once the page is left', async () => {
    const { stop, say } = await open()
    stop()
    say(CUSTOMER)
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(reads()).toBe(0)
  })
})

it('F10 the cart works in a browser without BroadcastChannel', async () => {
  vi.stubGlobal('BroadcastChannel', undefined)
  onTestFinished(() => void vi.unstubAllGlobals())
  await page.open([['tea']])
  const stop = followOtherTabs(page.world.client)
  page.world.actions.add(item('soup'))
  await page.expectSettled('1 tea', '1 soup')
  stop()
})
