import { onlineManager } from '@tanstack/react-query'
import { describe, expect, it } from 'vitest'
import { createCartPage } from '../../../tests/faults/cart-page'
import { silenceFailures } from '../../../tests/faults/silence'
import { holdTimers } from '../../../tests/faults/timers'
import { CUSTOMER, hold, item } from '../../../tests/model/cart-world'
import { recordCalls } from '../../../tests/setup/cart-writes'
import { told, toast, wentWell, wentWrong } from '../../../tests/setup/toasts'
import { cartFor, changeCart } from './cart'

silenceFailures()
const page = createCartPage()
const { add, remove, set } = page
const pass = holdTimers()
const writes = () => recordCalls(page.world).writes

describe('F01 quick taps', () => {
  it('are sent as the first of them and the sum of the others', async () => {
    await page.open([['tea']])
    const sent = writes()
    set('tea', 2)
    await pass(0)
    for (const quantity of [3, 4, 5]) set('tea', quantity)
    await pass(399)
    expect(sent.map(({ body }) => body)).toEqual([{ qty: 2 }])
    await pass(1)
    expect(sent.map(({ body }) => body)).toEqual([{ qty: 2 }, { qty: 5 }])
    await pass(1000)
    await page.expectSettled('5 tea')
    expect(sent).toHaveLength(2)
  })

  it('that add a dish are sent as the first of them and the sum of the others', async () => {
    await page.open([])
    const sent = writes()
    add('tea')
    await pass(0)
    for (let tap = 0; tap < 2; tap++) add('tea')
    await pass(399)
    expect(sent).toHaveLength(1)
    await pass(1)
    expect(sent).toMatchObject([{ body: { qty: 1 } }, { body: { qty: 2 } }])
    await page.world.settled()
    expect([page.drawn(), page.inApi()]).toEqual([['3 tea'], ['1 tea', '2 tea']])
  })

  it('that cancel each other send nothing and show one toast', async () => {
    await page.open([['tea', 2]])
    const sent = writes()
    set('tea', 3)
    await pass(0)
    for (const quantity of [4, 3]) set('tea', quantity)
    await pass(1000)
    await page.expectSettled('3 tea')
    expect(sent).toHaveLength(1)
    expect(told()).toEqual(wentWell('Cart item updated'))
  })

  it('wait for the connection when it is lost among them', async () => {
    await page.open([])
    const sent = writes()
    add('tea')
    await pass(0)
    add('tea')
    await pass(0)
    onlineManager.setOnline(false)
    await pass(5000)
    expect(sent).toHaveLength(1)
    onlineManager.setOnline(true)
    await pass(0)
    await page.world.settled()
    expect([page.drawn(), page.inApi()]).toEqual([['2 tea'], ['1 tea', '1 tea']])
    expect(toast.error).not.toHaveBeenCalled()
  })

  it('hold up no edit of the line, no removal and no clearing', async () => {
    await page.open([['tea'], ['soup'], ['bread']])
    const sent = writes()
    page.world.actions.acceptPrice(page.world.line('tea'), 300)
    page.world.actions.acceptPrice(page.world.line('tea'), 300)
    await pass(0)
    expect(sent.map(({ method }) => method)).toEqual(['PUT', 'PUT'])
    set('soup', 2)
    remove('soup')
    await pass(0)
    expect(page.inApi()).toEqual(['1 tea', '1 bread'])
    page.world.actions.clear()
    await pass(0)
    await page.expectSettled()
  })

  /** Two taps for one more tea, the second while the first one is on its way; this many writes fail. */
  async function twoTaps({ failures }: { failures: number }) {
    await page.open([['tea']])
    const sent = writes()
    page.fail('PUT', failures)
    const letGo = hold(page.world, 'PUT')
    set('tea', 2)
    await pass(0)
    set('tea', 3)
    letGo()
    await pass(0)
    return sent
  }

  it('made while the first one fails are sent with its second try', async () => {
    const sent = await twoTaps({ failures: 1 })
    await page.expectSettled('3 tea')
    expect(sent.map(({ body }) => body)).toEqual([{ qty: 2 }, { qty: 3 }])
    expect(told()).toEqual(wentWell('Cart item updated'))
  })

  it('that all failed are not tried for ever', async () => {
    const sent = await twoTaps({ failures: 9 })
    await page.expectSettled('1 tea')
    expect(sent).toHaveLength(2)
    expect(told()).toEqual(wentWrong('Failed to update cart item'))
  })

  it.each([
    ['a step down', 'PUT', ['tea', 5], [() => set('tea', 4), () => set('tea', 3)], ['4 tea']],
    ['an addition', 'POST', ['soup'], [() => add('tea'), () => add('tea')], ['1 soup', '1 tea']],
  ] as const)('are not tried with %s that failed', async (_, method, stock, [first, second], lines) => {
    await page.open([[...stock]])
    page.fail(method)
    const letGo = hold(page.world, method)
    first()
    await pass(0)
    second()
    letGo()
    await pass(400)
    await page.expectSettled(...lines)
    expect(toast.error).toHaveBeenCalledOnce()
    expect(toast.success).toHaveBeenCalledOnce()
  })
  it('that were sent as one have failed together, and show one toast', async () => {
    await page.open([])
    page.fail('POST')
    const cart = cartFor(page.world.client, CUSTOMER)
    const taps = ['one', 'another'].map((id) => changeCart(cart, { id, kind: 'add', item: item('tea') }))
    await pass(400)
    expect(await Promise.all(taps)).toEqual([false, false])
    expect(told()).toEqual(wentWrong('Failed to add item to cart'))
  })
})
