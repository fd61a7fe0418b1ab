import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { expectLog } from '../../../tests/setup/log'
import { CUSTOMER, customersShop, quiet } from '../../../tests/setup/shop'
import { filtersChanged } from '../../stores/menu-filters'
import { OrdersPage } from './OrdersPage'

const NAME = 'Tamarind lemonade'
const shop = customersShop()

const press = (name: string, where: Pick<typeof screen, 'getByRole'> = screen) =>
  act(() => Promise.resolve(void fireEvent.click(where.getByRole('button', { name }))))
const card = (name: string) => within(screen.getByRole('listitem', { name }))
const stored = () => shop.sandbox.context.state.orders
const change = (what: Parameters<typeof shop.sandbox.context.catalog.change>[1]) =>
  shop.sandbox.context.catalog.change('tamarind-lemonade', what)
const dialog = async () => within(await screen.findByRole('dialog'))

async function open(at = '/account/orders') {
  shop.show(<OrdersPage />, at)
  await screen.findByRole('heading', { name: 'Orders' })
  await screen.findAllByRole('button')
}

beforeEach(() => shop.completed(2))

it('ordering again shows the current dishes, prices and allergens that the customer avoids, and adds them', async () => {
  change((item) => Object.assign(item, { price: item.price + 50, allergens: ['SESAME'] }))
  filtersChanged({ avoid: ['SESAME'] })
  await open()
  await press('Order again', card('Order 1000'))
  await waitFor(() => expect(shop.place()).toBe('/account/orders?again=ord_0'))
  const preview = await dialog()
  const row = await preview.findByRole('listitem', { name: NAME })
  expect(row.textContent).toContain('It was $4.50, and is $5.00 now.')
  expect(row.textContent).toContain('Contains sesame, which you avoid.')
  act(() => filtersChanged({ avoid: [] }))
  expect(row.textContent).not.toContain('which you avoid')
  await press('Add 4 items · $20.00', preview)
  await waitFor(() => expect(shop.place()).toBe('/cart'))
  await waitFor(() => expect(shop.sandbox.context.state.carts[CUSTOMER]).toMatchObject([{ quantity: 4, price: 500 }]))
  await waitFor(() => expect(shop.client.isMutating()).toBe(0))
})

it('ordering again shows an error when it cannot be read, and can be tried again; no dish is reported as gone; Cancel leads back', async () => {
  expectLog(/Failed to load the dish/)
  shop.fail('/items/tamarind-lemonade')
  await open('/account/orders?again=ord_0')
  const preview = await dialog()
  await preview.findByRole('heading', { name: 'The menu could not be loaded' })
  expect(preview.queryByText(/no longer on the menu/)).toBeNull()
  await press('Try again', preview)
  await preview.findByRole('button', { name: 'Add 4 items · $18.00' })
  await press('Cancel', preview)
  await waitFor(() => expect(shop.place()).toBe('/account/orders'))
})

it('ordering again can be requested again when a dish takes longer than eight seconds', async () => {
  shop.sandbox.context.scenarios.start({
    ...{ name: 'latency', match: '/items/tamarind-lemonade', ms: 60_000, times: 1 },
  })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  shop.show(<OrdersPage />, '/account/orders?again=ord_0')
  await quiet(60)
  act(() => void vi.advanceTimersByTime(8000))
  const preview = within(screen.getByRole('dialog'))
  expect(preview.getByText('Still working...')).toBeTruthy()
  fireEvent.click(preview.getByRole('button', { name: 'Try again' }))
  vi.useRealTimers()
  await preview.findByRole('button', { name: 'Add 4 items · $18.00' })
})

it('ordering again of one dish by two taps shows the dish once, and adds it once', async () => {
  const [line] = stored()[0]!.lines
  const one = { ...line!, quantity: 2, total: line!.total / 2 }
  stored()[0]!.lines = [one, { ...one, cartItemId: 'ci_2' }]
  await open()
  expect(card('Order 1000').getByText(`4 × ${NAME}`)).toBeTruthy()
  await press('Order again', card('Order 1000'))
  const preview = await dialog()
  await preview.findByRole('button', { name: 'Add 4 items · $18.00' })
  expect(preview.getAllByRole('listitem')).toHaveLength(1)
  expect(preview.getByText('4 ×')).toBeTruthy()
  fireEvent.click(preview.getByRole('checkbox', { name: NAME }))
  expect(preview.getByRole('button', { name: 'Nothing to add' })).toBeTruthy()
  fireEvent.click(preview.getByRole('checkbox', { name: NAME }))
  await press('Add 4 items · $18.00', preview)
  const pieces = () => shop.sandbox.context.state.carts[CUSTOMER]!.reduce((sum, { quantity }) => sum + quantity, 0)
  await waitFor(() => expect(pieces()).toBe(4))
  await quiet()
})

it('ordering again adds the order once on a double click', async () => {
  await open('/account/orders?again=ord_0')
  const add = await (await dialog()).findByRole('button', { name: 'Add 4 items · $18.00' })
  act(() => {
    add.click()
    add.click()
  })
  await waitFor(() => expect(shop.requests('/cart-items')).toBeGreaterThan(0))
  // The last change of a burst is sent 400 ms after it.
  await act(() => new Promise((resolve) => setTimeout(resolve, 600)))
  const [line, ...others] = shop.sandbox.context.state.carts[CUSTOMER]!
  expect([line?.quantity, others]).toEqual([4, []])
})

it('ordering again has nothing to add when all is sold out, but offers another dish', async () => {
  change((item) => (item.soldOut = true))
  await open('/account/orders?again=ord_0')
  const preview = await dialog()
  const select = await preview.findByRole<HTMLSelectElement>('combobox', { name: `Instead of ${NAME}` })
  expect(select.selectedOptions[0]!.textContent).toBe('Leave it out')
  expect(preview.getByText('It is sold out.')).toBeTruthy()
  expect(preview.getByRole<HTMLButtonElement>('button', { name: 'Nothing to add' }).disabled).toBe(true)
  const beer = within(select).getByRole<HTMLOptionElement>('option', { name: /^Instead: Ginger beer/ })
  fireEvent.change(select, { target: { value: beer.value } })
  expect(select.selectedOptions[0]!.textContent).toBe('Instead: Ginger beer +$0.50')
  expect(preview.queryByText('It is sold out.')).toBeNull()
  await press('Add 4 items · $20.00', preview)
  await waitFor(() =>
    expect(shop.sandbox.context.state.carts[CUSTOMER]).toMatchObject([{ menuItemId: 'ginger-beer', quantity: 4 }]),
  )
  await waitFor(() => expect(shop.client.isMutating()).toBe(0))
})
