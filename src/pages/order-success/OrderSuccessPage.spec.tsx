import { screen, waitFor } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { expect, it } from 'vitest'
import { altered } from '../../../tests/setup/altered'
import { CUSTOMER, customersShop, quiet } from '../../../tests/setup/shop'
import { orderQueries } from '../../api/queries/orders'
import { cancelOrder } from '../../sandbox/rules/orders'
import { receive } from '../../sandbox/rules/payments'
import { PaymentReturnPage } from '../payment-return/PaymentReturnPage'
import { OrderSuccessPage } from './OrderSuccessPage'

const shop = customersShop()

const order = () => shop.sandbox.context.state.orders[0]!
const pages = (
  <Routes>
    <Route path="/order-success" element={<OrderSuccessPage />} />
    <Route path="/payment-return" element={<PaymentReturnPage />} />
    <Route path="*" element={null} />
  </Routes>
)

it('the page thanks only for an order that is under way: a cancelled one is shown as it is', async () => {
  const id = await shop.order('PAID')
  receive(order(), shop.sandbox.context)
  cancelOrder(order(), shop.sandbox.context)
  shop.show(pages, `/order-success?orderId=${id}`)
  await waitFor(() => expect(shop.place()).toBe(`/track-order?orderId=${id}`))
  expect(screen.queryByText('Thank you')).toBeNull()
})

it.each<[string, 'DECLINED' | 'PENDING', string, (id: string) => unknown, number]>([
  [
    'F43 an order paid in another tab leads from the payment to the thanks at once',
    ...(['DECLINED', '/payment-return'] as const),
    async (id) => {
      await shop.client.fetchQuery(orderQueries.detail(CUSTOMER, id))
      order().payment.status = 'PAID'
      receive(order(), shop.sandbox.context)
    },
    1,
  ],
  [
    'F43 a payment seen as paid leads to the thanks, however late the order itself says so',
    ...(['DECLINED', '/payment-return'] as const),
    () => altered<object>('/payment', (payment) => ({ ...payment, status: 'PAID' })),
    1,
  ],
  [
    'an order whose payment is known before its status is thanked for',
    ...(['PENDING', '/order-success'] as const),
    () => (order().payment.status = 'PAID'),
    0,
  ],
])('%s, and not in circles', async (_, status, path, happens, looks) => {
  const id = await shop.order(status)
  await happens(id)
  shop.show(pages, `${path}?orderId=${id}`)
  expect(await screen.findByRole('heading', { name: 'Thank you' })).toBeTruthy()
  await quiet()
  expect(shop.place()).toBe(`/order-success?orderId=${id}`)
  expect(screen.queryByText(/declined/i)).toBeNull()
  expect(shop.requests(`GET /api/v1/restaurants/tamarind-row/users/${CUSTOMER}/orders/${id}/payment`)).toBe(looks)
})

it('an order with payment at the restaurant shows what is to be paid, and its link to share', async () => {
  const id = await shop.order('PENDING')
  order().payment = { status: 'PENDING', method: 'AT_RESTAURANT', sessionId: null }
  receive(order(), shop.sandbox.context)
  shop.show(pages, `/order-success?orderId=${id}`)
  expect(await screen.findByText('Please pay $19.60 at the restaurant.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Track order' }).getAttribute('href')).toBe(
    `/track-order?orderId=${id}&token=${order().trackingToken}`,
  )
})

it.each([
  [0, 'Ada, your order is with the kitchen. Your number is', /^Ready around \d+:/],
  [3, 'Ada, your order is planned. Your number is', /^Planned for \w+day/],
])('an order for %i days later says where it is', async (days, words, due) => {
  const id = await shop.order('PAID')
  receive(order(), shop.sandbox.context)
  const { fulfilment } = order()
  fulfilment.readyAt = new Date(Date.parse(fulfilment.readyAt) + days * 24 * 60 * 60_000).toISOString()
  shop.show(pages, `/order-success?orderId=${id}`)
  expect(await screen.findByText(words, { exact: false })).toBeTruthy()
  expect(screen.getByText((_, element) => element?.tagName === 'P' && due.test(element.textContent))).toBeTruthy()
})
