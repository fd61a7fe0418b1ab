import { onlineManager } from '@tanstack/react-query'
import { act } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { heldTime, hookIn, namedCalls } from '../../../tests/setup/hook'
import { expectLog } from '../../../tests/setup/log'
import { createShop, CUSTOMER, quiet, type Shop } from '../../../tests/setup/shop'
import { giftCardsQuery } from '../../api/queries/gift-cards'
import type { GiftCard } from '../../api/types'
import { signedOut } from '../../stores/auth'
import { useGiftCardCheck } from './use-gift-card-check'

const CARD = { number: '6006491200002511', pin: '7301', keep: true }
let shop: Shop
const found = vi.fn<(card: GiftCard) => void>()
beforeEach(() => {
  shop = createShop()
  shop.signIn()
  shop.client.setQueryData(giftCardsQuery(CUSTOMER).queryKey, { giftCards: [] })
  found.mockReset()
})
afterEach(() => {
  act(() => onlineManager.setOnline(true))
  vi.useRealTimers()
})

const start = (name: 'latency' | 'reset-connection') =>
  shop.sandbox.context.scenarios.start({ name, ms: 60_000, match: 'POST', times: 1 })
const checking = () => hookIn(shop, useGiftCardCheck).result
const isListOld = () => shop.client.getQueryState(giftCardsQuery(CUSTOMER).queryKey)?.isInvalidated

it.each([true, false])(
  'the list of gift cards is read again when the card is kept in the account: %s',
  async (keep) => {
    const { current } = checking()
    shop.client.setQueryData(['menus'], [])
    await act(() => current.check({ ...CARD, keep }, found))
    expect(shop.client.getQueryState(['menus'])?.isInvalidated).toBe(false)
    expect(found.mock.calls[0]?.[0]).toMatchObject({ lastFour: '2511', kept: keep })
    expect(isListOld()).toBe(keep)
  },
)

/** A check that is not answered until `answered`. */
async function pending() {
  start('latency')
  const result = checking()
  let done = Promise.resolve()
  await act(() => Promise.resolve(void (done = result.current.check(CARD, found))))
  const answered = () => {
    shop.sandbox.context.scenarios.clear()
    return act(() => done)
  }
  return { result, answered }
}

it('a card is looked up for its customer only: after a sign-out no list is read', async () => {
  const { result, answered } = await pending()
  expect(result.current.busy).toBe(true)
  act(signedOut)
  shop.client.setQueryData(giftCardsQuery(CUSTOMER).queryKey, { giftCards: [] })
  await answered()
  expect([result.current.busy, isListOld()]).toEqual([false, false])
})

it('without a connection the check fails at once, is not sent later, and can be tried again', async () => {
  expectLog(/Failed to check the gift card/)
  act(() => onlineManager.setOnline(false))
  start('reset-connection')
  const result = checking()
  const failed = act(() => result.current.check(CARD, found))
  await expect(failed).rejects.toThrow('Failed to check the gift card. Please try again.')
  act(() => onlineManager.setOnline(true))
  await quiet()
  expect([shop.requests('POST'), result.current.busy]).toEqual([1, false])
  await act(() => result.current.check(CARD, found))
  expect(found).toHaveBeenCalledOnce()
})

it('a check is reported under its call, and leaves nothing in the cache to send the number and the PIN again', async () => {
  expectLog(/Failed to check the gift card/)
  heldTime()
  const { answered } = await pending()
  const called = () => shop.client.getMutationCache().getAll()
  expect(namedCalls(shop)).toContain('POST /restaurants/{restaurantId}/users/{customerId}/gift-cards')
  expect(called().map(({ options }) => options.mutationKey)).toEqual([['customer', CUSTOMER, 'gift cards', 'check']])
  const [{ options }] = called() as [ReturnType<typeof called>[number]]
  await answered()
  expect(found).toHaveBeenCalledOnce()
  act(() => void vi.advanceTimersByTime(1))
  expect(called()).toEqual([])
  const again = options.mutationFn!(undefined, { client: shop.client, meta: undefined })
  await expect(again).rejects.toThrow()
})

it('the check of a guest is refused, and names no customer', async () => {
  expectLog(/Failed to check the gift card/)
  act(signedOut)
  const { current } = checking()
  await expect(act(() => current.check(CARD, found))).rejects.toThrow()
  expect(shop.requests('/users//gift-cards')).toBe(1)
})
