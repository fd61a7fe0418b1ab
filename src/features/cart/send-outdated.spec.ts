import { told, wentWell, wentWrong } from '../../../tests/setup/toasts'
import { describe, expect, it } from 'vitest'
import { createCartPage } from '../../../tests/faults/cart-page'
import { silenceFailures } from '../../../tests/faults/silence'
import { recordCalls } from '../../../tests/setup/cart-writes'

silenceFailures()
const page = createCartPage()
const { add, elsewhere, set } = page
const setTea = (quantity: number) => set('tea', quantity)
const answer = (status: number) => new Response(null, { status })

describe('a change that another device was quicker than', () => {
  it('is computed again from the cart as it is now', async () => {
    await page.open([['tea']])
    const { calls, writes } = recordCalls(page.world)
    elsewhere({ quantity: 5 })
    setTea(2)
    await page.expectSettled('6 tea')
    expect(calls).toEqual(['PUT 412', 'GET', 'PUT 200', 'GET'])
    expect(new Set(writes.map(({ version }) => version)).size).toBe(2)
    expect(told()).toEqual(wentWell('Cart item updated'))
  })

  it('finds the line that has replaced the one it was meant for', async () => {
    await page.open([['tea']])
    const { calls } = recordCalls(page.world)
    elsewhere({ cartItemId: 'another' })
    setTea(2)
    await page.expectSettled('2 tea')
    expect(calls).toEqual(['PUT 404', 'GET', 'PUT 200', 'GET'])
  })

  it('is tried twenty times, and then fails', async () => {
    await page.open([['tea']])
    const { calls, writes } = recordCalls(page.world, (_, nth) => void elsewhere({ quantity: nth + 1 }))
    setTea(2)
    await page.world.settled()
    expect(calls.filter((call) => call === 'PUT 412')).toHaveLength(20)
    expect(writes.every(({ version }) => version !== null)).toBe(true)
    expect(told()).toEqual(wentWrong('Failed to update cart item'))
  })

  it('is sent without a version once the API has refused its own version five times', async () => {
    await page.open([['tea']])
    const { calls, writes } = recordCalls(page.world, ({ version }) => (version ? answer(412) : undefined))
    setTea(2)
    await page.expectSettled('2 tea')
    expect(calls.filter((call) => call === 'PUT 412')).toHaveLength(5)
    expect(writes.map(({ version }) => version !== null)).toEqual([true, true, true, true, true, false])
    expect(told()).toEqual(wentWell('Cart item updated'))
  })

  it.each([404, 409, 422])('fails at once when the API refuses it for an unchanged cart: %i', async (status) => {
    await page.open([['tea']])
    const { calls } = recordCalls(page.world, () => answer(status))
    setTea(2)
    await page.expectSettled('1 tea')
    expect(calls).toEqual([`PUT ${status}`, 'GET'])
    expect(told()).toEqual(wentWrong('Failed to update cart item'))
  })

  it('fails at once when it is refused for another reason, though the cart has changed', async () => {
    await page.open([['tea']])
    const { calls } = recordCalls(page.world, () => {
      elsewhere({ quantity: 5 })
      return answer(409)
    })
    setTea(2)
    await page.expectSettled('5 tea')
    expect(calls).toEqual(['PUT 409', 'GET'])
  })

  it.each([404, 412])('is not sent again as an addition, which the API never outdates: %i', async (status) => {
    await page.open([['tea']])
    const { calls } = recordCalls(page.world, () => {
      elsewhere({ quantity: 5 })
      return answer(status)
    })
    add('soup')
    await page.expectSettled('5 tea')
    expect(calls).toEqual([`POST ${status}`, 'GET'])
    expect(told()).toEqual(wentWrong('Failed to add item to cart'))
  })
})
