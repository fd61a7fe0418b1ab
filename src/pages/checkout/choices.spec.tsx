import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { canOrder, field, fill, place, press, radio, ready, rows } from '../../../tests/setup/checkout'
import { customersShop, quiet } from '../../../tests/setup/shop'
import { restaurantQueries } from '../../api/queries/restaurant'
import { CheckoutPage } from './CheckoutPage'

const shop = customersShop(6)
beforeEach(async () => {
  shop.show(<CheckoutPage />, '/checkout')
  await screen.findByRole('button', { name: 'Place order · $29.40' })
})

const placed = () => shop.sandbox.context.state.orders

const NOTE = 'Note for the kitchen'
const time = () => screen.findByRole<HTMLSelectElement>('combobox', { name: 'Time' })
const reload = () => {
  cleanup()
  shop.client.clear()
  shop.show(<CheckoutPage />, '/checkout')
}

it('a note that is too long is kept whole, and refuses the order with one sentence until it fits: 300 emojis do', async () => {
  const tooLong = 'Please shorten this by 12 characters. It can have 300.'
  await ready('$29.40')
  fill(NOTE, `${'🌶'.repeat(300)} no peanuts!`)
  expect(screen.getAllByText(tooLong)).toHaveLength(1)
  press(/^Place order/)
  expect(document.activeElement).toBe(field(NOTE))
  expect(field(NOTE).value).toMatch(/ no peanuts!$/)
  await quiet()
  expect(placed()).toHaveLength(0)
  const fits = `${'🌶'.repeat(288)} no peanuts!`
  fill(NOTE, fits)
  expect(screen.queryByText(tooLong)).toBeNull()
  press(/^Place order/)
  await waitFor(() => expect(placed()).toMatchObject([{ note: fits }]))
})

const typeTip = (amount: string) => {
  fireEvent.click(radio('Custom tip'))
  fill('Amount', amount)
}

it('a tip of more than the dishes cost is asked about, and only then ordered', async () => {
  typeTip('1,000')
  expect(await screen.findByText('Is a tip of $1,000.00 right? It is more than the dishes cost.')).toBeTruthy()
  await waitFor(() => expect(place().textContent).toBe('Place order · $1,029.40'))
  expect(screen.getByText('Please say whether the tip is right.')).toBeTruthy()
  expect(canOrder()).toBe(false)
  press('Yes, it is right')
  await ready('$1,029.40')
  press(/^Place order/)
  await waitFor(() => expect(placed()[0]?.totals.tip).toBe(100_000))
})

it('a tip that is changed is asked about again, and one below is not', async () => {
  typeTip('1000')
  fireEvent.click(await screen.findByRole('button', { name: 'Yes, it is right' }))
  fill('Amount', '2000')
  expect(await screen.findByText(/Is a tip of \$2,000.00 right/)).toBeTruthy()
  fill('Amount', '27.00')
  await waitFor(() => expect(screen.queryByText(/Is a tip of/)).toBeNull())
  await ready('$56.40')
})

it.each(['٣٫٥٠', '3,50', '3.50 $', '$3.50', 'USD 3.50', '３.５０'])('a tip typed as %s is 3.50', async (typed) => {
  typeTip(typed)
  await ready('$32.90')
})

it('a tip that is no amount is refused with one of this language and currency', async () => {
  typeTip('three')
  expect(await screen.findByText('Please enter an amount, for example $3.50.')).toBeTruthy()
})

it('a custom tip that is left empty says so at its field, not while it is to be typed', async () => {
  const wrong = 'Please enter an amount, for example $3.50.'
  await ready('$29.40')
  fireEvent.click(radio('Custom tip'))
  expect(screen.queryByText(wrong)).toBeNull()
  fireEvent.focus(field('Amount'))
  expect(screen.queryByText(wrong)).toBeNull()
  fireEvent.blur(field('Amount'))
  expect(await screen.findByText(wrong)).toBeTruthy()
  expect(field('Amount').getAttribute('aria-invalid')).toBe('true')
  fill('Amount', '3')
  expect(screen.queryByText(wrong)).toBeNull()
})

it('the time is as soon as possible, or one of the next days', async () => {
  expect(radio('As soon as possible (about 25 min)').checked).toBe(true)
  fireEvent.click(radio('Choose a time'))
  await waitFor(async () => expect((await time()).value).toBe('2026-11-20T18:30:00.000Z'))
  fireEvent.change(await time(), { target: { value: '2026-11-20T20:15:00.000Z' } })
  await ready('$29.40')
  press(/^Place order/)
  await waitFor(() => expect(placed()[0]?.fulfilment.requestedTime).toBe('2026-11-20T20:15:00.000Z'))
})

it('the time offers the next one when it is taken meanwhile', async () => {
  fireEvent.click(radio('Choose a time'))
  await time()
  await ready('$29.40')
  shop.sandbox.context.state.fullSlots = ['2026-11-20T18:30:00.000Z']
  await act(() => shop.client.invalidateQueries())
  expect((await screen.findByRole('alert')).textContent).toContain('The time you chose has just been taken.')
  press('Take the next free time')
  await waitFor(async () => expect((await time()).value).toBe('2026-11-20T18:45:00.000Z'))
  expect(screen.getByRole<HTMLOptionElement>('option', { name: '1:30 PM · full' }).disabled).toBe(true)
  await ready('$29.40')
})

const apply = (code: string) => {
  fill('Promo code', code)
  press('Apply')
}

it('a promo code is applied, shown as text, and can be removed', async () => {
  apply(' market10 ')
  await ready('$26.46')
  expect(screen.getByText(/10% off your order/)).toBeTruthy()
  expect(rows()).toContain('Discount -$2.70')
  press('Remove code')
  await ready('$29.40')
})

it.each([
  ['NOTHING', 'We do not know the code NOTHING.'],
  ['OPENING', 'The code OPENING has expired.'],
])(
  'a promo code %s is refused at its field, not applied and gone after a reload; the order continues, with another code, too',
  async (code, words) => {
    apply(code)
    expect(await screen.findByText(`${words} It is not applied.`)).toBeTruthy()
    await ready('$29.40')
    expect(screen.queryByRole('alert')).toBeNull()
    expect(field('Promo code').value).toBe(code)
    apply('market10')
    await ready('$26.46')
    expect(screen.queryByText(/is not applied/)).toBeNull()
    press('Remove code')
    apply(code)
    await screen.findByText(`${words} It is not applied.`)
    reload()
    await ready('$29.40')
    expect(field('Promo code').value).toBe('')
    expect(screen.queryByText(/is not applied/)).toBeNull()
  },
)

it('the phone number is read for the country of the restaurant, and shown as it will be sent', async () => {
  shop.client.setQueryData(
    restaurantQueries.profile().queryKey,
    (profile) => profile && { ...profile, address: { ...profile.address!, country: 'GB' } },
  )
  press('Change contact')
  fill('Phone number', '020 7946 0958')
  expect(await screen.findByText('+44 20 7946 0958')).toBeTruthy()
  press(/^Place order/)
  await waitFor(() => expect(placed()[0]?.contact.phone).toBe('+442079460958'))
})
