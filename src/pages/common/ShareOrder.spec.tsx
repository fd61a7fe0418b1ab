import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { customersShop } from '../../../tests/setup/shop'
import { OrdersPage } from '../account/OrdersPage'
import { linkTo, type SharedLine } from './ShareOrder'

const shop = customersShop()
const option = (optionId: string, quantity = 1, more = {}) => ({ optionId, name: 'x', quantity, price: 0, ...more })
const LINE: SharedLine = {
  ...{ menuItemId: 'noodles', servingQuantityId: 'large', quantity: 2, price: 1450 },
  customOptionGroups: [
    {
      ...{ groupId: 'broth', name: 'Broth' },
      options: [
        option('miso', 1, { customOptionGroups: [{ groupId: 'oil', name: 'Oil', options: [option('chili', 3)] }] }),
      ],
    },
    { groupId: 'more', name: 'More', options: [option('egg', 2)] },
  ],
}

it('a line is shared with its size, all its choices and its price, and without what was asked of the kitchen', () => {
  const shared = { ...LINE, specialInstructions: 'For Ada, no onions' }
  expect(linkTo([shared], 'USD')).toBe('/menu?add=2xnoodles:large+broth.miso+3xbroth.miso.oil.chili+2xmore.egg@14.50')
})

it('a past order can be shared, unless it is more than a link holds', async () => {
  await shop.completed()
  const share = vi.fn(() => Promise.resolve())
  vi.stubGlobal('navigator', { ...navigator, share })
  shop.show(<OrdersPage />, '/account/orders')
  const order = await screen.findByRole('listitem', { name: 'Order 1000' })
  fireEvent.click(within(order).getByRole('button', { name: 'Share this order', description: 'Order 1000' }))
  await waitFor(() =>
    expect(share).toHaveBeenCalledWith({
      title: 'Tamarind Row',
      url: `${window.location.origin}/menu?add=4xtamarind-lemonade@4.50`,
    }),
  )
  expect(
    linkTo(
      Array.from({ length: 51 }, () => LINE),
      'USD',
    ),
  ).toBeNull()
})
