import { act, configure, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { place, ready } from '../../../tests/setup/checkout'
import { expectLog } from '../../../tests/setup/log'
import { CUSTOMER, customersShop, quiet } from '../../../tests/setup/shop'
import { retriesAtOnce } from '../../../tests/setup/time-limits'
import type { Scenario } from '../../sandbox/scenarios/scenarios'
import { cartLine } from '../../../tests/sandbox/orders'
import { CheckoutPage } from './CheckoutPage'

/** No answer may take longer to be shown, in ms. */
configure({ asyncUtilTimeout: 8000 })

const TIME = '2026-11-20T19:30:00.000Z'

const shop = customersShop(3)
beforeEach(() => {
  expectLog(/Failed to place your order/)
  retriesAtOnce()
  const { qty: quantity, ...ribs } = cartLine('charred-corn-ribs', 'all-day.small-plates', 850)
  shop.sandbox.context.state.carts[CUSTOMER]!.push({ ...ribs, quantity, cartItemId: 'ci_2' })
})

async function tap(name: string) {
  fireEvent.click(await screen.findByRole('button', { name }))
  await quiet()
}
const orders = () => shop.sandbox.context.state.orders
const placings = () =>
  shop.sandbox.context.requestLog.flatMap(({ method, path, status }) =>
    method === 'POST' && path.endsWith('/orders') ? status : [],
  )
const start = (scenario: Scenario) =>
  act(() =>
    shop.sandbox.fetch(
      new Request(`${window.location.origin}/__sandbox/scenario`, { method: 'POST', body: JSON.stringify(scenario) }),
    ),
  )

type Change = {
  what: string
  /** What the customer has chosen before. */
  chosen?: () => Promise<void>
  /** What the button names when it is pressed, and in the end. */
  totals?: [before: string, after: string]
  happens: Scenario
  words: RegExp
  remedy: () => Promise<unknown>
}

const CHANGES: Change[] = [
  {
    what: 'F15 a price that went up',
    happens: { name: 'price-up', itemId: 'tamarind-lemonade', by: 30 },
    words: /^The price of Tamarind lemonade has changed\./,
    remedy: () => tap('Accept $4.80'),
    totals: ['$23.95', '$24.93'],
  },
  {
    what: 'F14 a dish that sold out',
    happens: { name: 'sold-out', itemId: 'charred-corn-ribs' },
    words: /^Charred corn ribs is sold out\./,
    remedy: () => tap('Remove Charred corn ribs'),
    totals: ['$23.95', '$14.70'],
  },
  {
    what: 'a kitchen that closed for the day',
    happens: { name: 'closed' },
    words: /^We are closed now\. This will become Saturday 7:25 AM\./,
    remedy: async () => {
      fireEvent.click(place())
      expect(await screen.findByText('Please agree to the time first.')).toBeTruthy()
      fireEvent.click(screen.getByLabelText('Collect it Saturday 7:25 AM'))
      await quiet()
    },
  },
  {
    what: 'a promo code that ended',
    chosen: async () => {
      fireEvent.change(screen.getByLabelText('Promo code'), { target: { value: 'MARKET10' } })
      await tap('Apply')
    },
    happens: { name: 'promo-ended', code: 'MARKET10' },
    words: /^The code MARKET10 has expired\. It is not applied\.$/,
    remedy: () => Promise.resolve(),
    totals: ['$21.56', '$23.95'],
  },
  {
    what: 'a time that was taken',
    chosen: async () => {
      fireEvent.click(screen.getByLabelText('Choose a time'))
      fireEvent.change(await screen.findByLabelText('Time'), { target: { value: TIME } })
      await quiet()
    },
    happens: { name: 'slot-full', startsAt: TIME },
    words: /^The time you chose has just been taken\./,
    remedy: () => tap('Take the next free time'),
  },
]

it.each(CHANGES.map(({ what, ...rest }) => [what, rest] as const))(
  '%s while the button is pressed: refused, reported, fixed, and the price shown is charged',
  async (_what, { chosen, happens, words, remedy, totals: [before, after] = ['$23.95', '$23.95'] }) => {
    shop.show(<CheckoutPage />, '/checkout')
    await screen.findByLabelText('Note for the kitchen')
    await ready('$23.95')
    await chosen?.()
    fireEvent.change(screen.getByLabelText('Note for the kitchen'), { target: { value: 'No ice' } })
    await ready(before)
    expect((await start(happens)).ok).toBe(true)
    fireEvent.click(place())
    await quiet()
    expect(await screen.findByText(words)).toBeTruthy()
    expect(orders()).toEqual([])
    expect(screen.getByLabelText<HTMLTextAreaElement>('Note for the kitchen').value).toBe('No ice')

    await remedy()
    await ready(after)
    fireEvent.click(place())
    await waitFor(() => expect(shop.assign).toHaveBeenCalledOnce())
    await quiet()
    expect(placings()).toEqual([409, 201])
    expect(orders()).toMatchObject([{ note: 'No ice', totals: { total: Number(after.replace(/\D/g, '')) } }])
  },
)

it('a refused contact field opens the folded contact, and stays open while it is corrected', async () => {
  shop.show(<CheckoutPage />, '/checkout')
  await screen.findByRole('button', { name: 'Change contact' })
  await ready('$23.95')
  const body = JSON.stringify({
    ...{ status: 422, code: 'INVALID_CONTACT', message: 'Please check the contact.' },
    errors: [{ pointer: '/contact/lastName', message: 'Please enter the last name.' }],
  })
  await start({ name: 'fail', status: 422, body, match: '/orders', times: 1 })
  fireEvent.click(place())
  expect(await screen.findByText('Please enter the last name.')).toBeTruthy()
  const name = screen.getByRole<HTMLInputElement>('textbox', { name: 'Last name' })
  await waitFor(() => expect(document.activeElement).toBe(name))
  for (const value of ['Byron K', 'Byron King']) fireEvent.change(name, { target: { value } })
  await quiet()
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Last name' }).value).toBe('Byron King')
  await ready('$23.95')
  fireEvent.click(place())
  await waitFor(() => expect(orders()).toMatchObject([{ contact: { lastName: 'Byron King' } }]))
  await quiet()
})
