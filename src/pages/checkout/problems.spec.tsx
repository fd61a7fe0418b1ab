import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { expectLog } from '../../../tests/setup/log'
import { isPressable } from '../../../tests/setup/pressable'
import { createShop, CUSTOMER, quiet, type Shop } from '../../../tests/setup/shop'
import { CheckoutPage } from './CheckoutPage'

const USER = `/api/v1/restaurants/tamarind-row/users/${CUSTOMER}`
let shop: Shop
beforeEach(() => {
  shop = createShop()
  shop.signIn()
  shop.stock(4)
})

const place = () => screen.getByRole<HTMLButtonElement>('button', { name: /^Place order/ })
const change = (what: (item: { price: number; soldOut: boolean }) => void) =>
  shop.sandbox.context.catalog.change('tamarind-lemonade', what)
const show = () => shop.show(<CheckoutPage />, '/checkout')
const problem = () => screen.findByRole('alert')
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
async function expectHeld() {
  expect(isPressable(place())).toBe(false)
  fireEvent.submit(screen.getByRole<HTMLInputElement>('textbox', { name: 'Note for the kitchen' }).form!)
  await quiet()
  expect(shop.requests(`POST ${USER}/orders`) - shop.requests('/quote')).toBe(0)
}
const empty = () => screen.findByRole('heading', { name: 'Your cart is empty' })

describe('a problem holds the order back, with its own message and remedy', () => {
  it('F15 a price that moved: old and new, to accept', async () => {
    change((item) => (item.price += 30))
    show()
    expect((await problem()).textContent).toContain('The price of Tamarind lemonade has changed. $4.50 $4.80')
    expect((await problem()).querySelector('s')?.textContent).toBe('$4.50')
    await expectHeld()
    press('Accept $4.80')
    await waitFor(() => expect(isPressable(place())).toBe(true))
    expect(screen.queryByRole('alert')).toBeNull()
    expect(place().textContent).toBe('Place order · $20.90')
    expect(shop.sandbox.context.state.carts[CUSTOMER]).toMatchObject([{ price: 480, quantity: 4 }])
  })

  it('F15 a price that moved: or to remove', async () => {
    change((item) => (item.price += 30))
    show()
    await problem()
    press('Remove Tamarind lemonade')
    await empty()
  })

  it('F14 a dish that is sold out: to remove, or another of its section', async () => {
    change((item) => (item.soldOut = true))
    show()
    expect((await problem()).textContent).toContain('Tamarind lemonade is sold out.')
    await expectHeld()
    const [nearest] = await within(await problem()).findAllByRole('button', { name: /^Instead: / })
    expect(nearest!.textContent).toBe('Instead: Hibiscus cooler +$0.25')
    fireEvent.click(nearest!)
    await waitFor(() => expect(isPressable(place())).toBe(true))
    expect(screen.queryByRole('alert')).toBeNull()
    expect(shop.sandbox.context.state.carts[CUSTOMER]).toMatchObject([
      { menuItemId: 'hibiscus-cooler', price: 475, quantity: 4 },
    ])
    await quiet()
  })

  it('F14 a dish that is sold out: or to remove', async () => {
    change((item) => (item.soldOut = true))
    show()
    await problem()
    press('Remove Tamarind lemonade')
    await empty()
    await waitFor(() => expect(shop.sandbox.context.state.carts[CUSTOMER]).toEqual([]))
  })

  it('less than the minimum: how much there is of how much, and a link to the menu', async () => {
    shop.stock(2)
    show()
    expect((await problem()).textContent).toContain('The minimum order is not reached yet. $9.00 of $10.00')
    await expectHeld()
    fireEvent.click(screen.getByRole('link', { name: 'Add something' }))
    expect(shop.place()).toBe('/menu')
  })

  it('a price that cannot be accepted shows an error, and can be accepted again', async () => {
    expectLog(/Failed to update cart item/)
    change((item) => (item.price += 30))
    show()
    await problem()
    shop.sandbox.context.scenarios.start({ name: 'fail', status: 500, match: 'PUT', times: 1 })
    press('Accept $4.80')
    await waitFor(() => expect(shop.requests('PUT')).toBe(1))
    await quiet()
    press('Accept $4.80')
    await waitFor(() => expect(isPressable(place())).toBe(true))
  })
})

describe('the checkout has nothing to place', () => {
  it('for an empty cart, which leads to the menu', async () => {
    shop.sandbox.context.state.carts[CUSTOMER] = []
    show()
    await empty()
    expect(screen.getByRole('link', { name: 'Browse the menu' }).getAttribute('href')).toBe('/menu')
  })

  it.each([
    ['the restaurant', 'GET /api/v1/restaurants/tamarind-row', /Failed to/, 'The checkout could not be loaded'],
    ['the cart', `GET ${USER}/cart`, /Failed to load your cart/, 'Your cart could not be loaded'],
    ['the price', `POST ${USER}/orders/quote`, /Failed to price/, 'Your order could not be priced'],
  ])('when %s cannot be read: it shows an error, and can be tried again', async (_, match, log, title) => {
    expectLog(log)
    shop.sandbox.context.scenarios.start({ name: 'fail', status: 500, match, times: 1 })
    show()
    expect(await screen.findByRole('heading', { name: title })).toBeTruthy()
    await quiet()
    shop.sandbox.context.scenarios.reset()
    press('Try again')
    await waitFor(() => expect(isPressable(place())).toBe(true))
    expect(screen.queryByRole('heading', { name: title })).toBeNull()
  })
})
