import { onlineManager } from '@tanstack/react-query'
import { act } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { heldTime, hookIn, press, readIn } from '../../../tests/setup/hook'
import { expectLog } from '../../../tests/setup/log'
import { createShop, CUSTOMER, quiet, type Shop } from '../../../tests/setup/shop'
import '../../../tests/setup/toasts'
import { cardsOf, saveCard, TEST_CARDS } from '../../sandbox/rules/cards'
import { signedOut } from '../../stores/auth'
import { useAddCard, usePaymentMethods } from './use-payment-methods'

const HOME = `/users/${CUSTOMER}/payment-methods`
let shop: Shop
beforeEach(() => {
  shop = createShop()
  shop.signIn()
  for (const card of TEST_CARDS) saveCard(CUSTOMER, shop.sandbox.context, card)
  heldTime()
})
afterEach(() => {
  act(() => onlineManager.setOnline(true))
  vi.useRealTimers()
})

const reading = (enabled?: boolean) => readIn(shop, () => usePaymentMethods(CUSTOMER, enabled))
const shown = ({ cards }: ReturnType<typeof usePaymentMethods>) =>
  cards?.map(({ lastFour, isDefault }) => lastFour + (isDefault ? ' default' : ''))
const idOf = (lastFour: string) =>
  cardsOf(CUSTOMER, shop.sandbox.context).find((card) => card.lastFour === lastFour)?.id ?? 'card_gone'
const fail = (method: string) => start({ name: 'fail', status: 503, match: `${method} /api`, times: 1 })

type Trouble = Parameters<Shop['sandbox']['context']['scenarios']['start']>[0]
const start = (what: Trouble) => shop.sandbox.context.scenarios.start(what)
/** Nothing is answered until `answered`, so that it can be seen what is shown meanwhile. */
const unanswered = () => start({ name: 'latency', ms: 60_000, match: HOME })
async function answered() {
  shop.sandbox.context.scenarios.clear()
  await quiet(40)
}

it('the saved cards are not asked for where no card can be used', async () => {
  const result = await reading(false)
  expect(result.current).toMatchObject({ cards: undefined, error: null })
  expect(shop.requests(HOME)).toBe(0)
})

it('the saved cards show an error until they are read; with cards on screen a failed read shows none', async () => {
  expectLog(/Failed to load your cards/)
  fail('GET')
  const result = await reading()
  expect(result.current).toMatchObject({ cards: undefined, error: { message: 'Failed to load your cards.' } })
  for (const again of [() => {}, () => fail('GET')]) {
    again()
    await press(() => result.current.retry())
    await quiet()
    expect([shown(result.current), result.current.error]).toEqual([['4242 default', '4444', '0005'], null])
  }
  expect(shop.requests('GET')).toBe(3)
})

it.each([
  ['show another default card, at the top, and only that one', 'makeDefault 4444', ['4444 default', '4242', '0005']],
  ['lose a removed card, and keep their default one', 'makeDefault 4444, remove 4242', ['4444 default', '0005']],
  ['have a new default card when the default one is removed', 'remove 4242', ['4444 default', '0005']],
  ['are none when the last one is removed', 'remove 4242, remove 4444, remove 0005', []],
  ['stay as they are when the new default card is gone', 'makeDefault 9999', ['4242 default', '4444', '0005']],
])('the saved cards %s: at once, and once the API has answered', async (_, changes, wanted) => {
  expectLog(/Failed to change the default card/)
  const result = await reading()
  unanswered()
  for (const change of changes.split(', ')) {
    const [what, lastFour] = change.split(' ') as ['makeDefault' | 'remove', string]
    await press(() => result.current[what](idOf(lastFour)))
  }
  expect(shown(result.current)).toEqual(wanted)
  await answered()
  expect(shown(result.current)).toEqual(wanted)
  expect(shown({ ...result.current, cards: cardsOf(CUSTOMER, shop.sandbox.context) })).toEqual(wanted)
})

describe('a new card', () => {
  const adding = () => hookIn(shop, () => useAddCard(CUSTOMER, '/account/cards')).result
  const posts = () => shop.requests(`POST /api/v1/restaurants/tamarind-row${HOME}`)

  it('is entered on the page of the provider, which leads back to where the customer was', async () => {
    const result = adding()
    expect(result.current.busy).toBe(false)
    await press(() => result.current.add())
    expect(result.current.busy).toBe(true)
    await quiet()
    const [[id, session]] = Object.entries(shop.sandbox.context.state.cardSessions!) as [[string, object]]
    expect(session).toEqual({ customerId: CUSTOMER, returnUrl: `${location.origin}/account/cards` })
    expect(shop.assign).toHaveBeenCalledExactlyOnceWith(`${location.origin}/__sandbox/card/${id}`)
    await quiet()
    expect(result.current.busy).toBe(true)
  })

  it('can be added again after the page did not open, and after a way back', async () => {
    expectLog(/Failed to open the page of the payment provider/)
    fail('POST')
    const result = adding()
    await press(() => result.current.add())
    await quiet()
    expect(result.current).toMatchObject({
      busy: false,
      error: { message: 'Failed to open the page of the payment provider. Please try again.' },
    })
    expect(posts()).toBe(1)
    await press(() => result.current.add())
    await quiet()
    expect(shop.assign).toHaveBeenCalledOnce()
    act(() => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })))
    await quiet()
    expect(result.current).toMatchObject({ busy: false, error: null })
  })

  it('fails at once without a connection, and opens no page later', async () => {
    expectLog(/Failed to open the page of the payment provider/)
    act(() => onlineManager.setOnline(false))
    start({ name: 'reset-connection', times: 1 })
    const result = adding()
    await press(() => result.current.add())
    await quiet()
    expect(result.current.error).not.toBeNull()
    act(() => onlineManager.setOnline(true))
    await quiet()
    expect(shop.assign).not.toHaveBeenCalled()
  })

  it('opens no page for a customer who has signed out meanwhile', async () => {
    const result = adding()
    unanswered()
    await press(() => result.current.add())
    act(signedOut)
    await answered()
    expect(posts()).toBe(1)
    expect(shop.assign).not.toHaveBeenCalled()
  })
})

it('a call that fails or hangs has a name, in reports and in the inspector', async () => {
  const cards = await reading()
  const { result } = hookIn(shop, () => useAddCard(CUSTOMER, '/account/cards'))
  unanswered()
  await press(() => result.current.add())
  await press(() => cards.current.remove(idOf('4242')))
  const path = '/restaurants/{restaurantId}/users/{customerId}/payment-methods'
  const key = ['customer', CUSTOMER, 'payment methods']
  const called = shop.client.getMutationCache().getAll()
  expect(called.map(({ meta, options }) => [meta?.call, options.mutationKey])).toEqual([
    [`POST ${path}`, [...key, 'add']],
    [`PUT or DELETE ${path}/{paymentMethodId}`, [...key, 'change']],
  ])
  await answered()
})
