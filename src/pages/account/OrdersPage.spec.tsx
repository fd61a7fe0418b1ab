import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { expectLog } from '../../../tests/setup/log'
import { CUSTOMER, customersShop, quiet } from '../../../tests/setup/shop'
import { OrdersPage } from './OrdersPage'

const shop = customersShop()

const press = (name: string, where: Pick<typeof screen, 'getByRole'> = screen) =>
  act(() => Promise.resolve(void fireEvent.click(where.getByRole('button', { name }))))
const card = (name: string) => within(screen.getByRole('listitem', { name }))
const listed = (title: string) =>
  within(screen.getByRole('list', { name: title }))
    .getAllByRole('listitem')
    .map((row) => row.getAttribute('aria-label'))
const stored = () => shop.sandbox.context.state.orders
const dialog = async () => within(await screen.findByRole('dialog'))

/** So many orders, all completed but for the newest, which is under way. */
async function ordered(count: number) {
  await shop.completed(count)
  stored().at(-1)!.fulfilment.readyAt = '2026-11-20T20:25:00Z'
}
async function open() {
  shop.show(<OrdersPage />, '/account/orders')
  await screen.findByRole('heading', { name: 'Orders' })
  await screen.findAllByRole('button')
}

it('the orders list what is under way first, and the rest page by page; a page that fails can be tried again', async () => {
  expectLog(/Failed to load your orders/)
  await ordered(45)
  await open()
  expect(listed('In progress')).toEqual(['Order 1044'])
  expect(screen.getByRole('region', { name: 'In progress' })).toBeTruthy()
  expect(listed('Past')).toHaveLength(19)
  shop.fail('/orders')
  await press('Show more orders')
  await screen.findByRole('heading', { name: 'More orders could not be loaded' })
  expect(listed('Past')).toHaveLength(19)
  await press('Try again')
  await waitFor(() => expect(listed('Past')).toHaveLength(39))
  await press('Show more orders')
  await waitFor(() => expect(listed('Past').at(-1)).toBe('Order 1000'))
  expect(screen.queryByRole('button', { name: 'Show more orders' })).toBeNull()
  expect(shop.requests(`GET /api/v1/restaurants/tamarind-row/users/${CUSTOMER}/orders`)).toBe(4)
})

it('an order under way says first when it is ready, and keeps each count and its dish together', async () => {
  await ordered(2)
  await open()
  expect(card('Order 1001').getByText('ready around 3:25 PM')).toBeTruthy()
  expect(card('Order 1001').getByText('Track order')).toBeTruthy()
  expect(card('Order 1000').queryByText(/ready around/)).toBeNull()
  const { textContent } = screen.getByRole('listitem', { name: 'Order 1000' })
  expect(textContent).toContain('4\u00a0×\u00a0Tamarind lemonade')
})

it('fewer than three orders leave room for dishes to go on with', async () => {
  await ordered(2)
  await open()
  const dishes = within(await screen.findByRole('region', { name: 'Most ordered this week' }))
  await waitFor(() => expect(dishes.getAllByRole('article')).toHaveLength(6))
  expect(dishes.getByRole('button', { name: /^Add .*Charred corn ribs/ })).toBeTruthy()
})

it('three orders have the page for themselves', async () => {
  await ordered(3)
  await open()
  await quiet()
  expect(screen.queryByRole('region', { name: 'Most ordered this week' })).toBeNull()
})

it('the page before the first order leads to the menu', async () => {
  shop.show(<OrdersPage />, '/account/orders')
  expect(await screen.findByRole('heading', { level: 2, name: 'No orders yet' })).toBeTruthy()
  expect(screen.getByRole('heading', { level: 1, name: 'Orders' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Browse the menu' }).getAttribute('href')).toBe('/menu')
  await screen.findByRole('region', { name: 'Most ordered this week' })
})

it('the orders stay when they cannot be read again, without a missing page reported', async () => {
  expectLog(/Failed to load your orders/)
  await ordered(5)
  await open()
  shop.fail('/orders')
  await act(() => shop.client.invalidateQueries())
  expect(listed('Past')).toHaveLength(4)
  expect(screen.queryByRole('heading', { name: /could not be loaded/ })).toBeNull()
})

const stars = () =>
  within(screen.getByRole('listitem', { name: 'Order 1000', hidden: true })).queryByRole('img', { hidden: true })
async function rate(given: string, where: Awaited<ReturnType<typeof dialog>>, comment?: string) {
  const [order] = where.getAllByRole('radio', { name: given })
  fireEvent.click(order!)
  if (comment) fireEvent.change(where.getAllByLabelText(/What should we know/)[0]!, { target: { value: comment } })
  await press('Save rating', where)
}

it('a rating of the order and its dishes shows at once and is stored, once it is complete and its comment fits', async () => {
  await ordered(2)
  await open()
  await press('Rate', card('Order 1000'))
  const form = await dialog()
  await press('Save rating', form)
  expect(form.getByRole('alert').textContent).toBe('Please give the order 1 to 5 stars.')
  fireEvent.click(form.getAllByRole('radio', { name: '3 Stars' })[1]!)
  await rate('4 Stars', form, 'x'.repeat(501))
  expect(document.activeElement).toBe(form.getAllByLabelText(/What should we know/)[0])
  expect(form.getByText('Please shorten this by 1 character. It can have 500.')).toBeTruthy()
  await rate('4 Stars', form, 'x'.repeat(500))
  expect(stars()?.getAttribute('aria-label')).toBe('4 of 5 stars')
  await waitFor(() => expect(stored()[0]!.rating).toBeTruthy())
  expect(stored()[0]!.rating).toEqual({
    stars: 4,
    comment: 'x'.repeat(500),
    dishes: [{ menuItemId: 'tamarind-lemonade', stars: 3, comment: '' }],
  })
  await waitFor(() => expect(shop.client.isMutating()).toBe(0))
  await press('Change rating', card('Order 1000'))
  expect((await dialog()).getAllByRole<HTMLInputElement>('radio', { name: '4 Stars' })[0]!.checked).toBe(true)
})

it('a rating that could not be stored is gone from the list, and stays in the form as it was typed', async () => {
  expectLog(/Failed to save your rating/)
  await ordered(2)
  await open()
  shop.sandbox.context.scenarios.start({ name: 'latency', ms: 60_000, match: 'PUT', times: 1 })
  shop.fail('PUT')
  await press('Rate', card('Order 1000'))
  await rate('2 Stars', await dialog(), 'Cold.')
  expect(stars()?.getAttribute('aria-label')).toBe('2 of 5 stars')
  shop.sandbox.context.scenarios.clear()
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>(/What should we know/).value).toBe('Cold.'))
  expect(stars()).toBeNull()
  await press('Save rating', await dialog())
  await waitFor(() => expect(stored()[0]!.rating).toMatchObject({ stars: 2, comment: 'Cold.' }))
  await quiet()
})
