import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { canOrder, place, ready, summary } from '../../../tests/setup/checkout'
import { expectLog } from '../../../tests/setup/log'
import { CUSTOMER, customersShop, quiet } from '../../../tests/setup/shop'
import { cartLine } from '../../../tests/sandbox/orders'
import { INITIAL_CHOICES } from '../../features/checkout/checkout-choices'
import { keepDraft } from '../../features/checkout/draft'
import { CheckoutPage } from './CheckoutPage'

const shop = customersShop(6)

const sellFrom = (age: number, id = 'tamarind-lemonade') =>
  shop.sandbox.context.catalog.change(id, (dish) => {
    dish.minimumAge = age
  })
const box = (age: number) => screen.getByRole<HTMLInputElement>('checkbox', { name: `I am ${age} or older.` })
const boxes = () => screen.queryAllByRole('checkbox', { name: /or older/ })
const orders = () => shop.sandbox.context.state.orders
async function show() {
  const { unmount } = shop.show(<CheckoutPage />, '/checkout')
  await screen.findByRole('button', { name: /^Place order · / })
  await quiet()
  return unmount
}
const isPlaced = () => waitFor(() => expect(shop.assign).toHaveBeenCalledOnce())

it('nothing is asked of an order that everybody may have, and nothing is sent', async () => {
  await show()
  await ready()
  expect(boxes()).toHaveLength(0)
  fireEvent.click(place())
  await isPlaced()
  expect(orders()[0]!.lines[0]).not.toHaveProperty('minimumAge')
})

it('the age is asked for once; a press without it leads there, and it is sent with the order', async () => {
  sellFrom(18)
  await show()
  expect(canOrder()).toBe(false)
  expect(summary().getByText('From age 18')).toBeTruthy()
  expect(box(18).getAttribute('aria-invalid')).toBe('false')
  fireEvent.click(place())
  await quiet()
  expect(screen.getByRole('alert').textContent).toContain('Please confirm that you are 18 or older.')
  expect(document.activeElement).toBe(box(18))
  expect(box(18).getAttribute('aria-invalid')).toBe('true')
  expect(shop.requests('POST /api/v1/restaurants/tamarind-row/users')).toBe(1)
  fireEvent.click(box(18))
  await ready()
  fireEvent.click(place())
  await isPlaced()
  expect(orders()[0]!.lines[0]).toMatchObject({ minimumAge: 18 })
})

it('the highest age counts, and one confirmed before for less does not', async () => {
  sellFrom(18)
  sellFrom(21, 'charred-corn-ribs')
  const { qty, menuItemMappingId: _, ...ribs } = cartLine('charred-corn-ribs', 'all-day.small-plates', 850)
  shop.sandbox.context.state.carts[CUSTOMER]!.push({ ...ribs, cartItemId: 'ci_2', quantity: qty })
  keepDraft(CUSTOMER, { plan: { ...INITIAL_CHOICES, ageConfirmed: 18 } })
  await show()
  expect(boxes()).toHaveLength(1)
  expect(box(21).checked).toBe(false)
  fireEvent.click(box(21))
  await ready()
  fireEvent.click(box(21))
  await waitFor(() => expect(canOrder()).toBe(false))
})

it('what was confirmed is known after a visit to the menu', async () => {
  sellFrom(18)
  const leave = await show()
  fireEvent.click(box(18))
  await ready()
  leave()
  await show()
  expect(box(18).checked).toBe(true)
  await ready()
})

it('an age that the API asks for only when the order is placed is told, and can be confirmed', async () => {
  expectLog(/AGE_NOT_CONFIRMED/)
  await show()
  await ready()
  sellFrom(18)
  fireEvent.click(place())
  expect(await screen.findByText('Please confirm that you are 18 or older.', { exact: false })).toBeTruthy()
  await waitFor(() => expect(boxes()).toHaveLength(1))
  expect(orders()).toHaveLength(0)
  fireEvent.click(box(18))
  await ready()
  fireEvent.click(place())
  await isPlaced()
  expect(orders()).toHaveLength(1)
})
