import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { place, press, radio, ready, rows } from '../../../tests/setup/checkout'
import { expectLog } from '../../../tests/setup/log'
import { isPressable } from '../../../tests/setup/pressable'
import { createShop, quiet, type Shop } from '../../../tests/setup/shop'
import { restaurantQueries } from '../../api/queries/restaurant'
import { CheckoutPage } from './CheckoutPage'

let shop: Shop
beforeEach(async () => {
  shop = createShop()
  shop.signIn()
  shop.stock(6)
  shop.show(<CheckoutPage />, '/checkout')
  await screen.findByRole('button', { name: 'Place order · $29.40' })
})

const fill = (name: string, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } })
const placed = () => shop.sandbox.context.state.orders

async function deliverTo(postalCode: string) {
  fireEvent.click(radio('Delivery'))
  await screen.findByRole('textbox', { name: 'Street and number' })
  fill('Street and number', '5 Ludlow Street')
  fill('City', 'New York')
  fill('State', 'NY')
  fill('ZIP code', postalCode)
  fill('Name of the address (optional)', 'Home')
  press('Save address')
}

describe('a note', () => {
  const note = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Note for the kitchen' })
  const tooLong = 'Please shorten this by 12 characters. It can have 300.'

  it('that is too long is kept whole, and refuses the order with one sentence until it fits', async () => {
    await ready('$29.40')
    fill('Note for the kitchen', `${'x'.repeat(300)} no peanuts!`)
    expect(screen.getAllByText(tooLong)).toHaveLength(1)
    press(/^Place order/)
    expect(document.activeElement).toBe(note())
    expect(note().value).toMatch(/ no peanuts!$/)
    await quiet()
    expect(placed()).toHaveLength(0)
    fill('Note for the kitchen', `${'x'.repeat(288)} no peanuts!`)
    expect(screen.queryByText(tooLong)).toBeNull()
    press(/^Place order/)
    await waitFor(() => expect(placed()).toHaveLength(1))
    expect(placed()[0]!.note).toMatch(/ no peanuts!$/)
  })

  it('of 300 emojis fits', async () => {
    await ready('$29.40')
    fill('Note for the kitchen', '🌶'.repeat(300))
    press(/^Place order/)
    await waitFor(() => expect(placed()).toHaveLength(1))
  })
})

describe('a tip', () => {
  const typeTip = (amount: string) => {
    fireEvent.click(radio('Custom tip'))
    fill('Amount', amount)
  }

  it('of more than the dishes cost is asked about, and only then ordered', async () => {
    typeTip('1,000')
    expect(await screen.findByText('Is a tip of $1,000.00 right? It is more than the dishes cost.')).toBeTruthy()
    await waitFor(() => expect(place().textContent).toBe('Place order · $1,029.40'))
    expect(screen.getByText('Please say whether the tip is right.')).toBeTruthy()
    expect(isPressable(place())).toBe(false)
    press('Yes, it is right')
    await ready('$1,029.40')
    press(/^Place order/)
    await waitFor(() => expect(placed()[0]?.totals.tip).toBe(100_000))
  })

  it('that is changed is asked about again, and one below is not', async () => {
    typeTip('1000')
    fireEvent.click(await screen.findByRole('button', { name: 'Yes, it is right' }))
    fill('Amount', '2000')
    expect(await screen.findByText(/Is a tip of \$2,000.00 right/)).toBeTruthy()
    fill('Amount', '27.00')
    await waitFor(() => expect(screen.queryByText(/Is a tip of/)).toBeNull())
    await ready('$56.40')
  })

  it.each(['٣٫٥٠', '3,50', '3.50 $', '$3.50', 'USD 3.50', '３.５０'])('typed as %s is 3.50', async (typed) => {
    typeTip(typed)
    await ready('$32.90')
  })

  it('that is no amount is refused with one of this language and currency', async () => {
    typeTip('three')
    expect(await screen.findByText('Please enter an amount, for example $3.50.')).toBeTruthy()
  })
})

