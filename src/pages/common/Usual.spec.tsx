import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { createShop, CUSTOMER, quiet, type Shop } from '../../../tests/setup/shop'
import { receive } from '../../sandbox/rules/payments'
import { signedOut } from '../../stores/auth'
import { UsualPlace } from './UsualPlace'

const LEMONADE = 'tamarind-lemonade'

let shop: Shop
beforeEach(() => {
  shop = createShop()
  shop.signIn()
})

/** An order of four lemonades, completed long ago. */
async function hasOrdered() {
  await shop.order('PAID')
  receive(shop.sandbox.context.state.orders[0]!, shop.sandbox.context)
  shop.sandbox.context.scenarios.setClock('2026-11-20T20:00:00Z')
}
const open = () => shop.show(<UsualPlace />, '/menu')
const again = () => screen.findByRole('button', { name: 'Order again' })
const isReserved = () => document.documentElement.dataset.usual === ''
const inCart = () => (shop.sandbox.context.state.carts[CUSTOMER] ?? []).map(({ quantity }) => quantity)
const change = (what: Parameters<typeof shop.sandbox.context.catalog.change>[1]) =>
  shop.sandbox.context.catalog.change(LEMONADE, what)
async function press() {
  const button = await again()
  await screen.findByText(/^\$18\.00$|has changed since/)
  fireEvent.click(button)
}

describe('the usual', () => {
  it('is the last completed order at the prices of now, and has a place on the next page', async () => {
    await hasOrdered()
    const { unmount } = open()
    expect((await screen.findByRole('region', { name: 'Your usual' })).textContent).toMatch(/^Your usual4.×.Tamarind/)
    await screen.findByText('$18.00')
    expect(isReserved()).toBe(false)
    unmount()
    open()
    expect(isReserved()).toBe(true)
    await screen.findByText('$18.00')
  })

  it('leads to the checkout with the dishes in the cart and the choices of last time', async () => {
    await hasOrdered()
    open()
    await press()
    await waitFor(() => expect(shop.place()).toBe('/checkout'))
    await waitFor(() => expect(inCart()).toEqual([4]))
    expect(JSON.parse(sessionStorage.getItem('checkoutDraft')!)).toMatchObject({
      ...{ customerId: CUSTOMER, plan: { type: 'PICKUP', requestedTime: null } },
    })
    await waitFor(() => expect(shop.client.isMutating()).toBe(0))
  })

  it('adds only what the cart does not have yet', async () => {
    await hasOrdered()
    shop.stock(3)
    open()
    await press()
    await waitFor(() => expect(inCart().reduce((sum, quantity) => sum + quantity, 0)).toBe(4))
    await waitFor(() => expect(shop.client.isMutating()).toBe(0))
  })

  it('first says what has changed since, and adds nothing until then', async () => {
    await hasOrdered()
    change((dish) => (dish.price += 50))
    open()
    await press()
    const dialog = within(await screen.findByRole('dialog'))
    await dialog.findByText('It was $4.50, and is $5.00 now.')
    expect(inCart()).toEqual([])
    fireEvent.click(dialog.getByRole('checkbox', { name: 'Tamarind lemonade' }))
    expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Nothing to add' }).disabled).toBe(true)
    fireEvent.click(dialog.getByRole('checkbox', { name: 'Tamarind lemonade' }))
    fireEvent.click(dialog.getByRole('button', { name: 'Add 4 items · $20.00' }))
    await waitFor(() => expect(shop.place()).toBe('/checkout'))
    await waitFor(() => expect(inCart()).toEqual([4]))
    await waitFor(() => expect(shop.client.isMutating()).toBe(0))
  })

  it('is not there for a customer without a completed order, whatever the device remembers', async () => {
    await shop.order('PAID')
    localStorage.setItem('usual', JSON.stringify({ customerId: CUSTOMER, dishes: 'Soup' }))
    open()
    expect(isReserved()).toBe(true)
    expect(await screen.findByText('Soup')).toBeTruthy()
    await waitFor(() => expect(screen.queryByText('Soup')).toBeNull())
    expect([localStorage.getItem('usual'), isReserved()]).toEqual([null, false])
  })

  it('leaves with the customer', async () => {
    await hasOrdered()
    localStorage.setItem('usual', JSON.stringify({ customerId: CUSTOMER, dishes: 'Soup' }))
    open()
    await screen.findByText('$18.00')
    act(() => signedOut())
    expect([localStorage.getItem('usual'), isReserved()]).toEqual([null, false])
    expect(screen.queryByRole('region', { name: 'Your usual' })).toBeNull()
    await quiet()
  })
})
