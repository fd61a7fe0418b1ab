import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { altered } from '../../../tests/setup/altered'
import { expectLog } from '../../../tests/setup/log'
import { guestsShop, quiet } from '../../../tests/setup/shop'
import { settlePurchase } from '../../sandbox/rules/gift-card-purchases'
import { GiveGiftCardPage } from './GiveGiftCardPage'

vi.mock('virtual:brand', async (original) => ({
  ...(await original<object>()),
  legal: [['terms', '/legal/terms']],
}))

const shop = guestsShop()

afterEach(() => void vi.useRealTimers())

const button = () => screen.getByRole('button', { name: /^Pay \$/ })
const press = () => act(() => Promise.resolve(void fireEvent.click(button())))
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } })
const bought = () => shop.sandbox.context.state.giftCardPurchases ?? []
const posts = () => shop.requests('POST')
async function open() {
  shop.show(<GiveGiftCardPage />, '/gift-cards')
  await screen.findByRole('form', { name: 'Gift card' })
}
function fill() {
  fireEvent.click(screen.getByRole('radio', { name: '$50.00' }))
  type('Who is it for?', ' Grace ')
  type('Their email', 'grace@example.com')
  type('Message (optional)', 'Happy birthday!')
}
const left = () => waitFor(() => expect(shop.assign).toHaveBeenCalledTimes(1))

describe('a customer', () => {
  beforeEach(() => shop.signIn())
  async function boughtBefore(outcome: 'PAID' | 'DECLINED') {
    await open()
    fill()
    await press()
    await left()
    settlePurchase(bought()[0]!, outcome, shop.sandbox.context)
    cleanup()
  }

  it('buys a gift card once, and leaves for its payment page', async () => {
    await open()
    expect(field('Your name').value).toBe('Ada')
    fill()
    await press()
    await press()
    await left()
    expect(bought()).toHaveLength(1)
    expect(bought()[0]).toMatchObject({
      ...{ amount: 5000, senderName: 'Ada', message: 'Happy birthday!', sendOn: null },
      recipient: { name: 'Grace', email: 'grace@example.com' },
    })
    expect(shop.assign).toHaveBeenCalledWith(`${location.origin}/__sandbox/pay-gift-card/${bought()[0]!.id}`)
    await press()
    await quiet()
    expect(posts()).toBe(1)
  })

  it('chooses the day on which it is sent, within a year; a day that is half typed is empty, and not today', async () => {
    await open()
    fill()
    expect([field('Day of sending').min, field('Day of sending').max]).toEqual(['2026-11-20', '2027-11-20'])
    expect(screen.getByText('Today: it is sent as soon as it is paid.')).toBeTruthy()
    for (const day of ['', '2026-11-19']) {
      type('Day of sending', day)
      expect(field('Day of sending').value).toBe(day)
      await press()
      await screen.findByText('Please choose a day within a year from today.')
      expect(posts()).toBe(0)
      type('Day of sending', '2026-11-20')
      await waitFor(() => expect(screen.queryByText('Please choose a day within a year from today.')).toBeNull())
    }
    type('Day of sending', '2026-12-01')
    await press()
    await left()
    expect(bought()[0]!.sendOn).toBe('2026-12-01')
  })

  it('is told what is missing, at each field', async () => {
    await open()
    type('Your name', ' ')
    await press()
    await screen.findByText('Please enter your name.')
    expect(screen.getByText('Please enter who it is for.')).toBeTruthy()
    expect(screen.getByText('Please enter a valid email address.')).toBeTruthy()
    expect(document.activeElement).toBe(field('Your name'))
    expect(posts()).toBe(0)
  })

  it.each([
    ['Message (optional)', 300],
    ['Who is it for?', 80],
  ])('keeps all that is pasted for %j, and buys when it has at most %d characters', async (label, most) => {
    await open()
    fill()
    type(label, 'x'.repeat(most + 1))
    expect(field(label).value).toHaveLength(most + 1)
    await press()
    expect(document.activeElement).toBe(field(label))
    expect(posts()).toBe(0)
    type(label, 'x'.repeat(most))
    await press()
    await left()
    expect(bought()).toHaveLength(1)
  })

  it('sees what the API refuses at its field', async () => {
    expectLog(/Failed to buy the gift card/)
    const errors = [{ pointer: '/recipient/email', message: 'We cannot send mail there.' }]
    shop.sandbox.context.scenarios.start({
      ...{ name: 'fail', status: 422, match: 'gift-card-purchases', times: 1 },
      body: JSON.stringify({ code: 'INVALID_GIFT_CARD', message: 'Please check.', errors }),
    })
    await open()
    fill()
    await press()
    await screen.findByText('We cannot send mail there.')
    expect(document.activeElement).toBe(field('Their email'))
  })

  it('buys one gift card when the answer is lost: it is sent again by itself', async () => {
    expectLog(/Failed to buy the gift card/)
    shop.sandbox.context.scenarios.start({ name: 'lost-answer', match: 'POST', times: 1 })
    await open()
    fill()
    await press()
    await waitFor(() => expect(shop.assign).toHaveBeenCalledTimes(1), { timeout: 4000 })
    expect([posts(), bought().length]).toEqual([2, 1])
  })

  it('buys one gift card when all answers are lost and the page is loaded again', async () => {
    expectLog(/Failed to buy the gift card/)
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    shop.sandbox.context.scenarios.start({ name: 'lost-answer', match: 'POST', times: 3 })
    shop.show(<GiveGiftCardPage />, '/gift-cards')
    await quiet(40)
    fill()
    await press()
    for (let second = 0; second < 4; second++) {
      await quiet(40)
      act(() => void vi.advanceTimersByTime(1000))
    }
    await quiet(40)
    expect(screen.getByRole('alert').textContent).toBe('Failed to buy the gift card. Please try again.')
    vi.useRealTimers()
    cleanup()
    await open()
    expect([field('Who is it for?').value, field('Their email').value]).toEqual([' Grace ', 'grace@example.com'])
    await press()
    await left()
    expect([posts(), bought().length]).toEqual([4, 1])
  })

  it('opens the payment page again when the same gift card was bought but not paid', async () => {
    await boughtBefore('DECLINED')
    shop.assign.mockReset()
    await open()
    await press()
    await left()
    expect([shop.requests('/payment'), bought().length]).toEqual([1, 1])
  })

  it('sees the receipt when the same gift card is paid already', async () => {
    await boughtBefore('PAID')
    await open()
    await press()
    await screen.findByRole('heading', { name: 'Sent to Grace' })
    expect(bought()).toHaveLength(1)
    cleanup()
    await open()
    expect(field('Who is it for?').value).toBe('')
  })
})

