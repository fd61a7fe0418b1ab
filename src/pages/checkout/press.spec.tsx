import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { isPressable } from '../../../tests/setup/pressable'
import { SMALL_CARD } from '../../../tests/sandbox/prepaid'
import { createShop, CUSTOMER, quiet, type Shop } from '../../../tests/setup/shop'
import { giftCardsQuery } from '../../api/queries/gift-cards'
import { quotesKey } from '../../api/queries/orders'
import { checkGiftCard } from '../../sandbox/rules/gift-cards'
import { CheckoutPage } from './CheckoutPage'

/** Four lemonades at $4.50 and New York's tax. */
const PLACE = 'Place order · $19.60'

let shop: Shop
beforeEach(() => {
  shop = createShop()
  shop.signIn()
  shop.stock(4)
})

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })
const placed = () =>
  shop.requests(`POST /api/v1/restaurants/tamarind-row/users/${CUSTOMER}/orders`) - shop.requests('/quote')
const canPlace = (name: string) => waitFor(() => expect(isPressable(button(name))).toBe(true))

describe('a press while the price is read again', () => {
  /** Presses the button while the quote is being read, and returns what lets its answer through. */
  async function pressMeanwhile(name = PLACE) {
    const answered = globalThis.fetch as (request: Request) => Promise<Response>
    let release = () => {}
    const isReleased = new Promise<void>((resolve) => (release = resolve))
    vi.stubGlobal('fetch', async (request: Request) => {
      if (request.url.endsWith('/orders/quote')) await isReleased
      return answered(request)
    })
    act(() => void shop.client.invalidateQueries({ queryKey: quotesKey(CUSTOMER) }))
    await waitFor(() => expect(document.querySelector('section[aria-busy=true]')).not.toBeNull())
    fireEvent.click(button(name))
    await waitFor(() => expect(button(name).getAttribute('aria-busy')).toBe('true'))
    expect(placed()).toBe(0)
    return release
  }
  beforeEach(async () => {
    shop.show(<CheckoutPage />, '/checkout')
    await screen.findByRole('button', { name: PLACE })
    await canPlace(PLACE)
  })

  it('places the order once, as soon as the price is confirmed', async () => {
    const release = await pressMeanwhile()
    release()
    await waitFor(() => expect(shop.assign).toHaveBeenCalledOnce())
    expect(shop.sandbox.context.state.orders.map(({ totals }) => totals.total)).toEqual([1960])
  })

  it('sends what was typed meanwhile', async () => {
    const release = await pressMeanwhile()
    fireEvent.change(field('Note for the kitchen'), { target: { value: 'No ice' } })
    release()
    await waitFor(() => expect(shop.assign).toHaveBeenCalledOnce())
    expect(shop.sandbox.context.state.orders.map(({ note }) => note)).toEqual(['No ice'])
  })

  it.each([
    [
      'the dishes are others at the same total',
      () => {
        const [line] = shop.sandbox.context.state.carts[CUSTOMER]!
        const half = { ...line!, quantity: 2 }
        shop.sandbox.context.state.carts[CUSTOMER] = [half, { ...half, cartItemId: 'ci_2' }]
      },
    ],
    ['it would be ready much later', () => shop.sandbox.context.scenarios.setClock('2026-11-20T18:20:00Z')],
  ])('places nothing when %s', async (_, happens) => {
    const release = await pressMeanwhile()
    happens()
    release()
    await canPlace(PLACE)
    await quiet()
    expect(shop.sandbox.context.state.orders).toEqual([])
  })

  it('places nothing when a gift card pays less of the same total, and shows what is left', async () => {
    const { context } = shop.sandbox
    checkGiftCard(CUSTOMER, { ...SMALL_CARD, keep: true }, context)
    act(() => void shop.client.invalidateQueries({ queryKey: giftCardsQuery(CUSTOMER).queryKey }))
    fireEvent.click(await screen.findByRole('button', { name: 'Use gift card ending in 1022' }))
    await canPlace('Place order · $9.60')
    const release = await pressMeanwhile('Place order · $9.60')
    context.state.giftCards!.find(({ number }) => number === SMALL_CARD.number)!.balance = 300
    release()
    await canPlace('Place order · $16.60')
    await quiet()
    expect(context.state.orders).toEqual([])
  })

  it('places nothing when the total is another one, and shows that', async () => {
    shop.stock(5)
    const release = await pressMeanwhile()
    release()
    await canPlace('Place order · $24.50')
    expect(shop.sandbox.context.state.orders).toEqual([])
    fireEvent.click(button('Place order · $24.50'))
    await waitFor(() => expect(shop.assign).toHaveBeenCalledOnce())
  })
})
