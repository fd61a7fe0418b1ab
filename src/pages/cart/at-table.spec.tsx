import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { hookIn } from '../../../tests/setup/hook'
import { CUSTOMER, customersShop, quiet } from '../../../tests/setup/shop'
import { quotesKey } from '../../api/queries/orders'
import { useWantedTime } from '../../features/menu/use-wanted-time'
import { fulfilmentChosen } from '../../stores/fulfilment'
import { tableLeft, tableTaken } from '../../stores/table'
import { CartPage } from './CartPage'

const LATER = '2099-11-21T00:00:00Z'
const shop = customersShop(3)
beforeEach(() => {
  fulfilmentChosen({ type: 'DELIVERY', requestedTime: LATER })
  act(() => tableTaken({ id: '12', name: '12' }))
})

it('at a table, where a delivery for later was chosen before, the cart has the minimum and the prices of an order at once', async () => {
  shop.show(<CartPage />, '/cart')
  await screen.findByRole('list', { name: 'Cart' })
  await quiet()
  expect(screen.getAllByRole('button', { name: 'Table 12' })).not.toHaveLength(0)
  expect(screen.queryByText(/to reach the minimum order/)).toBeNull()
  const asked = shop.client.getQueryCache().findAll({ queryKey: quotesKey(CUSTOMER) })
  expect(asked.map(({ queryKey }) => queryKey.at(-1))).toMatchObject([
    { fulfilment: { type: 'PICKUP', requestedTime: null, tableId: '12' } },
  ])
  act(tableLeft)
  expect(await screen.findByText(/to reach the minimum order of \$20\.00/)).toBeTruthy()
  await quiet()
})

it('at a table, where a delivery for later was chosen before, the menu is that of now', async () => {
  const { result } = hookIn(shop, useWantedTime)
  await waitFor(() => expect(result.current.timeZone).toBe('America/New_York'))
  expect(result.current).toMatchObject({ at: null, isChosen: false })
  act(tableLeft)
  expect(result.current).toMatchObject({ at: LATER, isChosen: true })
})
