import { fireEvent, screen, within } from '@testing-library/react'
import { CartPage } from '../../src/pages/cart/CartPage'
import { CUSTOMER, customersShop, quiet } from './shop'

export const NAME = 'Tamarind lemonade'
export const RIBS = 'Charred corn ribs'

export const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
export const line = (name: string) => screen.getByRole('listitem', { name })
export const drawn = () =>
  within(screen.getByRole('list', { name: 'Cart' }))
    .getAllByRole('listitem')
    .map((row) => row.getAttribute('aria-label') ?? row.textContent)
export const focused = () => document.activeElement?.textContent

/** The page of a cart with four lemonades. Call it once per file. */
export function createCartScreen() {
  const shop = customersShop(4)
  const apiCart = () => shop.sandbox.context.state.carts[CUSTOMER]!
  return {
    shop,
    apiCart,
    inApi: () => apiCart().map(({ menuItemId, quantity }) => `${quantity} ${menuItemId}`),
    addRibs: () =>
      void apiCart().push({
        ...apiCart()[0]!,
        ...{ cartItemId: 'ci_2', menuItemId: 'charred-corn-ribs', price: 850, quantity: 1 },
      }),
    open: async () => {
      shop.show(<CartPage />, '/cart')
      await screen.findByRole('list', { name: 'Cart' })
      await quiet()
    },
  }
}
