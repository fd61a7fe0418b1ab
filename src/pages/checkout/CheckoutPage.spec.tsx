import { onlineManager } from '@tanstack/react-query'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { canOrder, field, fill, place, press, radio, ready, rows, summary } from '../../../tests/setup/checkout'
import { expectLog } from '../../../tests/setup/log'
import { CUSTOMER, customersShop, quiet } from '../../../tests/setup/shop'
import { restaurantQueries } from '../../api/queries/restaurant'
import { startGroup } from '../../sandbox/rules/group-orders'
import { filtersChanged } from '../../stores/menu-filters'
import { CheckoutPage } from './CheckoutPage'

const USER = `/api/v1/restaurants/tamarind-row/users/${CUSTOMER}`
/** Four lemonades at $4.50 and New York's tax. */
const TOTAL = '$19.60'

const shop = customersShop(4)
beforeEach(() => filtersChanged({ avoid: [] }))

const checkbox = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name })
const placed = () => shop.requests(`POST ${USER}/orders`) - shop.requests('/quote')
const left = () => waitFor(() => expect(shop.assign).toHaveBeenCalledOnce())
async function open(total?: string) {
  shop.show(<CheckoutPage />, '/checkout')
  await ready(total)
}
const onPhone = () =>
  vi.stubGlobal('matchMedia', (media: string) =>
    Object.assign(new EventTarget(), { media, matches: false, addListener() {}, removeListener() {} }),
  )
const fold = () => within(summary().getByRole('heading', { level: 2 })).getByRole('button')

