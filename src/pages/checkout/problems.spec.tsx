import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { canOrder, field, press, ready, summary } from '../../../tests/setup/checkout'
import { expectLog } from '../../../tests/setup/log'
import { cartLine } from '../../../tests/sandbox/orders'
import { CUSTOMER, customersShop, quiet } from '../../../tests/setup/shop'
import { toast } from '../../../tests/setup/toasts'
import { CheckoutPage } from './CheckoutPage'

const USER = `/api/v1/restaurants/tamarind-row/users/${CUSTOMER}`
const shop = customersShop(4)

const change = (what: (item: { price: number; soldOut: boolean }) => void) =>
  shop.sandbox.context.catalog.change('tamarind-lemonade', what)
const priceUp = () => change((item) => (item.price += 30))
const soldOut = () => change((item) => (item.soldOut = true))
const lines = () => shop.sandbox.context.state.carts[CUSTOMER]!
const show = () => shop.show(<CheckoutPage />, '/checkout')
const problem = () => screen.findByRole('alert')
async function expectHeld() {
  expect(canOrder()).toBe(false)
  fireEvent.submit(field('Note for the kitchen').form!)
  await quiet()
  expect(shop.requests(`POST ${USER}/orders`) - shop.requests('/quote')).toBe(0)
}
const empty = () => screen.findByRole('heading', { name: 'Your cart is empty' })

describe('a problem holds the order back, with its own message and remedy', () => {
  it('F15 a price that moved: old and new, to accept, again if that failed', async () => {
    expectLog(/Failed to update cart item/)
    priceUp()
    show()
    expect((await problem()).textContent).toContain('The price of Tamarind lemonade has changed. $4.50 $4.80')
    expect((await problem()).querySelector('s')?.textContent).toBe('$4.50')
    await expectHeld()
    shop.fail('PUT')
    press('Accept $4.80')
    await waitFor(() => expect(shop.requests('PUT')).toBe(1))
    await quiet()
    press('Accept $4.80')
    await ready('$20.90')
    expect(screen.queryByRole('alert')).toBeNull()
    expect(lines()).toMatchObject([{ price: 480, quantity: 4 }])
  })

  it('F14 a dish that is sold out: another of its section', async () => {
    soldOut()
    show()
    expect((await problem()).textContent).toContain('Tamarind lemonade is sold out.')
    await expectHeld()
    const [nearest] = await within(await problem()).findAllByRole('button', { name: /^Instead: / })
    expect(nearest!.textContent).toBe('Instead: Hibiscus cooler +$0.25')
    fireEvent.click(nearest!)
    await ready()
    expect(screen.queryByRole('alert')).toBeNull()
    expect(lines()).toMatchObject([{ menuItemId: 'hibiscus-cooler', price: 475, quantity: 4 }])
    await quiet()
  })

  it('F15 a price that moved: or to remove', async () => {
    priceUp()
    show()
    await problem()
    press('Remove Tamarind lemonade')
    await empty()
    await waitFor(() => expect(lines()).toEqual([]))
  })

  it('less than the minimum: how much there is of how much, and a link to the menu', async () => {
    shop.stock(2)
    show()
    expect((await problem()).textContent).toContain('The minimum order is not reached yet. $9.00 of $10.00')
    await expectHeld()
    fireEvent.click(screen.getByRole('link', { name: 'Add something' }))
    expect(shop.place()).toBe('/menu')
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
    shop.fail(match)
    show()
    expect(await screen.findByRole('heading', { name: title })).toBeTruthy()
    await quiet()
    shop.sandbox.context.scenarios.reset()
    press('Try again')
    await ready()
    expect(screen.queryByRole('heading', { name: title })).toBeNull()
  })
})

const addRibs = (...ids: string[]) => {
  const { qty: quantity, ...ribs } = cartLine('charred-corn-ribs', 'all-day.small-plates', 850)
  lines().push(...ids.map((cartItemId) => ({ ...ribs, quantity, cartItemId })))
}
async function leaveOutRibs() {
  fireEvent.click(summary().getByRole('button', { name: 'Leave out Charred corn ribs' }))
  await ready('$19.60')
  expect(lines()).toHaveLength(1)
}

it('a line in the summary can be left out: the order is priced again, and it can be undone', async () => {
  addRibs('ci_2')
  show()
  await ready('$28.85')
  await leaveOutRibs()
  expect(summary().queryByText('Charred corn ribs')).toBeNull()
  expect(toast.success.mock.lastCall?.[1]).toMatchObject({ action: { label: 'Undo' } })
})

it('a line in the summary is one for two taps on a dish, shows a problem of it once, and leaves out both', async () => {
  addRibs('ci_2', 'ci_3')
  shop.sandbox.context.catalog.change('charred-corn-ribs', (item) => (item.price += 50))
  show()
  expect(await screen.findAllByRole('button', { name: 'Accept $9.00' })).toHaveLength(1)
  const texts = summary()
    .getAllByRole('listitem')
    .map((row) => row.textContent)
  expect(texts).toEqual([expect.stringMatching(/^4 ×Tamarind/), expect.stringMatching(/^2 ×Charred corn ribs/)])
  await leaveOutRibs()
})
