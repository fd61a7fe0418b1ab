import { fireEvent, screen } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { beforeEach } from 'vitest'
import { ItemPage } from '../../src/pages/item/ItemPage'
import { filtersChanged } from '../../src/stores/menu-filters'
import { CUSTOMER, customersShop } from './shop'

export const TEA = '/menu/all-day/section/drinks/item/bubble-tea'
const chosen = (group: string, id: string, price = 0) => ({
  ...{ groupId: group, name: group },
  options: [{ optionId: id, name: id, quantity: 1, price, customOptionGroups: [] }],
})
const OAT = [chosen('milk', 'oat-milk', 75), chosen('sweetness', 'half-sweet')]

export const routes = (
  <Routes>
    <Route path="/menu/:menuId/section/:sectionId/item/:id" element={<ItemPage />} />
    <Route path="*" element="Elsewhere" />
  </Routes>
)
export const submit = () => screen.findByRole('button', { name: /\$\d/ })
export const isOn = (name: RegExp) => screen.getByRole<HTMLInputElement>('radio', { name }).checked
export const tap = (name: RegExp | string) => fireEvent.click(screen.getByLabelText(name))
const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Special instructions' })
export const instructions = () => field().value
export const instruct = (value: string) => fireEvent.change(field(), { target: { value } })

/** The page of the bubble tea, of which the customer has two in the cart. Call it once per file. */
export function createTeaPage() {
  const shop = customersShop()
  beforeEach(() => {
    filtersChanged({ diets: [], spicy: false, avoid: [] })
    shop.sandbox.context.state.carts[CUSTOMER] = [
      {
        ...{ cartItemId: 'ci_1', menuItemId: 'bubble-tea', quantity: 2, price: 800, servingQuantityId: 'large' },
        ...{ specialInstructions: 'Less ice', customOptionGroups: OAT },
      },
    ]
  })
  return {
    shop,
    open: async (query = '') => {
      shop.show(routes, TEA + query)
      await submit()
    },
    lines: () => shop.sandbox.context.state.carts[CUSTOMER]!,
    writes: () => shop.sandbox.context.requestLog.filter(({ method }) => method !== 'GET').map(({ method }) => method),
  }
}
