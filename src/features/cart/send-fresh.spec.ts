import { afterEach, beforeEach, describe, expect, it, vi, type MockInstance } from 'vitest'
import { createCartPage } from '../../../tests/faults/cart-page'
import { silenceFailures } from '../../../tests/faults/silence'
import { CUSTOMER, hold, quiet } from '../../../tests/model/cart-world'
import { recordCalls } from '../../../tests/setup/cart-writes'
import { told, toast, wentWell } from '../../../tests/setup/toasts'
import { cartQuery } from '../../api/queries/cart'
import { notices } from './cart'

silenceFailures()
const page = createCartPage()
const { add, openWithoutVersions, set } = page
const setTea = (quantity: number) => set('tea', quantity)
const { queryKey } = cartQuery(CUSTOMER)

let hasCompany: MockInstance<typeof notices.hasCompany>
let tellOtherTabs: MockInstance<typeof notices.tell>
beforeEach(() => {
  hasCompany = vi.spyOn(notices, 'hasCompany').mockReturnValue(false)
  tellOtherTabs = vi.spyOn(notices, 'tell').mockReturnValue()
})
afterEach(() => {
  for (const spy of [hasCompany, tellOtherTabs]) spy.mockRestore()
  vi.useRealTimers()
})

describe('with versions, a change is computed from the cart that is known', () => {
  it('so that no read delays it, however old that is, and is read back once', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    await page.open([['tea'], ['tea', 2]])
    vi.setSystemTime(Date.now() + 60_000)
    const { calls, writes } = recordCalls(page.world)
    setTea(4)
    await page.world.settled()
    expect(calls).toEqual(['PUT 200', 'GET'])
    expect(writes).toMatchObject([{ body: { qty: 2 }, version: expect.stringMatching(/^"/) as string }])
  })

  it('and is sent without a version once the API has refused its own version five times', async () => {
    await page.open([['tea']])
    const refusal = new Response(null, { status: 412 })
    const { calls, writes } = recordCalls(page.world, ({ version }) => (version ? refusal.clone() : undefined))
    setTea(2)
    await page.expectSettled('2 tea')
    expect(calls.filter((call) => call === 'PUT 412')).toHaveLength(5)
    expect(writes.map(({ version }) => version !== null)).toEqual([true, true, true, true, true, false])
    expect(told()).toEqual(wentWell('Cart item updated'))
  })

  it('unless another tab has changed it and it could not be read since', async () => {
    for (const change of [() => setTea(2), () => add('soup')]) {
      await page.open([['tea']])
      const { calls } = recordCalls(page.world)
      void page.world.client.invalidateQueries({ queryKey, refetchType: 'none' })
      change()
      await page.world.settled()
      expect(calls).toMatchObject(['GET', expect.stringMatching(/200$/), 'GET'])
    }
  })
})

describe('without versions, a change is computed from a cart', () => {
  it.each([
    [2999, ['PUT 200', 'GET']],
    [3000, ['GET', 'PUT 200', 'GET']],
  ])('that was read less than 3 s ago, so that no other device is overwritten: %i ms', async (age, expected) => {
    vi.useFakeTimers({ toFake: ['Date'] })
    await openWithoutVersions(['tea', 3])
    vi.setSystemTime(Date.now() + age)
    const { calls } = recordCalls(page.world)
    setTea(2)
    await page.world.settled()
    expect(calls).toEqual(expected)
  })

  it('that is read again as soon as another tab has been heard from', async () => {
    await openWithoutVersions(['tea', 3])
    hasCompany.mockReturnValue(true)
    const { calls } = recordCalls(page.world)
    setTea(2)
    await page.world.settled()
    expect(calls).toEqual(['GET', 'PUT 200', 'GET'])
  })

  it('of any age for an addition, which overwrites nothing', async () => {
    await openWithoutVersions(['tea', 3])
    hasCompany.mockReturnValue(true)
    const { calls } = recordCalls(page.world)
    add('soup')
    await page.world.settled()
    expect(calls).toEqual(['POST 200', 'GET'])
  })
})

describe('F10 a change is announced to the other tabs', () => {
  it('once, after this tab has read the cart', async () => {
    await page.open([['tea']])
    const letGo = hold(page.world, 'GET')
    setTea(2)
    await quiet(10)
    expect(tellOtherTabs).not.toHaveBeenCalled()
    letGo()
    await page.world.settled()
    expect(tellOtherTabs).toHaveBeenCalledExactlyOnceWith(CUSTOMER)
  })

  it('even when the API refuses to read the cart after it', async () => {
    await page.open([['tea']])
    page.fail('GET', 1, 403)
    setTea(2)
    await page.world.settled()
    expect(tellOtherTabs).toHaveBeenCalledExactlyOnceWith(CUSTOMER)
  })

  it('even when its page has given it up meanwhile', async () => {
    await page.open([['tea']])
    const { calls } = recordCalls(page.world)
    const letGo = hold(page.world, 'PUT', { answer: true })
    setTea(2)
    await quiet()
    page.world.client.getMutationCache().clear()
    letGo()
    await quiet(10)
    expect(tellOtherTabs).toHaveBeenCalledExactlyOnceWith(CUSTOMER)
    expect(calls).toEqual(['PUT 200'])
    expect(toast.success).not.toHaveBeenCalled()
  })
})
