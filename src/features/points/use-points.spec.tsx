import { beforeEach, expect, it } from 'vitest'
import { press, readIn } from '../../../tests/setup/hook'
import { createShop, CUSTOMER, quiet, type Shop } from '../../../tests/setup/shop'
import { usePoints } from './use-points'

let shop: Shop
beforeEach(() => {
  shop = createShop()
  shop.signIn()
  const at = shop.sandbox.context.now()
  const entries = Array.from({ length: 22 }, (_, index) => ({
    ...{ id: `pts_${index}`, at, points: index + 1, reason: 'GRANTED' as const },
  }))
  shop.sandbox.context.state.points = { [CUSTOMER]: { entries, owed: 0 } }
})

const reading = (customerId: string, enabled?: boolean) => readIn(shop, () => usePoints(customerId, enabled))

it('the balance is that of the account, and the history goes on page by page, newest first', async () => {
  const result = await reading(CUSTOMER)
  expect(result.current.account?.balance).toBe(253)
  expect([result.current.entries?.length, result.current.hasMore]).toEqual([20, true])
  await press(() => result.current.readMore())
  await quiet()
  expect(result.current.entries?.map(({ points }) => points)).toEqual(
    Array.from({ length: 22 }, (_, index) => 22 - index),
  )
  expect([result.current.account?.balance, result.current.hasMore]).toEqual([253, false])
  expect(sessionStorage.getItem('pages / points')).toBe('2')
})

it.each([
  ['a guest', '', true],
  ['a shop without points', CUSTOMER, false],
])('for %s no points are asked for', async (_, customerId, enabled) => {
  const result = await reading(customerId, enabled)
  expect(result.current).toMatchObject({ account: undefined, entries: undefined, error: null })
  expect(shop.requests('GET')).toBe(0)
})
