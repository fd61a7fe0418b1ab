import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { expectLog } from '../../../tests/setup/log'
import { isPressable } from '../../../tests/setup/pressable'
import { createShop, quiet, type Shop } from '../../../tests/setup/shop'
import type { GiftCard } from '../../api/types'
import { GiftCardForm } from './GiftCardForm'

const NUMBER = '6006 4912 0000 2511'
const PIN = '7301'

let shop: Shop
const checked = vi.fn<(card: GiftCard) => void>()
beforeEach(() => {
  shop = createShop()
  shop.signIn()
  checked.mockReset()
})
afterEach(() => {
  vi.useRealTimers()
})

const open = (busy = false) => shop.show(<GiftCardForm onChecked={checked} keepByDefault busy={busy} />)
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } })
const button = () => screen.getByRole('button', { name: 'Check balance' })
const press = () => act(() => Promise.resolve(void fireEvent.click(button())))
const values = () => [field('Gift card number').value, field('PIN').value]

async function check(number: string, pin: string) {
  type('Gift card number', number)
  type('PIN', pin)
  await press()
}
const wrong = async () => {
  await check(NUMBER, '0000')
  await quiet(40)
}

/** Everything the caches hold, as the inspector shows it. */
const cached = () => {
  const [queries, mutations] = [shop.client.getQueryCache().getAll(), shop.client.getMutationCache().getAll()]
  return JSON.stringify([
    queries.map(({ queryKey, state }) => [queryKey, state]),
    mutations.map(({ options, state }) => [options.mutationKey, state]),
  ])
}

it('a gift card is looked up once, whatever its digits look like, leaves empty fields, and is kept unless the customer says no', async () => {
  open()
  await check(NUMBER, PIN)
  await press()
  await waitFor(() => expect(checked).toHaveBeenCalledTimes(1))
  expect(checked.mock.lastCall?.[0]).toMatchObject({ lastFour: '2511', balance: 2500, kept: true })
  expect(values()).toEqual(['', ''])
  expect(shop.requests('POST')).toBe(1)
  fireEvent.click(screen.getByRole('checkbox', { name: 'Keep it in my account' }))
  await check('٦٠٠٦٤٩١٢٠٠٠٠١٠٢٢', '٧٣٠٢')
  await waitFor(() => expect(checked.mock.lastCall?.[0]).toMatchObject({ lastFour: '1022', kept: false }))
})

it('a gift card is not asked for while a field is empty, or while something else is under way', async () => {
  const { unmount } = open()
  await press()
  await screen.findByText('Please enter the number on the gift card.')
  expect(screen.getByText('Please enter the PIN.')).toBeTruthy()
  expect(document.activeElement).toBe(field('Gift card number'))
  unmount()
  open(true)
  await check(NUMBER, PIN)
  await quiet()
  expect(isPressable(button())).toBe(false)
  expect(shop.requests('POST')).toBe(0)
})

it.each([
  ['wrong', NUMBER, '0000', 'The number and the PIN do not belong together.'],
  ['blocked', '6006491200005044', '7304', 'This gift card is blocked. Please call us.'],
  ['expired', '6006491200005055', '7305', 'This gift card has expired.'],
])('a gift card that is %s: the reason is at the number, and what was typed stays', async (_, number, pin, reason) => {
  expectLog(/Failed to check the gift card/)
  open()
  await check(number, pin)
  await screen.findByText(reason)
  expect(field('Gift card number').getAttribute('aria-invalid')).toBe('true')
  expect(values()).toEqual([number, pin])
  expect(checked).not.toHaveBeenCalled()
})

it('a gift card that could not be reached can be checked again as it was typed', async () => {
  expectLog(/Failed to check the gift card/)
  shop.sandbox.context.scenarios.start({ name: 'reset-connection', match: '/gift-cards', times: 1 })
  open()
  await check(NUMBER, PIN)
  expect((await screen.findByRole('alert')).textContent).toBe('Failed to check the gift card. Please try again.')
  expect(values()).toEqual([NUMBER, PIN])
  await press()
  await waitFor(() => expect(checked).toHaveBeenCalledTimes(1))
})

it('after too many wrong PINs the button waits as long as the API says', async () => {
  expectLog(/Failed to check the gift card/)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] })
  open()
  for (let count = 0; count < 6; count++) await wrong()
  expect(screen.getByRole('alert').textContent).toBe('There were too many wrong PINs.')
  expect(screen.getByText('Try again in 15 min.')).toBeTruthy()
  expect(isPressable(button())).toBe(false)
  const sent = shop.requests('POST')
  await wrong()
  expect(shop.requests('POST')).toBe(sent)
  act(() => void vi.advanceTimersByTime(14 * 60_000))
  expect(screen.getByText('Try again in 60 s.')).toBeTruthy()
  act(() => void vi.advanceTimersByTime(61_000))
  expect(screen.queryByText(/Try again/)).toBeNull()
  expect(screen.queryByRole('alert')).toBeNull()
  expect(isPressable(button())).toBe(true)
})

it.each([
  ['found', PIN],
  ['refused', '7399'],
])('the number and the PIN are in no cache while the card is looked up, nor once it is %s', async (_, pin) => {
  expectLog(/Failed to check the gift card/)
  const seen: string[] = []
  shop.client.getMutationCache().subscribe(() => void seen.push(cached()))
  open()
  await check(NUMBER, pin)
  await waitFor(() => expect(shop.requests('POST')).toBe(1))
  await quiet(40)
  expect(seen.join()).toContain('pending')
  const stored = JSON.stringify([{ ...localStorage }, { ...sessionStorage }])
  for (const text of [...seen, cached(), stored]) {
    expect(text).not.toContain('60064912')
    expect(text).not.toContain(pin)
  }
})

it('the number and the PIN are not offered to the browser or a password manager', () => {
  open()
  for (const label of ['Gift card number', 'PIN']) {
    const { autocomplete, inputMode, type, dataset } = field(label)
    expect([autocomplete, inputMode, type, dataset['1pIgnore']]).toEqual(['off', 'numeric', 'text', 'true'])
  }
})
