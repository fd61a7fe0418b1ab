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

it('F43 an order paid in another tab leads from the payment to the thanks at once, and not in circles', async () => {
  const id = await shop.order('DECLINED')
  await shop.client.fetchQuery(orderQueries.detail(CUSTOMER, id))
  order().payment.status = 'PAID'
  receive(order(), shop.sandbox.context)
  shop.show(pages, `/payment-return?orderId=${id}`)
  expect(await screen.findByRole('heading', { name: 'Thank you' })).toBeTruthy()
  await quiet()
  expect(shop.place()).toBe(`/order-success?orderId=${id}`)
  expect(shop.requests(`GET /api/v1/restaurants/tamarind-row/users/${CUSTOMER}/orders/${id}/payment`)).toBe(1)
})

it('F43 a payment seen as paid leads to the thanks, however late the order itself says so', async () => {
  const id = await shop.order('DECLINED')
  altered<object>('/payment', (payment) => ({ ...payment, status: 'PAID' }))
  shop.show(pages, `/payment-return?orderId=${id}`)
  expect(await screen.findByRole('heading', { name: 'Thank you' })).toBeTruthy()
  await quiet()
  expect(shop.place()).toBe(`/order-success?orderId=${id}`)
  expect(screen.queryByText(/declined/i)).toBeNull()
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

it('an order whose payment is known before its status is thanked for, and does not lead in circles', async () => {
  const id = await shop.order('PENDING')
  order().payment.status = 'PAID'
  shop.show(pages, `/order-success?orderId=${id}`)
  expect(await screen.findByRole('heading', { name: 'Thank you' })).toBeTruthy()
  await quiet()
  expect(shop.place()).toBe(`/order-success?orderId=${id}`)
})