describe('a delivery', () => {
  it('asks for an address, saves it in place and adds its fee', async () => {
    fireEvent.click(radio('Delivery'))
    expect(await screen.findByText('Please tell us where to deliver.')).toBeTruthy()
    expect(isPressable(place())).toBe(false)
    await deliverTo('10002')
    expect((await screen.findByRole<HTMLInputElement>('radio', { name: 'Home' })).checked).toBe(true)
    await ready('$33.39')
    expect(rows()).toEqual(['Subtotal $27.00', 'Tax $2.40', 'Delivery fee $3.99', 'Total $33.39'])
    press(/^Place order/)
    await waitFor(() => expect(placed()).toHaveLength(1))
    expect(placed()[0]!.fulfilment).toMatchObject({ type: 'DELIVERY', address: { line1: '5 Ludlow Street' } })
  })

  it('outside the zone shows an error at once, at the address and with pickup as the remedy', async () => {
    await deliverTo('90210')
    expect(await screen.findByText('We do not deliver there.')).toBeTruthy()
    expect((await screen.findByRole('alert')).textContent).toContain('Home is outside of the area we deliver to.')
    expect(isPressable(place())).toBe(false)
    press('Pick it up instead')
    await ready('$29.40')
  })

  it('shows mistakes in the address at the field', async () => {
    expectLog(/Failed to save the address/)
    await deliverTo('1000')
    const zip = await screen.findByText('Please enter a ZIP code of five digits.')
    expect(screen.getByRole('textbox', { name: 'ZIP code' }).getAttribute('aria-describedby')).toBe(zip.id)
    fill('City', '')
    fireEvent.blur(screen.getByRole('textbox', { name: 'City' }))
    expect(await screen.findByText('Please enter the city.')).toBeTruthy()
  })

  describe('to an address that is typed and not saved', () => {
    const line1 = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Street and number' })
    beforeEach(async () => {
      fireEvent.click(radio('Delivery'))
      fireEvent.change(await line1(), { target: { value: '5 Ludlow' } })
      fill('ZIP code', '1000')
    })

    it('survives a reload', async () => {
      cleanup()
      shop.show(<CheckoutPage />, '/checkout')
      expect((await line1()).value).toBe('5 Ludlow')
      expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'ZIP code' }).value).toBe('1000')
    })

    it('is no longer stored once it is saved', async () => {
      await deliverTo('10002')
      await ready('$33.39')
      expect(sessionStorage.getItem('checkoutDraft')).not.toContain('Ludlow')
    })
  })

  it('to another address that is given up is no longer stored', async () => {
    await deliverTo('10002')
    await ready('$33.39')
    fireEvent.click(await screen.findByRole('button', { name: 'Add a new address' }))
    fill('City', 'Queens')
    expect(sessionStorage.getItem('checkoutDraft')).toContain('Queens')
    press('Cancel')
    expect(sessionStorage.getItem('checkoutDraft')).not.toContain('Queens')
  })

  it('cannot be paid at the restaurant', () => {
    fireEvent.click(radio('Pay at the restaurant'))
    fireEvent.click(radio('Delivery'))
    expect(screen.queryByRole('radio', { name: 'Pay at the restaurant' })).toBeNull()
    expect(radio(/secure page$/).checked).toBe(true)
  })
})

describe('the time', () => {
  it('is as soon as possible, or one of the next days', async () => {
    expect(radio('As soon as possible (about 25 min)').checked).toBe(true)
    fireEvent.click(radio('Choose a time'))
    const time = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Time' })
    await waitFor(() => expect(time.value).toBe('2026-11-20T18:30:00.000Z'))
    fireEvent.change(time, { target: { value: '2026-11-20T20:15:00.000Z' } })
    await ready('$29.40')
    press(/^Place order/)
    await waitFor(() => expect(placed()[0]?.fulfilment.requestedTime).toBe('2026-11-20T20:15:00.000Z'))
  })

  it('of a pickup that a delivery does not have is explained, with another one as the remedy', async () => {
    await deliverTo('10002')
    await ready('$33.39')
    fireEvent.click(radio('Pickup'))
    fireEvent.click(radio('Choose a time'))
    const time = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Time' })
    await waitFor(() => expect(time.value).toBe('2026-11-20T18:30:00.000Z'))
    await ready('$29.40')
    fireEvent.click(radio('Delivery'))
    const problem = await screen.findByRole('alert')
    expect(problem.textContent).toContain('Delivery has other times than pickup. Please choose one of them.')
    press('Take the next free time')
    await ready('$33.39')
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('offers the next one when it is taken meanwhile', async () => {
    fireEvent.click(radio('Choose a time'))
    await screen.findByRole('combobox', { name: 'Time' })
    await ready('$29.40')
    shop.sandbox.context.state.fullSlots = ['2026-11-20T18:30:00.000Z']
    await act(() => shop.client.invalidateQueries())
    expect((await screen.findByRole('alert')).textContent).toContain('The time you chose has just been taken.')
    press('Take the next free time')
    const time = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Time' })
    await waitFor(() => expect(time.value).toBe('2026-11-20T18:45:00.000Z'))
    expect(screen.getByRole<HTMLOptionElement>('option', { name: '1:30 PM · full' }).disabled).toBe(true)
    await ready('$29.40')
  })
})

describe('a promo code', () => {
  const apply = (code: string) => {
    fill('Promo code', code)
    press('Apply')
  }

  it('is applied, shown as text, and can be removed', async () => {
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
    '%s is refused at its field and not applied; the order continues, and another code can be applied',
    async (code, words) => {
      apply(code)
      expect(await screen.findByText(`${words} It is not applied.`)).toBeTruthy()
      await ready('$29.40')
      expect(screen.queryByRole('alert')).toBeNull()
      expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Promo code' }).value).toBe(code)
      apply('market10')
      await ready('$26.46')
      expect(screen.queryByText(/is not applied/)).toBeNull()
    },
  )
})

it('a refused promo code is gone after a reload, and does not hold the order up', async () => {
  fill('Promo code', 'NOTHING')
  press('Apply')
  expect(await screen.findByText(/It is not applied/)).toBeTruthy()
  cleanup()
  shop.client.clear()
  shop.show(<CheckoutPage />, '/checkout')
  await ready('$29.40')
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Promo code' }).value).toBe('')
  expect(screen.queryByText(/is not applied/)).toBeNull()
})

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
