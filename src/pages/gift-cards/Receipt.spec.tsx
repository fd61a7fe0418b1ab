import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { buyCard } from '../../../tests/setup/gift-cards'
import { expectLog } from '../../../tests/setup/log'
import { guestsShop, quiet } from '../../../tests/setup/shop'
import { settlePurchase } from '../../sandbox/rules/gift-card-purchases'
import { GiveGiftCardPage } from './GiveGiftCardPage'

const shop = guestsShop()
afterEach(() => {
  vi.useRealTimers()
})

const buy = (change?: Parameters<typeof buyCard>[1]) => buyCard(shop, change)
type Purchase = ReturnType<typeof buy>
const settle = (purchase: Purchase, outcome: 'PAID' | 'DECLINED' | 'CANCELLED') =>
  settlePurchase(purchase, outcome, shop.sandbox.context)
const open = ({ id }: Pick<Purchase, 'id'>) => shop.show(<GiveGiftCardPage />, `/gift-cards?purchaseId=${id}`)
/** The receipt of a gift card that is not paid, while time stands still. */
async function unpaid() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
  const purchase = buy()
  open(purchase)
  await quiet(40)
  return purchase
}
const heading = () => screen.getByRole('heading', { level: 1 }).textContent
const titled = (name: string) => screen.findByRole('heading', { level: 1, name })
const press = (name: string) => act(() => Promise.resolve(void fireEvent.click(screen.getByRole('button', { name }))))
const looks = () => shop.requests('GET /api/v1/restaurants/tamarind-row/users/cus_shop/gift-card-purchases/')
const facts = () => screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent])
async function pass(seconds: number) {
  for (let second = 0; second < seconds; second++) {
    act(() => void vi.advanceTimersByTime(1000))
    await quiet(8)
  }
}

describe('a paid gift card', () => {
  beforeEach(() => shop.signIn())

  it('shows its receipt and that it is sent, but neither number nor PIN', async () => {
    const purchase = buy()
    settle(purchase, 'PAID')
    const card = shop.sandbox.context.state.giftCards!.at(-1)!
    open(purchase)
    await titled('Sent to Grace')
    expect(facts()).toEqual([
      ['Amount', '$25.00'],
      ['Gift card', `ending in ${card.number.slice(-4)}`],
      ['For', 'Grace, grace@example.com'],
      ['From', 'Ada'],
      ['Message', 'Happy birthday!'],
      ['Receipt', purchase.number],
      ['Bought', expect.stringMatching(/^Nov 20, 2026, 1:\d\d PM$/)],
    ])
    expect(document.body.textContent).not.toContain(card.number)
  })

  it('says on which day it will be sent, which may be this one in a year', async () => {
    const purchase = buy({ sendOn: '2027-11-20' })
    settle(purchase, 'PAID')
    open(purchase)
    await titled('It will be sent on Nov 20, 2027')
  })
})

describe('a gift card that is not paid', () => {
  beforeEach(() => shop.signIn())

  it.each([
    ['DECLINED', 'Your payment was declined'],
    ['CANCELLED', 'You cancelled the payment'],
  ] as const)('%s: can be paid again', async (outcome, title) => {
    const purchase = buy()
    settle(purchase, outcome)
    open(purchase)
    await titled(title)
    await press('Pay again')
    await waitFor(() => expect(shop.assign).toHaveBeenCalledTimes(1))
    expect(shop.assign.mock.lastCall?.[0]).toContain(`/__sandbox/pay-gift-card/${purchase.id}`)
    await press('Pay again')
    expect(shop.requests('/payment')).toBe(1)
  })

  it('shows the receipt when it was paid in the meantime, in another tab', async () => {
    expectLog(/Failed to open the payment page/)
    const purchase = buy()
    settle(purchase, 'DECLINED')
    open(purchase)
    await titled('Your payment was declined')
    Object.assign(purchase, { payment: 'PENDING' })
    settle(purchase, 'PAID')
    await press('Pay again')
    await titled('Sent to Grace')
    expect(shop.assign).not.toHaveBeenCalled()
  })

  it('is polled for about a minute; after some seconds the way to the payment page is offered', async () => {
    await unpaid()
    expect(heading()).toBe('Checking your payment')
    await pass(5)
    expect(heading()).toBe('Your payment is not finished')
    expect(screen.getByRole('button', { name: 'Continue to payment' })).toBeTruthy()
    await pass(60)
    expect(looks()).toBe(10)
    await pass(60)
    expect(looks()).toBe(10)
  })

  it('leads to the receipt as soon as it is paid', async () => {
    const purchase = await unpaid()
    settle(purchase, 'PAID')
    await pass(2)
    expect(heading()).toBe('Sent to Grace')
  })

  it('can be paid on a new page when the old one has expired', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
    const purchase = buy()
    shop.sandbox.context.scenarios.setClock('2026-11-20T19:00:00Z')
    open(purchase)
    await quiet(40)
    await pass(5)
    expect(heading()).toBe('The payment page has expired')
    await press('Pay again')
    await quiet(40)
    expect(shop.assign).toHaveBeenCalledTimes(1)
  })
})

it('a purchase that does not exist is not found', async () => {
  expectLog(/Failed to load the gift card/)
  shop.signIn()
  open({ id: 'gcp_none' })
  await titled('We could not find this gift card')
})

it('a receipt that cannot be read can be tried again', async () => {
  expectLog(/Failed to load the gift card/)
  shop.signIn()
  const purchase = buy()
  settle(purchase, 'PAID')
  shop.fail('/gift-card-purchases/')
  open(purchase)
  await titled('The gift card could not be loaded')
  await press('Try again')
  await titled('Sent to Grace')
})

it('a guest is asked to sign in first, and comes back to the receipt', async () => {
  open({ id: 'gcp_1' })
  await titled('Please sign in to see your gift card')
  expect(screen.getByRole('link', { name: 'Login' }).getAttribute('href')).toBe(
    '/login?next=%2Fgift-cards%3FpurchaseId%3Dgcp_1',
  )
  expect(shop.requests('/gift-card')).toBe(0)
})