describe('the checkout', () => {
  it('closes the group order of the cart, so that nobody adds to what is being paid', async () => {
    const body = { hostName: 'Ada', closesAt: null, limitPerPerson: null }
    const group = startGroup(CUSTOMER, body, shop.sandbox.context)
    await open()
    await waitFor(() => expect(group.status).toBe('LOCKED'))
  })

  it('has the contact filled in, and shows the totals of the API', async () => {
    await open(TOTAL)
    expect(screen.getByText('Ada Byron').parentElement!.textContent).toBe('Ada Byron+1 212 555 0142 · ada@example.com')
    expect(rows()).toEqual(['Subtotal $18.00', 'Tax $1.60', `Total ${TOTAL}`])
    expect(screen.getByText('As soon as possible (about 25 min)')).toBeTruthy()
    press('Change contact')
    await waitFor(() => expect(document.activeElement).toBe(field('First name')))
    const values = ['First name', 'Last name', 'Phone number', 'Email'].map((name) => field(name).value)
    expect(values).toEqual(['Ada', 'Byron', '+1 212 555 0142', 'ada@example.com'])
  })

  it('F40 places the order once, with what was filled in, however often the button is pressed', async () => {
    await open()
    fill('Note for the kitchen', ' No ice. ')
    fireEvent.click(checkbox('Add cutlery and napkins'))
    fireEvent.change(screen.getByRole('combobox', { name: 'If something runs out' }), { target: { value: 'REPLACE' } })
    await ready(TOTAL)
    const form = field('Note for the kitchen').form!
    fireEvent.submit(form)
    fireEvent.click(place())
    fireEvent.submit(form)
    await left()
    await quiet()
    expect(placed()).toBe(1)
    expect(shop.sandbox.context.state.orders).toMatchObject([
      {
        ...{ note: 'No ice.', ifUnavailable: 'REPLACE', totals: { total: 1960 } },
        contact: { firstName: 'Ada', phone: '+12125550142' },
      },
    ])
    expect(canOrder()).toBe(false)
  })

  it.each([
    ['tells the kitchen which allergens the customer avoids', true, ['PEANUT', 'SOY']],
    ['tells the kitchen nothing of allergens where the API takes none', false, []],
  ])('%s', async (_, allergenProfiles, told) => {
    filtersChanged({ avoid: ['PEANUT', 'SOY'] })
    const profile = await shop.client.fetchQuery(restaurantQueries.profile())
    shop.client.setQueryData(restaurantQueries.profile().queryKey, { ...profile, allergenProfiles })
    await open()
    expect(screen.queryByText(/^The kitchen is told/)?.textContent).toBe(
      allergenProfiles ? 'The kitchen is told that you avoid peanut and soy. Change' : undefined,
    )
    fireEvent.click(place())
    await left()
    expect(shop.sandbox.context.state.orders[0]?.avoid).toEqual(told)
  })

  it('warns at the line of a dish with an avoided allergen, and unfolds the summary of a phone for it once', async () => {
    onPhone()
    filtersChanged({ avoid: ['GLUTEN'] })
    shop.sandbox.context.catalog.change('tamarind-lemonade', (item) => (item.allergens = ['BARLEY']))
    await open()
    const isOpen = () => fold().getAttribute('aria-expanded')
    await waitFor(() => expect(isOpen()).toBe('true'))
    expect(summary().getByText('Contains gluten (barley), which you avoid.')).toBeTruthy()
    fireEvent.click(fold())
    expect(isOpen()).toBe('false')
    act(() => filtersChanged({ avoid: ['SOY'] }))
    expect(summary().queryByText(/which you avoid/)).toBeNull()
    act(() => filtersChanged({ avoid: ['GLUTEN'] }))
    expect(isOpen()).toBe('true')
  })

  it.each([
    ['First name', '   ', 'What name goes on the order?'],
    ['First name', '', 'What name goes on the order?'],
    ['Phone number', '', 'Please enter a valid phone number.'],
  ])('with a %s of %j shows at the field what is missing, and places nothing', async (name, typed, words) => {
    await open()
    press('Change contact')
    fill(name, typed)
    fireEvent.click(place())
    expect(await screen.findByText(words)).toBeTruthy()
    expect(field(name).getAttribute('aria-invalid')).toBe('true')
    await quiet()
    expect(placed()).toBe(0)
  })

  it.each([
    ['10%', '$1.80', '$21.40', 180],
    ['20%', '$3.60', '$23.20', 360],
  ])('with a tip of %s gets the price from the API before the order can be placed', async (name, tip, total, cents) => {
    await open()
    expect(document.getElementById(radio(name).getAttribute('aria-describedby')!)!.textContent).toBe(tip)
    fireEvent.click(radio(name))
    await ready(total)
    expect(rows()).toContain(`Tip ${tip}`)
    fireEvent.click(place())
    await left()
    expect(shop.sandbox.context.state.orders[0]!.totals.tip).toBe(cents)
  })

  it('on a phone begins with one line for the order, which opens', async () => {
    onPhone()
    await open()
    expect(fold().textContent).toBe(`Your order · 4 items${TOTAL}`)
    const isHidden = () => summary().getByText('Subtotal').closest('[hidden]') !== null
    expect([isHidden(), fold().getAttribute('aria-expanded')]).toEqual([true, 'false'])
    expect(screen.queryByRole('textbox', { name: 'Promo code' })).toBeNull()
    fireEvent.click(fold())
    expect(field('Promo code')).toBeTruthy()
    expect(isHidden()).toBe(false)
  })

  it('without a connection says so, and goes on with one', async () => {
    onlineManager.setOnline(false)
    shop.show(<CheckoutPage />, '/checkout')
    await quiet()
    expect(await screen.findByRole('heading', { level: 1, name: 'You are offline' })).toBeTruthy()
    act(() => onlineManager.setOnline(true))
    await ready(TOTAL)
    act(() => onlineManager.setOnline(false))
    expect(screen.getByText(/^You are offline\. Your order can be placed/)).toBeTruthy()
    act(() => onlineManager.setOnline(true))
    await act(() => quiet())
  })

  it('while closed becomes an order for the next opening, with a consent that outlives a failed price', async () => {
    expectLog(/Failed to price your order/)
    shop.sandbox.context.scenarios.setClock('2026-11-23T06:00:00Z')
    await open(TOTAL)
    expect(screen.getByText('We are closed now. This will become Monday 7:25 AM.')).toBeTruthy()
    fireEvent.click(place())
    expect(await screen.findByText('Please agree to the time first.')).toBeTruthy()
    shop.fail('/quote')
    fireEvent.click(radio('20%'))
    const agreed = ['Collect it Monday 7:25 AM', 'Add cutlery and napkins']
    for (const name of agreed) fireEvent.click(checkbox(name))
    fireEvent.click(await screen.findByRole('button', { name: 'Try again' }))
    await ready('$23.20')
    expect(agreed.map((name) => checkbox(name).checked)).toEqual([true, true])
    expect(placed()).toBe(0)
    fireEvent.click(place())
    await left()
  })
})
