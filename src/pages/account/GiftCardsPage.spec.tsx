import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { altered } from '../../../tests/setup/altered'
import { buyCard } from '../../../tests/setup/gift-cards'
import { expectLog } from '../../../tests/setup/log'
import { CUSTOMER, customersShop, quiet } from '../../../tests/setup/shop'
import { settlePurchase } from '../../sandbox/rules/gift-card-purchases'
import { checkGiftCard } from '../../sandbox/rules/gift-cards'
import { GiftCardsPage } from './GiftCardsPage'

const FIRST = { number: '6006491200002511', pin: '7301', keep: true }
const SECOND = { number: '6006491200001022', pin: '7302', keep: true }

const shop = customersShop()

const keep = (card: typeof FIRST) => checkGiftCard(CUSTOMER, card, shop.sandbox.context)
const buy = (change?: Parameters<typeof buyCard>[1]) => buyCard(shop, change)
const press = (name: string) => act(() => Promise.resolve(void fireEvent.click(screen.getByRole('button', { name }))))
const rows = (list: string) => {
  const found = screen.queryByRole('list', { name: list })
  return found ? within(found).getAllByRole('listitem') : []
}
const kept = () => rows('Gift cards').map((row) => row.textContent)
const bought = () => rows('Bought by you').map((row) => row.textContent)
async function open() {
  shop.show(<GiftCardsPage />)
  await screen.findByRole('button', { name: 'Check balance' })
}

it('a kept gift card shows its last digits, balance and expiry', async () => {
  keep(FIRST)
  shop.sandbox.context.state.giftCards![0]!.expiresAt = Date.parse('2027-11-20T18:00:00Z')
  keep(SECOND)
  await open()
  await waitFor(() =>
    expect(kept()).toEqual([
      'Gift card ending in 2511Expires on Nov 20, 2027$25.00Remove',
      'Gift card ending in 1022Does not expire$10.00Remove',
    ]),
  )
})

it('a kept gift card is added by its number and PIN, and its balance is said', async () => {
  await open()
  expect(screen.getByText(/^None are kept in your account/)).toBeTruthy()
  fireEvent.change(screen.getByLabelText('Gift card number'), { target: { value: FIRST.number } })
  fireEvent.change(screen.getByLabelText('PIN'), { target: { value: FIRST.pin } })
  await press('Check balance')
  await screen.findByText('The gift card ending in 2511 has $25.00.')
  await waitFor(() => expect(kept()).toHaveLength(1))
})

it('a kept gift card is removed at once after a question, and is back when that fails', async () => {
  expectLog(/Failed to remove the gift card/)
  keep(FIRST)
  await open()
  const remove = 'Remove Gift card ending in 2511'
  await screen.findByRole('button', { name: remove })
  shop.fail('DELETE')
  await press(remove)
  await screen.findByRole('dialog')
  await press('Remove card')
  await quiet(40)
  await waitFor(() => expect(kept()).toHaveLength(1))
  await press(remove)
  await screen.findByRole('dialog')
  await press('Remove card')
  expect(kept()).toEqual([])
  await waitFor(() => expect(shop.requests('DELETE')).toBe(2))
  await screen.findByText(/^None are kept in your account/)
})

it('bought gift cards show how they stand, newest first, and lead to their receipts', async () => {
  const { context } = shop.sandbox
  settlePurchase(buy(), 'PAID', context)
  settlePurchase(buy({ sendOn: '2026-12-01' }), 'PAID', context)
  settlePurchase(buy({ amount: 5000 }), 'DECLINED', context)
  const last = buy({ recipient: { name: 'Mary', email: 'mary@example.com' } })
  await open()
  await waitFor(() =>
    expect(bought()).toEqual([
      'For Mary$25.00Waiting for payment · Nov 20, 2026',
      'For Grace$50.00The payment was declined · Nov 20, 2026',
      'For Grace$25.00It will be sent on Dec 1, 2026 · Nov 20, 2026',
      'For Grace$25.00Sent to Grace · Nov 20, 2026',
    ]),
  )
  const [link] = within(rows('Bought by you')[0]!).getAllByRole('link')
  expect(link!.getAttribute('href')).toBe(`/gift-cards?purchaseId=${last.id}`)
})

it('bought gift cards come page by page; a page that fails can be tried again', async () => {
  expectLog(/Failed to load the gift cards you bought/)
  for (let count = 0; count < 23; count++) buy()
  await open()
  await waitFor(() => expect(bought()).toHaveLength(20))
  shop.fail('/gift-card-purchases')
  await press('Show more gift cards')
  await screen.findByText('More gift cards could not be loaded')
  await press('Try again')
  await waitFor(() => expect(bought()).toHaveLength(23))
})

it('bought gift cards have a way to buy one, where they are sold', async () => {
  altered<object>('/tamarind-row', (profile) => ({ ...profile, giftCards: { amounts: [] } }))
  await open()
  await screen.findByText('You have not bought any yet.')
  expect(screen.queryByRole('link', { name: 'Buy a gift card' })).toBeNull()
})

it('lists that cannot be read can be tried again, each for itself', async () => {
  expectLog(/Failed to load/)
  shop.fail('/gift-cards')
  shop.fail('/gift-card-purchases')
  keep(FIRST)
  await open()
  await screen.findByText('Your gift cards could not be loaded')
  await screen.findByText('The gift cards you bought could not be loaded')
  const again = screen.getAllByRole('button', { name: 'Try again' })
  for (const button of again) fireEvent.click(button)
  await waitFor(() => expect(kept()).toHaveLength(1))
  await screen.findByText('You have not bought any yet.')
  expect(screen.getByRole('link', { name: 'Buy a gift card' }).getAttribute('href')).toBe('/gift-cards')
})

it('a restaurant without gift cards says so, without asking for any', async () => {
  altered<object>('/tamarind-row', (profile) => ({ ...profile, giftCards: null }))
  shop.show(<GiftCardsPage />)
  await screen.findByRole('heading', { name: 'There are no gift cards here' })
  expect(shop.requests('/gift-card')).toBe(0)
})
