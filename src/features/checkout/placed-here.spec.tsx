import { QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { expectLog } from '../../../tests/setup/log'
import { createShop, CUSTOMER, type Shop } from '../../../tests/setup/shop'
import { orderOf, PICKUP } from '../../../tests/sandbox/orders'
import { orderQueries } from '../../api/queries/orders'
import { stageOf } from '../../stores/purchases'
import { sendOrder, type Placement } from './send-order'
import { useUnconfirmedOrder } from './use-unconfirmed-order'

const ORDERS = `/api/v1/restaurants/tamarind-row/users/${CUSTOMER}/orders`
let shop: Shop
let placement: Placement
const stages = () => shop.sandbox.context.state.orders.map(({ id }) => stageOf(id))
const lose = () => shop.sandbox.context.scenarios.start({ name: 'lost-answer', match: `POST ${ORDERS}`, times: 1 })

beforeEach(async () => {
  vi.stubEnv('VITE_EVENTS', 'dataLayer')
  shop = createShop()
  shop.signIn()
  shop.stock(4)
  const quote = await shop.client.fetchQuery(orderQueries.quote(CUSTOMER, '4 lemonades', PICKUP))
  const { returnUrl: _, ...body } = orderOf(quote)
  placement = { ...body, signature: '4 lemonades', quoted: quote }
})
afterEach(() => vi.unstubAllEnvs())

it('an order is remembered for its purchase event once it is placed', async () => {
  await sendOrder(CUSTOMER, placement)
  expect(stages()).toEqual(['placed'])
})

it('so is one whose answer was lost, once it is found', async () => {
  expectLog(/Failed to place your order/)
  lose()
  await sendOrder(CUSTOMER, placement)
  expect(stages()).toEqual(['placed'])
})

it('so is one that is found only after a reload', async () => {
  expectLog(/Failed to place your order/, /Failed to load your orders/)
  lose()
  shop.sandbox.context.scenarios.start({ name: 'fail', status: 500, match: `GET ${ORDERS}`, times: 1 })
  await expect(sendOrder(CUSTOMER, placement)).rejects.toThrow()
  expect(stages()).toEqual([undefined])
  renderHook(() => useUnconfirmedOrder(CUSTOMER, false), {
    wrapper: ({ children }) => <QueryClientProvider client={shop.client}>{children}</QueryClientProvider>,
  })
  await waitFor(() => expect(stages()).toEqual(['placed']))
  await act(async () => {})
})

it('after a refusal of consent, or without a destination for events, nothing is stored', async () => {
  localStorage.setItem('analytics-consent', 'denied')
  await sendOrder(CUSTOMER, placement)
  expect(stages()).toEqual([undefined])
  localStorage.removeItem('analytics-consent')
  vi.stubEnv('VITE_EVENTS', '')
  await sendOrder(CUSTOMER, placement)
  expect(stages()).toEqual([undefined])
  expect(localStorage.getItem('tracked-orders')).toBeNull()
})
