import { onlineManager } from '@tanstack/react-query'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { expectLog } from '../../../tests/setup/log'
import { cartLine } from '../../../tests/sandbox/orders'
import { isPressable } from '../../../tests/setup/pressable'
import { createShop, CUSTOMER, quiet, type Shop } from '../../../tests/setup/shop'
import { toast } from '../../../tests/setup/toasts'
import { restaurantQueries } from '../../api/queries/restaurant'
import { startGroup } from '../../sandbox/rules/group-orders'
import { filtersChanged } from '../../stores/menu-filters'
import { CheckoutPage } from './CheckoutPage'

const USER = `/api/v1/restaurants/tamarind-row/users/${CUSTOMER}`
/** Four lemonades at $4.50 and New York's tax. */
const PLACE = 'Place order · $19.60'

let shop: Shop
beforeEach(() => {
  filtersChanged({ avoid: [] })
  shop = createShop()
  shop.signIn()
  shop.stock(4)
})

const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name })
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })
const summary = () => within(screen.getByRole('complementary', { name: 'Order summary' }))
const change = (what: (item: { price: number; soldOut: boolean }) => void) =>
  shop.sandbox.context.catalog.change('tamarind-lemonade', what)
const placed = () => shop.requests(`POST ${USER}/orders`) - shop.requests('/quote')
async function open(name: string | RegExp = PLACE) {
  shop.show(<CheckoutPage />, '/checkout')
  await screen.findByRole('button', { name })
}
const onPhone = () =>
  vi.stubGlobal('matchMedia', (media: string) =>
    Object.assign(new EventTarget(), { media, matches: false, addListener() {}, removeListener() {} }),
  )
const canPlace = (name: string) => waitFor(() => expect(isPressable(button(name))).toBe(true))

