import { QueryObserver } from '@tanstack/react-query'
import { act, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ADDRESS, delivery, orderOf } from '../../../tests/sandbox/orders'
import { watchEvents } from '../../../tests/setup/events'
import { hookIn } from '../../../tests/setup/hook'
import { CUSTOMER, customersShop } from '../../../tests/setup/shop'
import { orderQueries } from '../../api/queries/orders'
import { restaurantQueries } from '../../api/queries/restaurant'
import { usePlaceOrder } from '../../features/checkout/use-place-order'
import { watchPlacements } from './placement-events'

const shop = customersShop(5)
const events = watchEvents(() => watchPlacements(shop.client))

it('an order that is placed sends how it goes out and how it is paid, each with its dishes and its promo code', async () => {
  const address = { id: 'adr_home', label: 'Home', isDefault: true, deliverable: true, address: ADDRESS }
  shop.sandbox.context.state.addresses = { [CUSTOMER]: [address] }
  const { client } = shop
  await client.fetchQuery(restaurantQueries.profile())
  const query = orderQueries.quote(CUSTOMER, '5 lemonades', { ...delivery('adr_home'), promoCode: 'MARKET10' })
  const stopQuote = new QueryObserver(client, query).subscribe(() => {})
  const quote = await client.fetchQuery(query)
  const { returnUrl: _, ...body } = orderOf(quote)
  const { result } = hookIn(shop, () => usePlaceOrder(CUSTOMER))
  act(() => result.current.place({ ...body, signature: '5 lemonades', quoted: quote }))
  await waitFor(() => expect(shop.assign).toHaveBeenCalledOnce())
  stopQuote()

  const items = [{ item_id: 'tamarind-lemonade', item_name: 'Tamarind lemonade', price: 4.5, quantity: 5 }]
  const placed = { currency: 'USD', value: 22.5, items, coupon: 'MARKET10', discount: quote.totals.discount / 100 }
  expect(quote.totals.discount).toBeGreaterThan(0)
  expect(events.map(({ name, params }) => ({ name, params }))).toEqual([
    { name: 'add_shipping_info', params: { ...placed, shipping_tier: 'DELIVERY' } },
    { name: 'add_payment_info', params: { ...placed, payment_type: 'HOSTED' } },
  ])
})
