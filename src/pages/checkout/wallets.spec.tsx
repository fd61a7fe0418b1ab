import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { place, radio, ready } from '../../../tests/setup/checkout'
import { isPressable } from '../../../tests/setup/pressable'
import { CUSTOMER, customersShop, quiet } from '../../../tests/setup/shop'
import { restaurantQueries } from '../../api/queries/restaurant'
import type { Wallet } from '../../api/types'
import { keepDraft, readDraft } from '../../features/checkout/draft'
import { CheckoutPage } from './CheckoutPage'

const shop = customersShop(6)
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

it('a wallet chosen before a reload is not replaced before the browser has answered', async () => {
  expect(await screen.findByText(WAITS)).toBeTruthy()
  expect([page().checked, isPressable(place())]).toEqual([false, false])
  answer(true)
  await quiet()
  await ready()
  expect(wallet()!.checked).toBe(true)
  expect(screen.queryByText(WAITS)).toBeNull()
  fireEvent.click(place())
  await waitFor(() => expect(shop.sandbox.context.state.orders).toMatchObject([{ payment: { wallet: 'GOOGLE_PAY' } }]))
})

it('a browser that cannot pay with it any more leaves the payment page', async () => {
  answer(false)
  await quiet()
  await ready()
  expect([wallet(), page().checked]).toEqual([null, true])
})

it('another way can be chosen meanwhile', async () => {
  fireEvent.click(page())
  await ready()
  expect(screen.queryByText(WAITS)).toBeNull()
})

it('a wallet that the restaurant does not take any more is gone', async () => {
  answer(true)
  await quiet()
  await waitFor(() => expect(wallet()!.checked).toBe(true))
  await offer('APPLE_PAY')
  await waitFor(() => expect(wallet()).toBeNull())
  expect(page().checked).toBe(true)
})
