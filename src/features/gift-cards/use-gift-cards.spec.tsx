import { beforeEach, describe, expect, it } from 'vitest'
import { namedCalls, press, readIn } from '../../../tests/setup/hook'
import { expectLog } from '../../../tests/setup/log'
import { createShop, CUSTOMER, quiet, type Shop } from '../../../tests/setup/shop'
import { toast } from '../../../tests/setup/toasts'
import { buyGiftCard } from '../../sandbox/rules/gift-card-purchases'
import { checkGiftCard, giftCardsOf } from '../../sandbox/rules/gift-cards'
import { useGiftCards, usePurchases } from './use-gift-cards'

let shop: Shop
beforeEach(() => {
  shop = createShop()
  shop.signIn()
})
type Trouble = Parameters<Shop['sandbox']['context']['scenarios']['start']>[0]
const start = (what: Trouble) => shop.sandbox.context.scenarios.start(what)

describe('the gift cards in the account', () => {
  beforeEach(() => {
    for (const [number, pin] of [
      ['6006491200002511', '7301'],
      ['6006491200001022', '7302'],
    ] as const)
      checkGiftCard(CUSTOMER, { number, pin, keep: true }, shop.sandbox.context)
  })
  const reading = (enabled?: boolean) => readIn(shop, () => useGiftCards(CUSTOMER, enabled))
  const shown = ({ cards }: ReturnType<typeof useGiftCards>) => cards?.map(({ lastFour }) => lastFour)

  it('are read only where they can be used', async () => {
    expect((await reading(false)).current).toMatchObject({ cards: undefined, error: null })
    expect(shop.requests('GET')).toBe(0)
    expect(shown((await reading()).current)).toEqual(['2511', '1022'])
  })

  it('that is removed is gone at once, and no other one', async () => {
    const result = await reading()
    start({ name: 'latency', ms: 60_000, match: 'DELETE' })
    await press(() => result.current.remove(result.current.cards![0]!.id))
    expect(shown(result.current)).toEqual(['1022'])
    // A removal that fails or hangs is reported under its name.
    expect(namedCalls(shop)).toContain('DELETE /restaurants/{restaurantId}/users/{customerId}/gift-cards/{giftCardId}')
    shop.sandbox.context.scenarios.clear()
    await quiet(40)
    expect(shown(result.current)).toEqual(['1022'])
    expect(giftCardsOf(CUSTOMER, shop.sandbox.context).map(({ lastFour }) => lastFour)).toEqual(['1022'])
  })

  it('comes back with a message when its removal fails', async () => {
    expectLog(/Failed to remove the gift card/)
    const result = await reading()
    start({ name: 'fail', status: 503, match: 'DELETE', times: 1 })
    await press(() => result.current.remove(result.current.cards![0]!.id))
    await quiet(40)
    expect(shown(result.current)).toEqual(['2511', '1022'])
    expect(toast.error.mock.calls[0]?.[0]).toBe('Failed to remove the gift card. Please try again.')
  })

  it('that cannot be read show an error, and no more once they are read, even if a later read fails', async () => {
    expectLog(/Failed to load your gift cards/)
    const failure = { name: 'fail', status: 503, match: 'GET', times: 1 } as const
    start(failure)
    const result = await reading()
    expect(result.current).toMatchObject({ cards: undefined, error: { message: 'Failed to load your gift cards.' } })
    for (const trouble of [[], [failure]]) {
      trouble.forEach(start)
      await press(() => result.current.retry())
      await quiet()
      expect([shown(result.current), result.current.error]).toEqual([['2511', '1022'], null])
    }
    expect(shop.requests('GET')).toBe(3)
  })
})

describe('the gift cards that were bought', () => {
  const buy = (name: string) =>
    buyGiftCard(
      CUSTOMER,
      {
        ...{ amount: shop.sandbox.context.restaurant.giftCards!.amounts[0]!, senderName: 'Ada', message: null },
        ...{ recipient: { name, email: 'grace@example.com' }, sendOn: null, returnUrl: `${location.origin}/back` },
      },
      name,
      shop.sandbox.context,
    )
  const reading = (enabled?: boolean) => readIn(shop, () => usePurchases(CUSTOMER, enabled))

  it('are listed page by page, newest first, and not asked for while nobody sees them', async () => {
    expect((await reading(false)).current.purchases).toBeUndefined()
    expect(shop.requests('GET')).toBe(0)
    const names = Array.from({ length: 22 }, (_, index) => `Friend ${index}`)
    names.forEach(buy)
    const result = await reading()
    const listed = () => result.current.purchases?.map(({ recipient }) => recipient.name)
    expect([listed()?.length, result.current.hasMore]).toEqual([20, true])
    await press(() => result.current.readMore())
    await quiet()
    expect([listed(), result.current.hasMore]).toEqual([names.toReversed(), false])
    expect(sessionStorage.getItem('pages / gift card purchases')).toBe('2')
  })
})
