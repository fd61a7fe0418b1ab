import { onlineManager } from '@tanstack/react-query'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { expectLog } from '../../../tests/setup/log'
import { toast } from '../../../tests/setup/toasts'
import { CUSTOMER, customersShop, quiet } from '../../../tests/setup/shop'
import { addressesQuery } from '../../api/queries/addresses'
import { cartQuery } from '../../api/queries/cart'
import { signedOut } from '../../stores/auth'
import { expectUsual } from '../../stores/usual'
import { UsualPlace } from './UsualPlace'

const shop = customersShop()
/** Four lemonades, collected an hour ago. */
let last: Awaited<ReturnType<typeof shop.completed>>
beforeEach(async () => void (last = await shop.completed()))

const draft = () => JSON.parse(sessionStorage.getItem('checkoutDraft') ?? 'null') as unknown
const open = () => shop.show(<UsualPlace />, '/menu')
const again = () => screen.findByRole('button', { name: 'Order again' })
const isReserved = () => document.documentElement.dataset.usual === ''
const inCart = () => (shop.sandbox.context.state.carts[CUSTOMER] ?? []).map(({ quantity }) => quantity)
const change = (what: (dish: { price: number; maxQuantity: number }) => void) =>
  shop.sandbox.context.catalog.change('tamarind-lemonade', what)
const remembered = () => localStorage.setItem('usual', JSON.stringify({ customerId: CUSTOMER, dishes: 'Soup' }))
const tap = async () => fireEvent.click(await again())
async function show() {
  open()
  await screen.findByText('$18.00')
}
async function order() {
  await tap()
  await waitFor(() => expect(shop.place()).toBe('/checkout'))
}

