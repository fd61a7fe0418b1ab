import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { place, press, radio, ready } from '../../../tests/setup/checkout'
import { expectLog } from '../../../tests/setup/log'
import { isPressable } from '../../../tests/setup/pressable'
import { createShop, CUSTOMER, type Shop } from '../../../tests/setup/shop'
import { saveCard } from '../../sandbox/rules/cards'
import { CheckoutPage } from './CheckoutPage'

let shop: Shop
beforeEach(async () => {
  shop = createShop()
  shop.signIn()
  shop.stock(6)
  shop.show(<CheckoutPage />, '/checkout')
  await screen.findByRole('button', { name: 'Place order · $29.40' })
})

const placed = () => shop.sandbox.context.state.orders

it('a saved card is listed among the payment options, by brand and last digits', async () => {
  saveCard(CUSTOMER, shop.sandbox.context)
  await act(() => shop.client.invalidateQueries())
  fireEvent.click(await screen.findByRole('radio', { name: 'Visa ending in 4242' }))
  await ready('$29.40')
  press(/^Place order/)
  await waitFor(() => expect(placed()[0]?.payment).toMatchObject({ method: 'SAVED', status: 'PAID' }))
})

it('a saved card that was declined is tried again when the same order is placed again', async () => {
  saveCard(CUSTOMER, shop.sandbox.context)
  shop.sandbox.context.state.declines = 1
  await act(() => shop.client.invalidateQueries())
  fireEvent.click(await screen.findByRole('radio', { name: 'Visa ending in 4242' }))
  await ready('$29.40')
  press(/^Place order/)
  await waitFor(() => expect(shop.assign).toHaveBeenCalledOnce())
  expect(placed()[0]?.payment.status).toBe('DECLINED')
  cleanup()
  shop.show(<CheckoutPage />, '/checkout')
  fireEvent.click(await screen.findByRole('radio', { name: 'Visa ending in 4242' }))
  await ready('$29.40')
  press(/^Place order/)
  await waitFor(() => expect(placed().map(({ payment }) => payment.status)).toEqual(['CANCELLED', 'PAID']))
})

const again = () => {
  cleanup()
  shop.client.clear()
  shop.show(<CheckoutPage />, '/checkout')
}

/** The cards cannot be read: nothing is chosen in place of the card, until they are read again. */
async function expectCardAfterFailure() {
  expectLog(/Failed to load/)
  shop.sandbox.context.scenarios.start({ name: 'fail', status: 403, match: '/payment-methods', times: 1 })
  again()
  expect(await screen.findByText('Your saved cards could not be loaded.')).toBeTruthy()
  expect(screen.getByText('Please choose how to pay.')).toBeTruthy()
  expect([radio(/secure page/).checked, isPressable(place())]).toEqual([false, false])
  press('Try again')
  await ready('$29.40')
  expect(radio(/^Visa ending in 4242/).checked).toBe(true)
}

describe('the default card', () => {
  beforeEach(() => saveCard(CUSTOMER, shop.sandbox.context))

  it('is chosen for the customer', async () => {
    again()
    await ready('$29.40')
    expect(radio(/^Visa ending in 4242/).checked).toBe(true)
  })

  it('is not replaced by another option while the cards cannot be read', () => expectCardAfterFailure())
})

describe('a saved card that was chosen', () => {
  beforeEach(async () => {
    saveCard(CUSTOMER, shop.sandbox.context)
    shop.sandbox.context.state.cards![CUSTOMER]![0]!.isDefault = false
    again()
    fireEvent.click(await screen.findByRole('radio', { name: /^Visa ending in 4242/ }))
    await ready('$29.40')
  })

  it('is waited for after a reload: no other payment option replaces it', async () => {
    shop.sandbox.context.scenarios.start({ name: 'latency', ms: 60_000, match: '/payment-methods', times: 1 })
    again()
    expect(await screen.findByText('We are still reading your saved cards.')).toBeTruthy()
    expect(radio(/secure page/).checked).toBe(false)
    expect(isPressable(place())).toBe(false)
    shop.sandbox.context.scenarios.clear()
    await ready('$29.40')
    expect(radio(/^Visa ending in 4242/).checked).toBe(true)
  })

  it('shows an error when it cannot be read, and can be read again', () => expectCardAfterFailure())
})
