import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { canOrder, place, press, radio, ready } from '../../../tests/setup/checkout'
import { expectLog } from '../../../tests/setup/log'
import { CUSTOMER, customersShop, quiet } from '../../../tests/setup/shop'
import { restaurantQueries } from '../../api/queries/restaurant'
import type { Wallet } from '../../api/types'
import { keepDraft, readDraft } from '../../features/checkout/draft'
import { saveCard } from '../../sandbox/rules/cards'
import { CheckoutPage } from './CheckoutPage'

const shop = customersShop(6)

describe('a saved card', () => {
  beforeEach(() => saveCard(CUSTOMER, shop.sandbox.context))

  const placed = () => shop.sandbox.context.state.orders
  const card = () => radio(/^Visa ending in 4242/)
  /** Opens the checkout, as after a reload. */
  function open() {
    cleanup()
    shop.client.clear()
    shop.show(<CheckoutPage />, '/checkout')
  }
  async function order() {
    fireEvent.click(await screen.findByRole('radio', { name: 'Visa ending in 4242' }))
    await ready('$29.40')
    press(/^Place order/)
  }
  /** The card is not the default, but was chosen. */
  async function chosen() {
    shop.sandbox.context.state.cards![CUSTOMER]![0]!.isDefault = false
    open()
    fireEvent.click(await screen.findByRole('radio', { name: /^Visa ending in 4242/ }))
    await ready('$29.40')
  }

  it('is listed by brand and last digits; declined it is tried again when the order is placed again', async () => {
    shop.sandbox.context.state.declines = 1
    open()
    await order()
    await waitFor(() => expect(shop.assign).toHaveBeenCalledOnce())
    expect(placed()[0]?.payment).toMatchObject({ method: 'SAVED', status: 'DECLINED' })
    open()
    await order()
    const paid = () => placed().map(({ payment }) => `${payment.method} ${payment.status}`)
    await waitFor(() => expect(paid()).toEqual(['SAVED CANCELLED', 'SAVED PAID']))
  })

  it('that was chosen is waited for after a reload: no other payment option replaces it', async () => {
    await chosen()
    shop.sandbox.context.scenarios.start({ name: 'latency', ms: 60_000, match: '/payment-methods', times: 1 })
    open()
    expect(await screen.findByText('We are still reading your saved cards.')).toBeTruthy()
    expect([radio(/secure page/).checked, canOrder()]).toEqual([false, false])
    shop.sandbox.context.scenarios.clear()
    await ready('$29.40')
    expect(card().checked).toBe(true)
  })

  it.each([
    ['the default card', () => Promise.resolve()],
    ['a saved card that was chosen', chosen],
  ])(
    '%s is chosen, and not replaced by another option while the cards cannot be read, and they can be read again',
    async (_, begin) => {
      expectLog(/Failed to load/)
      await begin()
      shop.fail('/payment-methods', 403)
      open()
      expect(await screen.findByText('Your saved cards could not be loaded.')).toBeTruthy()
      expect(screen.getByText('Please choose how to pay.')).toBeTruthy()
      expect([radio(/secure page/).checked, canOrder()]).toEqual([false, false])
      press('Try again')
      await ready('$29.40')
      expect(card().checked).toBe(true)
    },
  )
})

describe('a wallet', () => {
  /** The restaurant takes this wallet from now on, and no other. */
  async function offer(only: Wallet) {
    const profile = restaurantQueries.profile()
    const restaurant = await shop.client.fetchQuery(profile)
    shop.client.setQueryData(profile.queryKey, { ...restaurant, wallets: [only] })
    await quiet()
  }
  let answer = (_: boolean) => {}
  beforeEach(async () => {
    shop.sandbox.context.restaurant = { ...shop.sandbox.context.restaurant, wallets: ['GOOGLE_PAY'] }
    await offer('GOOGLE_PAY')
    const canMakePayment = () => new Promise<boolean>((resolve) => (answer = resolve))
    vi.stubGlobal(
      'PaymentRequest',
      class {
        canMakePayment = canMakePayment
      },
    )
    const { plan } = readDraft(CUSTOMER)
    keepDraft(CUSTOMER, { plan: { ...plan, payment: { type: 'HOSTED', wallet: 'GOOGLE_PAY' } } })
    shop.show(<CheckoutPage />, '/checkout')
    await screen.findByRole('radio', { name: /secure page$/ })
  })

  const WAITS = 'We are still asking your browser for Google Pay.'
  const wallet = () => screen.queryByRole<HTMLInputElement>('radio', { name: /^Google Pay/ })
  const page = () => radio(/secure page$/)

  it('chosen before a reload is not replaced before the browser has answered', async () => {
    expect(await screen.findByText(WAITS)).toBeTruthy()
    expect([page().checked, canOrder()]).toEqual([false, false])
    answer(true)
    await quiet()
    await ready()
    expect(wallet()!.checked).toBe(true)
    expect(screen.queryByText(WAITS)).toBeNull()
    fireEvent.click(place())
    await waitFor(() =>
      expect(shop.sandbox.context.state.orders).toMatchObject([{ payment: { wallet: 'GOOGLE_PAY' } }]),
    )
  })

  it('in a browser that cannot pay with it any more gives way to the payment page', async () => {
    answer(false)
    await quiet()
    await ready()
    expect([wallet(), page().checked]).toEqual([null, true])
  })

  it('can be replaced by another way meanwhile', async () => {
    fireEvent.click(page())
    await ready()
    expect(screen.queryByText(WAITS)).toBeNull()
  })

  it('that the restaurant does not take any more is gone', async () => {
    answer(true)
    await quiet()
    await waitFor(() => expect(wallet()!.checked).toBe(true))
    await offer('APPLE_PAY')
    await waitFor(() => expect(wallet()).toBeNull())
    expect(page().checked).toBe(true)
  })
})