describe('the usual', () => {
  it('is the last completed order at the prices of now, has a place on the next page, and leaves with the customer', async () => {
    open()
    expect((await screen.findByRole('region', { name: 'Your usual' })).textContent).toMatch(/^Your usual4.×.Tamarind/)
    await screen.findByText('$18.00')
    expect(isReserved()).toBe(false)
    cleanup()
    open()
    expect(isReserved()).toBe(true)
    await screen.findByText('$18.00')
    act(() => signedOut())
    expect([localStorage.getItem('usual'), isReserved()]).toEqual([null, false])
    expect(screen.queryByRole('region', { name: 'Your usual' })).toBeNull()
    await quiet()
  })

  it('has its place from the first page after a returning customer signs in, and gives it up if there is no past order', async () => {
    expectUsual(CUSTOMER)
    open()
    expect(isReserved()).toBe(true)
    await screen.findByText('$18.00')
    cleanup()
    shop.sandbox.context.state.orders = []
    await act(() => shop.client.resetQueries())
    expectUsual(CUSTOMER)
    open()
    await waitFor(() => expect(isReserved()).toBe(false))
    expect(localStorage.getItem('usual')).toBeNull()
  })

  it('gives up its place when the orders cannot be read', async () => {
    expectLog(/Failed to load your orders/)
    expectUsual(CUSTOMER)
    shop.fail('/orders', 403)
    open()
    await waitFor(() => expect(isReserved()).toBe(false))
  })

  it('leaves out and names what cannot be ordered now, when nothing else has changed', async () => {
    const [line] = last.lines
    last.lines = [line!, { ...line!, cartItemId: 'ci_2', menuItemId: 'gone', name: 'Old soup' }]
    open()
    await order()
    expect(inCart()).toEqual([4])
    expect(toast.error.mock.lastCall?.[0]).toBe('Old soup cannot be ordered now. The rest is in your cart.')
  })

  it('leads to the checkout with the dishes in the cart and the choices of last time', async () => {
    last.totals.tip = 305
    last.payment.method = 'AT_RESTAURANT'
    open()
    await order()
    expect(inCart()).toEqual([4])
    expect(draft()).toMatchObject({
      customerId: CUSTOMER,
      plan: { type: 'PICKUP', tip: { kind: 'custom', text: '3.05' }, payment: { type: 'AT_RESTAURANT' } },
    })
  })

  describe.each([
    ['before it was read', true],
    ['by another device since', false],
  ])('when the cart was filled %s', (_when, isBefore) => {
    it.each([
      ['one line', [4], 3, 4],
      ['two equal lines', [1, 1], 1, 2],
      ['a line that is there as often', [4], 4, 4],
    ])('adds only what is missing of %s', async (_, ordered, stocked, total) => {
      last.lines = ordered.map((quantity, at) => ({ ...last.lines[0]!, cartItemId: `ci_${at}`, quantity }))
      if (isBefore) shop.stock(stocked)
      open()
      await again()
      await act(() => shop.client.fetchQuery(cartQuery(CUSTOMER)))
      if (!isBefore) shop.stock(stocked)
      await order()
      expect(inCart().reduce((sum, quantity) => sum + quantity)).toBe(total)
    })
  })

  it('can be pressed before the orders have been read', async () => {
    remembered()
    open()
    const button = await again()
    button.focus()
    fireEvent.click(button)
    expect(button.getAttribute('aria-busy')).toBe('true')
    await waitFor(() => expect(shop.place()).toBe('/checkout'))
    expect(document.activeElement).toBe(button)
    expect(inCart()).toEqual([4])
  })

  it('goes to the same address again, on whatever page of the list, or says that it is not saved any more', async () => {
    const address = { line1: '86 Lantern Row', city: 'New York', region: 'NY', postalCode: '10002', country: 'US' }
    last.fulfilment = { ...last.fulfilment, type: 'DELIVERY', address: { ...address, line2: 'Apt 24' } }
    const saved = Array.from({ length: 25 }, (_, at) => ({
      ...{ id: `apt-${at}`, label: '', deliverable: true, isDefault: at === 0 },
      address: { ...address, line2: `Apt ${at}` },
    }))
    shop.sandbox.context.state.addresses = { [CUSTOMER]: saved }
    await show()
    await order()
    expect(draft()).toMatchObject({ plan: { type: 'DELIVERY', addressId: 'apt-24' } })
    cleanup()
    saved.pop()
    shop.client.removeQueries({ queryKey: addressesQuery(CUSTOMER).queryKey })
    open()
    await screen.findByText(/^\$18\.00$|has changed since/)
    await tap()
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getByText(/^It went to 86 Lantern Row, Apt 24, which is not saved any more\./)).toBeTruthy()
  })

  it.each([
    ['the cart', '/cart'],
    ['a dish', '/items/'],
    ['the menu', '/menus'],
  ])('adds nothing when %s cannot be read, and can be pressed again', async (_, match) => {
    expectLog(/Failed to load/)
    await show()
    shop.client.removeQueries({ queryKey: cartQuery(CUSTOMER).queryKey })
    shop.stock(4)
    shop.fail(match, 403)
    await tap()
    await waitFor(() => expect(toast.error.mock.lastCall?.[0]).toMatch(/^Your last order could not be read/))
    expect([inCart(), shop.place(), (await again()).getAttribute('aria-busy')]).toEqual([[4], '/menu', 'false'])
    await order()
    expect(inCart()).toEqual([4])
  })

  it('stays where it is when the API refuses a dish', async () => {
    expectLog(/Failed to add item/)
    await show()
    shop.fail('POST', 422)
    await tap()
    await waitFor(() => expect(shop.requests('POST')).toBe(1))
    await waitFor(async () => expect((await again()).getAttribute('aria-busy')).toBe('false'))
    expect([inCart(), shop.place()]).toEqual([[], '/menu'])
  })

  it('orders two equal lines that only together are over the limit of the dish', async () => {
    last.lines = [1, 2].map((at) => ({ ...last.lines[0]!, cartItemId: `ci_${at}`, quantity: 2 }))
    change((dish) => (dish.maxQuantity = 2))
    open()
    await order()
    expect(inCart()).toEqual([2, 2])
  })

  it('can be pressed again when the orders could not be read', async () => {
    expectLog(/Failed to load your orders/)
    remembered()
    shop.sandbox.context.scenarios.start({ name: 'fail', status: 403, match: '/orders', times: 2 })
    open()
    await quiet(60)
    await tap()
    await waitFor(() => expect(toast.error).toHaveBeenCalledOnce())
    await act(() => shop.client.invalidateQueries())
    await quiet(60)
    expect(shop.place()).toBe('/menu')
    await order()
  })

  it('ends when the connection is lost, and does not go on when it is back', async () => {
    await show()
    shop.sandbox.context.scenarios.start({ name: 'latency', ms: 300, match: '/menus' })
    await tap()
    act(() => onlineManager.setOnline(false))
    const button = await again()
    expect(button.getAttribute('aria-busy')).toBe('false')
    expect(toast.error.mock.lastCall?.[0]).toBe('You are offline. Please order again when you are back.')
    fireEvent.click(button)
    expect(button.getAttribute('aria-busy')).toBe('false')
    const carts = shop.requests('/cart')
    act(() => onlineManager.setOnline(true))
    await waitFor(() => expect(shop.requests('tamarind-lemonade')).toBe(2))
    await quiet()
    expect([shop.requests('/cart') - carts, inCart(), shop.place()]).toEqual([0, [], '/menu'])
  })

  it('first says what has changed since, whatever the device has stored, and adds nothing until then', async () => {
    await show()
    change((dish) => (dish.price += 50))
    await tap()
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
    shop.sandbox.context.state.orders = []
    await shop.order('PAID')
    remembered()
    open()
    expect(isReserved()).toBe(true)
    expect(await screen.findByText('Soup')).toBeTruthy()
    await waitFor(() => expect(screen.queryByText('Soup')).toBeNull())
    expect([localStorage.getItem('usual'), isReserved()]).toEqual([null, false])
  })
})
