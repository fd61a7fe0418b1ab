import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { createCartScreen, drawn, focused, line, NAME, press, RIBS } from '../../../tests/setup/cart-screen'
import { expectLog } from '../../../tests/setup/log'
import { quiet } from '../../../tests/setup/shop'
import { filtersChanged } from '../../stores/menu-filters'
import { CartPage } from './CartPage'

const { shop, apiCart, inApi, addRibs, open } = createCartScreen()
beforeEach(addRibs)

const change = (what: (item: { price: number; soldOut: boolean }) => void) =>
  shop.sandbox.context.catalog.change('tamarind-lemonade', what)
const slow = (match: string) => shop.sandbox.context.scenarios.start({ name: 'latency', ms: 60_000, match, times: 1 })
const letGo = () => shop.sandbox.context.scenarios.clear()

it('a line with a kind of what the customer avoids is marked, and one with nuts that are not named', async () => {
  shop.sandbox.context.catalog.change('charred-corn-ribs', (item) =>
    Object.assign(item, { allergens: ['SPELT', 'TREE_NUTS', 'BARLEY'] }),
  )
  await open()
  act(() => filtersChanged({ avoid: ['GLUTEN', 'TREE_NUTS'] }))
  const ribs = within(line(RIBS))
  expect(ribs.getByText('Contains gluten (barley, spelt) and tree nuts, which you avoid.')).toBeTruthy()
  act(() => filtersChanged({ avoid: ['WHEAT'] }))
  expect(ribs.getByText('Contains gluten (spelt), which you avoid.')).toBeTruthy()
  act(() => filtersChanged({ avoid: [] }))
})

it('a line with an allergen that the customer avoids is marked', async () => {
  shop.sandbox.context.catalog.change('charred-corn-ribs', (item) =>
    Object.assign(item, { allergens: ['MILK', 'SOY'] }),
  )
  await open()
  expect(screen.queryByText(/which you avoid/)).toBeNull()
  act(() => filtersChanged({ avoid: ['SOY', 'FISH'] }))
  expect(within(line(RIBS)).getByText('Contains soy, which you avoid.')).toBeTruthy()
  expect(within(line(NAME)).queryByText(/which you avoid/)).toBeNull()
  const suggested = () => within(screen.getByRole('region', { name: 'Goes well with' })).queryAllByRole('article')
  const ofSoy = suggested().length
  act(() => filtersChanged({ avoid: ['SOY', 'FISH', 'WHEAT', 'MILK'] }))
  expect(suggested().length).toBeLessThan(ofSoy)
  act(() => filtersChanged({ avoid: [] }))
})

it.each([0, -3])('a line of the API with %i pieces is not there', async (quantity) => {
  apiCart()[0]!.quantity = quantity
  await open()
  expect(drawn()).toEqual([RIBS])
})

const NOTICE = /^Something has changed since you added it\./

it('F15 a changed line shows the old and new price, to accept', async () => {
  change((item) => (item.price += 30))
  await open()
  const row = within(await waitFor(() => line(NAME)))
  expect((await row.findByText(/^The price has changed/)).textContent).toBe('The price has changed from $4.50 to $4.80')
  expect(row.getByText('$4.50', { selector: 's' })).toBeTruthy()
  expect(screen.getByText(NOTICE)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Checkout' })).toBeTruthy()
  expect(within(line(RIBS)).queryByText(/has changed/)).toBeNull()
  slow('PUT')
  press('Accept $4.80')
  await quiet()
  expect(row.queryByText(/has changed/)).toBeNull()
  expect(apiCart()[0]).toMatchObject({ price: 450 })
  expect(focused()).toBe(NAME)
  letGo()
  await waitFor(() => expect(apiCart()[0]).toMatchObject({ price: 480, quantity: 4 }))
  await quiet()
  expect(screen.queryByText(NOTICE)).toBeNull()
  expect(shop.requests('PUT')).toBe(1)
})

it('F15 a changed line keeps the new price in view when it could not be accepted and while quantities change, and can be removed', async () => {
  expectLog(/Failed to update cart item/)
  change((item) => (item.price += 30))
  await open()
  await screen.findByRole('button', { name: 'Accept $4.80' })
  shop.fail('PUT')
  press('Accept $4.80')
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Accept $4.80' })).toBeNull())
  await waitFor(() => expect(shop.requests('PUT')).toBe(1))
  await screen.findByRole('button', { name: 'Accept $4.80' })
  expect(apiCart()[0]).toMatchObject({ price: 450 })
  slow('PUT')
  slow('/orders/quote')
  press(`Decrease quantity of ${NAME}`)
  await quiet()
  expect(inApi()[0]).toBe('4 tamarind-lemonade')
  expect(screen.getByRole('button', { name: 'Accept $4.80' })).toBeTruthy()
  letGo()
  await waitFor(() => expect(inApi()[0]).toBe('3 tamarind-lemonade'))
  await quiet()
  expect(screen.getByRole('button', { name: 'Accept $4.80' })).toBeTruthy()
  press(`Remove ${NAME}`)
  expect(drawn()).toEqual([`${NAME} removed.Undo`, RIBS])
  await quiet()
  expect(screen.queryByText(NOTICE)).toBeNull()
})

it('a changed line shows no change when the API cannot be asked: checkout will report it', async () => {
  expectLog(/Failed to price your order/)
  change((item) => (item.price += 30))
  shop.sandbox.context.scenarios.start({ name: 'fail', status: 500, match: '/orders/quote' })
  await open()
  await quiet()
  expect(shop.requests('/orders/quote')).toBe(1)
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.queryByText(NOTICE)).toBeNull()
  expect(screen.getByRole('link', { name: 'Checkout' })).toBeTruthy()
})

it('the cart without the menu does not report its lines as gone: it shows an error in their place, and can be tried again', async () => {
  expectLog(/Failed to load the menu/)
  shop.fail('/menus')
  shop.show(<CartPage />, '/cart')
  expect(await screen.findByRole('heading', { name: 'Your dishes could not be shown' })).toBeTruthy()
  expect(screen.getByTestId('subtotal').textContent).toBe('$26.50')
  expect(screen.queryByText(/no longer on the menu/)).toBeNull()
  expect(screen.queryByRole('region', { name: 'Goes well with' })).toBeNull()
  press('Try again')
  await waitFor(() => expect(drawn()).toEqual([NAME, RIBS]))
})

it('the cart without the menu reports a dish that is really gone, and does not offer it again', async () => {
  apiCart()[1]!.menuItemId = 'gone'
  await open()
  press('Remove A dish no longer on the menu')
  expect(screen.getByText(/removed\./)).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull()
})

const region = () => screen.getByRole('region', { name: 'Goes well with' })
const cards = () =>
  within(region())
    .getAllByRole('article')
    .map((card) => card.getAttribute('aria-label'))

it('the suggestions for a cart are four dishes that are not in the cart, and stay while they are added', async () => {
  apiCart().pop()
  await open()
  const names = cards()
  expect(names).toHaveLength(4)
  expect(names).not.toContain(NAME)
  fireEvent.click(within(region()).getByRole('button', { name: `Add ${RIBS} to cart` }))
  await waitFor(() => expect(inApi()).toEqual(['4 tamarind-lemonade', '1 charred-corn-ribs']))
  await quiet()
  expect(cards()).toEqual(names)
  expect(drawn()).toEqual([NAME, RIBS])
})
