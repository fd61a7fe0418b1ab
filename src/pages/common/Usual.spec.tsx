import { onlineManager } from '@tanstack/react-query'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { expectLog } from '../../../tests/setup/log'
import { toast } from '../../../tests/setup/toasts'
import { createShop, CUSTOMER, quiet, type Shop } from '../../../tests/setup/shop'
import { addressesQuery } from '../../api/queries/addresses'
import { cartQuery } from '../../api/queries/cart'
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
  return shop.sandbox.context.state.orders[0]!
}
const draft = () => JSON.parse(sessionStorage.getItem('checkoutDraft') ?? 'null') as unknown
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
    const last = await hasOrdered()
    last.totals.tip = 305
    last.payment.method = 'AT_RESTAURANT'
    open()
    await press()
    await waitFor(() => expect(shop.place()).toBe('/checkout'))
    expect(inCart()).toEqual([4])
    expect(draft()).toMatchObject({
      customerId: CUSTOMER,
      plan: { type: 'PICKUP', tip: { kind: 'custom', text: '3.05' }, payment: { type: 'AT_RESTAURANT' } },
    })
  })

  it.each([
    ['one line', [4], 3],
    ['two equal lines', [1, 1], 1],
  ])('adds only what the cart does not have yet of %s', async (_, ordered, stocked) => {
    const last = await hasOrdered()
    last.lines = ordered.map((quantity, at) => ({ ...last.lines[0]!, cartItemId: `ci_${at}`, quantity }))
    shop.stock(stocked)
    open()
    fireEvent.click(await again())
    await waitFor(() => expect(shop.place()).toBe('/checkout'))
    const total = (quantities: number[]) => quantities.reduce((sum, quantity) => sum + quantity, 0)
    expect(total(inCart())).toBe(total(ordered))
  })

  it('can be pressed before the orders have been read', async () => {
    await hasOrdered()
    localStorage.setItem('usual', JSON.stringify({ customerId: CUSTOMER, dishes: 'Soup' }))
    open()
    const button = await again()
    button.focus()
    fireEvent.click(button)
    expect(button.getAttribute('aria-busy')).toBe('true')
    await waitFor(() => expect(shop.place()).toBe('/checkout'))
    expect(document.activeElement).toBe(button)
    expect(inCart()).toEqual([4])
  })

  it('goes to the same address again, or says that it is not saved any more', async () => {
    const last = await hasOrdered()
    const address = {
      line1: '86 Lantern Row',
      line2: 'Apt 9',
      city: 'New York',
      region: 'NY',
      postalCode: '10002',
      country: 'US',
    }
    last.fulfilment = { ...last.fulfilment, type: 'DELIVERY', address }
    const saved = (id: string, line2: string) => ({
      id,
      label: '',
      deliverable: true,
      isDefault: id === 'two',
      address: { ...address, line2 },
    })
    shop.sandbox.context.state.addresses = { [CUSTOMER]: [saved('two', 'Apt 2'), saved('nine', 'Apt 9')] }
    const { unmount } = open()
    await press()
    await waitFor(() => expect(shop.place()).toBe('/checkout'))
    expect(draft()).toMatchObject({ plan: { type: 'DELIVERY', addressId: 'nine' } })
    unmount()
    shop.sandbox.context.state.addresses[CUSTOMER]!.pop()
    shop.client.removeQueries({ queryKey: addressesQuery(CUSTOMER).queryKey })
    open()
    await press()
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getByText(/^It went to 86 Lantern Row, Apt 9, which is not saved any more\./)).toBeTruthy()
  })

  it.each([
    ['the cart', '/cart'],
    ['a dish', '/items/'],
    ['the menu', '/menus'],
  ])('adds nothing when %s cannot be read, and can be pressed again', async (_, match) => {
    expectLog(/Failed to load/)
    await hasOrdered()
    open()
    await screen.findByText('$18.00')
    shop.client.removeQueries({ queryKey: cartQuery(CUSTOMER).queryKey })
    shop.stock(4)
    shop.sandbox.context.scenarios.start({ name: 'fail', status: 403, match, times: 1 })
    fireEvent.click(await again())
    await waitFor(() => expect(toast.error.mock.lastCall?.[0]).toMatch(/^Your last order could not be read/))
    expect([inCart(), shop.place(), (await again()).getAttribute('aria-busy')]).toEqual([[4], '/menu', 'false'])
    fireEvent.click(await again())
    await waitFor(() => expect(shop.place()).toBe('/checkout'))
    expect(inCart()).toEqual([4])
  })

  it('stays where it is when the API refuses a dish', async () => {
    expectLog(/Failed to add item/)
    await hasOrdered()
    open()
    await screen.findByText('$18.00')
    shop.sandbox.context.scenarios.start({ name: 'fail', status: 422, match: 'POST', times: 1 })
    fireEvent.click(await again())
    await waitFor(() => expect(shop.requests('POST')).toBe(1))
    await waitFor(async () => expect((await again()).getAttribute('aria-busy')).toBe('false'))
    expect([inCart(), shop.place()]).toEqual([[], '/menu'])
  })

  it('adds nothing twice when another device has filled the cart since', async () => {
    await hasOrdered()
    open()
    await screen.findByText('$18.00')
    await shop.client.fetchQuery(cartQuery(CUSTOMER))
    shop.stock(4)
    fireEvent.click(await again())
    await waitFor(() => expect(shop.place()).toBe('/checkout'))
    expect(inCart()).toEqual([4])
  })

  it('orders two equal lines that only together are over the limit of the dish', async () => {
    const last = await hasOrdered()
    last.lines = [1, 2].map((at) => ({ ...last.lines[0]!, cartItemId: `ci_${at}`, quantity: 2 }))
    change((dish) => (dish.maxQuantity = 2))
    open()
    fireEvent.click(await again())
    await waitFor(() => expect(shop.place()).toBe('/checkout'))
    expect(inCart()).toEqual([2, 2])
  })

  it('goes to an address on a later page of the list', async () => {
    const last = await hasOrdered()
    const address = { line1: '86 Lantern Row', city: 'New York', region: 'NY', postalCode: '10002', country: 'US' }
    last.fulfilment = { ...last.fulfilment, type: 'DELIVERY', address: { ...address, line2: 'Apt 24' } }
    shop.sandbox.context.state.addresses = {
      [CUSTOMER]: Array.from({ length: 25 }, (_, at) => ({
        ...{ id: `apt-${at}`, label: '', deliverable: true, isDefault: at === 0 },
        address: { ...address, line2: `Apt ${at}` },
      })),
    }
    open()
    fireEvent.click(await again())
    await waitFor(() => expect(shop.place()).toBe('/checkout'))
    expect(draft()).toMatchObject({ plan: { addressId: 'apt-24' } })
  })

  it('can be pressed again when the orders could not be read', async () => {
    expectLog(/Failed to load your orders/)
    await hasOrdered()
    localStorage.setItem('usual', JSON.stringify({ customerId: CUSTOMER, dishes: 'Soup' }))
    shop.sandbox.context.scenarios.start({ name: 'fail', status: 403, match: '/orders', times: 2 })
    open()
    await quiet(60)
    fireEvent.click(await again())
    await waitFor(() => expect(toast.error).toHaveBeenCalledOnce())
    await act(() => shop.client.invalidateQueries())
    await quiet(60)
    expect(shop.place()).toBe('/menu')
    fireEvent.click(await again())
    await waitFor(() => expect(shop.place()).toBe('/checkout'))
  })

  it('ends when the connection is lost, and does not go on when it is back', async () => {
    await hasOrdered()
    open()
    await screen.findByText('$18.00')
    shop.sandbox.context.scenarios.start({ name: 'latency', ms: 300, match: '/menus' })
    fireEvent.click(await again())
    act(() => onlineManager.setOnline(false))
    const button = await again()
    expect([button.getAttribute('aria-busy'), toast.error.mock.lastCall?.[0]]).toEqual([
      'false',
      'You are offline. Please order again when you are back.',
    ])
    fireEvent.click(button)
    expect(button.getAttribute('aria-busy')).toBe('false')
    const carts = shop.requests('/cart')
    act(() => onlineManager.setOnline(true))
    await waitFor(() => expect(shop.requests(LEMONADE)).toBe(2))
    await quiet()
    expect([shop.requests('/cart') - carts, inCart(), shop.place()]).toEqual([0, [], '/menu'])
  })

  it('first says what has changed since, whatever the device has stored, and adds nothing until then', async () => {
    await hasOrdered()
    open()
    await screen.findByText('$18.00')
    change((dish) => (dish.price += 50))
    fireEvent.click(await again())
    const dialog = within(await screen.findByRole('dialog'))
    await dialog.findByText('It was $4.50, and is $5.00 now.')
    change((dish) => (dish.price -= 50))
    await act(() => shop.client.invalidateQueries())
    await dialog.findByRole('button', { name: 'Add 4 items · $18.00' })
    expect([inCart(), shop.place()]).toEqual([[], '/menu'])
    fireEvent.click(dialog.getByRole('checkbox', { name: 'Tamarind lemonade' }))
    expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Nothing to add' }).disabled).toBe(true)
    fireEvent.click(dialog.getByRole('checkbox', { name: 'Tamarind lemonade' }))
    fireEvent.click(dialog.getByRole('button', { name: 'Add 4 items · $18.00' }))
    await waitFor(() => expect(shop.place()).toBe('/checkout'))
    expect(inCart()).toEqual([4])
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