it('a guest is asked to sign in when paying, and finds what was typed', async () => {
  await open()
  type('Your name', 'Ada')
  fill()
  expect(screen.getByText('You sign in first. What you have typed is kept.')).toBeTruthy()
  await press()
  await waitFor(() => expect(shop.place()).toBe('/login?next=%2Fgift-cards'))
  expect(posts()).toBe(0)
  cleanup()
  shop.signIn()
  await open()
  expect(field('Their email').value).toBe('grace@example.com')
  expect(screen.getByRole<HTMLInputElement>('radio', { name: '$50.00' }).checked).toBe(true)
  await press()
  await left()
})

it.each([null, { amounts: [] }])('a restaurant that sells none (%j) says so, without a call', async (giftCards) => {
  altered<object>('/tamarind-row', (profile) => ({ ...profile, giftCards }))
  shop.signIn()
  shop.show(<GiveGiftCardPage />, '/gift-cards')
  await screen.findByRole('heading', { name: 'There are no gift cards here' })
  expect(screen.getByRole('link', { name: 'See the menu' }).getAttribute('href')).toBe('/menu')
  expect(shop.requests('/gift-card')).toBe(0)
})

it('a shop with legal pages names beside the button what the purchase accepts', async () => {
  vi.stubEnv('LEGAL', 'true')
  await open()
  expect(button().previousElementSibling?.textContent).toBe('By ordering you accept our terms.')
  vi.unstubAllEnvs()
})
