import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { press, radio, ready, rows } from '../../../tests/setup/checkout'
import { altered } from '../../../tests/setup/altered'
import { expectLog } from '../../../tests/setup/log'
import { CUSTOMER, customersShop } from '../../../tests/setup/shop'
import { CARD, SMALL_CARD } from '../../../tests/sandbox/prepaid'
import { checkGiftCard } from '../../sandbox/rules/gift-cards'
import { grantPoints, pointsOf } from '../../sandbox/rules/points'
import { CheckoutPage } from './CheckoutPage'

const shop = customersShop(6)

const context = () => shop.sandbox.context
const show = async () => {
  shop.show(<CheckoutPage />, '/checkout')
  await screen.findByRole('button', { name: 'Place order · $29.40' })
}
/** Places an order that says so, for which no payment is chosen. */
async function payNothing(words: string, totals: object) {
  await ready('$0.00')
  expect(screen.getByText(words)).toBeTruthy()
  expect(screen.queryByRole('group', { name: 'Payment' })).toBeNull()
  press(/^Place order/)
  await waitFor(() => expect(shop.assign).toHaveBeenCalled())
  const [order] = context().state.orders
  expect(order).toMatchObject({ payment: { status: 'PAID' }, totals })
  expect(shop.assign.mock.lastCall?.[0]).toContain(`/payment-return?orderId=${order!.id}`)
}
const rewards = () => screen.getByRole('group', { name: 'Row points' })

it('points that are not enough: what the order earns and what is missing for the next reward', async () => {
  await show()
  expect(within(rewards()).getByText('You have 0 points. This order earns 27 points.')).toBeTruthy()
  expect(within(rewards()).getByText('50 more points for: A drink on us')).toBeTruthy()
  expect(within(rewards()).queryByRole('radio')).toBeNull()
})

it('points buy a reward, which is in the total, in the order and gone from the balance', async () => {
  grantPoints(CUSTOMER, 130, context())
  await show()
  expect(radio('Keep my points').checked).toBe(true)
  const reward = within(rewards()).getByText('80 points', { exact: false, selector: 'bdi > span' })
  expect(reward.textContent).toBe('80 points · takes off $5.00')
  expect(within(rewards()).getByText('Tamarind flan on us: Add such a dish to your cart to use it.')).toBeTruthy()
  expect(within(rewards()).getByText('120 more points for: 20% off')).toBeTruthy()
  fireEvent.click(radio('$5 off'))
  await ready('$23.95')
  expect(rows()).toEqual(['Subtotal $27.00', '$5 off -$5.00', 'Tax $1.95', 'Total $23.95'])
  expect(within(rewards()).getByText('You have 130 points. This order earns 22 points.')).toBeTruthy()
  press(/^Place order/)
  await waitFor(() => expect(context().state.orders).toHaveLength(1))
  expect(pointsOf(CUSTOMER, context())).toMatchObject({ balance: 50, held: 80 })
})

it('points spent on another device: the order is refused, and goes on without the reward', async () => {
  expectLog(/Failed to place your order/)
  grantPoints(CUSTOMER, 1500, context())
  await show()
  expect(within(rewards()).getByText('You have 1,500 points. This order earns 27 points.')).toBeTruthy()
  fireEvent.click(radio('$5 off'))
  await ready('$23.95')
  context().state.points![CUSTOMER]!.entries[0]!.points = 20
  press(/^Place order/)
  expect(await screen.findByText('You do not have enough points for $5 off.')).toBeTruthy()
  press('Continue without the reward')
  await ready('$29.40')
  expect(context().state.orders).toHaveLength(0)
})

it('points that pay for everything need no other payment', async () => {
  grantPoints(CUSTOMER, 80, context())
  context().restaurant = { ...context().restaurant, minimumOrder: 0 }
  shop.stock(1)
  shop.show(<CheckoutPage />, '/checkout')
  fireEvent.click(await screen.findByRole('radio', { name: /^\$5 off/ }))
  await payNothing('Nothing is left to pay.', { total: 0 })
})

const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
function enter({ number, pin }: { number: string; pin: string }) {
  press('Enter a gift card')
  type('Gift card number', number)
  type('PIN', pin)
  press('Check balance')
}

it('gift cards are checked, shown with their balance and used; each step is announced, and the rest is left to pay', async () => {
  const isSaid = (text: string) =>
    waitFor(() => expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(text))
  await show()
  enter(SMALL_CARD)
  expect(await screen.findByText('Gift card ending in 1022 · $10.00')).toBeTruthy()
  await isSaid('The gift card ending in 1022 has $10.00.')
  expect(rows()).toEqual(['Subtotal $27.00', 'Tax $2.40', 'Total $29.40'])
  press('Use gift card ending in 1022')
  await ready('$19.40')
  await isSaid('Left to pay $19.40')
  expect(rows().slice(2)).toEqual(['Total $29.40', 'Gift card ending in 1022 -$10.00', 'Left to pay $19.40'])
  press('Remove gift card ending in 1022')
  await ready('$29.40')
  await isSaid('Total $29.40')
})

it('gift cards of the account that cannot be read are not passed over: the customer can try again', async () => {
  expectLog(/Failed to load/)
  checkGiftCard(CUSTOMER, CARD, context())
  shop.fail('/gift-cards', 403)
  await show()
  expect(await screen.findByText('Your gift cards could not be loaded.')).toBeTruthy()
  press('Try again')
  expect(await screen.findByText('Gift card ending in 2511 · $25.00')).toBeTruthy()
  expect(screen.queryByText('Your gift cards could not be loaded.')).toBeNull()
})

it('gift cards that pay for everything need no other payment', async () => {
  await show()
  enter(CARD)
  await screen.findByText('Gift card ending in 2511 · $25.00')
  press('Use gift card ending in 2511')
  await ready('$4.40')
  enter(SMALL_CARD)
  await screen.findByText('Gift card ending in 1022 · $10.00')
  press('Use gift card ending in 1022')
  await ready('$0.00')
  expect(screen.queryByRole('button', { name: 'Enter a gift card' })).toBeNull()
  await payNothing('Your gift cards pay for this order. Nothing is left to pay.', { due: 0 })
})

it('gift cards are shown in their own currency', async () => {
  const euros = { id: 'gc_eur', lastFour: '5066', balance: 5000, currency: 'EUR', expiresAt: null, kept: true }
  altered('/gift-cards', () => ({ giftCards: [euros] }))
  await show()
  expect(await screen.findByText('Gift card ending in 5066 · €50.00')).toBeTruthy()
})

it('gift cards that cannot pay any more are named, and the order goes on without them', async () => {
  checkGiftCard(CUSTOMER, CARD, context())
  await show()
  fireEvent.click(await screen.findByRole('button', { name: 'Use gift card ending in 2511' }))
  await ready('$4.40')
  context().state.giftCards![0]!.blocked = true
  fireEvent.click(radio('15%'))
  expect(await screen.findByText('This gift card is blocked. Please call us.')).toBeTruthy()
  press('Continue without this card')
  await ready('$33.45')
})

it('a restaurant without points and gift cards offers neither', async () => {
  context().restaurant = { ...context().restaurant, pointsProgram: null, giftCards: null }
  await show()
  expect(screen.queryByRole('group', { name: 'Row points' })).toBeNull()
  expect(screen.queryByRole('region', { name: 'Gift cards' })).toBeNull()
  expect(shop.requests('/gift-cards')).toBe(0)
})
