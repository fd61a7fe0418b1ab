import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { fill, place, press, ready } from '../../../tests/setup/checkout'
import { SMALL_CARD } from '../../../tests/sandbox/prepaid'
import { CUSTOMER, customersShop, quiet } from '../../../tests/setup/shop'
import { giftCardsQuery } from '../../api/queries/gift-cards'
import { quotesKey } from '../../api/queries/orders'
import { checkGiftCard } from '../../sandbox/rules/gift-cards'
import { CheckoutPage } from './CheckoutPage'

/** Four lemonades at $4.50 and New York's tax. */
const TOTAL = '$19.60'
const ORDERS = `POST /api/v1/restaurants/tamarind-row/users/${CUSTOMER}/orders`

const shop = customersShop(4)
beforeEach(async () => {
  shop.show(<CheckoutPage />, '/checkout')
  await ready(TOTAL)
})
const orders = () => shop.sandbox.context.state.orders

/** Presses the button while the quote is being read, and returns what lets its answer through. */
async function pressMeanwhile() {
  const answered = globalThis.fetch as (request: Request) => Promise<Response>
  let release = () => {}
  const isReleased = new Promise<void>((resolve) => (release = resolve))
  vi.stubGlobal('fetch', async (request: Request) => {
    if (request.url.endsWith('/orders/quote')) await isReleased
    return answered(request)
  })
  act(() => void shop.client.invalidateQueries({ queryKey: quotesKey(CUSTOMER) }))
  await waitFor(() => expect(document.querySelector('section[aria-busy=true]')).not.toBeNull())
  fireEvent.click(place())
  await waitFor(() => expect(place().getAttribute('aria-busy')).toBe('true'))
  expect(shop.requests(ORDERS) - shop.requests('/quote')).toBe(0)
  return release
}

describe('a press while the price is read again', () => {
  it('places the order once, as soon as the price is confirmed, with what was typed meanwhile', async () => {
    const release = await pressMeanwhile()
    fill('Note for the kitchen', 'No ice')
    release()
    await waitFor(() => expect(shop.assign).toHaveBeenCalledOnce())
    expect(orders().map(({ note, totals }) => [note, totals.total])).toEqual([['No ice', 1960]])
  })

  it.each([
    [
      'the dishes are others at the same total',
      TOTAL,
      () => {
        const [line] = shop.sandbox.context.state.carts[CUSTOMER]!
        const half = { ...line!, quantity: 2 }
        shop.sandbox.context.state.carts[CUSTOMER] = [half, { ...half, cartItemId: 'ci_2' }]
      },
    ],
    ['it would be ready much later', TOTAL, () => shop.sandbox.context.scenarios.setClock('2026-11-20T18:20:00Z')],
    ['the total is another one', '$24.50', () => shop.stock(5)],
  ])('places nothing when %s, and shows %s to be pressed again', async (_, total, happens) => {
    const release = await pressMeanwhile()
    happens()
    release()
    await ready(total)
    await quiet()
    expect(orders()).toEqual([])
    fireEvent.click(place())
    await waitFor(() => expect(shop.assign).toHaveBeenCalledOnce())
  })

  it('places nothing when a gift card pays less of the same total, and shows what is left', async () => {
    const { context } = shop.sandbox
    checkGiftCard(CUSTOMER, { ...SMALL_CARD, keep: true }, context)
    act(() => void shop.client.invalidateQueries({ queryKey: giftCardsQuery(CUSTOMER).queryKey }))
    await screen.findByRole('button', { name: 'Use gift card ending in 1022' })
    press('Use gift card ending in 1022')
    await ready('$9.60')
    const release = await pressMeanwhile()
    context.state.giftCards!.find(({ number }) => number === SMALL_CARD.number)!.balance = 300
    release()
    await ready('$16.60')
    await quiet()
    expect(orders()).toEqual([])
  })
})
