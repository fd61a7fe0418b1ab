import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { createCartScreen, line, NAME, press } from '../../../tests/setup/cart-screen'
import { ready, rows, summary } from '../../../tests/setup/checkout'
import { quiet } from '../../../tests/setup/shop'
import { routes, submit, TEA } from '../../../tests/setup/tea-page'
import { CheckoutPage } from './CheckoutPage'

const { shop, addRibs, open } = createCartScreen()
const change = (id: string, by: object) =>
  shop.sandbox.context.catalog.change(id, (item) => void Object.assign(item, by))

/** Four lemonades at $4.50 with a deposit of $0.25 each, taxed at 10 %, and ribs at $8.50 at the restaurant's 8.875 %. */
beforeEach(() => {
  change('tamarind-lemonade', { deposit: 25, taxPercent: 10 })
  addRibs()
})

it('a deposit is shown at its line and in sum, and follows the quantity at once', async () => {
  await open()
  expect(within(line(NAME)).getByText('plus $1.00 deposit')).toBeTruthy()
  const deposit = () => screen.getByText('Deposit').nextSibling?.textContent
  expect([deposit(), screen.getByTestId('subtotal').textContent]).toEqual(['$1.00', '$26.50'])
  shop.sandbox.context.scenarios.start({ name: 'latency', ms: 60_000, match: 'PUT', times: 1 })
  press(`Increase quantity of ${NAME}`)
  await waitFor(() => expect(deposit()).toBe('$1.25'))
  shop.sandbox.context.scenarios.clear()
  await quiet()
})

it('the checkout has each rate and the deposit, and a total of all', async () => {
  shop.show(<CheckoutPage />, '/checkout')
  await ready()
  // 8.875 % of 8.50, and 10 % of 18.00 and 1.00.
  expect(rows()).toEqual(['Subtotal $26.50', 'Tax 8.875% $0.75', 'Tax 10% $1.90', 'Deposit $1.00', 'Total $30.15'])
  expect(summary().getByText('plus $1.00 deposit')).toBeTruthy()
})

it('sizes without a deposit of their own have that of the dish', async () => {
  change('bubble-tea', { deposit: 15 })
  shop.show(routes, TEA)
  await submit()
  expect(screen.getByRole('radio', { name: /^Regular.*plus \$0\.15 deposit/ })).toBeTruthy()
  expect(screen.getByRole('radio', { name: /Large.*\$11\.15\/L · plus \$0\.15 deposit/ })).toBeTruthy()
})