describe('the checkout', () => {
  it('closes the group order of the cart, so that nobody adds to what is being paid', async () => {
    const body = { hostName: 'Ada', closesAt: null, limitPerPerson: null }
    const group = startGroup(CUSTOMER, body, shop.sandbox.context)
    await open()
    await waitFor(() => expect(group.status).toBe('LOCKED'))
  })

  it('has the contact filled in, and shows the totals of the API', async () => {
    await open()
    expect(screen.getByText('Ada Byron').parentElement!.textContent).toBe('Ada Byron+1 212 555 0142 · ada@example.com')
    fireEvent.click(button('Change contact'))
    await waitFor(() => expect(document.activeElement).toBe(field('First name')))
    expect(['First name', 'Last name', 'Phone number', 'Email'].map((name) => field(name).value)).toEqual([
      'Ada',
      'Byron',
      '+1 212 555 0142',
      'ada@example.com',
    ])
    const rows = summary()
      .getAllByRole('term')
      .map((term) => `${term.textContent} ${term.nextSibling?.textContent}`)
    expect(rows).toEqual(['Subtotal $18.00', 'Tax $1.60', 'Total $19.60'])
    expect(screen.getByText('As soon as possible (about 25 min)')).toBeTruthy()
  })

  it('F40 places the order once, with what was filled in, however often the button is pressed', async () => {
    await open()
    fireEvent.change(field('Note for the kitchen'), { target: { value: ' No ice. ' } })
    fireEvent.click(screen.getByRole('checkbox', { name: 'Add cutlery and napkins' }))
    fireEvent.change(screen.getByRole('combobox', { name: 'If something runs out' }), { target: { value: 'REPLACE' } })
    await canPlace(PLACE)
    const form = field('Note for the kitchen').form!
    fireEvent.submit(form)
    fireEvent.click(button(PLACE))
    fireEvent.submit(form)
    await waitFor(() => expect(shop.assign).toHaveBeenCalledOnce())
    await quiet()
    expect(placed()).toBe(1)
    expect(shop.sandbox.context.state.orders).toMatchObject([
      {
        note: 'No ice.',
        ifUnavailable: 'REPLACE',
        contact: { firstName: 'Ada', phone: '+12125550142' },
        totals: { total: 1960 },
      },
    ])
    expect(isPressable(button(PLACE))).toBe(false)
  })

  it('tells the kitchen which allergens the customer avoids', async () => {
    filtersChanged({ avoid: ['PEANUT', 'SOY'] })
    await open()
    expect(screen.getByText(/^The kitchen is told/).textContent).toBe(
      'The kitchen is told that you avoid peanut and soy. Change',
    )
    await canPlace(PLACE)
    fireEvent.click(button(PLACE))
    await waitFor(() => expect(shop.assign).toHaveBeenCalledOnce())
    expect(shop.sandbox.context.state.orders[0]?.avoid).toEqual(['PEANUT', 'SOY'])
  })

  it('warns at the line of a dish with an avoided allergen, and unfolds the summary of a phone for it once', async () => {
    onPhone()
    filtersChanged({ avoid: ['SULPHITES'] })
    shop.sandbox.context.catalog.change('tamarind-lemonade', (item) => (item.allergens = ['SULPHITES']))
    await open()
    const fold = within(summary().getByRole('heading', { level: 2 })).getByRole('button')
    await waitFor(() => expect(fold.getAttribute('aria-expanded')).toBe('true'))
    expect(summary().getByText('Contains sulphites, which you avoid.')).toBeTruthy()
    fireEvent.click(fold)
    expect(fold.getAttribute('aria-expanded')).toBe('false')
    act(() => filtersChanged({ avoid: ['SOY'] }))
    expect(summary().queryByText(/which you avoid/)).toBeNull()
    act(() => filtersChanged({ avoid: ['SULPHITES'] }))
    expect(fold.getAttribute('aria-expanded')).toBe('true')
  })

  it('tells the kitchen nothing of allergens where the API takes none', async () => {
    filtersChanged({ avoid: ['PEANUT'] })
    const { queryKey } = restaurantQueries.profile()
    const profile = await shop.client.fetchQuery(restaurantQueries.profile())
    shop.client.setQueryData(queryKey, { ...profile, allergenProfiles: false })
    await open()
    expect(screen.queryByText(/^The kitchen is told/)).toBeNull()
    await canPlace(PLACE)
    fireEvent.click(button(PLACE))
    await waitFor(() => expect(shop.assign).toHaveBeenCalledOnce())
    expect(shop.sandbox.context.state.orders[0]?.avoid).toEqual([])
  })

  it.each([
    ['First name', 'Please enter a name for the order.'],
    ['Phone number', 'Please enter a valid phone number.'],
  ])('without a %s shows that at the field, and places nothing', async (name, words) => {
    await open()
    fireEvent.click(button('Change contact'))
    await canPlace(PLACE)
    fireEvent.change(field(name), { target: { value: '' } })
    fireEvent.click(button(PLACE))
    expect(await screen.findByText(words)).toBeTruthy()
    await quiet()
    expect(placed()).toBe(0)
  })

  it.each([
    ['10%', 'Tip $1.80', 'Place order · $21.40'],
    ['20%', 'Tip $3.60', 'Place order · $23.20'],
  ])('with a tip of %s gets the price from the API before the order can be placed', async (tip, row, name) => {
    await open()
    await canPlace(PLACE)
    const preset = screen.getByRole('radio', { name: tip })
    expect(document.getElementById(preset.getAttribute('aria-describedby')!)!.textContent).toBe(row.slice(4))
    fireEvent.click(preset)
    await canPlace(name)
    expect(summary().getByText('Tip').parentElement!.textContent).toBe(row.replace(' ', ''))
    fireEvent.click(button(name))
    await waitFor(() => expect(shop.assign).toHaveBeenCalledOnce())
    expect(shop.sandbox.context.state.orders[0]!.totals.tip).toBe(tip === '10%' ? 180 : 360)
  })

  it('on a phone begins with one line for the order, which opens', async () => {
    onPhone()
    await open()
    const line = within(summary().getByRole('heading', { level: 2 })).getByRole('button')
    expect(line.textContent).toBe('Your order · 4 items$19.60')
    const isHidden = () => summary().getByText('Subtotal').closest('[hidden]') !== null
    expect(isHidden()).toBe(true)
    expect(line.getAttribute('aria-expanded')).toBe('false')
    expect(screen.queryByRole('textbox', { name: 'Promo code' })).toBeNull()
    fireEvent.click(line)
    expect(screen.getByRole('textbox', { name: 'Promo code' })).toBeTruthy()
    expect(isHidden()).toBe(false)
  })

  it('without a connection says so, and goes on with one', async () => {
    onlineManager.setOnline(false)
    shop.show(<CheckoutPage />, '/checkout')
    await quiet()
    expect(await screen.findByRole('heading', { level: 1, name: 'You are offline' })).toBeTruthy()
    act(() => onlineManager.setOnline(true))
    await screen.findByRole('button', { name: PLACE })
    act(() => onlineManager.setOnline(false))
    expect(screen.getByText(/^You are offline\. Your order can be placed/)).toBeTruthy()
    act(() => onlineManager.setOnline(true))
    await act(() => quiet())
  })

  it('while closed becomes an order for the next opening, which has to be agreed to', async () => {
    shop.sandbox.context.scenarios.setClock('2026-11-23T06:00:00Z')
    await open()
    expect(screen.getByText('We are closed now. This will become Monday 7:25 AM.')).toBeTruthy()
    await canPlace(PLACE)
    fireEvent.click(button(PLACE))
    expect(await screen.findByText('Please agree to the time first.')).toBeTruthy()
    expect(placed()).toBe(0)
    fireEvent.click(screen.getByRole('checkbox', { name: 'Collect it Monday 7:25 AM' }))
    fireEvent.click(button(PLACE))
    await waitFor(() => expect(shop.assign).toHaveBeenCalledOnce())
  })

  it('while closed remembers the consent given during a quote, though it fails and is requested again', async () => {
    expectLog(/Failed to price your order/)
    shop.sandbox.context.scenarios.setClock('2026-11-23T06:00:00Z')
    await open()
    await canPlace(PLACE)
    shop.sandbox.context.scenarios.start({ name: 'fail', status: 500, match: '/quote', times: 1 })
    fireEvent.click(screen.getByRole('radio', { name: '20%' }))
    fireEvent.click(screen.getByRole('checkbox', { name: 'Collect it Monday 7:25 AM' }))
    fireEvent.click(screen.getByRole('checkbox', { name: 'Add cutlery and napkins' }))
    fireEvent.click(await screen.findByRole('button', { name: 'Try again' }))
    await canPlace('Place order · $23.20')
    for (const name of ['Collect it Monday 7:25 AM', 'Add cutlery and napkins'])
      expect(screen.getByRole<HTMLInputElement>('checkbox', { name }).checked).toBe(true)
    fireEvent.click(button('Place order · $23.20'))
    await waitFor(() => expect(shop.assign).toHaveBeenCalledOnce())
  })

  it('F15 keeps the form when refused for a new price, gives the reason, and shows the price to agree to', async () => {
    expectLog(/Failed to place your order/)
    await open()
    await canPlace(PLACE)
    fireEvent.change(field('Note for the kitchen'), { target: { value: 'No ice' } })
    change((item) => (item.price += 30))
    fireEvent.click(button(PLACE))
    expect(await screen.findByRole('button', { name: 'Accept $4.80' })).toBeTruthy()
    expect(screen.getAllByText(/^The price of Tamarind lemonade has changed\./)).toHaveLength(1)
    expect(field('Note for the kitchen').value).toBe('No ice')
    expect(shop.assign).not.toHaveBeenCalled()
  })

  it('leaves out a line in the summary, prices the order again, and offers to undo that', async () => {
    const { qty: quantity, ...ribs } = cartLine('charred-corn-ribs', 'all-day.small-plates', 850)
    shop.sandbox.context.state.carts[CUSTOMER]!.push({ ...ribs, quantity, cartItemId: 'ci_2' })
    await open('Place order · $28.85')
    fireEvent.click(summary().getByRole('button', { name: 'Leave out Charred corn ribs' }))
    await canPlace(PLACE)
    expect(summary().queryByText('Charred corn ribs')).toBeNull()
    expect(shop.sandbox.context.state.carts[CUSTOMER]).toHaveLength(1)
    expect(toast.success.mock.lastCall?.[1]).toMatchObject({ action: { label: 'Undo' } })
  })

  it('shows one line for two taps on a dish, says a problem of it once, and leaves out both', async () => {
    const { qty: quantity, ...ribs } = cartLine('charred-corn-ribs', 'all-day.small-plates', 850)
    const twice = ['ci_2', 'ci_3'].map((cartItemId) => ({ ...ribs, quantity, cartItemId }))
    shop.sandbox.context.state.carts[CUSTOMER]!.push(...twice)
    shop.sandbox.context.catalog.change('charred-corn-ribs', (item) => (item.price += 50))
    await open(/^Place order/)
    const rows = summary()
      .getAllByRole('listitem')
      .map((row) => row.textContent)
    expect(rows).toEqual([expect.stringMatching(/^4 ×Tamarind/), expect.stringMatching(/^2 ×Charred corn ribs/)])
    expect(await screen.findAllByRole('button', { name: 'Accept $9.00' })).toHaveLength(1)
    fireEvent.click(summary().getByRole('button', { name: 'Leave out Charred corn ribs' }))
    await canPlace(PLACE)
    expect(shop.sandbox.context.state.carts[CUSTOMER]).toHaveLength(1)
  })
})
